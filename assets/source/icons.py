#!/usr/bin/env python3
"""icons.py PHOSPHOR_PACKAGE OUT.ttf   the icons that a board game needs, out of the font of @phosphor-icons/web"""

import os
import re
import sys

from fontTools import subset, ttLib

SOURCE, OUT = sys.argv[1] + '/src/regular', sys.argv[2]
NEEDED = (
    'play pause gear house arrow-counter-clockwise arrow-clockwise question users user robot speaker-high '
    'speaker-slash trophy dice-five x check list camera globe book-open lightbulb flag crown star '
    'books pencil-simple trash copy clipboard-text download-simple link '
    'sun sun-horizon snowflake aperture circle-dashed frame-corners'
).split()

css = open(SOURCE + '/style.css').read()
codes = dict(re.findall(r'\.ph\.ph-([a-z-]+):before \{\s*content: "\\([0-9a-f]+)"', css))
font = ttLib.TTFont(SOURCE + '/Phosphor.ttf', recalcTimestamp=False)
subsetter = subset.Subsetter(subset.Options())
subsetter.populate(unicodes=[int(codes[name], 16) for name in NEEDED])
subsetter.subset(font)
font.save(OUT)
print(OUT, len(NEEDED), 'icons', os.path.getsize(OUT), 'bytes')
