# Taking a picture of the table.

photo = Take a picture (C)
photo-about = Drag to turn; with the right button, or two fingers, to move. Wheel or two fingers: nearer. Esc leaves.
photo-shoot = Take the picture (Enter)
photo-day = Light: afternoon (L)
photo-dusk = Light: dusk (L)
photo-winter = Light: winter (L)
photo-deep = Depth: only the middle is sharp (D)
photo-sharp = Depth: all is sharp (D)
photo-leave = Back to the match (Esc)
photo-file = The picture is in the file { $path }
photo-downloaded = The picture is downloaded as { $name }.
photo-download-shut = The browser allows no download here. Allow downloads for this page, and take the picture again.
photo-failed = The graphics device gives no picture back. Take it again; where that does not help, choose a lower picture quality in the settings (F2).
