# Photographier la table.

photo = Prendre une photo (C)
photo-about = Glisser pour tourner ; du bouton droit ou à deux doigts, pour déplacer. Molette ou deux doigts : plus près. Échap quitte.
photo-shoot = Prendre la photo (Entrée)
photo-day = Lumière : après-midi (L)
photo-dusk = Lumière : crépuscule (L)
photo-winter = Lumière : hiver (L)
photo-deep = Profondeur : seul le milieu est net (D)
photo-sharp = Profondeur : tout est net (D)
photo-leave = Retour à la partie (Échap)
photo-file = La photo est dans le fichier { $path }
photo-downloaded = La photo est téléchargée sous le nom { $name }.
photo-download-shut = Le navigateur ne permet pas de téléchargement ici. Autorisez-les pour cette page, puis reprenez la photo.
photo-failed = La carte graphique ne rend pas d’image. Reprenez la photo ; si rien n’y fait, choisissez une qualité d’image plus basse dans les réglages (F2).
