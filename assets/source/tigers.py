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
    empty,
    export,
    finishit,
    get_col,
    join,
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
    dark, dish = srgb('#54331b'), srgb('#b57d45')
    for p in f.data.polygons:
        q = p.center
        if (
            max(abs(q.x), abs(q.y)) < 2.4
            and Hh - 0.1 < q.z < Hh - 1e-4
            and p.normal.z < 0.99999
            and p.normal.z > -0.5
        ):
            k = min(math.hypot(q.x + 2 - i, q.y + 2 - j) for i in range(5) for j in range(5)) < 0.27
            for li in p.loop_indices:
                c[li, :3] = dish if k else dark
    f.data.color_attributes['Col'].data.foreach_set('color', c.ravel())
    ob.append(f)
    frame(W, W, 0.34, 0, 0.27, ('#7d4e2c', '#744626'), 0.035)
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
    S = Soup()
    for _ in range(150):  # straw
        x, y, a, l = (
            rng.uniform(-hx + 0.15, hx - 0.15),
            rng.uniform(-hy + 0.15, hy - 0.15),
            rng.uniform(0, 6.28),
            rng.uniform(0.06, 0.12),
        )
        dx, dy = math.cos(a) * l, math.sin(a) * l
        w = 0.010
        S.add(
            [
                (x - dy / l * w, y + dx / l * w, 0.092),
                (x + dy / l * w, y - dx / l * w, 0.092),
                (x + dx, y + dy, 0.105),
            ],
            [(0, 1, 2)],
            srgb(rng.choice(['#ecd08a', '#d9b565', '#f3e0a8'])),
        )
    ob.append(S.obj('straw', 'felt', None))
elif WHAT == 'tray':
    grid(PW - 0.3, PL - 0.3, 0.07, 10, 20, '#70463f', 'felt', 0.9)
    frame(PW - 0.44, PL - 0.44, 0.22, 0, 0.20, ('#8a5932', '#80522c'), 0.035)
bake_ao(ob, dist=0.3, rays=32, strength=0.72, ground=0.0 if WHAT != 'tray' else None, tint=(0.35, 0.17, 0.07))
o = join('board' if WHAT == 'alquerque' else f'{WHAT}_mesh', *ob)
root = empty(WHAT)
parent(o, root)
print('[tris]', WHAT, ntris([o]))
print(os.path.getsize(export(OUT, WHAT, [root])))
