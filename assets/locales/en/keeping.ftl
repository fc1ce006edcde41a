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
shelf-remove = Take off the shelf
shelf-put-back = { $count ->
    [0] Put back
    [one] Put back (one taken off)
   *[other] Put back ({ $count } taken off)
}
