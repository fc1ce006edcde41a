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
    export_far,
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
    shape_normals,
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
    shape_normals(o, f)
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
    whole = Image.fromarray((np.clip(img[::-1], 0, 1) * 255 + 0.5).astype(np.uint8))
    whole.quantize(160, dither=Image.Dither.NONE).save(path, optimize=True)  # a coat has few colours


OR, OR2, PALE, CR, BK, PK = map(srgb, ('#f08019', '#d8611a', '#f9b25c', '#fff1d8', '#2a1a14', '#e58a86'))
A, B = np.array([0, -0.22, 0.39]), np.array([0, 0.13, 0.41])


def body(P):
    d = capsule(P, A, B, 0.195, 0.205)
    d = smin(d, sphere(P, (0, -0.24, 0.375), 0.222), 0.08)
    d = smin(d, sphere(P, (0, 0.17, 0.39), 0.215), 0.08)
    for s in (-1, 1):
        d = smin(d, ellipsoid(P, (s * 0.14, -0.24, 0.28), (0.095, 0.145, 0.15)), 0.06)
        d = smin(d, ellipsoid(P, (s * 0.12, 0.16, 0.30), (0.090, 0.10, 0.14)), 0.06)
    return d


def leg(x, y):
    def f(P):
        return np.maximum(
            smin(
                capsule(P, (x, y, 0.28), (x, y, 0.09), 0.084, 0.080),
                ellipsoid(P, (x, y + 0.04, 0.055), (0.102, 0.122, 0.064)),
                0.05,
            ),
            -P[..., 2],
        )

    return f


# A large head, large eyes set low and wide, round ears: a cub.
H = np.array([0, 0.35, 0.61])


def head(P):
    d = ellipsoid(P, H, (0.250, 0.190, 0.212))
    for s in (-1, 1):
        d = smin(d, ellipsoid(P, H + (s * 0.175, 0.03, -0.085), (0.115, 0.095, 0.090)), 0.06)  # cheeks
        d = smin(d, ellipsoid(P, H + (s * 0.056, 0.180, -0.080), (0.082, 0.070, 0.064)), 0.03)  # muzzle
        e = np.maximum(
            ellipsoid(P, H + (s * 0.170, -0.02, 0.175), (0.092, 0.050, 0.098)),
            -ellipsoid(P, H + (s * 0.176, 0.045, 0.192), (0.058, 0.046, 0.064)),
        )
        d = smin(d, e, 0.025)
    d = smin(d, ellipsoid(P, H + (0, 0.135, -0.130), (0.078, 0.074, 0.048)), 0.03)  # chin
    return smin(d, ellipsoid(P, H + (0, 0.150, -0.015), (0.060, 0.085, 0.055)), 0.05)  # bridge of the nose


# The tail lies in a curl to one side, where it hides no field behind.
path = [
    (0, -0.40, 0.40),
    (0.03, -0.52, 0.37),
    (0.10, -0.61, 0.38),
    (0.20, -0.64, 0.43),
    (0.27, -0.60, 0.52),
    (0.27, -0.53, 0.61),
]


def tail(P):
    d = None
    for a, b in zip(path, path[1:]):
        e = capsule(P, a, b, 0.046)
        d = e if d is None else smin(d, e, 0.03)
    return smin(d, sphere(P, path[-1], 0.062), 0.03)


def stripes(u, a, freq, width, reach, wob=0.0):
    """u along the body (1 = one stripe), a = |angle| from the spine; tapering blades"""
    ph = (u * freq + wob) % 1.0
    dist = np.abs(ph - 0.5) * 2
    w = width * np.clip(1 - a / reach, 0, 1) ** 0.7
    return np.clip((w - dist) / 0.06 + 0.5, 0, 1)


def color(name, P, N):
    whole = dict(eye='#fffaf0', pup='#17100d', hl='#ffffff', nose='#d9716c').get(name.split('.')[0])
    if whole:
        return np.tile(srgb(whole), (len(P), 1))
    x, y, z = P.T
    flat = lambda c: np.tile(c, (len(P), 1))
    base = mixc(flat(OR), flat(OR2), np.clip((z - 0.45) / 0.2, 0, 1) * 0.35)
    if name.startswith('body'):
        a = np.abs(np.arctan2(x, z - 0.36))
        base = mixc(base, flat(PALE), np.clip((a - 1.1) / 0.7, 0, 1) * 0.8)
        base = mixc(base, flat(CR), np.clip((a - 1.95 + 0.12 * np.sin(y * 30)) / 0.14, 0, 1))
        lean = y + 0.055 * np.sin(a * 1.6) + 0.012 * np.sin(a * 7 + np.sign(x) * 0.8)
        k = np.floor(lean * 6.6 + 0.15)
        m = stripes(lean, a, 6.6, 0.66, 1.65 + 0.30 * np.sin(k * 2.4 + np.sign(x)), 0.15)
        return mixc(base, flat(BK), m)
    if name.startswith('leg'):
        base = mixc(base, flat(CR), np.clip((0.095 - z) / 0.02, 0, 1))
        out = np.clip((np.sign(x) * N[:, 0] + 0.35) / 0.2, 0, 1)
        m = stripes(z + 0.012 * np.sin(y * 40), np.zeros(len(P)) + 0.6, 11, 0.60, 2, 0.2) * out * (z > 0.13)
        toes = np.clip((0.007 - np.abs(np.abs(x - np.sign(x) * 0.12) - 0.032)) / 0.004 + 0.5, 0, 1)
        m = np.maximum(m, toes * (z < 0.075) * (N[:, 1] > 0.35) * 0.8)
        return mixc(base, flat(BK), m)
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
            flat(BK),
            np.maximum(np.clip((np.sin(s * 58) - 0.05) / 0.2, 0, 1), np.clip((s - acc + 0.06) / 0.02, 0, 1)),
        )
    X, Y, Z = (P - H).T
    ax = np.abs(X)
    soft = lambda d, w: np.clip(d / w + 0.5, 0, 1)  # inside where d > 0

    def blob(c, r, edge=0.10):
        return soft(1 - np.linalg.norm((np.stack([ax, Y, Z], 1) - c) / r, axis=1), edge)

    white = [
        blob((0.058, 0.21, -0.095), (0.120, 0.15, 0.080)),
        blob((0.0, 0.15, -0.150), (0.15, 0.15, 0.075)),
        blob((0.245, 0.06, -0.115), (0.085, 0.12, 0.075)),
        blob((0.105, 0.19, 0.105), (0.062, 0.10, 0.044)),
    ]
    base = mixc(base, flat(CR), np.maximum.reduce(white))
    m = np.zeros(len(P))
    bars = ((0.135, 0.017, 0.085), (0.075, 0.023, 0.125), (0.005, 0.026, 0.10), (-0.075, 0.028, 0.17))
    for k, (yy, w, reach) in enumerate(bars):  # bars over the crown
        d = np.abs(Y - yy - (0.30, 0.25, 0.15, 0.10)[k] * ax)
        m = np.maximum(m, soft(w * np.clip(1 - ax / reach, 0, 1) ** 0.6 - d, 0.006) * (Z > 0.07))
    m = np.maximum(m, soft(0.014 - ax, 0.006) * (Z > 0.09) * (Y > -0.02) * (Y < 0.12))  # and down its middle
    for zz, w, into in ((0.005, 0.020, 0.165), (-0.060, 0.022, 0.155), (-0.125, 0.018, 0.185)):  # cheek bars
        d = np.abs(Z - zz + (ax - 0.2) * 0.30)
        m = np.maximum(m, soft(w * np.clip((ax - into) / 0.08, 0, 1) - d, 0.006) * (Y > -0.1))
    back = soft(-0.08 - Y, 0.02) * np.clip((np.sin(Z * 52 + ax * 12) - 0.2) / 0.2, 0, 1) * (Z < 0.13)
    m = np.maximum(m, back)
    ear = (Z > 0.145) & (ax > 0.10)
    m = np.where(ear, 0, m)
    base = mixc(base, flat(PK), np.where(ear & (N[:, 1] > 0.2) & (np.hypot(ax - 0.174, Z - 0.19) < 0.062), 0.85, 0))
    m = np.maximum(m, np.where(ear & (N[:, 1] < -0.1), 0.95, 0))
    # The mouth: down from the nose, then up at both sides.
    m = np.maximum(m, soft(0.007 - ax, 0.004) * (Y > 0.17) * (Z < -0.06) * (Z > -0.118))
    smile = np.abs(Z + 0.118 - 0.9 * (ax - 0.052) ** 2 / 0.052 + 0.046)
    m = np.maximum(m, soft(0.008 - smile * 0.8, 0.005) * (Y > 0.13) * (ax < 0.112) * (Z < -0.07))
    for qx, qz in ((0.075, -0.075), (0.105, -0.066), (0.092, -0.098)):  # where whiskers grow
        m = np.maximum(m, soft(0.007 - np.hypot(ax - qx, Z - qz), 0.004) * (Y > 0.17))
    # Dark lids round the eyes.
    m = np.maximum(m, soft(0.066 - np.hypot(ax - 0.105, (Z - 0.035) * 0.95), 0.008) * (Y > 0.08) * 0.9)
    return mixc(base, flat(BK), m)


parts = {
    'body': organic('body', body, (-0.32, -0.55, 0.10), (0.32, 0.47, 0.68), 76, 1000, '#ffffff', 'felt'),
    'head': organic(
        'head', head, H - (0.34, 0.26, 0.30), H + (0.34, 0.30, 0.34), 88, 1500, '#ffffff', 'felt', 1
    ),
    'tail': organic('tail', tail, (-0.09, -0.74, 0.28), (0.37, -0.34, 0.72), 60, 320, '#ffffff', 'felt'),
}
FEET = dict(leg_fl=(-0.12, 0.17), leg_fr=(0.12, 0.17), leg_bl=(-0.13, -0.25), leg_br=(0.13, -0.25))
for n, (x, y) in FEET.items():
    parts[n] = organic(
        n, leg(x, y), (x - 0.14, y - 0.14, -0.03), (x + 0.14, y + 0.19, 0.40), 40, 230, '#ffffff', 'felt'
    )
for s in (-1, 1):
    parts[f'eye{s}'] = uvs('eye', 0.058, H + (s * 0.105, 0.142, 0.035), '#ffffff', 'felt', 12, 7, (1, 0.8, 1.08))
    parts[f'pup{s}'] = uvs('pup', 0.045, H + (s * 0.101, 0.162, 0.036), '#ffffff', 'felt', 10, 6, (1, 0.8, 1.08))
    parts[f'hl{s}'] = uvs('hl', 0.016, H + (s * 0.101 - 0.016, 0.194, 0.058), '#ffffff', 'felt', 6, 4)
parts['nose'] = uvs('nose', 0.044, H + (0, 0.240, -0.030), '#ffffff', 'felt', 10, 6, (1.2, 0.7, 0.75))
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
bpy.context.view_layer.update()
bake_ao(ps, dist=0.22, rays=40, strength=0.72, tint=(0.35, 0.12, 0.05))
# Three parts: what bends apart is apart, and no more.
P = {
    'head': join('head', *[parts[n] for n in parts if n[:3] in ('hea', 'eye', 'pup', 'hl1', 'hl-', 'nos')]),
    'paws': join('paws', parts['leg_fl'], parts['leg_fr']),
    'body': join('body', parts['body'], parts['tail'], parts['leg_bl'], parts['leg_br']),
}
root = empty('tiger')
hop = empty('hop')
parent(hop, root)
pivot(P['body'], (0, -0.2, 0.36))
parent(P['body'], hop)
pivot(P['head'], (0, 0.22, 0.52))
parent(P['head'], P['body'])
pivot(P['paws'], (0, 0.17, 0.30))
parent(P['paws'], hop)
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
        P['paws']: {
            'rotation_euler': [(0, (0, 0, 0)), (7, (R(-20), 0, 0)), (13, (R(55), 0, 0)), (19, (0, 0, 0))]
        },
    },
)
track(
    'idle',
    {
        P['head']: {
            'rotation_euler': [(0, (0, 0, 0)), (20, (0, 0, R(12))), (30, (0, 0, R(12))), (44, (0, 0, 0))]
        }
    },
)

print('[tris]', ntris(family([root])))
export_far(OUT, 'tiger', [root], 0.4)
print(export(OUT, 'tiger', [root]))
