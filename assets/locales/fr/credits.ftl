# De quoi Bergerie est fait, et par qui.

credits = À propos
credits-version = Version { $version }
credits-crates = { $licence } : { $crates }
