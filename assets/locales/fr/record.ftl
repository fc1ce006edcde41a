# Les parties enregistrées.
