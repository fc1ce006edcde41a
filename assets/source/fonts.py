#!/usr/bin/env python3
"""fonts.py IN.woff2 OUT.ttf : unpack a @fontsource woff2 to TTF for egui, subset to Latin + French + symbols (needs
fonttools brotli skia-pathops)"""

import os
import sys

from fontTools import subset, ttLib
from fontTools.ttLib.removeOverlaps import removeOverlaps

U = [*range(0x20, 0x7F), *range(0xA0, 0x100)] + [ord(c) for c in 'ŒœŸ–—‘’“”…\u202f•€×−']
f = ttLib.TTFont(sys.argv[1], recalcTimestamp=False)
o = subset.Options()
o.layout_features = ['kern', 'liga', 'mark', 'mkmk', 'tnum', 'lnum']
o.hinting = False
s = subset.Subsetter(o)
s.populate(unicodes=U)
s.subset(f)
# Letters of variable fonts are pieces that lie over each other; where they do, egui draws edges too dark.
removeOverlaps(f)
f.flavor = None
f.save(sys.argv[2])
have = set(f.getBestCmap())
miss = [chr(c) for c in map(ord, 'éèêëàâäçîïôöùûüÿœæÉÈÀÇŒÆ«»’…– ') if c not in have]
print(sys.argv[2], os.path.getsize(sys.argv[2]), 'bytes; missing French:', miss or 'none')
