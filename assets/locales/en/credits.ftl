# What Bergerie is made of, and by whom.

credits = About
credits-version = Version { $version }
credits-crates = { $licence }: { $crates }
