#!/usr/bin/env python3
"""weight.py [FOLDER]   what the game's assets weigh, as they are and compressed with Brotli, by kind.
Exits with 1 where models, textures and sounds together are over what a browser may be asked to fetch."""

import glob
import os
import sys

import brotli

MOST = 4_000_000

folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), '..')
heavy = 0
for kind in ('models', 'textures', 'sounds', 'fonts', 'boards'):
    raw = squeezed = 0
    for path in glob.glob(f'{folder}/{kind}/*'):
        with open(path, 'rb') as file:
            data = file.read()
        raw += len(data)
        squeezed += min(len(data), len(brotli.compress(data, quality=11)))
    print(f'{kind:<10}{raw:>10}{squeezed:>10}')
    heavy += squeezed if kind in ('models', 'textures', 'sounds') else 0
print(f'models, textures and sounds with Brotli: {heavy} of {MOST} bytes')
sys.exit(heavy > MOST)
