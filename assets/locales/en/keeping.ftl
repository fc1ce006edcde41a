# What is kept: matches and settings, and what keeps them from being kept.

keeping-continue = Continue: { $game }, turn { $ply }
keeping-broken = The match kept as { $name } cannot be read to its end. { $reason } The file stays as it is; what is good in it can be played on as a match of its own.
keeping-full = The disk is full, so the match cannot be saved in { $place }. Nothing is lost while the window is open: make some room, and the next turn saves all.
keeping-full-browser = The browser has no room left for this page, so the match cannot be saved. Nothing is lost while the page is open.
keeping-forbidden = Nothing may be written in { $place }, so the match cannot be saved. Nothing is lost while the window is open: allow it, or name another folder in BERGERIE_DATA the next time.
keeping-fault = The match cannot be saved in { $place }: { $fault }. Nothing is lost while the window is open; the next turn tries again.
keeping-off = The browser keeps nothing for this page, as in a private window: matches and settings last until it is closed.

shelf = Shelf
shelf-key = All matches
shelf-count = { $count ->
    [0] no match
    [one] one match
   *[other] { $count } matches
}
shelf-empty = Every match comes here by itself with its first turn.
shelf-ply = Turn { $ply }, not finished
shelf-broken = Cannot be read: { $reason }
shelf-rename = What is the match called?
shelf-name-or-pass = Name it, or pass it on
shelf-remove = Take off the shelf
shelf-put-back = { $count ->
    [0] Put back
    [one] Put back (one taken off)
   *[other] Put back ({ $count } taken off)
}
shelf-all-games = All games
shelf-unfinished = Not finished
shelf-count-of = { $shown } of { $count }
shelf-none = No match is like that.

day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

sharing = Pass the match on
sharing-title = Pass on
sharing-key = Pass the match on (Ctrl+C copies a link)
sharing-link = Copy a link
sharing-record = Copy the record
sharing-export = Save as a file
sharing-about = Ctrl+C copies a link, Ctrl+Shift+C the record; Ctrl+V opens what was copied.
sharing-paste = Open a match that was copied (Ctrl+V)
sharing-link-copied = The link is copied. Whoever pastes it into Bergerie with Ctrl+V has the match; in a terminal: bergerie replay 'LINK'
sharing-address-copied = The link is copied: whoever opens it has the match before them.
sharing-record-copied = The record is copied as text. Ctrl+V in Bergerie opens it.
sharing-file = The match is in the file { $path }
sharing-file-full = The disk is full, so no file can be written to { $place }. Make some room, and try again.
sharing-file-forbidden = Nothing may be written in { $place }. Allow it, or name another folder in BERGERIE_DATA the next time.
sharing-file-fault = No file can be written to { $place }: { $fault }
sharing-downloaded = The match is downloaded as { $name }.
sharing-download-shut = The browser allows no download here. Copy the record instead.
sharing-clipboard-fault = The clipboard does not answer: { $fault }. Save the match as a file instead; a file that is dropped on the window is opened.
sharing-clipboard-shut = The browser keeps its clipboard shut. Allow it for this page, press Ctrl+V to paste, or use a file: one that is dropped on the page is opened.
