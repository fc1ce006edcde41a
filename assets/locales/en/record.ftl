# Records: what is wrong with a file, where, and what to do about it.

record-broken-at-line = Line { $line }: { $reason }
record-broken-at-ply = Line { $line }, turn { $ply }: { $reason }

record-file-missing = There is no file { $path }. Is its name spelled right?
record-file-forbidden = The file { $path } may not be read. Please check its permissions.
record-file-folder = { $path } is a folder. Please choose a record in it.
record-file-unreadable = The file { $path } cannot be read: { $fault }.
record-too-large = This file is too large to be a match; at most { $limit } MiB are read. Is it the right one?

record-not-utf8 = Byte { $byte } is not UTF-8 text. Please save the file as UTF-8.
record-control = Character { $column } is an invisible control character ({ $code }). Please remove it.
record-line-long = This line is too long; it may have { $limit } bytes at most. A long comment can go on several lines.

record-no-game = The record does not say which game it is. It needs a line like [Game "enclos"] at its beginning.
record-tag-form = A tag looks like [Name "value"], with \" for a quotation mark and \\ for a backslash; this one does not: { $text }
record-tag-twice = The tag { $tag } already stands on line { $first }. Please keep only one of them.
record-tag-late = Tags stand before the first turn. Please move this one up: { $text }
record-tag-told = The tag { $tag } follows from the match itself and cannot be set.
record-seed = “{ $text }” is not a seed of dice: it must be a whole number.
record-seed-late = Throws have been made already: seeded dice must be there from the first.
record-time-control = A time control looks like “300+3”, the seconds for each side and those that every turn adds, and not like “{ $text }”.
record-time-left = “{ $text }” does not tell the seconds that are left to both sides, as “287,300” does.
record-clock-seats = Only a match of two can be played with clocks.
record-clock-missing = Time is left, but there are no clocks: a tag like [TimeControl "300+3"] is missing.
record-result = The result given is “{ $said }”, but the turns lead to “{ $result }”. Please correct it, or look for turns that are missing.

record-line-form = This is neither a tag, nor a comment, nor a turn that begins with “{ $due }. ”: { $text }
record-number = The turn is numbered { $number }, but turn { $due } comes next.
record-unfinished = This turn is not finished: { $text }
record-after-end = The match is already over here ({ $result }). Please remove what follows.

record-save-version = This match was kept by another version of Bergerie (its saves have the number “{ $version }”). Nothing has been changed in it; please open it with the newest version.
record-save-cursor = The file was left at turn “{ $text }”, but it does not hold so many: its end is missing.
record-save-begun = The turn that had begun, “{ $text }”, cannot have been left like that.

record-link-letter = “{ $letter }” has no place in a link to a match. Was all of it copied, and nothing else?
record-link-damaged = The link does not lead to a match: letters are missing or wrong. Was all of it copied?
record-link-version = The link was made by another version of Bergerie (number { $version }). Please open it with the newest one.
record-link-long = The link is too long for a match.

record-copied-empty = The clipboard holds no text. Copy a match first: a link, or its record.
record-copied-nothing = What was copied is no match of Bergerie. A link to one has #m= in it, and a record begins with [Game.
