#!/usr/bin/env python3
"""tiger.py OUTDIR TEXTURES   the tiger, and the colours of its coat"""

import sys

import bpy
import numpy as np
from PIL import Image
from scipy import ndimage as ndi

import sdf
from artkit import (
    R,
    apply,
    bake_ao,
    corner_data,
    decimate,
    empty,
    export,
    family,
    finishit,
    join,
    material,
    mixc,
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
from sdf import capsule, ellipsoid, smin, sphere

OUT, TEXTURES = sys.argv[1:3]
reset()


def organic(name, f, lo, hi, res, tris, col, fin, it=2):
    v, fc = sdf.mesh(f, lo, hi, res)
    o = obj(name, v, fc, '#ffffff', fin)
    s = o.modifiers.new('s', 'SMOOTH')
    s.factor = 0.5
    s.iterations = it
    apply(o)
    decimate(o, tris)
    finishit(o, col, fin)
    uvbox(o)
    return o


def uvs(name, r, loc, col, fin, seg=16, rings=10, scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=seg, ring_count=rings, radius=r, location=loc, scale=scale)
    e = bpy.context.active_object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    e.name = e.data.name = name
    finishit(e, col, fin)
    uvbox(e)
    return e


# The colours of a coat: colour(name, P, N) is worked out for each point of the texture.
def texbake(objs, colorfn, size, path):
    S = size * 2
    img = np.zeros((S, S, 3))
    mask = np.zeros((S, S), bool)
    for o in objs:
        me = o.data
        me.calc_loop_triangles()
        n = len(me.loop_triangles)
        tl = np.empty(n * 3, np.int32)
        me.loop_triangles.foreach_get('loops', tl)
        tv = np.empty(n * 3, np.int32)
        me.loop_triangles.foreach_get('vertices', tv)
        uv = np.empty(len(me.loops) * 2, np.float32)
        me.uv_layers['UVMap'].data.foreach_get('uv', uv)
        uv = uv.reshape(-1, 2)[tl].reshape(n, 3, 2) * S - 0.5
        _, co, nr = corner_data(o)
        P = co[tv].reshape(n, 3, 3) + np.array(o.location)
        NN = nr[tl].reshape(n, 3, 3)
        X, PP, NQ = [], [], []
        for t in range(n):
            a, b, c = uv[t]
            lo = np.maximum(np.floor(uv[t].min(0)), 0).astype(int)
            hi = np.minimum(np.ceil(uv[t].max(0)), S - 1).astype(int)
            den = (b[1] - c[1]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[1] - c[1])
            if abs(den) < 1e-9:
                continue
            gx, gy = np.meshgrid(np.arange(lo[0], hi[0] + 1), np.arange(lo[1], hi[1] + 1))
            w0 = ((b[1] - c[1]) * (gx - c[0]) + (c[0] - b[0]) * (gy - c[1])) / den
            w1 = ((c[1] - a[1]) * (gx - c[0]) + (a[0] - c[0]) * (gy - c[1])) / den
            w2 = 1 - w0 - w1
            k = (w0 >= -0.02) & (w1 >= -0.02) & (w2 >= -0.02)
            if not k.any():
                continue
            W = np.stack([w0[k], w1[k], w2[k]], 1)
            X.append(np.stack([gx[k], gy[k]], 1))
            PP.append(W @ P[t])
            NQ.append(W @ NN[t])
        X, PP, NQ = map(np.concatenate, (X, PP, NQ))
        c = colorfn(o.name, PP, NQ)
        img[X[:, 1], X[:, 0]] = c
        mask[X[:, 1], X[:, 0]] = True
    idx = ndi.distance_transform_edt(~mask, return_distances=False, return_indices=True)
    img = img[tuple(idx)]
    img = img.reshape(size, 2, size, 2, 3).mean((1, 3))
    img = np.where(img <= 0.0031308, img * 12.92, 1.055 * np.maximum(img, 0) ** (1 / 2.4) - 0.055)
    Image.fromarray((np.clip(img[::-1], 0, 1) * 255 + 0.5).astype(np.uint8)).save(path)


OR, OR2, CR, BK, PK = map(srgb, ('#f08a24', '#d9661a', '#fbead0', '#2a1a14', '#d97a78'))
A, B = np.array([0, -0.25, 0.40]), np.array([0, 0.14, 0.42])


def body(P):
    d = capsule(P, A, B, 0.185, 0.20)
    d = smin(d, sphere(P, (0, -0.25, 0.385), 0.205), 0.08)
    d = smin(d, sphere(P, (0, 0.17, 0.40), 0.205), 0.08)
    for s in (-1, 1):
        d = smin(d, ellipsoid(P, (s * 0.13, -0.25, 0.30), (0.09, 0.13, 0.14)), 0.06)
        d = smin(d, ellipsoid(P, (s * 0.12, 0.16, 0.30), (0.085, 0.10, 0.14)), 0.06)
    return d


def leg(x, y):
    def f(P):
        return np.maximum(
            smin(
                capsule(P, (x, y, 0.28), (x, y, 0.09), 0.078, 0.072),
                ellipsoid(P, (x, y + 0.03, 0.05), (0.09, 0.11, 0.058)),
                0.05,
            ),
            -P[..., 2],
        )

    return f


H = np.array([0, 0.37, 0.60])


def head(P):
    d = ellipsoid(P, H, (0.215, 0.175, 0.19))
    for s in (-1, 1):
        d = smin(d, ellipsoid(P, H + (s * 0.15, 0.02, -0.075), (0.10, 0.09, 0.085)), 0.06)  # cheeks
        d = smin(d, ellipsoid(P, H + (s * 0.048, 0.165, -0.07), (0.068, 0.062, 0.056)), 0.03)  # muzzle
        e = np.maximum(
            ellipsoid(P, H + (s * 0.145, -0.02, 0.155), (0.078, 0.042, 0.085)),
            -ellipsoid(P, H + (s * 0.15, 0.035, 0.17), (0.048, 0.038, 0.055)),
        )
        d = smin(d, e, 0.025)
    d = smin(d, ellipsoid(P, H + (0, 0.12, -0.115), (0.07, 0.07, 0.045)), 0.03)  # chin
    return smin(d, ellipsoid(P, H + (0, 0.15, -0.01), (0.058, 0.085, 0.055)), 0.05)  # bridge of the nose


path = [(0, -0.42, 0.44), (0, -0.54, 0.47), (0, -0.62, 0.57), (0, -0.63, 0.70), (0, -0.57, 0.79)]


def tail(P):
    d = None
    for a, b in zip(path, path[1:]):
        e = capsule(P, a, b, 0.042)
        d = e if d is None else smin(d, e, 0.03)
    return smin(d, sphere(P, path[-1], 0.052), 0.03)


def stripes(u, a, freq, width, reach, wob=0.0):
    """u along the body (1 = one stripe), a = |angle| from the spine; tapering blades"""
    ph = (u * freq + wob) % 1.0
    dist = np.abs(ph - 0.5) * 2
    w = width * np.clip(1 - a / reach, 0, 1) ** 0.7
    return np.clip((w - dist) / 0.06 + 0.5, 0, 1)


def color(name, P, N):
    x, y, z = P.T
    base = np.tile(OR, (len(P), 1))
    base = mixc(base, np.tile(OR2, (len(P), 1)), np.clip((0.45 - z) / 0.5, 0, 1) * 0.6)
    if name.startswith('body'):
        a = np.abs(np.arctan2(x, z - 0.36))
        base = mixc(base, np.tile(CR, (len(P), 1)), np.clip((a - 2.05 + 0.12 * np.sin(y * 30)) / 0.12, 0, 1))
        m = stripes(
            y + 0.05 * np.sin(a * 2.2 + np.sign(x) * 0.5) * 1,
            a,
            7.2,
            0.56,
            1.75 + 0.35 * np.sin(np.floor(y * 7.2) * 2.4 + np.sign(x)),
            0.15,
        )
        return mixc(base, np.tile(BK, (len(P), 1)), m)
    if name.startswith('leg'):
        base = mixc(base, np.tile(CR, (len(P), 1)), np.clip((0.075 - z) / 0.02, 0, 1))
        out = np.clip((np.sign(x) * N[:, 0] + 0.35) / 0.2, 0, 1)
        m = stripes(z + 0.012 * np.sin(y * 40), np.zeros(len(P)) + 0.6, 13, 0.55, 2, 0.2) * out * (z > 0.10)
        return mixc(base, np.tile(BK, (len(P), 1)), m)
    if name.startswith('tail'):
        s = np.zeros(len(P))
        best = np.full(len(P), 9.0)
        acc = 0
        for q0, q1 in zip(path, path[1:]):
            q0, q1 = np.array(q0), np.array(q1)
            L = np.linalg.norm(q1 - q0)
            h = np.clip(((P - q0) @ (q1 - q0)) / L**2, 0, 1)
            d = np.linalg.norm(P - q0 - h[:, None] * (q1 - q0), axis=1)
            k = d < best
            best[k] = d[k]
            s[k] = (acc + h * L)[k]
            acc += L
        return mixc(
            base,
            np.tile(BK, (len(P), 1)),
            np.maximum(np.clip((np.sin(s * 62) - 0.05) / 0.2, 0, 1), np.clip((s - acc + 0.035) / 0.02, 0, 1)),
        )
    q = P - H
    X, Y, Z = q.T
    ax = np.abs(X)

    def blob(c, r, soft=0.10):
        return np.clip((1 - np.linalg.norm((np.stack([ax, Y, Z], 1) - c) / r, axis=1)) / soft + 0.5, 0, 1)

    base = mixc(
        base,
        np.tile(CR, (len(P), 1)),
        np.maximum.reduce(
            [
                blob((0.05, 0.19, -0.085), (0.105, 0.14, 0.070)),
                blob((0.0, 0.13, -0.14), (0.13, 0.14, 0.07)),
                blob((0.20, 0.06, -0.10), (0.075, 0.10, 0.062)),
                blob((0.085, 0.17, 0.065), (0.045, 0.09, 0.034)),
            ]
        ),
    )
    m = np.zeros(len(P))
    for k, (yy, w, reach) in enumerate(
        ((0.115, 0.017, 0.075), (0.055, 0.020, 0.12), (-0.015, 0.024, 0.15), (-0.085, 0.026, 0.17))
    ):  # bars over the crown
        d = np.abs(Y - yy - 0.25 * ax * (1 if k < 2 else 0.4))
        m = np.maximum(
            m, np.clip((w * np.clip(1 - ax / reach, 0, 1) ** 0.6 - d) / 0.006 + 0.5, 0, 1) * (Z > 0.05)
        )
    for zz, w in ((-0.02, 0.015), (-0.075, 0.016), (0.035, 0.013)):  # cheek bars
        d = np.abs(Z - zz + (ax - 0.17) * 0.35)
        m = np.maximum(m, np.clip((w * np.clip((ax - 0.125) / 0.06, 0, 1) - d) / 0.006 + 0.5, 0, 1))
    back = (
        np.clip((-0.06 - Y) / 0.02, 0, 1)
        * np.clip((np.sin(Z * 60 + ax * 12) - 0.25) / 0.2, 0, 1)
        * (Z < 0.12)
    )
    m = np.maximum(m, back)
    ear = (Z > 0.13) & (ax > 0.085)
    m = np.where(ear, 0, m)
    base = mixc(base, np.tile(PK, (len(P), 1)), np.where(ear & (N[:, 1] > 0.2), 0.75, 0))
    m = np.maximum(m, np.where(ear & (N[:, 1] < -0.1), 0.95, 0))
    m = np.maximum(
        m, np.clip((0.0055 - np.abs(X)) / 0.003 + 0.5, 0, 1) * (Y > 0.17) * (Z < -0.055) * (Z > -0.105)
    )  # mouth line
    return mixc(base, np.tile(BK, (len(P), 1)), m)


parts = {
    'body': organic('body', body, (-0.3, -0.55, 0.12), (0.3, 0.45, 0.66), 80, 1500, '#ffffff', 'felt'),
    'head': organic(
        'head', head, H - (0.3, 0.25, 0.28), H + (0.3, 0.28, 0.3), 84, 1900, '#ffffff', 'felt', 1
    ),
    'tail': organic('tail', tail, (-0.09, -0.72, 0.36), (0.09, -0.36, 0.88), 60, 420, '#ffffff', 'felt'),
}
for n, (x, y) in dict(
    leg_fl=(-0.115, 0.17), leg_fr=(0.115, 0.17), leg_bl=(-0.125, -0.26), leg_br=(0.125, -0.26)
).items():
    parts[n] = organic(
        n, leg(x, y), (x - 0.13, y - 0.13, -0.03), (x + 0.13, y + 0.18, 0.40), 40, 320, '#ffffff', 'felt'
    )
ps = list(parts.values())
select(*ps)
bpy.ops.object.mode_set(mode='EDIT')
bpy.ops.mesh.select_all(action='SELECT')
bpy.ops.uv.smart_project(angle_limit=R(66), island_margin=0.006)
bpy.ops.uv.pack_islands(margin=0.006)
bpy.ops.object.mode_set(mode='OBJECT')
texbake(ps, color, 512, f'{TEXTURES}/tiger_albedo.png')
for o in ps:
    o.data.materials.clear()
    o.data.materials.append(material('tiger_felt'))
ex = []
for s in (-1, 1):
    ex += [
        uvs('eye', 0.036, H + (s * 0.083, 0.150, 0.035), '#fff6dd', 'gloss', scale=(1, 0.8, 1.05)),
        uvs('pup', 0.026, H + (s * 0.083, 0.166, 0.038), '#120d0b', 'gloss', 12, 8),
        uvs('hl', 0.008, H + (s * 0.083 - 0.009, 0.190, 0.050), '#ffffff', 'gloss', 8, 6),
    ]
ex.append(uvs('nose', 0.034, H + (0, 0.222, -0.028), '#c76a68', 'gloss', 14, 8, (1.15, 0.7, 0.75)))
hd = join('head', parts['head'], *ex)
parts['head'] = hd
bpy.context.view_layer.update()
bake_ao(list(parts.values()), dist=0.22, rays=40, strength=0.72, tint=(0.35, 0.12, 0.05))
root = empty('tiger')
hop = empty('hop')
parent(hop, root)
P = parts
pivot(P['body'], (0, -0.2, 0.36))
parent(P['body'], hop)
pivot(hd, (0, 0.22, 0.52))
parent(hd, P['body'])
pivot(P['tail'], (0, -0.42, 0.44))
parent(P['tail'], P['body'])
for n, (x, y) in dict(
    leg_fl=(-0.115, 0.17), leg_fr=(0.115, 0.17), leg_bl=(-0.125, -0.26), leg_br=(0.125, -0.26)
).items():
    pivot(P[n], (x, y, 0.30))
    parent(P[n], hop)
track(
    'pounce',
    {
        hop: {
            'location': [
                (0, (0, 0, 0)),
                (7, (0, -0.09, -0.02)),
                (13, (0, 0.10, 0.40)),
                (19, (0, 0, 0)),
                (28, (0, 0, 0)),
            ],
            'rotation_euler': [
                (0, (0, 0, 0)),
                (7, (R(-7), 0, 0)),
                (11, (R(20), 0, 0)),
                (17, (R(-14), 0, 0)),
                (22, (0, 0, 0)),
            ],
        },
        P['body']: {
            'scale': [
                (0, (1, 1, 1)),
                (6, (1.06, 0.95, 0.88)),
                (12, (0.95, 1.10, 1.0)),
                (20, (1.08, 0.96, 0.88)),
                (26, (1, 1, 1)),
            ]
        },
        P['leg_fl']: {
            'rotation_euler': [(0, (0, 0, 0)), (7, (R(-20), 0, 0)), (13, (R(55), 0, 0)), (19, (0, 0, 0))]
        },
        P['leg_fr']: {
            'rotation_euler': [(0, (0, 0, 0)), (7, (R(-20), 0, 0)), (13, (R(55), 0, 0)), (19, (0, 0, 0))]
        },
        P['leg_bl']: {
            'rotation_euler': [(0, (0, 0, 0)), (7, (R(25), 0, 0)), (13, (R(-55), 0, 0)), (19, (0, 0, 0))]
        },
        P['leg_br']: {
            'rotation_euler': [(0, (0, 0, 0)), (7, (R(25), 0, 0)), (13, (R(-55), 0, 0)), (19, (0, 0, 0))]
        },
        P['tail']: {
            'rotation_euler': [
                (0, (0, 0, 0)),
                (7, (R(-18), 0, R(10))),
                (13, (R(30), 0, R(-14))),
                (20, (R(-10), 0, 0)),
                (28, (0, 0, 0)),
            ]
        },
    },
)
track(
    'idle',
    {
        P['tail']: {
            'rotation_euler': [
                (0, (0, 0, 0)),
                (12, (0, R(4), R(18))),
                (30, (0, R(-4), R(-18))),
                (44, (0, 0, 0)),
            ]
        },
        hd: {'rotation_euler': [(0, (0, 0, 0)), (20, (0, 0, R(12))), (30, (0, 0, R(12))), (44, (0, 0, 0))]},
    },
)

print('[tris]', ntris(family([root])))
print(export(OUT, 'tiger', [root]))
