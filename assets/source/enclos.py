#!/usr/bin/env python3
"""enclos.py OUTDIR board|fence   the L'Enclos board from boards/enclos.json (x right, y up -> Bevy x, -z), and its fence bar"""

import json
import math
import os
import sys
import time
from pathlib import Path

import bpy
import numpy as np

import sdf
from artkit import (
    R,
    Soup,
    bake_ao,
    corner_data,
    decimate,
    drop_uv,
    empty,
    export,
    family,
    join,
    mixc,
    ntris,
    obj,
    parent,
    reset,
    select,
    srgb,
    track,
    uvbox,
    uvnone,
    uvshear,
    vnoise,
)
import bmesh  # which is there once bpy has been imported
from sdf import fib, smin, sphere

OUT, WHAT = sys.argv[1:3]
reset()
rng = np.random.default_rng(5)
Z_PASS, Z_FIELD, Z_RIM = 0.10, 0.16, 0.27  # passages, middle of a field, rim


def ico(r, at, sc=(1, 1, 1)):
    t = (1 + 5**0.5) / 2
    v = (
        np.array(
            [
                (-1, t, 0),
                (1, t, 0),
                (-1, -t, 0),
                (1, -t, 0),
                (0, -1, t),
                (0, 1, t),
                (0, -1, -t),
                (0, 1, -t),
                (t, 0, -1),
                (t, 0, 1),
                (-t, 0, -1),
                (-t, 0, 1),
            ]
        )
        / 1.902
    )
    f = [
        (0, 11, 5),
        (0, 5, 1),
        (0, 1, 7),
        (0, 7, 10),
        (0, 10, 11),
        (1, 5, 9),
        (5, 11, 4),
        (11, 10, 2),
        (10, 7, 6),
        (7, 1, 8),
        (3, 9, 4),
        (3, 4, 2),
        (3, 2, 6),
        (3, 6, 8),
        (3, 8, 9),
        (4, 9, 5),
        (2, 4, 11),
        (6, 2, 10),
        (8, 6, 7),
        (9, 8, 1),
    ]
    return v * r * np.array(sc) + np.array(at), f


if WHAT == 'board':
    D = json.loads((Path(__file__).parent / 'boards/enclos.json').read_text())
    # ---- fields: cushions of grass
    G = Soup()
    n, rr = 7, 0.965
    ax = [(math.cos(a), math.sin(a)) for a in (R(30), R(90), R(150))]

    def hexgrid():
        P, idx, F, k = [], [], [], 0
        for i in range(n + 1):
            s = (i / n) ** 0.8 if i < n else 1
            row = []
            for q in range(6 if i else 1):
                a0, a1 = q * math.pi / 3, (q + 1) * math.pi / 3
                for j in range(max(i, 1)):
                    t = j / max(i, 1)
                    row.append(
                        (
                            s * ((1 - t) * math.cos(a0) + t * math.cos(a1)),
                            s * ((1 - t) * math.sin(a0) + t * math.sin(a1)),
                        )
                    )
            idx.append(list(range(k, k + len(row))))
            k += len(row)
            P += row
        for i in range(1, n + 1):
            for s in range(6):
                for j in range(i):
                    I = lambda q: idx[i - 1][(s * (i - 1) + q) % (6 * (i - 1))] if i > 1 else 0
                    a, b = idx[i][(s * i + j) % (6 * i)], idx[i][(s * i + j + 1) % (6 * i)]
                    F.append((a, b, I(j)))
                    if j > 0:
                        F.append((a, I(j), I(j - 1)))
        return np.array(P), F

    HP, HF = hexgrid()
    edge = np.max([np.abs(HP @ np.array(a)) for a in ax], 0) / math.cos(R(30))  # 0 middle .. 1 rim
    for c in D['cells']:
        x, y = HP[:, 0] * rr + c['x'], HP[:, 1] * rr + c['y']
        w = 0.014 * np.sin(x * 9 + y * 4) * np.sin(y * 11 - x * 3) * (edge > 0.7)
        x, y = x + HP[:, 0] * w, y + HP[:, 1] * w
        e = np.clip((1 - edge) / 0.20, 0, 1)
        z = (
            Z_PASS
            - 0.03
            + (Z_FIELD - Z_PASS + 0.03) * np.sqrt(np.maximum(0, 1 - (1 - e) ** 2))
            + 0.010 * np.sin(x * 5 + 1) * np.sin(y * 4.3 + 2) * e * (edge > 0.35)
        )
        G.add(np.stack([x, y, z], 1), HF)
    g0, g1, g2 = srgb('#86a85c'), srgb('#a2bf70'), srgb('#6c8f4a')

    def gcol(P, N):
        c = mixc(g0, g1, vnoise(P, 1.3))
        return mixc(c, g2, np.clip((0.62 - (P[:, 2] - 0.07) / 0.09), 0, 1) * 0.55)

    grass = G.obj('fields', 'grass', gcol, uv=0.55)
    # ---- passages: trodden sand
    S = Soup()
    m = 6
    u = np.linspace(-0.5, 0.5, m)
    U, V_ = np.meshgrid(u, u, indexing='ij')
    U, V_ = U.ravel(), V_.ravel()
    SF = [
        (i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1)
        for i in range(m - 1)
        for j in range(m - 1)
    ]
    sand, sand2, soil = srgb('#c9a87e'), srgb('#9f7d52'), srgb('#6e4a2a')
    for p in D['passages']:
        a = R(p['angle'])
        x = p['x'] + U * math.cos(a) - V_ * math.sin(a)
        y = p['y'] + U * math.sin(a) + V_ * math.cos(a)
        rim = np.maximum(np.abs(U), np.abs(V_))
        z = (
            Z_PASS
            - 0.012 * (1 - (2 * V_) ** 2)
            + 0.012 * np.clip((np.abs(V_) - 0.3) / 0.2, 0, 1)
            + rng.normal(0, 0.002, len(U)) * (rim < 0.49)
        )
        t = np.clip((np.abs(V_) - 0.16) / 0.30, 0, 1)
        c = mixc(sand, sand2, t)
        P = np.stack([x, y, z], 1)
        c = mixc(c, sand2, (vnoise(P, 3.7) > 0.62) * 0.35)
        S.add(P, SF, c)
    # ---- soil under the bushes and round the board
    tri = lambda b, r: [
        (b['x'] + r * math.cos(a), b['y'] + r * math.sin(a))
        for a in [R(k * 120 + (0 if b['points'] == 'right' else 180)) for k in range(3)]
    ]
    for b in D['bushes']:
        S.add([(x, y, Z_PASS) for x, y in tri(b, 0.5774)], [(0, 1, 2)], soil)
    O = np.array(D['outline'])
    nO = len(O)

    def offset(d):
        e = np.roll(O, -1, 0) - O
        e /= np.linalg.norm(e, axis=1, keepdims=True)
        nr = np.stack([e[:, 1], -e[:, 0]], 1)
        pn = np.roll(nr, 1, 0)
        mt = nr + pn
        mt /= (mt * nr).sum(1)[:, None]
        return O + mt * d

    S.add(
        [(x, y, Z_PASS - 0.035) for x, y in offset(0.08)] + [(0, 0, Z_PASS - 0.035)],
        [(i, (i + 1) % nO, nO) for i in range(nO)],
        soil,
    )
    sando = S.obj('passages', 'felt', None, uv=0.9)
    # ---- pebbles at the gateways
    M = Soup()
    for p in D['passages']:
        a = R(p['angle'])
        for _ in range(2):
            uu, vv = rng.uniform(-0.36, 0.36), rng.choice([-1, 1]) * rng.uniform(0.38, 0.46)
            r = rng.uniform(0.022, 0.042)
            v, f = ico(
                r,
                (
                    p['x'] + uu * math.cos(a) - vv * math.sin(a),
                    p['y'] + uu * math.sin(a) + vv * math.cos(a),
                    Z_PASS + 0.008,
                ),
                (1.25, 1, 0.65),
            )
            M.add(v, f, srgb(rng.choice(['#c9bfae', '#b5a794', '#d8cdb8'])))
    # ---- tufts and flowers, never in the middle where a sheep stands
    for c in D['cells']:
        k0 = rng.uniform(0, 6.28)
        for k in range(5):
            a = k0 + k * 1.2566 + rng.uniform(-0.35, 0.35)
            d = rng.uniform(0.60, 0.76)
            x, y = c['x'] + d * math.cos(a), c['y'] + d * math.sin(a)
            for q in range(6):
                b = rng.uniform(0, 6.28)
                hgt = rng.uniform(0.07, 0.13)
                ln = rng.uniform(0.02, 0.06)
                w = 0.016
                bx, by = x + 0.02 * math.cos(b), y + 0.02 * math.sin(b)
                v = [
                    (bx + w * math.cos(b + t), by + w * math.sin(b + t), Z_FIELD - 0.03)
                    for t in (0, 2.09, 4.19)
                ] + [(bx + ln * math.cos(b), by + ln * math.sin(b), Z_FIELD + hgt)]
                M.add(
                    v, [(0, 1, 3), (1, 2, 3), (2, 0, 3)], np.array([srgb('#5d8a34')] * 3 + [srgb('#c3de78')])
                )
        for k in range(rng.integers(2, 5)):
            a = rng.uniform(0, 6.28)
            d = rng.uniform(0.52, 0.74)
            x, y = c['x'] + d * math.cos(a), c['y'] + d * math.sin(a)
            col = srgb(rng.choice(['#fffaf0', '#ffe28a', '#f7b0c4', '#fffaf0']))
            zz = Z_FIELD + 0.022
            rp = rng.uniform(0.034, 0.044)
            ro = rng.uniform(0, 1)
            v = [(x, y, zz + 0.006)] + [
                (
                    x + rp * (1 if i % 2 == 0 else 0.5) * math.cos(ro + i * math.pi / 5),
                    y + rp * (1 if i % 2 == 0 else 0.5) * math.sin(ro + i * math.pi / 5),
                    zz - (0.004 if i % 2 == 0 else 0),
                )
                for i in range(10)
            ]
            M.add(v, [(0, 1 + i, 1 + (i + 1) % 10) for i in range(10)], col)
            v = [(x, y, zz + 0.018)] + [
                (x + 0.013 * math.cos(i * 1.571), y + 0.013 * math.sin(i * 1.571), zz + 0.005)
                for i in range(4)
            ]
            M.add(v, [(0, 1 + i, 1 + (i + 1) % 4) for i in range(4)], srgb('#eeaa2c'))

    # ---- bushes: three hedge shapes, turned and mirrored
    def hedge(seed, tris):
        r = np.random.default_rng(seed)
        cor = [np.array([math.cos(R(k * 120)), math.sin(R(k * 120))]) for k in range(3)]
        blobs = (
            [(0, 0, 0.16, 0.245)]
            + [(c[0] * 0.29, c[1] * 0.29, 0.09 + r.uniform(0, 0.03), 0.145) for c in cor]
            + [(-c[0] * 0.10, -c[1] * 0.10, 0.17, 0.17) for c in cor]
            + [(c[0] * 0.15, c[1] * 0.15, 0.19 + r.uniform(-0.02, 0.03), 0.17) for c in cor]
        )
        fd = fib(34)
        fd = fd[fd[:, 2] > -0.1]
        cl = []
        for b in blobs:
            for d in fd:
                q = np.array(b[:3]) + d * b[3] * r.uniform(0.94, 1.04)
                if (
                    q[2] > 0.02
                    and all(np.linalg.norm(q - np.array(o[:3])) > o[3] * 0.86 for o in blobs if o is not b)
                    and all(np.linalg.norm(q - k[0]) > 0.055 for k in cl)
                ):
                    cl.append((q, r.uniform(0.042, 0.060)))

        def f(P):
            d = None
            for b in blobs:
                q = sphere(P, b[:3], b[3])
                d = q if d is None else smin(d, q, 0.05)
            for q, rad in cl:
                d = smin(d, sphere(P, q, rad), 0.012)
            wall = (
                np.max([-(P[..., 0] * c[0] + P[..., 1] * c[1]) for c in cor], 0) - 0.272
            )  # stays inside its triangle
            return np.maximum(np.maximum(d, wall), -P[..., 2] - 0.01)

        v, fc = sdf.mesh(f, (-0.36, -0.52, -0.03), (0.58, 0.52, 0.50), 64)
        o = obj('h', v, fc, '#ffffff', 'felt')
        decimate(o, tris)
        V = np.array([q.co for q in o.data.vertices])
        F = [tuple(p.vertices) for p in o.data.polygons]
        cq = np.array([q for q, _ in cl])
        tone = r.uniform(-0.16, 0.16, len(cl))
        k = ((V[:, None] - cq[None]) ** 2).sum(-1)
        near = k.argmin(1)
        t = np.clip(V[:, 2] / 0.42 + tone[near] - 0.06, 0, 1)
        c = mixc(srgb('#1f4a2a'), srgb('#68a44e'), t)
        bpy.data.objects.remove(o)
        return V, F, c, V[np.argsort(-V[:, 2])[: max(30, len(V) // 3)]]

    H = [hedge(s, 470) for s in (1, 2, 3)]
    B = Soup()
    for i, b in enumerate(D['bushes']):
        V, F, c, top = H[i % 3]
        a = R(120 * int(rng.integers(3)) + (0 if b['points'] == 'right' else 180))
        ca, sa = math.cos(a), math.sin(a)
        k = rng.uniform(0.94, 1.04)
        T = lambda P: np.stack(
            [
                P[:, 0] * ca - P[:, 1] * sa + b['x'],
                P[:, 0] * sa + P[:, 1] * ca + b['y'],
                P[:, 2] * k + Z_PASS,
            ],
            1,
        )
        B.add(T(V), F, np.clip(c * rng.uniform(0.92, 1.08), 0, 1))
        if i % 3 != 1:
            col = srgb('#d9483b' if i % 3 == 0 else '#f3c6d4')
            for q in T(top[rng.choice(len(top), 5, replace=False)]):
                v, f = ico(0.024, q)
                M.add(v, f, col)
    bush = B.obj('bushes', 'felt', None)
    uvshear(bush, 1.2)
    # ---- rim: rounded wooden tray edge along the 60-gon
    prof = [
        (0.035, Z_PASS - 0.03),
        (0.035, 0.225),
        (0.052, 0.254),
        (0.09, Z_RIM),
        (0.32, Z_RIM),
        (0.37, 0.255),
        (0.395, 0.22),
        (0.42, 0.0),
    ]
    W = Soup()
    rings = [offset(d) for d, _ in prof]
    uvs = []
    run = 0.0
    for i in range(nO):
        j = (i + 1) % nO
        L = np.linalg.norm(O[j] - O[i])
        v = [(rings[k][q][0], rings[k][q][1], prof[k][1]) for k in range(len(prof)) for q in (i, j)]
        tone = srgb('#8a5730') * (1 + 0.10 * math.sin(i * 2.4))
        W.add(v, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(prof) - 1)], tone)
        s = np.cumsum([0] + [math.dist(prof[k], prof[k + 1]) for k in range(len(prof) - 1)])
        uvs += [(run + (q - 0.0) * L, s[k] + i * 0.37) for k in range(len(prof)) for q in (0, 1)]
        run += L + 0.31
    rim = W.obj('rim', 'wood', None, 40)
    select(rim)
    me = rim.data
    vi, _, _ = corner_data(rim)
    me.uv_layers['UVMap'].data.foreach_set('uv', np.array(uvs, np.float32)[vi].ravel())
    bm = bmesh.new()
    bm.from_mesh(me)
    up = sum(f.normal.z for f in bm.faces)
    if up < 0:
        bmesh.ops.reverse_faces(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    deco = M.obj('details', 'matte', None)
    uvnone(deco)
    ob = [grass, sando, bush, rim, deco]
    for o in ob:
        print(o.name, ntris([o]))
    t0 = time.time()
    bake_ao(ob, dist=0.38, rays=28, strength=0.82, ground=None, tint=(0.22, 0.17, 0.06))
    print(f'[ao {time.time() - t0:.1f}s]')
    o = join('board', *ob)
    root = empty('enclos_board')
    parent(o, root)
    roots = [root]

if WHAT == 'fence':
    ob = []
    light, post = '#fbf1da', '#b9824b'

    def plank(x0, x1, y0, y1, z0, z1, col, b=0.012, grain='x', fin='paint'):
        """chamfered plank"""
        v = [
            (x0, y0, z0),
            (x1, y0, z0),
            (x1, y1, z0),
            (x0, y1, z0),
            (x0, y0, z1 - b),
            (x1, y0, z1 - b),
            (x1, y1, z1 - b),
            (x0, y1, z1 - b),
        ]
        v += [(x0 + b, y0 + b, z1), (x1 - b, y0 + b, z1), (x1 - b, y1 - b, z1), (x0 + b, y1 - b, z1)]
        f = [
            (0, 1, 5, 4),
            (1, 2, 6, 5),
            (2, 3, 7, 6),
            (3, 0, 4, 7),
            (4, 5, 9, 8),
            (5, 6, 10, 9),
            (6, 7, 11, 10),
            (7, 4, 8, 11),
            (8, 9, 10, 11),
            (3, 2, 1, 0),
        ]
        o = obj('p', v, f, col, fin, 25)
        uvbox(o, 1.3, grain, (rng.uniform(), rng.uniform()))
        ob.append(o)
        return o

    for s in (-1, 1):
        plank(s * 0.435 - 0.065, s * 0.435 + 0.065, -0.075, 0.075, 0, 0.56, post, 0.035, 'z', 'wood')
    plank(-0.38, 0.38, -0.095, 0.095, 0.43, 0.50, light, 0.018)  # broad cap: what one sees from above
    for z in (0.12, 0.28):
        plank(-0.38, 0.38, -0.022, 0.022, z, z + 0.09, light)
    for i, x in enumerate((-0.27, -0.09, 0.09, 0.27)):
        plank(x - 0.05, x + 0.05, 0.022, 0.056, 0.03, 0.44, light, 0.01, 'z')
        plank(x - 0.05, x + 0.05, -0.056, -0.022, 0.03, 0.44, light, 0.01, 'z')
    bake_ao(ob, dist=0.2, rays=48, strength=0.6, tint=(0.32, 0.17, 0.07))
    o = join('fence', *ob)
    root = empty('enclos_fence')
    parent(o, root)
    roots = [root]
    track(
        'rise',
        {
            o: {
                'location': [
                    (0, (0, 0, -0.50)),
                    (3, (0, 0, -0.52)),
                    (9, (0, 0, 0.09)),
                    (12, (0, 0, 0)),
                    (15, (0, 0, 0.015)),
                    (18, (0, 0, 0)),
                ],
                'scale': [
                    (0, (1, 1, 0.9)),
                    (6, (0.97, 1, 1.10)),
                    (10, (1.02, 1, 0.94)),
                    (14, (1, 1, 1.02)),
                    (18, (1, 1, 1)),
                ],
            }
        },
    )
print('[tris]', ntris(family(roots)))
print(os.path.getsize(drop_uv(export(OUT, f'enclos_{WHAT}', roots))))
