"""Tiny vectorised SDF kit: smooth unions with colour blending -> marching cubes."""

import numpy as np
from skimage import measure


def V(*a):
    return np.array(a, dtype=np.float64)


def sphere(P, c, r):
    return np.linalg.norm(P - V(*c), axis=-1) - r


def rot(axis, deg):
    a = np.radians(deg)
    c, s = np.cos(a), np.sin(a)
    return {
        'x': np.array([[1, 0, 0], [0, c, -s], [0, s, c]]),
        'y': np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
        'z': np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
    }[axis]


def ellipsoid(P, c, r, R=None):
    q = P - V(*c)
    if R is not None:
        q = q @ R  # world -> local (R columns = local axes)
    r = V(*r)
    k0 = np.linalg.norm(q / r, axis=-1)
    k1 = np.linalg.norm(q / (r * r), axis=-1)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-9)


def capsule(P, a, b, ra, rb=None):
    rb = ra if rb is None else rb
    a, b = V(*a), V(*b)
    ba = b - a
    h = np.clip(((P - a) @ ba) / (ba @ ba), 0, 1)
    return np.linalg.norm(P - a - h[..., None] * ba, axis=-1) - (ra + (rb - ra) * h)


def rbox(P, c, half, r, R=None):
    q = P - V(*c)
    if R is not None:
        q = q @ R
    q = np.abs(q) - (V(*half) - r)
    return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - r


def smin(a, b, k):
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * 0.25


def fib(n):
    i = np.arange(n) + 0.5
    ph = np.arccos(1 - 2 * i / n)
    th = np.pi * (1 + 5**0.5) * i
    return np.stack([np.cos(th) * np.sin(ph), np.sin(th) * np.sin(ph), np.cos(ph)], -1)


def mesh(f, lo, hi, res):
    """f(P)->d ; returns verts, faces (outward) ; res = cells along the longest axis"""
    lo, hi = V(*lo), V(*hi)
    h = (hi - lo).max() / res
    n = np.ceil((hi - lo) / h).astype(int) + 1
    ax = [lo[i] + h * np.arange(n[i]) for i in range(3)]
    d = np.empty(n, np.float32)
    for i, x in enumerate(ax[0]):
        Y, Z = np.meshgrid(ax[1], ax[2], indexing='ij')
        d[i] = f(np.stack([np.full_like(Y, x), Y, Z], -1))
    v, fc, _, _ = measure.marching_cubes(d, 0.0, spacing=(h, h, h), gradient_direction='descent')
    return v + lo, fc
