#!/usr/bin/env python3
"""barricade_layout.py BOARDS_DIR [--check]   lays the round boards of Barricade out

It moves fields and the places in houses only; the graph stays. It prints the smallest distances before and
after. Lengths inside are in field spacings (1 = the smallest distance wanted)."""

import copy
import json
import math
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

TAU = 2 * math.pi


def pol(r, unit, n):
    a = TAU * unit / n
    return np.array([r * math.sin(a), -r * math.cos(a)])  # unit 0 = top, clockwise, y down


def rot(p, k, n):
    a = TAU * k / n
    c, s = math.cos(a), math.sin(a)
    return np.stack([p[..., 0] * c - p[..., 1] * s, p[..., 0] * s + p[..., 1] * c], -1)


def segdist(P, A, B):
    d = B - A
    t = np.clip(((P - A) * d).sum(-1) / np.maximum((d * d).sum(-1), 1e-9), 0, 1)
    return np.linalg.norm(P - A - d * t[..., None], axis=-1)


class Layout:
    """orbits under an n-fold rotation + fixed points; `keys` gives the key of copy k of an orbit"""

    def __init__(s, n, units):
        s.n, s.units, s.orb, s.fix, s.house, s.axis, s.mirror = n, units, [], {}, [], [], []

    def add(s, start, keys):
        s.orb.append((np.array(start, float), keys))

    def positions(s, x):
        X = x.reshape(-1, 2)
        out = {}
        for (p0, keys), p in zip(s.orb, X):
            for k, key in enumerate(keys):
                out[key] = rot(p, k, s.n)
        out.update(s.fix)
        return out

    def prepare(s, edges, skip=()):
        pos = s.positions(np.array([o[0] for o in s.orb]).ravel())
        s.keys = list(pos)
        ix = {k: i for i, k in enumerate(s.keys)}
        E = np.array([(ix[a], ix[b]) for a, b in edges if a in ix and b in ix and (a, b) not in skip])
        s.E = E
        N = len(s.keys)
        rep = [ix[o[1][0]] for o in s.orb] + [ix[k] for k in s.fix]
        i, j = np.meshgrid(rep, range(N), indexing='ij')
        i, j = i.ravel(), j.ravel()
        k = i != j
        i, j = i[k], j[k]
        P = np.array([pos[q] for q in s.keys])
        near = np.linalg.norm(P[i] - P[j], axis=1) < 3.2
        s.pi, s.pj = i[near], j[near]
        v, e = np.meshgrid(rep, range(len(E)), indexing='ij')
        v, e = v.ravel(), e.ravel()
        k = (E[e, 0] != v) & (E[e, 1] != v)
        v, e = v[k], e[k]
        near = segdist(P[v], P[E[e, 0]], P[E[e, 1]]) < 2.5
        s.sv, s.se = v[near], e[near]

    def energy(s, x, w0=0.0015, margin=1.0, clear=0.74):
        pos = s.positions(x)
        P = np.array([pos[k] for k in s.keys])
        f = 0
        d = np.linalg.norm(P[s.pi] - P[s.pj], axis=1)
        f += (np.maximum(0, margin - d) ** 2).sum()
        q = segdist(P[s.sv], P[s.E[s.se, 0]], P[s.E[s.se, 1]])
        f += 0.8 * (np.maximum(0, clear - q) ** 2).sum()
        for H in s.house:
            R = np.array([pos[o[1][0]] for o in s.orb])
            allr = np.concatenate([rot(R, k, s.n) for k in range(s.n)])
            hd = np.linalg.norm(H[:, None] - allr[None], axis=2)
            f += (np.maximum(0, 1.02 - hd) ** 2).sum()
        f += s.extra(pos) if hasattr(s, 'extra') else 0
        for u, key in s.axis:
            a = TAU * u / s.units
            f += 4 * (pos[key] @ (math.cos(a), math.sin(a))) ** 2  # on its mirror axis
        for u, k1, k2 in s.mirror:  # k2 = image of k1
            a = TAU * u / s.units
            t = np.array([math.cos(a), math.sin(a)])
            f += 4 * ((pos[k1] - 2 * (pos[k1] @ t) * t - pos[k2]) ** 2).sum()
        return 100 * f + w0 * ((x - s.x0) ** 2).sum() * 100

    def solve(s):
        s.x0 = np.array([o[0] for o in s.orb]).ravel()
        x = s.x0.copy()
        for w0 in (0.003, 0.0006, 0.0001):
            x = minimize(
                s.energy, x, args=(w0, 1.004), method='L-BFGS-B', options=dict(maxiter=160, maxfun=40000)
            ).x
        return s.positions(x)


def four(edges):
    L = Layout(4, 16)
    U = 16
    q = lambda ring, u: [f'{ring}.{(u + 4 * k) % 16}' for k in range(4)]
    RP = 8.78
    for u, r in ((0, 7.55), (1, 7.22), (2, 6.72), (3, 7.22)):
        L.add(pol(r, u, U), q('R0', u))
    L.add(pol(6.55, 0, U), q('R1', 0))
    for u, r in ((0, 5.55), (1, 5.62), (2, 5.72), (3, 5.62)):
        L.add(pol(r, u, U), q('R2', u))
    L.add(pol(4.72, 2, U), q('R3', 2))
    for u, r in ((0, 4.55), (1, 4.08), (2, 3.72), (3, 4.08)):
        L.add(pol(r, u, U), q('R4', u))
    L.add(pol(3.55, 0, U), q('R5', 0))
    L.add(pol(2.6, 0, U), q('R6', 0))
    L.add(pol(2.75, 2, U), q('R6', 2))
    for nm, r, u in (('Sa', 1.85, 2.55), ('Sb', 1.6, 4.2), ('Sc', 1.0, 6.3)):
        L.add(pol(r, u, U), [f'{nm}.{(2 + 4 * k) % 16}' for k in range(4)])
    L.fix['C'] = np.zeros(2)
    goal = np.array([0, RP + 0.50])
    for k in range(36):
        r = RP - (0.54 if k == 18 else 0)
        L.fix[f'P.{k}'] = pol(r, k, 36)
    L.fix['GOAL'] = goal
    L.house = [
        np.array([pol(7.755, 2 + da * U / TAU, U) for da in np.array([0, -1, 1, -2, 2]) * 0.93 / 7.755])
    ]
    slots = [[rot(h, k, 4) for h in L.house[0]] for k in range(4)]
    L.axis = [(0, f'R{i}.0') for i in (0, 1, 2, 4, 5)] + [(2, f'R{i}.2') for i in (0, 2, 3, 4)]
    L.mirror = [(2, f'R{i}.1', f'R{i}.3') for i in (0, 2, 4)]
    L.prepare(edges, {('C', 'P.0')})
    pos = L.solve()
    scale = 1 / goal[1]
    return pos, slots, scale


def six(edges):
    L = Layout(6, 24)
    U = 24
    q = lambda ring, u: [f'{ring}.{(u + 4 * k) % 24}' for k in range(6)]
    G = 4.34
    for u, r in ((0, 9.15), (1, 8.8), (2, 8.28), (3, 8.8)):
        L.add(pol(r, u, U), q('R0', u))
    L.add(pol(8.15, 0, U), q('R1', 0))
    for u, r in ((0, 7.15), (1, 7.2), (2, 7.28), (3, 7.2)):
        L.add(pol(r, u, U), q('R2', u))
    L.add(pol(6.28, 2, U), q('R3', 2))
    for u, r in ((0, 6.15), (1, 5.7), (2, 5.28), (3, 5.7)):
        L.add(pol(r, u, U), q('R4', u))
    L.add(pol(5.2, 0, U), q('S', 0))
    for u, r in ((0, 3.46), (1, 2.95), (2, 3.46), (3, 2.95)):
        L.add(pol(r, u, U), q('P', u))
    L.fix['I.0'] = np.array([0, 2.14])
    L.fix['I.1'] = np.array([0, 1.07])
    L.fix['GOAL'] = np.zeros(2)
    L.fix['G'] = pol(G, 1, U)
    L.house = [np.array([pol(9.30, 2 + da * U / TAU, U) for da in np.array([0, -1, 1, -2, 2]) * 0.93 / 9.30])]
    slots = [[rot(h, k, 6) for h in L.house[0]] for k in range(6)]

    def extra(pos):  # clear of the gate's band
        f = 0
        for k in ('P.0', 'P.1', 'P.2', 'P.3'):
            f += max(0, np.linalg.norm(pos[k]) - (G - 0.86)) ** 2
        for k in ('S.0', 'R4.1', 'R4.2', 'R4.3'):
            f += max(0, (G + 0.86) - np.linalg.norm(pos[k])) ** 2
        for k in ('R0.0', 'R0.1', 'R0.3'):
            f += max(0, np.linalg.norm(pos[k]) - 9.25) ** 2
        return 3 * f

    L.extra = extra
    L.axis = [(0, k + '.0') for k in ('R0', 'R1', 'R2', 'R4', 'S', 'P')] + [
        (2, k + '.2') for k in ('R0', 'R2', 'R3', 'R4', 'P')
    ]
    L.mirror = [(2, k + '.1', k + '.3') for k in ('R0', 'R2', 'R4', 'P')]
    L.prepare([e for e in edges if 'G' not in e])
    pos = L.solve()
    pos['G'] = L.fix['G']
    return pos, slots, 1 / 9.30


def stats(d, skip_gate=True):
    P = np.array([(c['x'], c['y']) for c in d['cells']], float)
    D = np.linalg.norm(P[:, None] - P[None], axis=2) + 9 * np.eye(len(P))
    i, j = np.unravel_index(D.argmin(), D.shape)
    tele = tuple(d['teleport'] or ())
    ann = d.get('annulus', {}).get('cell', -1)
    E = [tuple(e) for e in d['edges'] if tuple(e) != tele and ann not in e]
    L = [np.linalg.norm(P[a] - P[b]) for a, b in E]
    S = np.array([s for h in d['houses'] for s in h['slots']], float)
    SS = np.linalg.norm(S[:, None] - S[None], axis=2) + 9 * np.eye(len(S))
    SP = np.linalg.norm(S[:, None] - P[None], axis=2)
    cross = 0

    def o(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    for m, (a, b) in enumerate(E):
        for c, e in E[m + 1 :]:
            if (
                len({a, b, c, e}) == 4
                and o(P[a], P[b], P[c]) * o(P[a], P[b], P[e]) < 0
                and o(P[c], P[e], P[a]) * o(P[c], P[e], P[b]) < 0
            ):
                cross += 1
    ve = min(segdist(P[v], P[a], P[b]) for v in range(len(P)) if v != ann for a, b in E if v not in (a, b))
    allp = np.vstack([P, S])
    k = d['cells']
    return dict(
        fields=len(P),
        edges=len(d['edges']),
        min=round(float(D.min()), 5),
        pair=(k[i]['key'], k[j]['key']),
        px640=round(float(D.min()) * 320, 1),
        slot_slot=round(float(SS.min()), 4),
        slot_field=round(float(SP.min()), 4),
        edge_min=round(min(L), 4),
        edge_max=round(max(L), 4),
        edge_mean=round(float(np.mean(L)), 4),
        crossings=cross,
        field_edge=round(float(ve), 4),
        rmax=round(float(np.linalg.norm(allp, axis=1).max()), 4),
    )


if __name__ == '__main__':
    D = sys.argv[1]
    check = '--check' in sys.argv
    for name, fn in (('saint_marcoise_4', four), ('saint_marcoise_6', six)):
        path = f'{D}/{name}.json'
        old = json.loads(Path(path).read_text())
        key = {c['id']: c['key'] for c in old['cells']}
        print(name, 'before', stats(old))
        if check:
            continue
        pos, slots, k = fn([(key[a], key[b]) for a, b in old['edges']])
        new = copy.deepcopy(old)
        for c in new['cells']:
            p = pos[c['key']] * k
            c['x'], c['y'] = round(float(p[0]), 5) + 0.0, round(float(p[1]), 5) + 0.0
        for h, s in zip(new['houses'], slots):
            h['slots'] = [[round(float(v), 5) + 0.0 for v in p * k] for p in s]
        if 'annulus' in new:
            new['annulus']['radius'] = round(float(np.linalg.norm(pos['G']) * k), 5)
        print(name, 'after ', stats(new))

        def strip(d):
            d = copy.deepcopy(d)
            for c in d['cells']:
                c.pop('x')
                c.pop('y')
            for h in d['houses']:
                h.pop('slots')
            d.pop('annulus', 0)
            return d

        assert strip(old) == strip(new)
        print(name, 'graph and every other key unchanged: ok')
        open(path, 'w').write(json.dumps(new, separators=(',', ':')) + '\n')
    path = f'{D}/barricade_classic.json'
    d = json.loads(Path(path).read_text())
    print('classic before', stats(d))
    if not check:
        new = copy.deepcopy(d)
        for h in new['houses']:
            x = next(c['x'] for c in d['cells'] if c['id'] == h['entry'])
            h['slots'] = [[x, 14.4], [x - 0.9, 14.4], [x + 0.9, 14.4], [x - 0.45, 15.2], [x + 0.45, 15.2]]
        for q in (new,):
            assert {k: v for k, v in q.items() if k != 'houses'} == {
                k: v for k, v in d.items() if k != 'houses'
            }
        print('classic after ', stats(new))
        Path(path).write_text(json.dumps(new, separators=(',', ':')) + '\n')
