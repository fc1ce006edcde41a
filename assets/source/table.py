#!/usr/bin/env python3
"""table.py OUTDIR   the round table with its cloth, on which every board stands"""

import math
import os
import sys

import numpy as np

from artkit import (
    Soup,
    corner_data,
    empty,
    export,
    finishit,
    join,
    lathe,
    mixc,
    ntris,
    parent,
    reset,
    srgb,
    uvbox,
    uvlathe,
)
import bmesh  # which is there once bpy has been imported

OUT = sys.argv[1]
reset()
rng = np.random.default_rng(8)
ob = []
RT, RC, n = 17.0, 12.6, 10
w = 2 * RT / n
S = Soup()
uvs = []
for k in range(n):  # planks along x, clipped by the circle
    y0, y1 = -RT + k * w + 0.02, -RT + (k + 1) * w - 0.02
    ys = np.linspace(y0, y1, 5)
    rows = []
    tone = srgb(('#8a5a34', '#7c4e2b', '#93623a')[k % 3]) * rng.uniform(0.92, 1.06)
    v = []
    for q, y in enumerate(ys):
        h = math.sqrt(max(RT * RT - y * y, 0.01))
        rows.append([(-h + 2 * h * i / 12, y, -0.05 - (0.02 if q in (0, 4) else 0)) for i in range(13)])
        v += rows[-1]
    S.add(
        v,
        [
            (q * 13 + i, q * 13 + i + 1, (q + 1) * 13 + i + 1, (q + 1) * 13 + i)
            for q in range(4)
            for i in range(12)
        ],
        tone,
    )
    off = rng.uniform(0, 1, 2)
    uvs += [(p[0] * 0.16 + off[0], p[1] * 0.16 + off[1]) for p in v]
t = S.obj('planks', 'wood', None)
vi, _, _ = corner_data(t)
t.data.uv_layers['UVMap'].data.foreach_set('uv', np.array(uvs, np.float32)[vi].ravel())
ob.append(t)
e = lathe(
    'edge',
    [
        (RT - 0.02, -0.09),
        (RT, -0.07),
        (RT + 0.12, -0.10),
        (RT + 0.16, -0.30),
        (RT + 0.05, -0.70),
        (RT - 0.6, -0.80),
    ][::-1],
    96,
    '#6d4424',
    'wood',
    40,
)
uvlathe(e, 12, 0.3)
ob.append(e)
c0, c1, hem, thread = srgb('#738a8c'), srgb('#566d72'), srgb('#3f565c'), srgb('#d9c9a0')
rad = [0, 2, 4, 6, 8, 9.5, 11, 11.9, 11.95, 12.05, 12.1, 12.45, 12.6]
m = 96
prof = [(r, 0 if r < 12.5 else -0.015) for r in rad] + [(RC + 0.03, -0.05)]


def cloth(P, N):
    r = np.hypot(P[:, 0], P[:, 1])
    c = mixc(c0, c1, np.clip(r / 11, 0, 1) ** 1.6)
    c = mixc(c, np.array(hem), (r > 12.07) * 1.0)
    st = np.abs(r - 12.0) < 0.06
    return mixc(c, thread, st * 0.8)


o = lathe('cloth', prof[::-1], m, cloth, 'felt', 30)
bm = bmesh.new()
bm.from_mesh(o.data)
if sum(f.normal.z for f in bm.faces) < 0:
    bmesh.ops.reverse_faces(bm, faces=bm.faces)
bm.to_mesh(o.data)
bm.free()
o.data.update()
finishit(o, cloth, 'felt', 30)
uvbox(o, 0.45)
ob.append(o)
o = join('table_mesh', *ob)
root = empty('table')
parent(o, root)
print('[tris]', ntris([o]))
print(os.path.getsize(export(OUT, 'table', [root])))
