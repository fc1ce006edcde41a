#!/usr/bin/env python3
"""enclos.py OUTDIR board|board_far|fence   the L'Enclos board from boards/enclos.json (x right, y up -> Bevy x, -z), and its fence bar"""

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
FAR = WHAT == 'board_far'  # the same board with half its triangles, for where it is small
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


def berry(r, at):
    v = np.array([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]) * r + np.array(at)
    return v, [(i, (i + 1) % 4, 4) for i in range(4)] + [((i + 1) % 4, i, 5) for i in range(4)]


if WHAT != 'fence':
    D = json.loads((Path(__file__).parent / 'boards/enclos.json').read_text())
    # ---- fields: cushions of grass
    G = Soup()
    n, rr = (4 if FAR else 7), 0.965
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
    # Each field is a meadow of its own kind: how green it is, what grows there.
    GREENS = ('#8fae60', '#9dbb66', '#7fa45c', '#a9bd68', '#88ad57', '#96b46c')
    dark, sunny = srgb('#56803f'), srgb('#c6d384')
    kind = {}
    for i, c in enumerate(D['cells']):
        near = [
            kind[k]
            for k, o in enumerate(D['cells'][:i])
            if math.hypot(o['x'] - c['x'], o['y'] - c['y']) < 3.0
        ]
        kind[i] = int(rng.choice([k for k in range(len(GREENS)) if k not in near]))
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
        P = np.stack([x, y, z], 1)
        tone = np.tile(srgb(GREENS[kind[i]]) * rng.uniform(0.94, 1.06), (len(P), 1))
        tone = mixc(tone, sunny, 0.55 * np.clip(vnoise(P, 1.5, i) - 0.45, 0, 1) * (edge < 0.9))
        tone = mixc(tone, dark, 0.75 * np.clip(vnoise(P, 2.3, i + 9) - 0.55, 0, 1))
        tone = mixc(tone, dark, np.clip((edge - 0.72) / 0.28, 0, 1) ** 1.5 * 0.75)
        G.add(P, HF, tone)
    grass = G.obj('fields', 'grass', None, uv=0.34)
    # ---- passages: trodden sand
    S = Soup()
    m = 4 if FAR else 6
    u = np.linspace(-0.5, 0.5, m)
    U, V_ = np.meshgrid(u, u, indexing='ij')
    U, V_ = U.ravel(), V_.ravel()
    SF = [
        (i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1)
        for i in range(m - 1)
        for j in range(m - 1)
    ]
    sand, sand2, soil = srgb('#d3b083'), srgb('#9a7648'), srgb('#5f4028')
    verge = srgb('#7d8a45')
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
        c = mixc(c, sand2, np.clip(vnoise(P, 3.7) * 2 - 0.9, 0, 1) * 0.5)
        # Grass creeps in from the fields at both ends.
        c = mixc(c, verge, np.clip((np.abs(U) - 0.40 + 0.1 * vnoise(P, 6.1)) / 0.12, 0, 1) * 0.75)
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
    # ---- pebbles beside the ways
    M = Soup()

    def stone(x, y, z, r, col):
        v, f = ico(r, (0, 0, 0), (1.3, 1, 0.7))
        t = rng.uniform(0, 6.28)
        v = v @ np.array([[math.cos(t), math.sin(t), 0], [-math.sin(t), math.cos(t), 0], [0, 0, 1]])
        up = np.clip(v[:, 2] / r + 0.5, 0, 1)[:, None]
        M.add(v + (x, y, z), f, srgb(col) * (0.6 + 0.45 * up))

    STONES = ('#c9bfae', '#b5a794', '#d8cdb8')
    for p in D['passages']:
        a = R(p['angle'])
        for _ in range(int(rng.integers(0, 3))):
            uu, vv = rng.uniform(-0.30, 0.30), rng.choice([-1, 1]) * rng.uniform(0.36, 0.45)
            x = p['x'] + uu * math.cos(a) - vv * math.sin(a)
            y = p['y'] + uu * math.sin(a) + vv * math.cos(a)
            stone(x, y, Z_PASS + 0.008, rng.uniform(0.028, 0.058), rng.choice(STONES))

    upright = set()  # vertices that are lit like the ground beneath them, however they lean

    # ---- tufts and flowers, never in the middle where a sheep stands
    def tuft(x, y, size, lo, hi, blades=4 if FAR else 7):
        """a fan of blades, each two triangles that taper to a bright tip"""
        for q in range(blades):
            b = 6.28 * q / blades + rng.uniform(-0.4, 0.4)
            hgt = size * rng.uniform(0.75, 1.2)
            ln = size * rng.uniform(0.35, 0.75)
            w = 0.20 * size
            bx, by = x + 0.10 * size * math.cos(b), y + 0.10 * size * math.sin(b)
            sx, sy = -w * math.sin(b), w * math.cos(b)
            v = [
                (bx + sx, by + sy, Z_FIELD - 0.02),
                (bx - sx, by - sy, Z_FIELD - 0.02),
                (bx + ln * math.cos(b), by + ln * math.sin(b), Z_FIELD + hgt),
                (bx - 0.05 * size * math.cos(b), by - 0.05 * size * math.sin(b), Z_FIELD + 0.3 * hgt),
            ]
            upright.update(range(len(M.v), len(M.v) + len(v)))
            M.add(v, [(0, 1, 2), (1, 3, 2), (3, 0, 2)], np.array([lo, lo, hi, lo]))

    def flower(x, y, r, petals, heart, sides=5):
        """a star of petals round a heart, held up to the light"""
        z = Z_FIELD + rng.uniform(0.05, 0.11)
        ro = rng.uniform(0, 6.28)
        n = 2 * sides
        upright.update(range(len(M.v), len(M.v) + n + 1))
        v = [(x, y, z - 0.01)]
        for i in range(n):
            k = r * (1 if i % 2 == 0 else 0.52)
            v.append((x + k * math.cos(ro + i * 6.2832 / n), y + k * math.sin(ro + i * 6.2832 / n), z + 0.014))
        M.add(v, [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)], petals)
        h = 0.36 * r
        v = [(x, y, z + 0.03)] + [
            (x + h * math.cos(i * 1.571), y + h * math.sin(i * 1.571), z + 0.012) for i in range(4)
        ]
        M.add(v, [(0, 1 + i, 1 + (i + 1) % 4) for i in range(4)], heart)

    def mushroom(x, y, r):
        n = 7
        ring = lambda k, z: [
            (x + k * math.cos(i * 6.2832 / n), y + k * math.sin(i * 6.2832 / n), Z_FIELD + z) for i in range(n)
        ]
        v = ring(0.35 * r, -0.02) + ring(0.30 * r, 1.0 * r)
        f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        M.add(v, f, srgb('#f0e4cc'))
        v = ring(r, 0.85 * r) + ring(0.72 * r, 1.35 * r) + [(x, y, Z_FIELD + 1.6 * r)]
        f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        f += [(n + i, n + (i + 1) % n, 2 * n) for i in range(n)]
        M.add(v, f, np.array([srgb('#b8402e')] * n + [srgb('#d9553c')] * (n + 1)))

    # What flowers in each kind of meadow: petals, hearts, how large, how many.
    WHITE, GOLD = srgb('#fffaf0'), srgb('#f0ab28')
    BLOOM = (
        (WHITE, GOLD, 0.085, 7),  # daisies
        (srgb('#ffd94a'), srgb('#d98a1c'), 0.070, 8),  # buttercups
        (srgb('#8f86d8'), srgb('#f4e27a'), 0.072, 6),  # bellflowers
        (srgb('#e2523f'), srgb('#3a2420'), 0.085, 5),  # poppies
        (srgb('#f5a9bf'), srgb('#fff0c8'), 0.075, 7),  # clover
        (WHITE, srgb('#f4d13c'), 0.070, 4),  # few, between mushrooms and stones
    )
    for i, c in enumerate(D['cells']):
        petals, heart, size, many = BLOOM[kind[i]]
        turn = rng.uniform(0, 6.28)
        for k in range(5):
            a = turn + k * 1.2566 + rng.uniform(-0.35, 0.35)
            d = rng.uniform(0.60, 0.74)
            lo = srgb('#4f8132') * rng.uniform(0.9, 1.15)
            hi = srgb(str(rng.choice(['#b9d66c', '#a8ca5a', '#c9dc80'])))
            tuft(c['x'] + d * math.cos(a), c['y'] + d * math.sin(a), rng.uniform(0.15, 0.24), lo, hi)
        # Flowers grow in two or three drifts, not evenly.
        drifts = [turn + 0.6 + rng.uniform(0, 1), turn + 3.2 + rng.uniform(0, 1)]
        for k in range(many):
            a = drifts[k % 2] + rng.normal(0, 0.26)
            d = rng.uniform(0.54, 0.74)
            flower(
                c['x'] + d * math.cos(a), c['y'] + d * math.sin(a), size * rng.uniform(0.8, 1.15), petals, heart
            )
        for k in range(2):  # a stray one of another kind
            a, d = rng.uniform(0, 6.28), rng.uniform(0.56, 0.74)
            o = BLOOM[(kind[i] + 1 + k) % 5]
            flower(c['x'] + d * math.cos(a), c['y'] + d * math.sin(a), o[2] * 0.8, o[0], o[1])
        if kind[i] == 5:
            a = turn + 1.9
            for k in range(3):
                t, d = a + 0.16 * k, 0.62 + 0.06 * (k % 2)
                mushroom(c['x'] + d * math.cos(t), c['y'] + d * math.sin(t), 0.085 - 0.017 * k)
            for k in range(2):
                t = a + 2.6 + 0.2 * k
                stone(
                    c['x'] + 0.66 * math.cos(t),
                    c['y'] + 0.66 * math.sin(t),
                    Z_FIELD,
                    0.095 - 0.03 * k,
                    STONES[k],
                )

    # ---- bushes: round clumps of leaves, five shapes, turned and mirrored
    def hedge(seed, tris):
        r = np.random.default_rng(seed)
        cor = [np.array([math.cos(R(k * 120)), math.sin(R(k * 120))]) for k in range(3)]
        # One crown a little off the middle, three smaller ones in the corners.
        off = r.uniform(0, 6.28)
        blobs = [(0.05 * math.cos(off), 0.05 * math.sin(off), 0.19, 0.235)]
        for k, c in enumerate(cor):
            size = (0.150, 0.165, 0.135)[(k + seed) % 3]
            blobs.append((c[0] * 0.30, c[1] * 0.30, 0.055 + 0.45 * size, size))
            blobs.append((-c[0] * 0.12, -c[1] * 0.12, 0.10, 0.15))
        fd = fib(30)
        fd = fd[fd[:, 2] > -0.2]
        cl = []
        for b in blobs:
            for d in fd:
                q = np.array(b[:3]) + d * b[3] * r.uniform(0.90, 1.03)
                if (
                    q[2] > 0.02
                    and all(np.linalg.norm(q - np.array(o[:3])) > o[3] * 0.80 for o in blobs if o is not b)
                    and all(np.linalg.norm(q - k[0]) > 0.085 for k in cl)
                ):
                    cl.append((q, r.uniform(0.060, 0.085)))

        def f(P):
            d = None
            for b in blobs:
                q = sphere(P, b[:3], b[3])
                d = q if d is None else smin(d, q, 0.04)
            for q, rad in cl:
                d = smin(d, sphere(P, q, rad), 0.010)
            wall = (
                np.max([-(P[..., 0] * c[0] + P[..., 1] * c[1]) for c in cor], 0) - 0.295
            )  # stays inside its triangle
            return np.maximum(-smin(-d, -wall, 0.10), -P[..., 2] - 0.01)  # no flat sides: hedges are not hewn

        v, fc = sdf.mesh(f, (-0.36, -0.56, -0.03), (0.60, 0.56, 0.56), 60)
        o = obj('h', v, fc, '#ffffff', 'felt')
        decimate(o, tris)
        V = np.array([q.co for q in o.data.vertices])
        F = [tuple(p.vertices) for p in o.data.polygons]
        cq = np.array([q for q, _ in cl])
        cr = np.array([q for _, q in cl])
        tone = r.uniform(-0.14, 0.14, len(cl))
        k = np.linalg.norm(V[:, None] - cq[None], axis=2)
        near = k.argmin(1)
        # Light on the upper side of each clump, dark between them.
        up = (V[:, 2] - cq[near, 2]) / cr[near]
        t = np.clip(0.62 * V[:, 2] / 0.42 + 0.30 * up + tone[near], 0, 1)
        bpy.data.objects.remove(o)
        return V, F, t, V[np.argsort(-V[:, 2])[: max(30, len(V) // 2)]]

    H = [hedge(s, 170 if FAR else 440) for s in (1, 2, 3, 4, 5)]
    # A leaf's shade and light, and what hangs among the leaves.
    SHRUBS = (
        ('#1f4d2c', '#74ad54', '#d9483b', 6),  # holly
        ('#27502f', '#8cbb5c', None, 0),  # box
        ('#2f5a33', '#93b866', '#fff4ec', 9),  # hawthorn in flower
        ('#1d4733', '#5f9f63', None, 0),  # yew
        ('#3c5a2a', '#a6b954', '#f3c6d4', 7),  # dog rose
        ('#28532a', '#80b04a', '#f0c24a', 6),  # broom
    )
    B = Soup()
    last = -1
    for i, b in enumerate(D['bushes']):
        V, F, t, top = H[int(rng.integers(len(H)))]
        a = R(120 * int(rng.integers(3)) + (0 if b['points'] == 'right' else 180))
        flip = int(rng.choice([-1, 1]))
        ca, sa = math.cos(a), math.sin(a)
        k = rng.uniform(0.86, 1.10)
        T = lambda P: np.stack(
            [
                P[:, 0] * ca - P[:, 1] * flip * sa + b['x'],
                P[:, 0] * sa + P[:, 1] * flip * ca + b['y'],
                P[:, 2] * k + Z_PASS,
            ],
            1,
        )
        last = int(rng.choice([q for q in range(len(SHRUBS)) if q != last]))
        shade, light, fruit, many = SHRUBS[last]
        c = mixc(srgb(shade), srgb(light), t) * rng.uniform(0.94, 1.06)
        B.add(T(V), F if flip == 1 else [q[::-1] for q in F], np.clip(c, 0, 1))
        if fruit:
            for q in T(top[rng.choice(len(top), many, replace=False)]):
                v, f = berry(0.040, q)
                M.add(v, f, np.array([srgb(fruit)] * 5 + [srgb(fruit) * 0.5]))
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
    # How pale each line of the profile is rubbed, and how much dirt has left it its light.
    WEAR = ((0, 0.5), (0.15, 0.8), (0.5, 1), (0.2, 1), (0.2, 1), (0.6, 1), (0.3, 0.95), (0, 0.6))
    W = Soup()
    rings = [offset(d) for d, _ in prof]
    uvs = []
    run = 0.0
    for i in range(nO):
        j = (i + 1) % nO
        L = np.linalg.norm(O[j] - O[i])
        v = [(rings[k][q][0], rings[k][q][1], prof[k][1]) for k in range(len(prof)) for q in (i, j)]
        tone = srgb('#8a5730') * (1 + 0.10 * math.sin(i * 2.4))
        # Edges are rubbed pale by hands, unevenly; dirt has stayed in the corner below.
        rub = 0.5 + 0.5 * np.sin(np.array([i, i + 1]) % nO * (6.2832 / nO * 23) + 1.0)
        worn = [
            mixc(np.tile(tone * dirt, (2, 1)), srgb('#c99a66'), pale * (0.35 + 0.65 * rub)) for pale, dirt in WEAR
        ]
        W.add(
            v,
            [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(prof) - 1)],
            np.concatenate(worn),
        )
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
    deco.data.normals_split_custom_set_from_vertices(
        [(0, 0, 1) if i in upright else v.normal for i, v in enumerate(deco.data.vertices)]
    )
    ob = [grass, sando, bush, rim, deco]
    for o in ob:
        print(o.name, ntris([o]))
    t0 = time.time()
    shade = dict(dist=0.38, rays=28, ground=None, tint=(0.22, 0.17, 0.06))
    bake_ao(ob[:-1], strength=0.82, **shade)
    bake_ao([deco], strength=0.35, extra=ob[:-1], **shade)  # blades as thin as these would turn black
    print(f'[ao {time.time() - t0:.1f}s]')
    o = join('board', *ob)
    root = empty('enclos_board')
    parent(o, root)
    roots = [root]

if WHAT == 'fence':
    ob = []
    light, post = '#fbf1da', '#b9824b'

    def plank(x0, x1, y0, y1, z0, z1, col, b=0.012, grain='x'):
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
        o = obj('p', v, f, col, 'paint', 25)
        uvbox(o, 1.3, grain, (rng.uniform(), rng.uniform()))
        ob.append(o)
        return o

    def pole(x, high):
        """a hewn post: streaks of grain along its sides, rings on its end"""
        wide, deep, edge, cuts = 0.065, 0.075, 0.035, 2
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        ring = []
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            ring += [(ax + (bx - ax) * i / cuts, ay + (by - ay) * i / cuts) for i in range(cuts)]
        n = len(ring)
        tones = rng.uniform(0.72, 1.12, n)
        v = [(x + wide * rx, deep * ry, 0) for rx, ry in ring]
        v += [(x + wide * rx, deep * ry, high - edge) for rx, ry in ring]
        v += [(x + (wide - edge) * rx, (deep - edge) * ry, high) for rx, ry in ring]
        v += [(x, 0, high)]
        f = []
        for i in range(n):
            j = (i + 1) % n
            f += [(i, j, n + j, n + i), (n + i, n + j, 2 * n + j, 2 * n + i), (2 * n + i, 2 * n + j, 3 * n)]
        around = np.arctan2([ry for _, ry in ring], [rx for rx, _ in ring])

        def wood(P, N):
            angle = np.arctan2(P[:, 1] / deep, (P[:, 0] - x) / wide)
            nearest = np.abs(np.angle(np.exp(1j * (angle[:, None] - around[None])))).argmin(1)
            tone = tones[nearest]
            # The heart of the end is pale, its rim dark.
            tone = np.where(np.hypot(P[:, 0] - x, P[:, 1]) < 0.01, 1.25, tone)
            tone = np.where(P[:, 2] < 0.05, tone * 0.8, tone)
            return np.tile(srgb(post), (len(P), 1)) * tone[:, None]

        o = obj('p', v, f, wood, 'paint', 25)
        uvbox(o, 1.3, 'z', (rng.uniform(), rng.uniform()))
        ob.append(o)

    # One side differs from the other, and the game turns every second fence round: no two neighbours look alike.
    for s, high in ((-1, 0.56), (1, 0.52)):
        pole(s * 0.435, high)
    plank(-0.38, 0.05, -0.095, 0.095, 0.43, 0.50, light, 0.018)  # broad cap: what one sees from above
    plank(0.06, 0.38, -0.088, 0.092, 0.425, 0.49, '#f0e0bf', 0.018)  # mended with another board
    for z in (0.12, 0.28):
        plank(-0.38, 0.38, -0.022, 0.022, z, z + 0.09, light)
    for x, top, tone in ((-0.27, 0.44, light), (-0.09, 0.43, '#f4e6c8'), (0.09, 0.42, light), (0.27, 0.43, '#efdcb6')):
        plank(x - 0.05, x + 0.05, 0.022, 0.056, 0.03, top, tone, 0.01, 'z')
        plank(x - 0.05, x + 0.05, -0.056, -0.022, 0.03, top, tone, 0.01, 'z')
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
