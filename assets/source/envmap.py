#!/usr/bin/env python3
"""Analytic sunset/studio sky -> prefiltered cubemaps for Bevy's EnvironmentMapLight (works on WebGL2: no compute).
usage: envmap.py OUTDIR [SIZE]   writes env_diffuse.ktx2, env_specular.ktx2 (RGB9E5, zstd, full mip chain)"""

import os
import struct
import sys

import numpy as np
import zstandard

OUT = sys.argv[1]
SIZE = int(sys.argv[2]) if len(sys.argv) > 2 else 64
os.makedirs(OUT, exist_ok=True)


def hexc(h):
    c = np.array([int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def nrm(v):
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


LOBES = [
    ((-0.6, 0.75, 0.45), '#ffd9a0', 9.0, 42),
    ((0.8, 0.35, -0.5), '#9fc0ff', 1.6, 6),
    ((0.1, 0.25, -1), '#ffb27a', 2.4, 10),
    ((0, 1, 0), '#fff4e0', 1.0, 3),
]  # key window, cool fill, rim, skylight: dir, colour, gain, sharpness


def env(d):
    y = d[..., 1]
    t = np.clip((y + 0.15) / 1.0, 0, 1)[..., None]
    sky = hexc('#ffd9a8') * (1 - t) ** 1.4 + hexc('#8fb3dc') * (1 - (1 - t) ** 1.4)
    g = np.clip((-y) / 0.35, 0, 1)[..., None]
    c = sky * (1 - g) + hexc('#7a5136') * 0.55 * g
    for v, col, gain, k in LOBES:
        c = c + hexc(col) * (gain * np.exp(k * ((d @ nrm(np.array(v, float))) - 1)))[..., None]
    return c


def face_dirs(f, n):
    a = (np.arange(n) + 0.5) / n * 2 - 1
    s, t = np.meshgrid(a, a)
    o = np.ones_like(s)
    d = [(o, -t, -s), (-o, -t, s), (s, o, t), (s, -o, -t), (s, -t, o), (-s, -t, -o)][f]
    d = nrm(np.stack(d, -1))
    return d * np.array([1, 1, -1])  # cubemap (left-handed) -> world


def basis(N):
    up = np.where(np.abs(N[..., 2:]) < 0.99, np.array([0, 0, 1.0]), np.array([1.0, 0, 0]))
    T = nrm(np.cross(up, N))
    return T, np.cross(N, T)


def ham(n):
    i = np.arange(n)
    v = np.zeros(n)
    k = i.copy()
    b = 0.5
    while k.any():
        v += b * (k & 1)
        k >>= 1
        b /= 2
    return (i + 0.5) / n, v


def ggx(N, rough, n=192):
    if rough < 0.02:
        return env(N)
    u, v = ham(n)
    a = rough * rough
    ct = np.sqrt((1 - v) / (1 + (a * a - 1) * v))
    st = np.sqrt(1 - ct * ct)
    ph = 2 * np.pi * u
    T, B = basis(N)
    acc = np.zeros(N.shape)
    W = np.zeros(N.shape[:-1] + (1,))
    for c, s, p in zip(ct, st, ph):
        H = T * (s * np.cos(p)) + B * (s * np.sin(p)) + N * c
        L = 2 * c * H - N
        w = np.maximum((L * N).sum(-1, keepdims=True), 0)
        acc += env(nrm(L)) * w
        W += w
    return acc / np.maximum(W, 1e-6)


def lambert(N, n=256):
    u, v = ham(n)
    r, ph = np.sqrt(v), 2 * np.pi * u
    T, B = basis(N)
    acc = np.zeros(N.shape)
    for a, p in zip(r, ph):
        acc += env(T * (a * np.cos(p)) + B * (a * np.sin(p)) + N * np.sqrt(1 - a * a))
    return acc / n


def rgb9e5(c):
    c = np.clip(c, 0, 65408.0)
    m = c.max(-1)
    e = np.maximum(-16, np.floor(np.log2(np.maximum(m, 1e-9)))) + 1 + 15
    d = 2.0 ** (e - 15 - 9)
    bump = np.floor(m / d + 0.5) == 512
    e = e + bump
    d = np.where(bump, d * 2, d)
    q = np.floor(c / d[..., None] + 0.5).astype(np.uint32)
    return (q[..., 0] | q[..., 1] << 9 | q[..., 2] << 18 | e.astype(np.uint32) << 27).astype('<u4')


def ktx2(path, levels):
    """levels: list (mip 0 first) of bytes for 6 faces"""
    n = len(levels)
    size = levels[0][1]
    cz = zstandard.ZstdCompressor(level=19)
    raw = [l[0] for l in levels]
    comp = [cz.compress(r) for r in raw]
    s = []
    for i, (off, ln, ch, q) in enumerate(
        (
            (0, 9, 0, 0),
            (27, 5, 0 | 32, 0),
            (9, 9, 1, 0),
            (27, 5, 1 | 32, 0),
            (18, 9, 2, 0),
            (27, 5, 2 | 32, 0),
        )
    ):
        s.append(
            struct.pack(
                '<HBBBBBBII',
                off,
                ln - 1,
                ch,
                0,
                0,
                0,
                0,
                0 if not ch & 32 else 15,
                (1 << ln) - 1 if not ch & 32 else 31,
            )
        )
    blk = struct.pack(
        '<IHHBBBBBBBBBBBBBBBB', 0, 2, 24 + 16 * 6, 1, 1, 1, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0
    ) + b''.join(s)
    dfd = struct.pack('<I', len(blk) + 4) + blk
    off0 = 80 + 24 * n
    pos = off0 + len(dfd)
    body = b''
    index = [None] * n
    for i in reversed(range(n)):
        index[i] = (pos + len(body), len(comp[i]), len(raw[i]))
        body += comp[i]
    h = (
        b'\xabKTX 20\xbb\r\n\x1a\n'
        + struct.pack('<9I', 123, 4, size, size, 0, 0, 6, n, 2)
        + struct.pack('<4I2Q', off0, len(dfd), 0, 0, 0, 0)
    )
    open(path, 'wb').write(h + b''.join(struct.pack('<3Q', *x) for x in index) + dfd + body)
    print(path, os.path.getsize(path), 'bytes,', n, 'mips')


spec, n, mips = [], SIZE, int(np.log2(SIZE)) + 1
for m in range(mips):
    spec.append(
        (
            b''.join(
                rgb9e5(ggx(face_dirs(f, max(n >> m, 1)), m / max(mips - 1, 1))).tobytes() for f in range(6)
            ),
            n >> m,
        )
    )
ktx2(f'{OUT}/env_specular.ktx2', spec)
ktx2(
    f'{OUT}/env_diffuse.ktx2', [(b''.join(rgb9e5(lambert(face_dirs(f, 16))).tobytes() for f in range(6)), 16)]
)
