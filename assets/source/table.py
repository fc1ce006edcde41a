#!/usr/bin/env python3
"""table.py OUTDIR   the round table with its cloth, on which every board stands, and what lies beside the cloth

All that lies on the table is beyond 12.6 from its middle, where no board reaches, and low in front: the camera looks
over it."""

import math
import os
import sys

import numpy as np

from artkit import (
    R,
    Soup,
    bake_ao,
    box,
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
    select,
    smooth_profile,
    srgb,
    uvbox,
    uvlathe,
    vnoise,
)
import bmesh  # which is there once bpy has been imported
import bpy

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
    faces = [
        (q * 13 + i, q * 13 + i + 1, (q + 1) * 13 + i + 1, (q + 1) * 13 + i)
        for q in range(4)
        for i in range(12)
    ]
    # What lies under the cloth is never seen, and would be painted all the same.
    S.add(
        v,
        [face for face in faces if max(math.hypot(v[c][0], v[c][1]) for c in face) > RC],
        tone,
    )
    off = rng.uniform(0, 1, 2)
    uvs += [(p[0] * 0.16 + off[0], p[1] * 0.16 + off[1]) for p in v]
# Between the planks, and where their ends fall short of the rim, there is dark wood and no hole.
m = 96
v = [(r * math.cos(2 * math.pi * i / m), r * math.sin(2 * math.pi * i / m), -0.1) for r in (RC - 0.3, RT) for i in range(m)]
S.add(v, [(i, m + i, m + (i + 1) % m, (i + 1) % m) for i in range(m)], srgb('#3d2616'))
uvs += [(p[0] * 0.16, p[1] * 0.16) for p in v]
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
rad = [0, 6, 9.5, 11, 11.9, 11.95, 12.05, 12.1, 12.45, 12.6]
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
# ------------------------------------------------------------------ embroidery on the cloth
S = Soup()
gold, rose = srgb('#dcc894'), srgb('#c08a76')
N = 88
for i in range(N):
    a = 2 * math.pi * i / N
    at = lambda r, t: (r * math.cos(a + t), r * math.sin(a + t), 0.006)
    if i % 2 == 0:
        S.add([at(11.28, 0), at(11.5, 0.016), at(11.72, 0), at(11.5, -0.016)], [(3, 2, 1, 0)], gold)
    else:
        S.add([at(11.42, 0), at(11.5, 0.006), at(11.58, 0), at(11.5, -0.006)], [(3, 2, 1, 0)], rose)
for r in (11.12, 11.84):
    for i in range(N * 2):
        a, b = 2 * math.pi * i / (N * 2), 2 * math.pi * (i + 0.6) / (N * 2)
        P = [(q * math.cos(t), q * math.sin(t), 0.006) for q, t in ((r, a), (r + 0.05, a), (r + 0.05, b), (r, b))]
        S.add(P, [(0, 1, 2, 3)], gold)
ob.append(S.obj('embroidery', 'felt', None))

# ------------------------------------------------------------------ what lies beside the cloth
PLANK = -0.05
things = []  # all of them, for the shade they give each other


def put(o, at, turn=0.0, uv=0.5):
    """puts a thing on the planks; x and y are the table's"""
    uvbox(o, uv)
    o.location, o.rotation_euler = (at[0], at[1], PLANK + at[2]), (0, 0, R(turn))
    select(o)
    bpy.ops.object.transform_apply(location=True, rotation=True)
    things.append(o)
    return o


def turned(name, profile, at, color, finish='paint', seg=18, n=2):
    return put(lathe(name, smooth_profile(profile, n) if n else profile, seg, color, finish, 40), at)


def tube(line, r, color, finish='paint', sides=7, closed=False):
    """a rope or a wire along a line"""
    L = np.array(line, float)
    T = np.roll(L, -1, 0) - np.roll(L, 1, 0) if closed else np.gradient(L, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    up = np.where(np.abs(T[:, 2:3]) > 0.9, np.array([[1.0, 0, 0]]), np.array([[0, 0, 1.0]]))
    A = np.cross(T, up)
    A /= np.linalg.norm(A, axis=1, keepdims=True)
    B = np.cross(T, A)
    k = np.arange(sides) * 2 * math.pi / sides
    radius = np.broadcast_to(r, len(L))
    v = (L[:, None] + radius[:, None, None] * (np.cos(k)[None, :, None] * A[:, None] + np.sin(k)[None, :, None] * B[:, None])).reshape(-1, 3)
    rows = len(L)
    f = [
        (q * sides + i, ((q + 1) % rows) * sides + i, ((q + 1) % rows) * sides + (i + 1) % sides, q * sides + (i + 1) % sides)
        for q in range(rows if closed else rows - 1)
        for i in range(sides)
    ]
    S = Soup()
    S.add(v, [t[::-1] for t in f], srgb(color) if isinstance(color, str) else color)
    return S.obj('tube', finish, None)


def disc(r, z, colors, n=20, sx=1.0, at=(0, 0)):
    v = [(at[0], at[1], z)] + [(at[0] + sx * r * math.cos(2 * math.pi * i / n), at[1] + r * math.sin(2 * math.pi * i / n), z) for i in range(n)]
    return v, [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)], np.array([colors[0]] + [colors[1]] * n)


def sheep_sign(at, k, turn, z):
    """the sheep of the box's lid and the booklet's cover, cut from paper"""
    S = Soup()
    wool, dark = srgb('#fff8ea'), srgb('#3a2c28')
    for x in (-0.42, 0.38):
        S.add([(x - 0.09, -0.85, 0), (x + 0.09, -0.85, 0), (x + 0.09, -0.2, 0), (x - 0.09, -0.2, 0)], [(0, 1, 2, 3)], dark)
    for i, (x, y, r) in enumerate(
        ((0, 0, 0.55), (-0.55, 0.05, 0.36), (0.55, 0.05, 0.36), (-0.32, 0.38, 0.34), (0.1, 0.48, 0.34), (0.42, 0.34, 0.32), (-0.3, -0.3, 0.32), (0.3, -0.3, 0.32))
    ):
        S.add(*disc(r, 0.004 + 0.001 * i, (wool, wool), 12, 1, (x, y)))
    S.add(*disc(0.30, 0.018, (dark, dark), 12, 0.8, (-0.86, 0.18)))
    S.add(*disc(0.05, 0.022, (wool, wool), 6, 1, (-0.94, 0.26)))
    v = np.array(S.v) * k
    S.v = [tuple(p) for p in v]
    o = S.obj('sign', 'paint', None)
    put(o, (at[0], at[1], z), turn)


# A mug of tea: where it stood before, it has left a ring.
MX, MY = -14.75, -1.9
glaze, band, tea = srgb('#e9e0cf'), srgb('#3f6f86'), srgb('#8a4a1e')


def mug(P, N):
    r, z = np.hypot(P[:, 0], P[:, 1]), P[:, 2]
    c = mixc(glaze, band, ((z > 1.55) & (z < 1.95) & (r > 1.12)) * 1.0)
    return mixc(c, srgb('#b9794c'), ((z < 0.28) & (r > 0.9)) * 1.0)


outside = [(0, 0.0), (0.95, 0.0, 'c'), (1.12, 0.10), (1.22, 0.8), (1.22, 1.7), (1.25, 2.2)]
inside = [(1.20, 2.25), (1.13, 2.2), (1.10, 1.9, 'c')]
turned('mug', outside + inside, (MX, MY, 0), mug)
S = Soup()
S.add(*disc(1.11, 1.92, (srgb('#a25d26'), tea), 24))
put(S.obj('tea', 'paint', None), (MX, MY, 0))
arc = [(1.20 + 0.62 * math.sin(t), 0, 1.18 + 0.66 * math.cos(t)) for t in np.linspace(0.15, math.pi - 0.15, 11)]
put(tube(arc, 0.15, '#e9e0cf'), (MX, MY, 0), 215)
S = Soup()
n = 40
for r0, r1 in ((1.02, 1.14),):
    for i in range(n - 7):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        P = [(q * math.cos(t), q * math.sin(t), 0.006) for q, t in ((r0, a), (r1, a), (r1, b), (r0, b))]
        S.add(P, [(0, 1, 2, 3)], srgb('#6a4224'))
put(S.obj('ring', 'wood', None), (-14.1, -3.55, 0))

# A plate of biscuits, one of them bitten.
PX, PY = -13.7, -6.5


def plate(P, N):
    r = np.hypot(P[:, 0], P[:, 1])
    return mixc(srgb('#f1e8d8'), band, ((r > 1.52) & (r < 1.64)) * 0.9)


turned(
    'plate', [(0, 0.0), (1.0, 0.0, 'c'), (1.75, 0.22), (1.78, 0.27), (1.70, 0.28), (1.05, 0.09, 'c'), (0, 0.08)], (PX, PY, 0), plate,
)


def biscuit(at, turn, tilt=0.0, bitten=False):
    S = Soup()
    n = 20
    edge, top = srgb('#a8682c'), srgb('#dba55c')
    r = []
    for i in range(n):
        a = 2 * math.pi * i / n
        q = 0.62 * (1 + 0.035 * math.cos(10 * a))
        if bitten and abs(a - math.pi) < 0.75:
            q *= 0.52 + 0.10 * math.cos(9 * a)
        r.append(q)
    rows = [(1.0, 0.0, edge * 0.7), (1.0, 0.15, edge), (0.9, 0.20, top)]
    for k, z, c in rows:
        S.v += [(k * r[i] * math.cos(2 * math.pi * i / n), k * r[i] * math.sin(2 * math.pi * i / n), z) for i in range(n)]
        S.c += [c] * n
    S.v.append((0, 0, 0.22))
    S.c.append(top * 1.08)
    for q in range(2):
        S.f += [[q * n + i, q * n + (i + 1) % n, (q + 1) * n + (i + 1) % n, (q + 1) * n + i] for i in range(n)]
    S.f += [[2 * n + i, 2 * n + (i + 1) % n, 3 * n] for i in range(n)]
    for i in range(6):
        a = i * 1.05
        x, y = (0.30 * math.cos(a), 0.30 * math.sin(a)) if i else (0, 0)
        if not (bitten and x < -0.1):
            S.add(*disc(0.055, 0.222, (srgb('#7a4418'),) * 2, 6, 1, (x, y)))
    o = S.obj('biscuit', 'paint', None)
    o.rotation_euler = (0, R(tilt), 0)
    select(o)
    bpy.ops.object.transform_apply(rotation=True)
    put(o, at, turn)


biscuit((PX - 0.55, PY + 0.45, 0.09), 20)
biscuit((PX + 0.65, PY + 0.25, 0.09), 80)
biscuit((PX + 0.02, PY - 0.70, 0.09), 140)
biscuit((PX + 0.05, PY + 0.05, 0.31), 215, 6, True)

# The rule booklet, its pages a little open, and a pencil.
BX, BY, turn = -14.6, 2.6, 14
put(box('pages', (2.5, 3.5, 0.16), '#f4ead2', 'paint', (0.03, 0, 0.10), 0.02, 1), (BX, BY, 0), turn)
put(box('back', (2.62, 3.62, 0.03), '#a63b32', 'paint', (0, 0, 0.015), 0, 1), (BX, BY, 0), turn)
put(box('cover', (2.62, 3.62, 0.04), '#b4453a', 'paint', (0, 0, 0.205), 0.012, 1), (BX, BY, 0), turn)
put(box('label', (2.0, 2.1, 0.02), '#7f9a5c', 'paint', (0.05, 0.2, 0.226), 0, 1), (BX, BY, 0), turn)
put(box('name', (1.7, 0.22, 0.02), '#f3dfb0', 'paint', (0.05, -1.28, 0.226), 0, 1), (BX, BY, 0), turn)
put(box('spine', (0.10, 3.62, 0.24), '#8f3029', 'paint', (-1.30, 0, 0.12), 0.03, 2), (BX, BY, 0), turn)
sheep_sign((BX + 0.1, BY + 0.15), 0.72, turn, 0.24)
put(tube([(-1.3, 0, 0.10), (1.0, 0, 0.10)], 0.10, '#d9a13a', sides=6), (-13.55, 5.6, 0), 58)
put(tube([(1.0, 0, 0.10), (1.32, 0, 0.10)], np.array([0.10, 0.012]), '#e8cfa2', sides=6), (-13.55, 5.6, 0), 58)
put(tube([(-1.55, 0, 0.10), (-1.3, 0, 0.10)], 0.105, '#c8655a', sides=6), (-13.55, 5.6, 0), 58)

# A ball of wool, its thread run out, to the right in front.
WX, WY = 12.6, -8.1
ball = lathe('ball', [(0, 0)] + [(1.0 * math.sin(t), 1.0 - math.cos(t)) for t in np.linspace(0.25, math.pi - 0.25, 9)] + [(0, 2.0)], 18, '#b5545a', 'felt', True)
put(ball, (WX, WY, 0))
for k, (tx, ty, shift) in enumerate(((20, 10, 0), (65, -30, 0.25), (-50, 20, -0.2), (90, 60, 0.1), (10, -65, 0.3), (-20, 75, -0.3))):
    q = np.linspace(0, 2 * math.pi, 22, endpoint=False)
    h = math.sqrt(1 - shift * shift) + 0.01
    P = np.stack([h * np.cos(q), h * np.sin(q), np.full(22, shift)], 1)
    cx, sx, cy, sy = math.cos(R(tx)), math.sin(R(tx)), math.cos(R(ty)), math.sin(R(ty))
    P = P @ np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]]) @ np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    put(tube(P + (0, 0, 1.0), 0.085, ('#c8686c', '#a8464d')[k % 2], 'felt', 5, True), (WX, WY, 0))
thread = [(0.6 + 0.17 * i, -0.75 + 0.5 * math.sin(i * 0.55) - 0.03 * i, 0.07) for i in range(16)]
put(tube(thread, 0.06, '#c8686c', 'felt', 5), (WX, WY, 0))

# A jug of meadow flowers, to the right at the back; tall, but behind every board.
JX, JY = 11.9, 9.6


def jug(P, N):
    z = P[:, 2]
    c = mixc(srgb('#ece2cc'), srgb('#dfcfb2'), vnoise(P, 2.0))
    return mixc(c, band, ((z > 1.1) & (z < 1.25) | (z > 1.35) & (z < 1.42)) * 0.9)


turned('jug', [(0, 0.0), (0.75, 0.0, 'c'), (1.10, 0.55), (1.12, 1.0), (0.72, 1.85), (0.62, 2.2), (0.78, 2.5), (0.70, 2.48), (0.55, 2.2), (0, 2.0)], (JX, JY, 0), jug)
arc = [(0.66 + 0.60 * math.sin(t), 0, 1.62 + 0.62 * math.cos(t)) for t in np.linspace(0.1, math.pi - 0.35, 10)]
put(tube(arc, 0.11, '#ece2cc'), (JX, JY, 0), 20)
for i in range(15):
    a, lean = 2.4 * i, rng.uniform(0.15, 0.95)
    h = rng.uniform(1.5, 2.5) - 0.5 * lean
    tip = np.array([1.25 * lean * math.cos(a), 1.25 * lean * math.sin(a), 2.4 + h])
    foot = np.array([0.3 * math.cos(a), 0.3 * math.sin(a), 2.1])
    stem = [foot + (tip - foot) * t + np.array([0, 0, 0.25 * math.sin(math.pi * t)]) for t in (0, 0.5, 1)]
    put(tube(stem, 0.045, '#5f8a3c', sides=4), (JX, JY, 0))
    petals, heart, r = (('#fff8ea', '#f0ab28', 0.40), ('#e2523f', '#3a2420', 0.42), ('#8f86d8', '#f4e27a', 0.34), ('#ffd94a', '#d98a1c', 0.32))[i % 4]
    out = (tip - foot) / np.linalg.norm(tip - foot)
    side = np.cross(out, (0, 0, 1.0))
    side /= np.linalg.norm(side) + 1e-9
    fore = np.cross(side, out)
    S = Soup()
    n = 12
    v = [tip + 0.04 * out] + [
        tip + (r if q % 2 == 0 else 0.55 * r) * (math.cos(2 * math.pi * q / n) * side + math.sin(2 * math.pi * q / n) * fore) + 0.12 * out * (q % 2 == 0)
        for q in range(n)
    ]
    f = [(0, 1 + (q + 1) % n, 1 + q) for q in range(n)]
    for turned_over in (False, True):
        S.add(v, [t[::-1] for t in f] if turned_over else f, srgb(petals) * (0.8 if turned_over else 1))
    m = 6
    v = [tip + 0.17 * out] + [tip + 0.10 * out + 0.13 * (math.cos(6.2832 * q / m) * side + math.sin(6.2832 * q / m) * fore) for q in range(m)]
    f = [(0, 1 + (q + 1) % m, 1 + q) for q in range(m)]
    S.add(v, f, srgb(heart))
    S.add(v, [t[::-1] for t in f], srgb(heart))
    put(S.obj('bloom', 'paint', None), (JX, JY, 0))
for i in range(9):
    a, k = 0.7 * i + 0.3, rng.uniform(0.8, 1.4)
    tip = (k * math.cos(a), k * math.sin(a), 2.5 + rng.uniform(0.2, 0.9))
    w = 0.16
    v = [(0.4 * math.cos(a), 0.4 * math.sin(a), 2.35), (0.75 * k * math.cos(a) - w * math.sin(a), 0.75 * k * math.sin(a) + w * math.cos(a), tip[2] - 0.05), tip, (0.75 * k * math.cos(a) + w * math.sin(a), 0.75 * k * math.sin(a) - w * math.cos(a), tip[2] - 0.05)]
    S = Soup()
    S.add(v, [(0, 1, 2, 3)], np.array([srgb('#3f6a30'), srgb('#5f8a3c'), srgb('#8fb05a'), srgb('#5f8a3c')]))
    S.add(v, [(3, 2, 1, 0)], srgb('#4c7a34'))
    put(S.obj('leaf', 'paint', None), (JX, JY, 0))

# The box of the game at the back, its lid beside it.
GX, GY, turn = 1.2, 14.9, -6
for name, size, at in (
    ('floor', (6.4, 3.2, 0.12), (0, 0, 0.06)),
    ('front', (6.4, 0.14, 1.0), (0, -1.53, 0.5)),
    ('rear', (6.4, 0.14, 1.0), (0, 1.53, 0.5)),
    ('left', (0.14, 3.2, 1.0), (-3.13, 0, 0.5)),
    ('right', (0.14, 3.2, 1.0), (3.13, 0, 0.5)),
):
    put(box(name, size, '#a8743f', 'wood', at, 0.03, 1), (GX, GY, 0), turn, 0.13)
put(box('lining', (6.1, 2.9, 0.02), '#6f2f2c', 'felt', (0, 0, 0.13), 0, 1), (GX, GY, 0), turn)
put(box('lid', (6.6, 3.3, 0.26), '#94602f', 'wood', (0, 0, 0.13), 0.05, 2), (GX - 6.9, GY - 1.6, 0), turn + 22, 0.13)
put(box('field', (5.4, 2.3, 0.02), '#7f9a5c', 'paint', (0, 0, 0.265), 0, 1), (GX - 6.9, GY - 1.6, 0), turn + 22)
sheep_sign((GX - 6.8, GY - 1.6), 0.95, turn + 22, 0.28)

bake_ao(things, dist=1.2, rays=24, strength=0.7, ground=PLANK, tint=(0.35, 0.2, 0.1))
ob += things
o = join('table_mesh', *ob)
root = empty('table')
parent(o, root)
print('[tris]', ntris([o]))
print(os.path.getsize(export(OUT, 'table', [root])))
