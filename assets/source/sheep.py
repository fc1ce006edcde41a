#!/usr/bin/env python3
"""sheep.py OUTDIR white|black   a sheep with animated nodes; it faces Blender +Y (= Bevy forward -Z)"""

import sys
import time

import bpy
import numpy as np

import sdf
from artkit import (
    R,
    apply,
    bake_ao,
    decimate,
    empty,
    export,
    export_far,
    family,
    finishit,
    join,
    lathe,
    ntris,
    obj,
    parent,
    pivot,
    reset,
    select,
    shape_normals,
    srgb,
    track,
    uvbox,
    uvshear,
)
from sdf import ellipsoid, fib, rot, smin, sphere

OUT, kind = sys.argv[1:3]
C = dict(
    white=dict(
        wool='#fff8ea', wool2='#cbb08a', face='#40332f', muzzle='#6b5549', leg='#33292a', ear='#4a3a37', inner='#a8746c'
    ),
    black=dict(
        wool='#6b5f59', wool2='#2c2420', face='#e3c9a4', muzzle='#f6e6ca', leg='#2a2326', ear='#cfa883', inner='#e59a8c'
    ),
)[kind]
C = {k: srgb(v) for k, v in C.items()}
reset()
rng = np.random.default_rng(4)

# -- fleece: few large curls on an ellipsoid, so that they are seen from afar
c0, R0 = np.array([0, -0.05, 0.43]), np.array([0.245, 0.30, 0.215])
dirs = fib(44)
dirs = dirs[dirs[:, 2] > -0.72]
bumps = [(c0 + d * R0 * rng.uniform(1.04, 1.16), rng.uniform(0.096, 0.126)) for d in dirs]


def body(P):
    d = ellipsoid(P, c0, R0 * 1.08)
    for c, r in bumps:
        d = smin(d, sphere(P, c, r), 0.016)
    return d


def puff(cs, k=0.025):
    def f(P):
        d = None
        for c, r in cs:
            e = sphere(P, c, r)
            d = e if d is None else smin(d, e, k)
        return d

    return f


def wool_paint(curls):
    """light on the top of each curl, shade between them and below"""
    at, size = np.array([c for c, _ in curls]), np.array([r for _, r in curls])

    def paint(P, N):
        out = np.max(1 - np.linalg.norm(P[:, None] - at[None], axis=2) / size, axis=1)
        heart = at[np.argmin(np.linalg.norm(P[:, None] - at[None], axis=2) / size, axis=1)]
        crown = np.clip((P[:, 2] - heart[:, 2]) / size.mean() * 0.5 + 0.5, 0, 1)
        high = np.clip((P[:, 2] - 0.22) / 0.34, 0, 1)
        t = np.clip(0.45 * crown + 0.55 * high + 0.25 + 3.0 * np.minimum(out, 0), 0, 1)[:, None]
        return C['wool2'] * (1 - t) + C['wool'] * t

    return paint


def make(name, f, lo, hi, res, tris, col, fin):
    v, fc = sdf.mesh(f, lo, hi, res)
    o = obj(name, v, fc, '#ffffff', fin)
    s = o.modifiers.new('s', 'SMOOTH')
    s.factor = 0.5
    s.iterations = 2
    apply(o)
    decimate(o, tris)
    finishit(o, col, fin)
    uvbox(o, 1.0)
    uvshear(o, 1.0)
    shape_normals(o, f)
    return o


fl = make('body', body, (-0.44, -0.52, 0.08), (0.44, 0.46, 0.82), 100, 1180, wool_paint(bumps), 'felt')
curls = [((0, -0.40, 0.47), 0.080), ((0, -0.465, 0.43), 0.064), ((0.03, -0.43, 0.51), 0.055)]
tail = make(
    'tail', puff(curls), (-0.12, -0.58, 0.33), (0.12, -0.3, 0.6), 32, 100, wool_paint(curls), 'felt'
)
curls = [
    ((0, 0.335, 0.745), 0.092),
    ((0.080, 0.355, 0.720), 0.070),
    ((-0.080, 0.355, 0.720), 0.070),
    ((0.005, 0.425, 0.740), 0.066),
    ((0.055, 0.400, 0.765), 0.050),
    ((-0.05, 0.395, 0.768), 0.050),
]
tuft = make(
    'tuft', puff(curls, 0.012), (-0.2, 0.21, 0.58), (0.2, 0.54, 0.88), 40, 230, wool_paint(curls), 'felt'
)
# -- head: large for its body, with large eyes set wide, as lambs have them
Rh = rot('x', -28)


def head(P):
    d = ellipsoid(P, (0, 0.44, 0.585), (0.150, 0.160, 0.150))
    d = smin(d, ellipsoid(P, (0, 0.565, 0.500), (0.108, 0.110, 0.092), Rh), 0.09)
    return d


def head_paint(P, N):
    t = np.clip((P[:, 1] - 0.55) / 0.07 - (P[:, 2] - 0.52) * 4, 0, 1)[:, None]
    t = t * t * (3 - 2 * t)
    return C['face'] * (1 - t) + C['muzzle'] * t


def ball(r, at, col, seg, rings, scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=seg, ring_count=rings, radius=r, location=at, scale=scale)
    e = bpy.context.active_object
    bpy.ops.object.transform_apply(location=True, scale=True)
    finishit(e, col, 'felt')
    uvbox(e)
    return e


hd = make('head', head, (-0.2, 0.2, 0.32), (0.2, 0.74, 0.78), 52, 330, head_paint, 'felt')
parts = [tuft]
for s in (-1, 1):

    def ear(P, s=s):
        return smin(
            ellipsoid(
                P, (s * 0.235, 0.40, 0.590), (0.118, 0.062, 0.032), rot('y', s * 24) @ rot('z', s * -12)
            ),
            sphere(P, (s * 0.135, 0.41, 0.63), 0.028),
            0.04,
        )

    def ear_paint(P, N, s=s):
        # Pink inside: it looks forward.
        d = np.linalg.norm((P - (s * 0.245, 0.43, 0.590)) / (0.075, 0.05, 0.04), axis=1)
        t = (np.clip((1 - d) / 0.3, 0, 1) * np.clip(N[:, 1] * 2 + 0.4, 0, 1))[:, None]
        return C['ear'] * (1 - t) + C['inner'] * t

    lo, hi = sorted((s * 0.05, s * 0.38))
    parts.append(make('ear', ear, (lo, 0.28, 0.45), (hi, 0.52, 0.72), 34, 84, ear_paint, 'felt'))
    parts.append(ball(0.052, (s * 0.096, 0.552, 0.622), '#fffaf0', 10, 6))
    parts.append(ball(0.037, (s * 0.101, 0.578, 0.627), '#15100f', 8, 5))
    parts.append(ball(0.014, (s * 0.101 - 0.014, 0.607, 0.648), '#ffffff', 5, 4))
    parts.append(ball(0.013, (s * 0.036, 0.668, 0.508), '#1c1413' if kind == 'white' else '#8a6450', 5, 3))
hd = join('head', hd, *parts)
legs = []
for n, (x, y) in dict(
    leg_fl=(-0.14, 0.16), leg_fr=(0.14, 0.16), leg_bl=(-0.14, -0.22), leg_br=(0.14, -0.22)
).items():
    l = lathe(
        n,
        [(0, 0), (0.056, 0.004), (0.066, 0.03), (0.052, 0.09), (0.054, 0.30)],
        8,
        lambda P, N: np.tile(C['leg'], (len(P), 1)),
        'felt',
        True,
    )
    l.location = (x, y, 0)
    select(l)
    bpy.ops.object.transform_apply(location=True)
    uvbox(l)
    legs.append(l)
bpy.context.view_layer.update()
t0 = time.time()
bake_ao(
    [fl, hd, tail, *legs],
    dist=0.20,
    rays=40,
    strength=0.80,
    tint=(0.42, 0.24, 0.14) if kind == 'white' else (0.10, 0.06, 0.04),
    gamma=1.15,
)
print(f'[ao {time.time() - t0:.1f}s]')
# -- rig: root > hop > body with legs (pivot on the ground) > head, tail : three primitives, one finish
fl = join('body', fl, *legs)
root = empty(f'sheep_{kind}')
hop = empty('hop')
parent(hop, root)
pivot(fl, (0, 0, 0))
parent(fl, hop)
pivot(hd, (0, 0.32, 0.56))
parent(hd, fl)
pivot(tail, (0, -0.36, 0.47))
parent(tail, fl)
track(
    'hop',
    {
        hop: {
            'location': [
                (0, (0, 0, 0)),
                (4, (0, 0, 0)),
                (10, (0, 0, 0.42)),
                (16, (0, 0, 0)),
                (24, (0, 0, 0)),
            ],
            'rotation_euler': [(4, (0, 0, 0)), (7, (R(14), 0, 0)), (13, (R(-12), 0, 0)), (17, (0, 0, 0))],
        },
        fl: {
            'scale': [
                (0, (1, 1, 1)),
                (3, (1.1, 1.06, 0.84)),
                (8, (0.92, 0.96, 1.14)),
                (14, (0.96, 1, 1.05)),
                (17, (1.12, 1.06, 0.82)),
                (20, (0.97, 0.98, 1.05)),
                (24, (1, 1, 1)),
            ]
        },
        hd: {
            'rotation_euler': [
                (0, (0, 0, 0)),
                (3, (R(-10), 0, 0)),
                (9, (R(14), 0, 0)),
                (17, (R(-14), 0, 0)),
                (24, (0, 0, 0)),
            ]
        },
    },
)
track(
    'tail_wag',
    {
        tail: {
            'rotation_euler': [
                (0, (0, 0, 0)),
                (3, (0, 0, R(28))),
                (6, (0, 0, R(-28))),
                (9, (0, 0, R(22))),
                (12, (0, 0, R(-16))),
                (15, (0, 0, 0)),
            ]
        }
    },
)
track(
    'graze',
    {
        hd: {
            'rotation_euler': [
                (0, (0, 0, 0)),
                (12, (R(-42), 0, 0)),
                (18, (R(-36), 0, R(6))),
                (24, (R(-42), 0, R(-6))),
                (36, (0, 0, 0)),
            ]
        }
    },
)
print('[tris]', ntris(family([root])))
export_far(OUT, f'sheep_{kind}', [root], 0.4)
print(export(OUT, f'sheep_{kind}', [root]))
