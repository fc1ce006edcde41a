# Records of matches.
