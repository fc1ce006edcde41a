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
    srgb,
    track,
    uvbox,
)
from sdf import ellipsoid, fib, rot, smin, sphere

OUT, kind = sys.argv[1:3]
C = dict(
    white=dict(
        wool='#f6ecd9', wool2='#e2cfb0', face='#3b2f2c', muzzle='#54433d', leg='#33292a', ear='#4a3a37'
    ),
    black=dict(
        wool='#5b4f4a', wool2='#40362f', face='#d9bd97', muzzle='#ecd9bb', leg='#2a2326', ear='#c79f78'
    ),
)[kind]
C = {k: srgb(v) for k, v in C.items()}
reset()
rng = np.random.default_rng(4)

# -- fleece: bumps on an ellipsoid, smooth union
c0, R0 = np.array([0, -0.03, 0.43]), np.array([0.235, 0.31, 0.20])
dirs = fib(58)
dirs = dirs[dirs[:, 2] > -0.75]
bumps = [(c0 + d * R0 * rng.uniform(1.06, 1.16), rng.uniform(0.080, 0.108)) for d in dirs]


def body(P):
    d = ellipsoid(P, c0, R0 * 1.10)
    for c, r in bumps:
        d = smin(d, sphere(P, c, r), 0.022)
    return d


def puff(cs, k=0.025):
    def f(P):
        d = None
        for c, r in cs:
            e = sphere(P, c, r)
            d = e if d is None else smin(d, e, k)
        return d

    return f


def wool_paint(P, N):
    # curls catch light: blend the two wool tones with height & bump distance
    t = np.clip((P[:, 2] - 0.18) / 0.3, 0, 1)[:, None]
    return C['wool2'] * (1 - t) + C['wool'] * t


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
    return o


fl = make('body', body, (-0.44, -0.52, 0.08), (0.44, 0.46, 0.82), 116, 1500, wool_paint, 'felt')
tail = make(
    'tail',
    puff([((0, -0.40, 0.47), 0.075), ((0, -0.455, 0.43), 0.06), ((0.02, -0.43, 0.49), 0.05)]),
    (-0.12, -0.56, 0.33),
    (0.12, -0.3, 0.58),
    36,
    120,
    wool_paint,
    'felt',
)
tuft = puff(
    [
        ((0, 0.345, 0.705), 0.078),
        ((0.068, 0.362, 0.685), 0.060),
        ((-0.068, 0.362, 0.685), 0.060),
        ((0, 0.415, 0.705), 0.054),
        ((0.04, 0.39, 0.725), 0.044),
        ((-0.04, 0.39, 0.725), 0.044),
    ],
    0.012,
)
tuft = make('tuft', tuft, (-0.17, 0.23, 0.58), (0.17, 0.52, 0.84), 44, 280, wool_paint, 'felt')
# -- head
Rh = rot('x', -28)


def head(P):
    d = ellipsoid(P, (0, 0.44, 0.575), (0.128, 0.150, 0.135))
    d = smin(d, ellipsoid(P, (0, 0.555, 0.505), (0.098, 0.105, 0.088), Rh), 0.08)
    return d


def head_paint(P, N):
    t = np.clip((P[:, 1] - 0.53) / 0.06, 0, 1)[:, None]
    t = t * t * (3 - 2 * t)
    return C['face'] * (1 - t) + C['muzzle'] * t


hd = make('head', head, (-0.2, 0.2, 0.32), (0.2, 0.74, 0.78), 56, 420, head_paint, 'felt')
parts = [tuft]
for s in (-1, 1):

    def ear(P, s=s):
        return smin(
            ellipsoid(
                P, (s * 0.200, 0.40, 0.600), (0.105, 0.052, 0.030), rot('y', s * 20) @ rot('z', s * -10)
            ),
            sphere(P, (s * 0.115, 0.41, 0.62), 0.024),
            0.04,
        )

    parts.append(
        make(
            'ear',
            ear,
            (min(s * 0.05, s * 0.33), 0.28, 0.48),
            (max(s * 0.05, s * 0.33), 0.52, 0.71),
            34,
            84,
            lambda P, N: np.tile(C['ear'], (len(P), 1)),
            'felt',
        )
    )
    bpy.ops.mesh.primitive_uv_sphere_add(
        segments=10, ring_count=7, radius=0.040, location=(s * 0.082, 0.548, 0.612)
    )
    e = bpy.context.active_object
    bpy.ops.object.transform_apply(location=True)
    finishit(e, '#fffaf0', 'felt')
    uvbox(e)
    parts.append(e)
    bpy.ops.mesh.primitive_uv_sphere_add(
        segments=8, ring_count=6, radius=0.028, location=(s * 0.089, 0.569, 0.619)
    )
    e = bpy.context.active_object
    bpy.ops.object.transform_apply(location=True)
    finishit(e, '#15100f', 'felt')
    uvbox(e)
    parts.append(e)
    bpy.ops.mesh.primitive_uv_sphere_add(
        segments=6, ring_count=4, radius=0.010, location=(s * 0.089 - 0.008, 0.590, 0.634)
    )
    e = bpy.context.active_object  # glint
    bpy.ops.object.transform_apply(location=True)
    finishit(e, '#ffffff', 'felt')
    uvbox(e)
    parts.append(e)
    bpy.ops.mesh.primitive_uv_sphere_add(
        segments=6, ring_count=4, radius=0.012, location=(s * 0.034, 0.652, 0.505)
    )
    e = bpy.context.active_object  # nostrils
    bpy.ops.object.transform_apply(location=True)
    finishit(e, '#1c1413' if kind == 'white' else '#8a6450', 'felt')
    uvbox(e)
    parts.append(e)
hd = join('head', hd, *parts)
legs = []
for n, (x, y) in dict(
    leg_fl=(-0.14, 0.16), leg_fr=(0.14, 0.16), leg_bl=(-0.14, -0.22), leg_br=(0.14, -0.22)
).items():
    l = lathe(
        n,
        [(0, 0), (0.052, 0.004), (0.062, 0.03), (0.048, 0.09), (0.050, 0.30)],
        10,
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
    strength=0.72,
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
print(export(OUT, f'sheep_{kind}', [root]))
