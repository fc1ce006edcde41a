#!/usr/bin/env python3
"""tigers.py OUTDIR alquerque|pen|tray   the board of Tigers & Sheep, its points 1 unit apart, the pen for the
sheep that wait and the tray for those that were eaten"""

import math
import os
import sys

import numpy as np

from artkit import (
    R,
    Soup,
    bake_ao,
    bevel,
    boolean,
    box,
    corner_data,
    empty,
    export,
    finishit,
    get_col,
    join,
    lathe,
    mixc,
    ntris,
    obj,
    parent,
    reset,
    select,
    srgb,
    uvbox,
    vnoise,
)
import bmesh  # which is there once bpy has been imported
import bpy

OUT, WHAT = sys.argv[1:3]
reset()
rng = np.random.default_rng(8)
ob = []
PW, PL = 2.7, 5.7  # pen and tray, outside


def frame(w, l, wid, h0, h1, cols, bev=0.03):
    """mitred frame round w x l"""
    for k in range(4):
        a, b = (w / 2, l / 2) if k % 2 == 0 else (l / 2, w / 2)
        v = [(-a, b, h0), (a, b, h0), (a + wid, b + wid, h0), (-a - wid, b + wid, h0)]
        v += [(x, y, h1) for x, y, _ in v]
        fr = obj(
            'frame',
            v,
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            cols[k % 2],
            'wood',
            False,
        )
        bm = bmesh.new()
        bm.from_mesh(fr.data)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(fr.data)
        bm.free()
        bevel(fr, bev, 2, 30)
        finishit(fr, cols[k % 2], 'wood', 40)
        uvbox(fr, 0.45, 'x', (0.3 * k, 0.2 * k))
        fr.rotation_euler = (0, 0, R(-90 * k))
        select(fr)
        bpy.ops.object.transform_apply(rotation=True)
        ob.append(fr)


def grid(w, l, z, nx, ny, col, fin, uv, bump=0.0):
    v = [
        ((i / nx - 0.5) * w, (j / ny - 0.5) * l, z + bump * rng.normal() * (0 < i < nx and 0 < j < ny))
        for j in range(ny + 1)
        for i in range(nx + 1)
    ]
    f = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    o = obj('floor', v, f, col, fin)
    uvbox(o, uv)
    ob.append(o)
    return o


def rubbed(o, pale, sharp=25.0, amount=0.55, dirt=0.0):
    """paints wear: edges that hands and sleeves have rubbed pale, in places more than in others"""
    me = o.data
    vi, co, nr = corner_data(o)
    faces = np.empty(len(me.polygons) * 3, np.float32)
    me.polygons.foreach_get('normal', faces)
    faces = faces.reshape(-1, 3)
    of = np.repeat(np.arange(len(faces)), [p.loop_total for p in me.polygons])
    # A narrow face between two others is a bevel: an edge.
    area = np.array([p.area for p in me.polygons])
    edge = (np.abs(faces).max(1) < math.cos(R(sharp))) & (area < 0.4)
    P = co[vi].astype(float)
    t = edge[of] * amount * (0.35 + 0.65 * vnoise(P, 2.1, 4.0))
    c = get_col(o)
    c[:, :3] = mixc(c[:, :3], srgb(pale), t)
    if dirt:
        c[:, :3] *= (1 - dirt * np.clip(vnoise(P, 1.1, 2.0) * 2 - 1, 0, 1))[:, None]
    me.color_attributes['Col'].data.foreach_set('color', c.ravel())


def scratches(n, w, l, z, tone, keep=lambda x, y: True):
    """fine lines in a surface: slivers of a lighter or darker tone"""
    S = Soup()
    while n:
        x, y = rng.uniform(-w, w), rng.uniform(-l, l)
        a = rng.normal(0.25, 0.35) if rng.random() < 0.7 else rng.uniform(0, 3.14)
        k, wd = rng.uniform(0.10, 0.34), rng.uniform(0.005, 0.010)
        dx, dy = math.cos(a) * k, math.sin(a) * k
        if not all(keep(x + dx * t, y + dy * t) for t in (0, 0.25, 0.5, 0.75, 1)):
            continue
        nx, ny = -dy / k * wd, dx / k * wd
        S.add(
            [(x, y, z), (x + dx / 2 + nx, y + dy / 2 + ny, z), (x + dx, y + dy, z), (x + dx / 2 - nx, y + dy / 2 - ny, z)],
            [(0, 3, 2, 1)],
            tone * rng.uniform(0.9, 1.1),
        )
        n -= 1
    return S.obj('scratches', 'wood', None, uv=0.3)


def turned(name, profile, at, color, finish='paint', seg=14, smooth=40):
    """something turned on a lathe, put in its place"""
    o = lathe(name, profile, seg, color, finish, smooth)
    o.location = at
    select(o)
    bpy.ops.object.transform_apply(location=True)
    uvbox(o, 0.6)
    ob.append(o)
    return o


def strew(n, middle, spread, z, heap=0.0):
    """stalks strewn about, or heaped up"""
    S = Soup()
    for _ in range(n):
        dx, dy = np.clip(rng.normal(0, 0.5, 2), -1, 1) * spread if heap else rng.uniform(-1, 1, 2) * spread
        x, y = middle[0] + dx, middle[1] + dy
        near = max(0.0, 1 - math.hypot(dx / spread[0], dy / spread[1]))
        h = z + heap * near * rng.uniform(0.3, 1)
        a, l, w = rng.uniform(0, 6.28), rng.uniform(0.10, 0.20), 0.013
        ex, ey = math.cos(a) * l, math.sin(a) * l
        nx, ny = -ey / l * w, ex / l * w
        S.add(
            [(x - nx, y - ny, h), (x + nx, y + ny, h), (x + ex + nx * 0.6, y + ey + ny * 0.6, h + 0.012 + heap * 0.1)],
            [(0, 2, 1)],
            srgb(str(rng.choice(['#f0d58c', '#d6b060', '#f7e6b0', '#c59a4a']))),
        )
    ob.append(S.obj('straw', 'felt', None))


if WHAT == 'alquerque':
    Hh, W = 0.20, 4.96
    f = box('field', (W, W, Hh), '#e6bd80', 'wood', (0, 0, Hh / 2), 0.012, 1)

    def groove(x0, y0, x1, y1, rad=0.040):
        L = math.hypot(x1 - x0, y1 - y0)
        a = math.atan2(y1 - y0, x1 - x0)
        bpy.ops.mesh.primitive_cylinder_add(
            vertices=8,
            radius=rad,
            depth=L,
            location=((x0 + x1) / 2, (y0 + y1) / 2, Hh + 0.012),
            rotation=(0, R(90), a),
        )
        q = bpy.context.active_object
        bpy.ops.object.transform_apply(location=True, rotation=True)
        return q

    cs = [groove(-2, -2 + i, 2, -2 + i) for i in range(5)] + [groove(-2 + i, -2, -2 + i, 2) for i in range(5)]
    cs += [
        groove(-2, -2, 2, 2),
        groove(-2, 2, 2, -2),
        groove(-2, 0, 0, 2),
        groove(0, 2, 2, 0),
        groove(2, 0, 0, -2),
        groove(0, -2, -2, 0),
    ]
    for c in cs:
        boolean(f, c)
    for i in range(5):
        for j in range(5):
            bpy.ops.mesh.primitive_uv_sphere_add(
                segments=28, ring_count=32, radius=0.62, location=(-2 + i, -2 + j, Hh + 0.56)
            )
            boolean(f, bpy.context.active_object)
    finishit(f, '#e6bd80', 'wood', 30)
    uvbox(f, 0.31, 'x')
    c = get_col(f)
    dark, dish, burnt, field = srgb('#432713'), srgb('#b27a42'), srgb('#6f4523'), srgb('#e6bd80')
    points = [(-2 + i, -2 + j) for i in range(5) for j in range(5)]
    for p in f.data.polygons:
        q = p.center
        top = p.normal.z > 0.99999 and q.z > Hh - 1e-3
        for li in p.loop_indices:
            v = f.data.vertices[f.data.loops[li].vertex_index].co
            d = min(math.hypot(v.x - x, v.y - y) for x, y in points)
            if top:  # paler where hands pass, dark with dirt along the frame
                grime = np.clip((max(abs(v.x), abs(v.y)) - 2.25) / 0.23, 0, 1)
                c[li, :3] = field * (1 - 0.35 * grime)
            elif max(abs(q.x), abs(q.y)) < 2.4 and Hh - 0.1 < q.z < Hh - 1e-4 and p.normal.z > -0.5:
                if min(math.hypot(q.x - x, q.y - y) for x, y in points) < 0.27:
                    # Dishes: burnt at the edge, polished in the middle.
                    t = np.clip(d / 0.27, 0, 1) ** 3
                    c[li, :3] = dish * (1 - t) + burnt * t
                else:
                    c[li, :3] = dark
    f.data.color_attributes['Col'].data.foreach_set('color', c.ravel())
    ob.append(f)
    # A dark line laid into the field all round, with a diamond in each corner.
    S = Soup()
    ink, z = srgb('#5d3218'), Hh + 0.003
    for k in range(4):
        t = R(90 * k)
        turn = lambda x, y: (x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t), z)
        S.add([turn(-2.30, 2.33), turn(2.30, 2.33), turn(2.30, 2.36), turn(-2.30, 2.36)], [(0, 1, 2, 3)], ink)
        x = 2.345
        S.add([turn(x - 0.06, x), turn(x, x - 0.06), turn(x + 0.06, x), turn(x, x + 0.06)], [(0, 1, 2, 3)], ink)
    ob.append(S.obj('inlay', 'wood', None, uv=0.3))


    def clear(x, y):
        """whether bare wood is there: no groove, no dish"""
        x, y = x + 2, y + 2
        to = lambda t, step=1.0: abs(t / step - round(t / step)) * step
        lines = (to(x), to(y), to(x + y, 2.0) / 1.4142, to(x - y, 2.0) / 1.4142)
        return max(abs(x - 2), abs(y - 2)) < 2.28 and min(lines) > 0.06 and math.hypot(to(x), to(y)) > 0.30

    ob.append(scratches(26, 2.2, 2.2, Hh + 0.0025, srgb('#f6d9a6'), clear))
    ob.append(scratches(12, 2.2, 2.2, Hh + 0.0025, srgb('#b98f58'), clear))
    k = len(ob)
    frame(W, W, 0.34, 0, 0.27, ('#7d4e2c', '#744626'), 0.035)
    for o in ob[k:]:
        rubbed(o, '#c8935c', amount=0.75, dirt=0.25)
    for sx in (-1, 1):  # pegs that hold the mitres
        for sy in (-1, 1):
            turned(
                'peg',
                [(0, 0.268), (0.055, 0.268), (0.05, 0.286), (0, 0.292)][::1],
                (sx * (W / 2 + 0.17), sy * (W / 2 + 0.17), 0),
                '#e0b878',
                'wood',
                10,
            )
elif WHAT == 'pen':
    sand, straw = srgb('#b98d56'), srgb('#d8b778')
    grid(PW - 0.2, PL - 0.2, 0.08, 12, 24, lambda P, N: mixc(sand, straw, vnoise(P, 2.6)), 'felt', 0.9, 0.006)
    frame(PW - 0.24, PL - 0.24, 0.12, 0, 0.12, ('#7d4e2c', '#744626'), 0.02)
    hx, hy = PW / 2 - 0.06, PL / 2 - 0.06
    posts = [(x, y) for x in (-hx, 0, hx) for y in (-hy, hy)] + [
        (x, y) for x in (-hx, hx) for y in np.linspace(-hy, hy, 6)[1:-1]
    ]
    for x, y in posts:
        o = box('post', (0.11, 0.11, 0.46), '#a9743f', 'wood', (x, y, 0.23), 0.022, 1)
        uvbox(o, 0.8, 'z', (rng.uniform(), 0))
        ob.append(o)
    for z in (0.22, 0.36):
        for s in (-1, 1):
            o = box('rail', (PW - 0.12, 0.045, 0.075), '#f0dcb4', 'wood', (0, s * hy, z), 0.012, 1)
            uvbox(o, 0.8, 'x', (rng.uniform(), rng.uniform()))
            ob.append(o)
            o = box('rail', (0.045, PL - 0.12, 0.075), '#f0dcb4', 'wood', (s * hx, 0, z), 0.012, 1)
            uvbox(o, 0.8, 'y', (rng.uniform(), rng.uniform()))
            ob.append(o)
    for o in ob[1:]:
        rubbed(o, '#fff0cf', amount=0.5)
    strew(230, (0, 0), (hx - 0.2, hy - 0.25), 0.092)
    # Behind the last row there is room: a trough of water and a heap of hay.
    ty = hy - 0.20
    for x0, sx, sy, h in ((-0.12, 1.30, 0.26, 0.05),):
        o = box('bottom', (sx, sy, h), '#8f6236', 'wood', (x0, ty, 0.13), 0.01, 1)
        uvbox(o, 0.8, 'x')
        ob.append(o)
    for sy in (-1, 1):
        o = box('side', (1.34, 0.045, 0.20), '#a4723f', 'wood', (-0.12, ty + sy * 0.125, 0.19), 0.014, 1)
        uvbox(o, 0.8, 'x', (rng.uniform(), 0))
        ob.append(o)
    for sx in (-1, 1):
        o = box('end', (0.05, 0.30, 0.24), '#94652f', 'wood', (-0.12 + sx * 0.66, ty, 0.19), 0.014, 1)
        uvbox(o, 0.8, 'y')
        ob.append(o)
    water = Soup()
    water.add(
        [(-0.76, ty - 0.11, 0.235), (0.52, ty - 0.11, 0.235), (0.52, ty + 0.11, 0.235), (-0.76, ty + 0.11, 0.235)],
        [(0, 1, 2, 3)],
        np.array([srgb('#5c9cb4'), srgb('#7db9c8'), srgb('#a5d3d8'), srgb('#6ba8bc')]),
    )
    ob.append(water.obj('water', 'paint', None))
    strew(150, (0.88, ty - 0.02), np.array([0.30, 0.24]), 0.09, 0.26)
    # Outside, against the back rail: a bale, and a pail.
    by = hy + 0.36
    o = box('bale', (0.86, 0.46, 0.46), lambda P, N: mixc(srgb('#d9b25e'), srgb('#f0d792'), vnoise(P * 9, 3)), 'felt', (0.55, by, 0.23), 0.05, 2)
    uvbox(o, 2.0)
    ob.append(o)
    for x in (0.30, 0.80):
        o = box('twine', (0.035, 0.475, 0.475), '#8a5a3a', 'felt', (x, by, 0.23), 0, 1)
        ob.append(o)
    strew(60, (0.55, by), np.array([0.75, 0.34]), 0.008)
    turned(
        'pail',
        [(0, 0.005), (0.15, 0.0), (0.20, 0.34), (0.215, 0.345), (0.21, 0.36), (0.185, 0.355), (0.165, 0.25), (0, 0.25)],
        (-0.55, by - 0.02, 0),
        lambda P, N: np.where((np.hypot(P[:, 0], P[:, 1]) < 0.17)[:, None] & (P[:, 2] > 0.2)[:, None], srgb('#6fb0c2'), srgb('#8b9aa3') * (0.75 + 0.6 * P[:, 2:3])),
        'paint',
        14,
    )
elif WHAT == 'tray':
    grid(PW - 0.3, PL - 0.3, 0.07, 14, 28, lambda P, N: mixc(srgb('#7a4a42'), srgb('#6b4039'), vnoise(P, 1.7)), 'felt', 0.5)
    frame(PW - 0.44, PL - 0.44, 0.22, 0, 0.20, ('#8a5932', '#80522c'), 0.035)
    for o in ob[1:]:
        rubbed(o, '#cf9d66', amount=0.7, dirt=0.2)
    z = 0.072
    # The tigers' table: a bowl, bones, and tufts of wool. Seven sheep fill two rows; these lie at the back.
    bx, by = 0.30, 1.72
    turned(
        'bowl',
        [(0, z), (0.34, z), (0.37, z + 0.05), (0.50, z + 0.20), (0.515, z + 0.235), (0.48, z + 0.24), (0.40, z + 0.13), (0, z + 0.09)],
        (bx, by, 0),
        lambda P, N: np.where(
            (np.abs(P[:, 2:3] - z - 0.115) < 0.035) & (np.hypot(P[:, 0:1], P[:, 1:2]) > 0.38),
            srgb('#fbeed2'),
            np.where((np.hypot(P[:, 0:1], P[:, 1:2]) < 0.47) & (N[:, 2:3] > 0.3), srgb('#e9d6b0'), srgb('#cf5a2c')),
        ),
        'paint',
        24,
        50,
    )

    def bone(x, y, h, turn, k):
        """a shaft with two knuckles at either end"""
        S = Soup()
        ca, sa = math.cos(turn), math.sin(turn)
        at = lambda P: np.stack([P[:, 0] * ca - P[:, 1] * sa + x, P[:, 0] * sa + P[:, 1] * ca + y, P[:, 2] + h], 1)
        n = 8
        rows = [(-0.26, 0.052), (-0.14, 0.036), (0.14, 0.036), (0.26, 0.052)]
        v = [(a * k, r * k * math.cos(6.2832 * i / n), r * k * (1 + math.sin(6.2832 * i / n))) for a, r in rows for i in range(n)]
        f = [(q * n + i, q * n + (i + 1) % n, (q + 1) * n + (i + 1) % n, (q + 1) * n + i) for q in range(3) for i in range(n)]
        S.add(at(np.array(v)), [t[::-1] for t in f], srgb('#f4e8cf'))
        for sx in (-1, 1):
            for sy in (-1, 1):
                m, q = 8, 5
                v = [
                    (
                        (sx * 0.275 + 0.074 * math.sin(math.pi * j / q) * math.cos(6.2832 * i / m)) * k,
                        (sy * 0.055 + 0.074 * math.sin(math.pi * j / q) * math.sin(6.2832 * i / m)) * k,
                        (0.066 + 0.070 * math.cos(math.pi * j / q)) * k,
                    )
                    for j in range(q + 1)
                    for i in range(m)
                ]
                f = [(j * m + i, (j + 1) * m + i, (j + 1) * m + (i + 1) % m, j * m + (i + 1) % m) for j in range(q) for i in range(m)]
                S.add(at(np.array(v)), f, srgb('#fbf2de'))
        ob.append(S.obj('bone', 'paint', None))

    bone(-0.62, 1.95, z, 0.7, 1.25)
    bone(-0.55, 1.28, z, -0.45, 1.0)
    bone(bx + 0.02, by + 0.02, z + 0.11, 2.2, 1.05)
    wool = Soup()
    for _ in range(16):
        x, y, r = rng.uniform(-0.95, 0.95), rng.uniform(0.75, 2.45), rng.uniform(0.03, 0.07)
        if math.hypot(x - bx, y - by) < 0.6:
            continue
        m = 6
        v = [(x + r * math.cos(6.2832 * i / m), y + r * math.sin(6.2832 * i / m), z) for i in range(m)] + [(x, y, z + r * 0.8)]
        wool.add(v, [(i, (i + 1) % m, m) for i in range(m)], srgb('#fbf1dc'))
    ob.append(wool.obj('wool', 'felt', None))
bake_ao(ob, dist=0.3, rays=32, strength=0.72, ground=0.0 if WHAT != 'tray' else None, tint=(0.35, 0.17, 0.07))
o = join('board' if WHAT == 'alquerque' else f'{WHAT}_mesh', *ob)
root = empty(WHAT)
parent(o, root)
print('[tris]', WHAT, ntris([o]))
print(os.path.getsize(export(OUT, WHAT, [root])))
