# La fenêtre : ses écrans, panneaux et réglages.
