#!/usr/bin/env python3
"""barricade.py OUTDIR classic|classic_far|sm4|sm6|pawn|barricade|die   a board of Barricade from ../boards, or one of its pieces

Axes: the boards' x right and y down become Blender's x and -y; LAYOUT.md tells how they lie in the game."""

import json
import math
import os
import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from artkit import (
    bake_ao,
    box,
    corner_data,
    empty,
    export,
    family,
    get_col,
    join,
    lathe,
    material,
    ntris,
    parent,
    reset,
    select,
    srgb,
    track,
    uvbox,
    uvlathe,
)

OUT, WHAT = sys.argv[1:3]
BOARDS = Path(__file__).resolve().parent.parent / 'boards'
TAU = 2 * math.pi
# board surface, outer and floor radius, units per board-file unit
TOP, RIM, FLOOR, K = 0.35, 0.425, 0.335, 9.3
# Corners of a field; fewer where the board is small.
SEG = 12 if WHAT.endswith('_far') else 18
SEATS = dict(
    red='#b3202c', green='#1da88c', yellow='#f6de2a', blue='#3d52bd', black='#2e2a30', orange='#e8934a'
)
# Each seat's mark, as its pawns bear it: colour is never the only sign.
MARKS = dict(red='dot', green='triangle', yellow='square', blue='ring', black='star', orange='cross')
# Houses are a little off their pawns' colours where the wood or the pawns would swallow them.
HOUSE = dict(SEATS, black='#3a353c', orange='#d4610f')
C = {
    k: srgb(v)
    for k, v in dict(
        top='#c29c70',
        zone='#87708f',
        groove='#3d2313',
        path='#f3dfb8',
        path_rim='#7d5230',
        row='#6f3d20',
        row_rim='#e9c690',
        final='#74479a',
        final_rim='#ecd9f5',
        goal='#4b2173',
        gold='#f3c14a',
        spot='#d2362b',
        tele='#12828f',
        spiral='#e9fbfb',
        white='#fff6e2',
        frame='#64381f',
        frame_hi='#744528',
        inlay='#e0b06a',
        worn='#c08a55',
        pale='#f0dcb2',
        dark='#2a2320',
        under='#4a2a16',
    ).items()
}
C.update({'h_' + k: srgb(v) for k, v in HOUSE.items()})


class Polygons:
    """polygons with a colour per corner, one mesh per finish"""

    def __init__(s):
        s.d = {}

    def poly(s, fin, pts, cols, uv=None, smooth=False):
        pts = np.round(np.asarray(pts, float) * 1024) / 1024
        d = s.d.setdefault(fin, dict(v=[], f=[], c=[], u=[], s=[]))
        b = len(d['v'])
        d['v'] += [tuple(map(float, p)) for p in pts]
        d['f'].append(list(range(b, b + len(pts))))
        cols = np.asarray(cols, float)
        cols = np.tile(cols, (len(pts), 1)) if cols.ndim == 1 else cols
        d['c'] += [tuple(c) for c in cols]
        d['s'].append(smooth)
        d['u'] += (
            [(0, 0)] * len(pts)
            if fin != 'wood'
            else list(uv)
            if uv is not None
            else [(p[0] * 0.085, p[1] * 0.21) for p in pts]
        )  # only wood is textured

    def build(s, name):
        out = []
        for fin, d in s.d.items():
            me = bpy.data.meshes.new(f'{name}_{fin}')
            me.from_pydata(d['v'], [], d['f'])
            o = bpy.data.objects.new(me.name, me)
            bpy.context.collection.objects.link(o)
            me.polygons.foreach_set('use_smooth', d['s'])
            me.materials.append(material(fin))
            at = me.color_attributes.new('Col', 'BYTE_COLOR', 'CORNER')
            at.data.foreach_set(
                'color',
                np.hstack([np.clip(d['c'], 0, 1), np.ones((len(d['c']), 1))]).astype(np.float32).ravel(),
            )
            me.color_attributes.active_color = at
            me.color_attributes.render_color_index = 0
            uv = me.uv_layers.new(name='UVMap')
            uv.data.foreach_set('uv', np.array(d['u'], np.float32).ravel())
            select(o)
            bpy.ops.object.mode_set(mode='EDIT')
            bpy.ops.mesh.select_all(action='SELECT')
            bpy.ops.mesh.remove_doubles(threshold=1e-4)
            bpy.ops.object.mode_set(mode='OBJECT')
            out.append(o)
        o = join(name, *out) if len(out) > 1 else out[0]
        o.name = o.data.name = name
        return o


def ring(S, fin, x, y, r0, z0, c0, r1, z1, c1, seg=SEG, uvs=None, smooth=False, other=None, run=1):
    """a band round x, y; with `other` every second run of segments has that colour"""
    for i in range(seg):
        a, b = TAU * i / seg, TAU * (i + 1) / seg
        P = [
            (x + r0 * math.cos(a), y + r0 * math.sin(a), z0),
            (x + r0 * math.cos(b), y + r0 * math.sin(b), z0),
            (x + r1 * math.cos(b), y + r1 * math.sin(b), z1),
            (x + r1 * math.cos(a), y + r1 * math.sin(a), z1),
        ]
        cc = [c0, c0, c1, c1] if other is None or i // run % 2 == 0 else [other] * 4
        if r1 < 1e-6:
            P, cc = P[:3], cc[:3]
        S.poly(fin, P, np.array(cc), uvs(P) if uvs else None, smooth)


def fan(S, fin, x, y, z, shape, col, h=0.012):
    """a small raised figure"""
    n = len(shape)
    P = [(x + a, y + b, z + h) for a, b in shape]
    ctr = (x, y, z + h)
    for i in range(n):
        j = (i + 1) % n
        S.poly(fin, [ctr, P[i], P[j]], col)
        S.poly(fin, [P[i], (P[i][0], P[i][1], z), (P[j][0], P[j][1], z), P[j]], col * 0.6)


def star(r, n=5, k=0.45):
    return [
        (
            r * (1 if i % 2 == 0 else k) * math.sin(math.pi * i / n),
            r * (1 if i % 2 == 0 else k) * math.cos(math.pi * i / n),
        )
        for i in range(2 * n)
    ][::-1]


def ngon(r, n, p=0.0):
    return [(r * math.cos(TAU * i / n + p), r * math.sin(TAU * i / n + p)) for i in range(n)]


def cross(w, l):
    return [
        (w, w),
        (w, l),
        (-w, l),
        (-w, w),
        (-l, w),
        (-l, -w),
        (-w, -w),
        (-w, -l),
        (w, -l),
        (w, -w),
        (l, -w),
        (l, w),
    ]


def mark(name):
    """a mark's outline, and its inner one where it is open"""
    if name == 'ring':
        return ngon(0.24, 14), ngon(0.15, 14)
    shapes = dict(
        dot=lambda: ngon(0.168, 12),
        cross=lambda: cross(0.078, 0.245),
        triangle=lambda: ngon(0.258, 3, math.pi / 2),
        square=lambda: ngon(0.27, 4, math.pi / 4),
        star=lambda: star(0.275, 5, 0.42),
    )
    return shapes[name](), None


def inlaid(S, x, y, z, name, col, k=0.8):
    """a mark let into a floor"""
    outer, inner = mark(name)
    at = lambda p: (x + k * p[0], y + k * p[1], z + 0.004)
    n = len(outer)
    for i in range(n):
        j = (i + 1) % n
        if inner:
            S.poly('paint', [at(outer[i]), at(outer[j]), at(inner[j]), at(inner[i])], col)
        else:
            S.poly('paint', [(x, y, z + 0.004), at(outer[i]), at(outer[j])], col)


def spiral(S, x, y, z, r, col, turns=1.9, w=0.036, n=26, h=0.012):
    pts = []
    for i in range(n + 1):
        t = i / n
        a = TAU * turns * t
        q = 0.02 + (r - 0.02) * t
        ww = w * (0.5 + 0.5 * min(1, 4 * t))
        pts.append([(x + (q + s * ww) * math.cos(a), y + (q + s * ww) * math.sin(a), z + h) for s in (-1, 1)])
    for p, q in zip(pts, pts[1:]):
        S.poly('paint', [p[0], p[1], q[1], q[0]], col)


def bridge(S, at, GR, GW, half=0.24):
    """a cream way from the field at `at` over the rim of the gate: there the ring is open"""
    r = math.hypot(*at)
    u = np.array(at) / r
    n = np.array([-u[1], u[0]]) * half
    z = TOP + 0.03
    lo, hi = (r + RIM - 0.03, GR - GW + 0.06) if r < GR else (GR + GW - 0.06, r - RIM + 0.03)
    P = [(*(u * lo - n), z), (*(u * hi - n), z), (*(u * hi + n), z), (*(u * lo + n), z)]
    S.poly('paint', P, C['path'])
    for i in range(4):
        (a, b), (c, e) = P[i][:2], P[(i + 1) % 4][:2]
        S.poly(
            'paint',
            [(a, b, z), (a, b, z - 0.09), (c, e, z - 0.09), (c, e, z)],
            np.array([C['path_rim'], C['path_rim'] * 0.6, C['path_rim'] * 0.6, C['path_rim']]),
        )


rng = np.random.default_rng(5)


def dimple(S, x, y, z, floor, rims, fin='wood', finr='paint', big=1.0, striped=True):
    """rims: colours from outside to inside (1 or 2); the inner one is striped, like a barricade"""
    R, F = RIM * big, FLOOR
    up = 0.016
    o = rng.random(2) * 5
    th = rng.random() * 0.5 - 0.25
    uvs = lambda P: [
        (
            ((p[0] - x) * math.cos(th) - (p[1] - y) * math.sin(th)) * 0.25 + o[0],
            ((p[0] - x) * math.sin(th) + (p[1] - y) * math.cos(th)) * 0.25 + o[1],
        )
        for p in P
    ]
    ring(S, finr, x, y, R, z - 0.001, rims[0] * 0.55, R - 0.018, z + up, rims[0])
    if len(rims) > 1:
        m = F + 0.018 + (R - F) * 0.40
        ring(S, finr, x, y, R - 0.018, z + up, rims[0], m, z + up, rims[0])
        stripes = dict(other=C['white'], run=3) if striped else {}
        ring(S, 'paint', x, y, m, z + up, rims[1], F + 0.018, z + up, rims[1], **stripes)
    else:
        ring(S, finr, x, y, R - 0.018, z + up, rims[0], F + 0.018, z + up, rims[0])
    fl = z - 0.05
    ring(S, finr, x, y, F + 0.018, z + up, rims[-1] * 0.8, F, fl, floor * 0.42)
    ring(S, fin, x, y, F, fl, floor * 0.74, F * 0.72, fl, floor, uvs=uvs)
    ring(S, fin, x, y, F * 0.72, fl, floor, 0, fl, floor, uvs=uvs)
    return fl


def arcline(a, b, n, ctr=(0, 0)):
    """polar interpolation of a ring edge"""
    A, B = np.array(a) - ctr, np.array(b) - ctr
    ta, tb = math.atan2(A[1], A[0]), math.atan2(B[1], B[0])
    d = (tb - ta + math.pi) % TAU - math.pi
    ra, rb = np.linalg.norm(A), np.linalg.norm(B)
    return [
        (
            ctr[0] + (ra + (rb - ra) * t) * math.cos(ta + d * t),
            ctr[1] + (ra + (rb - ra) * t) * math.sin(ta + d * t),
        )
        for t in np.linspace(0, 1, n + 1)
    ]


def strip(line, w):
    L = np.array(line)
    T = np.gradient(L, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    N = np.stack([-T[:, 1], T[:, 0]], 1) * w / 2
    return [tuple(p) for p in L + N][::-1] + [tuple(p) for p in L - N]


def stadium(line, r, cap=7):
    L = np.array(line)
    T = np.gradient(L, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    N = np.stack([-T[:, 1], T[:, 0]], 1)
    out = [tuple(p) for p in L - N * r]
    a0 = math.atan2(-N[-1][1], -N[-1][0])
    out += [
        (L[-1][0] + r * math.cos(a0 + math.pi * i / cap), L[-1][1] + r * math.sin(a0 + math.pi * i / cap))
        for i in range(1, cap)
    ]
    out += [tuple(p) for p in (L + N * r)[::-1]]
    a0 = math.atan2(N[0][1], N[0][0])
    out += [
        (L[0][0] + r * math.cos(a0 + math.pi * i / cap), L[0][1] + r * math.sin(a0 + math.pi * i / cap))
        for i in range(1, cap)
    ]
    return out


def area(p):
    p = np.array(p)
    q = np.roll(p, -1, 0)
    return 0.5 * (p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]).sum()


def circle(x, y, r, n):
    return [(x + r * math.cos(TAU * i / n), y + r * math.sin(TAU * i / n)) for i in range(n)]


def rrect(hx, hy, r, n=8):
    out = []
    for cx, cy, a in ((hx - r, hy - r, 0), (-hx + r, hy - r, 1), (-hx + r, -hy + r, 2), (hx - r, -hy + r, 3)):
        out += [
            (cx + r * math.cos(math.pi / 2 * (a + i / n)), cy + r * math.sin(math.pi / 2 * (a + i / n)))
            for i in range(n + 1)
        ]
    return out


def scratch(S, triangles, n=46):
    """fine lines that years have left in the bare wood, each within it from end to end"""
    T = np.array([[(q[0], q[1]) for q in t] for t in triangles])
    a, b, c = T[:, 0], T[:, 1], T[:, 2]
    turn = lambda u, w: u[:, 0] * w[:, 1] - u[:, 1] * w[:, 0]
    size = np.abs(turn(b - a, c - a))

    def bare(p):
        s = np.stack([turn(b - a, p - a), turn(c - b, p - b), turn(a - c, p - c)])
        return (np.all(s >= 0, 0) | np.all(s <= 0, 0)).any()

    r = np.random.default_rng(3)
    z = TOP + 0.003
    while n:
        k = r.choice(len(T), p=size / size.sum())
        w = r.dirichlet((1, 1, 1))
        p = w @ T[k]
        t, l = (r.normal(0.2, 0.4), r.uniform(0.25, 0.8))
        d = np.array([math.cos(t), math.sin(t)]) * l
        if not all(bare(p + d * e) for e in (0.25, 0.5, 0.75, 1)):
            continue
        side = np.array([-d[1], d[0]]) / l * r.uniform(0.008, 0.014)
        tone = C['pale'] if r.random() < 0.65 else C['row']
        P = [(*q, z) for q in (p, p + d / 2 - side, p + d, p + d / 2 + side)]
        S.poly('wood', P, C['top'] + (tone - C['top']) * r.uniform(0.35, 0.7))
        n -= 1


def board(name):
    global rng
    rng = np.random.default_rng(5)
    d = json.loads((BOARDS / f"{name.removesuffix('_far')}.json").read_text())
    classic = d['name'] == 'classic'
    reset()
    S = Polygons()
    if classic:
        at = lambda x, y: (x - 8.0, 7.6 - y)
        outline = lambda o: rrect(8.75 + o, 8.35 + o, 0.7 + o, 8)
    else:
        at = lambda x, y: (x * K, -y * K)
        outline = lambda o: circle(0, 0, 9.9 + o, 112)
    cell = {c['id']: c for c in d['cells']}
    pos = {i: at(c['x'], c['y']) for i, c in cell.items()}
    entry = {h['entry']: h['color'] for h in d['houses']}
    gate = d.get('annulus', {}).get('cell')
    GR = d['annulus']['radius'] * K if gate is not None else 0
    tele = set(d['teleport'] or ())
    faces = []  # (class, polygon); larger priority wins
    W, GW = 0.15, 0.20
    if classic:
        faces.append(
            ('zone', [(x, y + 6.1) for x, y in rrect(8.62, 2.1, 0.6, 6)])
        )  # stained wood round the final circuit
    elif gate is not None:
        faces.append(('zone', circle(0, 0, GR - GW, 60)))
    else:
        faces.append(('zone_in', circle(0, 0, 8.3, 96)))
    for a, b in d['edges']:
        if {a, b} == tele:
            continue
        if gate in (a, b):
            o = pos[b if a == gate else a]
            r = np.linalg.norm(o)
            u = np.array(o) / r
            line = [tuple(o), tuple(u * GR)]
        elif (
            not classic
            and cell[a]['key'].split('.')[0] == cell[b]['key'].split('.')[0]
            and cell[a]['key'][0] in 'RP'
        ):
            r = np.linalg.norm(pos[a])
            line = arcline(pos[a], pos[b], 5 if r > 5 else 6)
        else:
            line = [pos[a], pos[b]]
        faces.append(('groove', strip(line, 0.26 if gate in (a, b) else W)))
    for h in d['houses']:
        s = [at(*p) for p in h['slots']]
        if classic:
            x = (s[1][0] + s[2][0]) / 2
            poly, pale, edge = [
                [(p[0] + x, p[1] + (s[0][1] + s[3][1]) / 2) for p in rrect(1.46 + e, 0.92 + e, 0.46 + e, 5)]
                for e in (0, 0.055, 0.115)
            ]
            line = [pos[h['entry']], s[0]]
        else:
            order = [s[3], s[1], s[0], s[2], s[4]]
            ln = []
            for p, q in zip(order, order[1:]):
                ln += arcline(p, q, 3)[:-1]
            poly, pale, edge = [stadium(ln + [order[-1]], r) for r in (0.49, 0.54, 0.59)]
            line = [pos[h['entry']], s[0]]
        faces += [
            ('groove', edge),
            ('groove', strip(line, 0.42)),
            ('pale', pale),
            ('pale', strip(line, 0.33)),
            ('link_' + h['color'], strip(line, 0.22)),
            ('house_' + h['color'], poly),
        ]
    if gate is not None:
        faces += [('gate', circle(0, 0, GR + GW, 60)), ('gate_in', circle(0, 0, GR - GW, 60))]
    big = lambda i: 1.18 if i in tele or i == d['goal'] else 1.0
    for i in cell:
        faces.append(('disc', circle(*pos[i], RIM * big(i), SEG)))
    for h in d['houses']:
        for p in h['slots']:
            faces.append(('slot', circle(*at(*p), RIM, SEG)))
    faces.append(('surf', outline(0)))
    V, F, cls = [], [], []
    for c, p in faces:
        if area(p) < 0:
            p = p[::-1]
        F.append(list(range(len(V), len(V) + len(p))))
        V += [Vector(q) for q in p]
        cls.append(c)
    zin = 'zone_in' in cls
    v, e, f, ov, oe, of = delaunay_2d_cdt(V, [], F, 0, 1e-5)
    LINKZ, HZ = TOP - 0.03, TOP - 0.055
    height = dict(surf=TOP, disc=TOP, groove=TOP - 0.035, gate=TOP - 0.05, zone=TOP, slot=HZ, pale=TOP - 0.02)
    tri_cls = []
    for o in of:
        s = {cls[i] for i in o}
        hs = [q for q in s if q.startswith('house_')]
        ls = [q for q in s if q.startswith('link_')]
        tri_cls.append(
            'disc'
            if 'disc' in s
            else 'slot'
            if 'slot' in s
            else hs[0]
            if hs
            else ls[0]
            if ls
            else 'pale'
            if 'pale' in s
            else 'gate'
            if 'gate' in s and 'gate_in' not in s
            else 'groove'
            if 'groove' in s
            else 'zone'
            if 'zone' in s or (zin and s and 'zone_in' not in s)
            else 'surf'
            if s
            else None
        )
    H = lambda c: height.get(c, HZ if c.startswith('house') else LINKZ)
    col = lambda c: (
        C['h_' + c.split('_')[1]]
        if '_' in c
        else C[{'surf': 'top', 'groove': 'groove', 'gate': 'path', 'zone': 'zone', 'pale': 'pale'}[c]]
    )
    fin = lambda c: 'paint' if '_' in c or c in ('gate', 'pale') else 'wood'
    em = {}
    for t, c in zip(f, tri_cls):
        if c is None:
            continue
        for k in range(len(t)):
            em.setdefault(tuple(sorted((t[k], t[(k + 1) % len(t)]))), []).append(
                (c, t[k], t[(k + 1) % len(t)])
            )
        if c in ('disc', 'slot'):
            continue
        S.poly(fin(c), [(*v[q], H(c)) for q in t], col(c) * (0.9 if '_' in c else 1))
    for k, l in em.items():
        if len(l) == 2 and abs(H(l[0][0]) - H(l[1][0])) > 1e-4:
            (c0, a, b), (c1, _, _) = l if H(l[0][0]) > H(l[1][0]) else l[::-1]
            hi, lo = H(c0), H(c1)
            src = col(c0) if c0 not in ('disc', 'slot') else col(c1)
            fn = fin(c0) if c0 not in ('disc', 'slot') else fin(c1)
            A, B = v[a], v[b]
            S.poly(
                fn,
                [(*A, hi), (*A, lo), (*B, lo), (*B, hi)],
                np.array([src * 0.75, src * 0.4, src * 0.4, src * 0.75]),
            )
    for i, c in cell.items():
        x, y = pos[i]
        kd = c['kind']
        spot = i in d['barricades']
        k = c['key']
        fl, rm, fn, fr = (C['path'] * (0.93 + 0.09 * rng.random()), C['path_rim'], 'paint', 'wood')
        if kd == 'first_row':
            fl, rm, fn = C['row'], C['row_rim'], 'wood'
        if kd == 'final':
            fl, rm, fn, fr = C['final'], C['final_rim'], 'paint', 'paint'
        rims = [rm, C['spot']] if spot else [rm]
        if i in entry:
            rims, fr = [C['pale'], C['h_' + entry[i]]], 'paint'
        if spot and i not in tele:
            rims = [rm, C['spot']]
        if i in tele:
            rims, fr, fl, fn = [C['tele'], C['spot']], 'paint', C['tele'], 'paint'
        if i == d['goal']:
            fl, rims, fn, fr = C['goal'], [C['gold']], 'paint', 'metal'
        q = dimple(S, x, y, TOP, fl, rims, fn, fr, big(i), i not in entry)
        if spot and i not in tele:  # a start of a barricade: dashes within its rim
            dash = C['final_rim'] if kd == 'final' else C['spot'] * 0.75
            ring(S, 'paint', x, y, 0.315, q + 0.004, dash, 0.262, q + 0.004, dash, other=fl)
        if i in entry:  # where a house's pawns come in
            inlaid(S, x, y, q, MARKS[entry[i]], C['pale'])
        if i in tele:
            spiral(S, x, y, q, 0.275, C['spiral'])
        if i == d['goal']:
            fan(S, 'metal', x, y, q, star(0.30), C['gold'], 0.02)
    if gate is not None:
        for a, b in d['edges']:  # where a way meets the gate its rim is bridged
            if gate in (a, b):
                bridge(S, pos[b if a == gate else a], GR, GW)
        for r, t in ((GR - GW, -1), (GR + GW, 1)):  # rims like a field's; the gate is one field
            ring(
                S, 'paint', 0, 0, r + 0.075, TOP + 0.016, C['spot'], r - 0.005, TOP + 0.016, C['spot'], 60
            ) if t > 0 else ring(
                S, 'paint', 0, 0, r + 0.005, TOP + 0.016, C['spot'], r - 0.075, TOP + 0.016, C['spot'], 60
            )
            e = r + t * 0.075
            n = (e, TOP - 0.001, C['spot'] * 0.5)
            m = (e, TOP + 0.016, C['spot'])
            ring(S, 'paint', 0, 0, *(n + m if t > 0 else m + n), 60)
    for h in d['houses']:
        hc = C['h_' + h['color']]
        lum = hc @ (0.21, 0.72, 0.07)
        for p in h['slots']:
            q = dimple(
                S,
                *at(*p),
                HZ,
                hc * 0.62 + 0.02,
                [hc * 0.55 + 0.45 * C['white'] * (0.55 if lum > 0.4 else 0.8)],
                'paint',
                'paint',
            )
            inlaid(S, *at(*p), q, MARKS[h['color']], C['dark'] if lum > 0.35 else C['pale'])
    scratch(S, [[v[q] for q in t] for t, c in zip(f, tri_cls) if c == 'surf'])
    # frame and body: one profile swept round the outline; (offset, z, colour)
    fr, hi = C['frame'], C['frame_hi']
    prof = [
        (0, TOP - 0.002, fr * 0.35),
        (0, TOP + 0.12, fr * 0.8),
        (0.04, TOP + 0.17, hi),
        (0.12, TOP + 0.17, hi),
        (0.12, TOP + 0.17, C['inlay']),
        (0.17, TOP + 0.17, C['inlay']),
        (0.17, TOP + 0.17, hi),
        (0.40, TOP + 0.155, hi),
        (0.48, TOP + 0.09, fr),
        (0.50, 0.10, fr * 0.8),
        (0.45, 0.0, fr * 0.4),
    ]
    # How pale each line of the profile is rubbed by hands.
    rubbed = (0, 0, 0.55, 0.1, 0, 0, 0.1, 0.45, 0.75, 0.2, 0)
    N = len(outline(0))
    wear = lambda m, i: (
        prof[m][2]
        + (C['worn'] - prof[m][2])
        * rubbed[m]
        * (0.35 + 0.65 * (0.5 + 0.5 * math.sin(TAU * (i % N) / N * 7 + 2 * math.sin(TAU * (i % N) / N * 3))))
    )
    rows = [outline(o) for o, _, _ in prof]
    acc = np.concatenate(
        [[0], np.cumsum(np.linalg.norm(np.roll(np.array(rows[0]), -1, 0) - np.array(rows[0]), axis=1))]
    )
    pl = np.concatenate(
        [[0], np.cumsum([math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(prof, prof[1:])])]
    )
    for m, (p, q) in enumerate(zip(prof, prof[1:])):
        if pl[m + 1] - pl[m] < 1e-6:
            continue
        for i in range(N):
            j = (i + 1) % N
            S.poly(
                'wood',
                [(*rows[m][i], p[1]), (*rows[m][j], p[1]), (*rows[m + 1][j], q[1]), (*rows[m + 1][i], q[1])][
                    ::-1
                ],
                np.array([wear(m, i), wear(m, j), wear(m + 1, j), wear(m + 1, i)])[::-1],
                [
                    (acc[i] * 0.17, pl[m] * 0.3),
                    (acc[i + 1] * 0.17, pl[m] * 0.3),
                    (acc[i + 1] * 0.17, pl[m + 1] * 0.3),
                    (acc[i] * 0.17, pl[m + 1] * 0.3),
                ][::-1],
            )
    if classic:
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * 8.75, sy * 8.35
                z = TOP + 0.15
                ring(S, 'metal', x, y, 0.10, z, C['gold'] * 0.6, 0.075, z + 0.045, C['gold'], 14)
                ring(S, 'metal', x, y, 0.075, z + 0.045, C['gold'], 0, z + 0.065, C['gold'], 14)
    o = S.build(name)
    root = empty(name + '_root')
    parent(o, root)
    return [root]


# ------------------------------------------------------------------ pieces
def pawn():
    reset()
    prof = [
        (0.252, 0.066),
        (0.20, 0.12),
        (0.135, 0.22),
        (0.105, 0.36),
        (0.10, 0.465),
        (0.16, 0.49),
        (0.16, 0.515),
        (0.11, 0.53),
        (0.20, 0.558),
        (0.255, 0.61),
        (0.255, 0.665),
        (0.215, 0.705),
        (0, 0.712),
    ]
    prof = [(r * 1.18, z * 1.2) for r, z in prof]
    o = lathe('body', prof, 18, '#ffffff', 'paint', 50)
    uvlathe(o, 2, 2)
    # It stands on a foot of bare wood.
    foot = [(0.262, 0), (0.277, 0.022), (0.272, 0.058), (0.245, 0.072)]
    foot = lathe('foot', [(r * 1.18, z * 1.2) for r, z in foot], 18, '#d9a868', 'wood', 50)
    uvlathe(foot, 3, 2)
    bake_ao([o, foot], dist=0.22, rays=96, strength=0.75, tint=(0.45, 0.42, 0.42))
    z0, h = 0.849, 0.05

    def prism(name, outer, inner=None):
        s = Polygons()
        n = len(outer)
        W = np.ones(3)
        for i in range(n):
            j = (i + 1) % n
            a, b = outer[i], outer[j]
            s.poly('matte', [(*a, z0), (*b, z0), (*b, z0 + h), (*a, z0 + h)], W * 0.7)
            if inner:
                c, e = inner[i], inner[j]
                s.poly('matte', [(*a, z0 + h), (*b, z0 + h), (*e, z0 + h), (*c, z0 + h)], W)
                s.poly('matte', [(*c, z0 + h), (*e, z0 + h), (*e, z0), (*c, z0)], W * 0.6)
        if not inner:
            for i in range(n):
                s.poly('matte', [(0, 0, z0 + h), (*outer[i], z0 + h), (*outer[(i + 1) % n], z0 + h)], W)
        m = s.build('mark_' + name)
        parent(m, o)

    root = empty('pawn')
    parent(o, root)
    parent(foot, o)
    for name in MARKS.values():
        prism(name, *mark(name))
    track(
        'hop',
        {
            o: {
                'location': [
                    (0, (0, 0, 0)),
                    (3, (0, 0, 0)),
                    (8, (0, 0, 0.45)),
                    (13, (0, 0, 0)),
                    (20, (0, 0, 0)),
                ],
                'scale': [
                    (0, (1, 1, 1)),
                    (3, (1.08, 1.08, 0.86)),
                    (8, (0.95, 0.95, 1.08)),
                    (13, (1.10, 1.10, 0.85)),
                    (16, (0.97, 0.97, 1.04)),
                    (20, (1, 1, 1)),
                ],
            }
        },
    )
    return [root]


def barricade():
    reset()
    n = 32
    S = Polygons()
    red, cream = srgb('#d5382c'), srgb('#fff3dc')
    H = 0.34
    rad = lambda i, r: (
        r * (1 - 0.055 * abs(math.cos(math.pi * i * 8 / n)) ** 6 * (1 if r > 0.3 else 0))
    )  # shallow seams between 8 staves
    prof = [
        (0.395, 0, 0.45),
        (0.422, 0.05, 0.75),
        (0.428, 0.20, 1),
        (0.415, 0.285, 1),
        (0.378, 0.33, 1.0),
        (0.345, H, 1.0),
    ]
    for m, (p, q) in enumerate(zip(prof, prof[1:])):
        for i in range(n):
            a, b = TAU * i / n, TAU * (i + 1) / n
            c = red if ((i + 0) // 4) % 2 == 0 else cream
            P = [
                (rad(i, p[0]) * math.cos(a), rad(i, p[0]) * math.sin(a), p[1]),
                (rad(i + 1, p[0]) * math.cos(b), rad(i + 1, p[0]) * math.sin(b), p[1]),
                (rad(i + 1, q[0]) * math.cos(b), rad(i + 1, q[0]) * math.sin(b), q[1]),
                (rad(i, q[0]) * math.cos(a), rad(i, q[0]) * math.sin(a), q[1]),
            ]
            k = [0.72 if (j % 4 == 0 and m in (1, 2, 3)) else 1 for j in (i, i + 1, i + 1, i)]
            S.poly(
                'paint',
                P,
                np.array([c * p[2] * k[0], c * p[2] * k[1], c * q[2] * k[2], c * q[2] * k[3]]),
                smooth=True,
            )
    top = srgb('#fbe7c4')
    dark = srgb('#7d241b')
    for i in range(n):  # the stripes run on over the flat top, round a cream disc
        a, b = TAU * i / n, TAU * (i + 1) / n
        c = red if (i // 4) % 2 == 0 else cream
        q = lambda r, t: (r * math.cos(t), r * math.sin(t), H)
        S.poly('paint', [q(0.345, a), q(0.345, b), q(0.205, b), q(0.205, a)], c)
        S.poly('paint', [q(0.205, a), q(0.205, b), q(0.180, b), q(0.180, a)], dark)
        S.poly('paint', [q(0.180, a), q(0.180, b), (0, 0, H)], top)
    o = S.build('barricade_mesh')
    o.name = 'block'
    bpy.context.view_layer.update()
    select(o)
    bpy.ops.object.shade_smooth_by_angle(angle=math.radians(50))
    root = empty('barricade')
    parent(o, root)
    track(
        'drop',
        {
            o: {
                'location': [
                    (0, (0, 0, 1.6)),
                    (7, (0, 0, 0)),
                    (10, (0, 0, 0.10)),
                    (13, (0, 0, 0)),
                    (18, (0, 0, 0)),
                ],
                'scale': [
                    (0, (0.94, 0.94, 1.08)),
                    (6, (0.96, 0.96, 1.05)),
                    (8, (1.10, 1.10, 0.82)),
                    (11, (0.98, 0.98, 1.03)),
                    (14, (1.03, 1.03, 0.95)),
                    (18, (1, 1, 1)),
                ],
            }
        },
    )
    return [root]


def die():
    reset()
    s = 0.70
    o = box('die', (s, s, s), '#f7efdc', 'matte', (0, 0, 0), 0.10, 3)
    k = s * 0.235
    S = Polygons()
    pat = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
        6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }
    for n, nr in {
        1: (0, 0, 1),
        6: (0, 0, -1),
        2: (0, 1, 0),
        5: (0, -1, 0),
        3: (1, 0, 0),
        4: (-1, 0, 0),
    }.items():
        nr = np.array(nr, float)
        u = np.cross(nr, (0, 1, 0) if abs(nr[1]) < 0.5 else (1, 0, 0))
        w = np.cross(nr, u)
        r = 0.115 if n == 1 else 0.072
        c = srgb('#b3202c' if n == 1 else '#2b2320')
        m = 14
        for a, b in pat[n]:
            q = (u * a + w * b) * k
            P = [
                q + nr * (s / 2 + 0.004) + (u * math.cos(TAU * i / m) + w * math.sin(TAU * i / m)) * r
                for i in range(m)
            ]
            for i in range(m):
                S.poly(
                    'matte',
                    [q + nr * (s / 2 + 0.0015), P[i], P[(i + 1) % m]],
                    np.array([c * 1.25, c * 0.8, c * 0.8]),
                )
    col = get_col(o)
    vi, co, _ = corner_data(o)
    e = np.sort(np.abs(co[vi]), axis=1)
    w = np.clip((e[:, 1] / (s / 2) - 0.6) / 0.4, 0, 1)[:, None]
    col[:, :3] *= 1 - 0.14 * w
    o.data.color_attributes['Col'].data.foreach_set('color', col.ravel())
    uvbox(o)
    p = S.build('pips')
    o = join('die_mesh', o, p)
    root = empty('die')
    parent(o, root)
    return [root]


BOARD_NAMES = dict(
    classic='barricade_classic', classic_far='barricade_classic_far', sm4='saint_marcoise_4', sm6='saint_marcoise_6'
)
PIECES = dict(pawn=pawn, barricade=barricade, die=die)
name = BOARD_NAMES.get(WHAT, WHAT)
roots = board(name) if WHAT in BOARD_NAMES else PIECES[WHAT]()
print('[tris]', ntris(family(roots)))
print(os.path.getsize(export(OUT, name, roots)))
