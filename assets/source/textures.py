#!/usr/bin/env python3
"""Tileable procedural PBR textures (numpy only).  usage: textures.py OUTDIR [SIZE]
Albedo maps are near-white 'multiply' maps: the hue comes from vertex colours, so one wood map
serves light, dark, painted wood; one felt map serves white wool, black wool, grass."""

import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

OUT = sys.argv[1]
N = int(sys.argv[2]) if len(sys.argv) > 2 else 512
os.makedirs(OUT, exist_ok=True)
rng = np.random.default_rng(7)


def fnoise(beta=1.5, sx=1.0, sy=1.0, lo=1, hi=None, n=N):
    """periodic noise by spectral filtering; sx>1 stretches along x."""
    fx = np.fft.fftfreq(n)[None, :] * n * sx
    fy = np.fft.fftfreq(n)[:, None] * n * sy
    f = np.hypot(fx, fy)
    amp = np.where(f > 0, 1 / np.maximum(f, 1e-6) ** beta, 0)
    amp *= f >= lo
    if hi:
        amp *= np.exp(-((f / hi) ** 2))
    z = np.fft.ifft2(amp * np.exp(2j * np.pi * rng.random((n, n)))).real
    return (z - z.mean()) / (z.std() + 1e-9)


def normal_from_height(h, strength):
    dx = (np.roll(h, -1, 1) - np.roll(h, 1, 1)) * 0.5 * strength
    dy = (np.roll(h, -1, 0) - np.roll(h, 1, 0)) * 0.5 * strength
    n = np.dstack([-dx, dy, np.ones_like(h)])
    n /= np.linalg.norm(n, axis=2, keepdims=True)
    return n * 0.5 + 0.5


def save(name, a, q=85):
    a = np.clip(a, 0, 1)
    im = Image.fromarray((a * 255 + 0.5).astype(np.uint8))
    im.save(f'{OUT}/{name}.jpg', quality=q, subsampling=0 if 'normal' in name else 2)


def lerp(a, b, t):
    return np.asarray(a) * (1 - t[..., None]) + np.asarray(b) * t[..., None]


# ------------------------------------------------------------------ wood
y = np.arange(N)[:, None] / N * np.ones((1, N))
warp = fnoise(1.9, sx=6, sy=1, hi=40)
rings_phase = 7 * y + 0.55 * warp
s = rings_phase % 1.0
ring = np.where(s < 0.82, s / 0.82, (1 - s) / 0.18) ** 1.6  # slow early-wood, sharp late-wood edge
ring = ndi.gaussian_filter(ring, (N / 700, N / 80), mode='wrap')
fibre = fnoise(0.55, sx=26, sy=1, lo=20)  # fine fibres along x
streak = fnoise(1.2, sx=14, sy=1)
pores = np.zeros((N, N))
k = N * 5
px, py, L = rng.integers(0, N, k), rng.integers(0, N, k), rng.integers(N // 90, N // 28, k)
for x0, y0, l in zip(px, py, L):
    pores[y0, np.arange(x0, x0 + l) % N] += 0.8
pores = np.clip(ndi.gaussian_filter(pores, (0.5, 1.2), mode='wrap'), 0, 1)
t = np.clip(0.45 * ring + 0.10 * fibre + 0.13 * streak + 0.35 * pores + 0.12, 0, 1)
wood = lerp([1.0, 0.985, 0.96], [0.68, 0.56, 0.45], t)
h = -0.5 * ring - 0.10 * fibre - 1.2 * pores
save('wood_albedo', wood)
save('wood_normal', normal_from_height(h, N / 512 * 1.1), 78)
save('wood_rough', np.clip(0.52 + 0.14 * ring + 0.05 * fibre + 0.2 * pores, 0, 1), 80)


# ------------------------------------------------------------------ felt
def fibres(count, length, curl, w):
    a = rng.random(count) * 2 * np.pi
    x = rng.random(count) * N
    yy = rng.random(count) * N
    c = rng.normal(0, curl, count)
    v = rng.random(count) ** 2
    H = np.zeros(N * N)
    for i in range(length):
        x += np.cos(a)
        yy += np.sin(a)
        a += c + rng.normal(0, curl * 0.6, count)
        np.maximum.at(
            H, (yy.astype(int) % N) * N + x.astype(int) % N, v * np.sin(np.pi * (i + 1) / (length + 1))
        )
    return ndi.gaussian_filter(H.reshape(N, N), w, mode='wrap')


f = N / 512
felt_h = (
    1.1 * fibres(int(9000 * f), int(38 * f), 0.05, 0.75 * f)
    + 0.8 * fibres(int(9000 * f), int(20 * f), 0.10, 0.6 * f)
    + 0.10 * fnoise(1.3, lo=4)
)
felt_h = (felt_h - felt_h.mean()) / felt_h.std()
t = 1 / (1 + np.exp(-1.1 * felt_h))
big = fnoise(1.6, lo=2, hi=24)
felt = lerp([0.885, 0.875, 0.86], [1.0, 1.0, 0.99], t) * (1 + 0.015 * big[..., None])
save('felt_albedo', felt)
save('felt_normal', normal_from_height(felt_h, 0.55), 76)
save('felt_rough', np.clip(0.93 - 0.04 * felt_h, 0, 1), 75)

# ------------------------------------------------------------------ grass (mown felt lawn, hue variation)
blade_h = 1.3 * fibres(int(16000 * f), int(16 * f), 0.03, 0.7 * f) + 0.18 * fnoise(1.5, lo=3)
blade_h = (blade_h - blade_h.mean()) / blade_h.std()
t = 1 / (1 + np.exp(-1.2 * blade_h))
patch = 1 / (1 + np.exp(-1.3 * fnoise(1.9, lo=1, hi=10)))
grass = lerp([0.62, 0.70, 0.55], [1.0, 1.0, 0.82], t) * lerp([1.0, 0.96, 0.80], [0.90, 1.0, 0.95], patch)
save('grass_albedo', grass)
save('grass_normal', normal_from_height(blade_h, 0.8), 76)
save('grass_rough', np.clip(0.9 - 0.05 * blade_h, 0, 1), 75)
