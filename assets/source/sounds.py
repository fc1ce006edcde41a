#!/usr/bin/env python3
"""sounds.py OUTDIR [NAME...]   all sounds of the game but its music, or those called so."""

import os
import sys

import numpy as np
import soundfile as sf

import synth
from loudness import momentary
from synth import SR, T, bleat, bp, fade, growl, hp, kalimba, knock, lp, note, pluck, put, room, thump

# By the name of a file: what makes it, and how loud it is at its loudest, in LUFS.
RECIPES = {}


def sound(lufs, *variants):
    """One recipe for each variant: NAME_1, NAME_2, ... or NAME where there is but one."""

    def register(recipe):
        for number, variant in enumerate(variants or [()], 1):
            name = f'{recipe.__name__}_{number}' if variants else recipe.__name__
            RECIPES[name] = (lufs, recipe, variant)
        return recipe

    return register


def noise(d):
    return synth.rng.standard_normal(int(d * SR))


def swish(d, lo, hi, attack=0.3):
    """Something that brushes past: noise that swells and goes."""
    t = T(d)
    return bp(noise(d), lo, hi) * np.interp(t, [0, attack * d, d], [0.05, 1, 0]) ** 1.5


def shift(x, ratio):
    """The same at another pitch and pace."""
    return np.interp(np.arange(0, len(x) - 1, ratio), np.arange(len(x)), x)


# ---- on the board ---------------------------------------------------------------------
@sound(-25, (138,), (124,), (150,))
def hop(f):
    """A sheep touches down on grass."""
    return room(put(0.26, (0, thump(0.22, f), 1.0), (0.004, bp(noise(0.06), 900, 4000) * np.exp(-T(0.06) / 0.016), 0.10)), 0.16, 0.05, 3000)


@sound(-23, (92,), (84,))
def paws(f):
    """A tiger lands: two paws, then two."""
    return room(put(0.4, (0, thump(0.3, f, 700), 1.0), (0.062, thump(0.3, 0.92 * f, 600), 0.8)), 0.2, 0.06, 2600)


@sound(-25, (880, 0.45), (940, 0.4), (830, 0.5), (910, 0.38))
def pawn(f, hard):
    """A pawn sets foot on a field."""
    return room(put(0.22, (0, knock(f, hard, 0.2, True, 0.8), 1)), 0.18, 0.08)


@sound(-22, (430, 0.55), (400, 0.6), (455, 0.5))
def block(f, hard):
    """A barricade is put down: a heavy piece of wood, which settles."""
    return room(put(0.36, (0, knock(f, hard, 0.34, True, 1.5), 1), (0.05, knock(1.2 * f, 0.35, 0.2, True), 0.16)), 0.24, 0.12)


@sound(-22, ((720, 560),), ((760, 610),))
def strike(fs):
    """A pawn is thrown out: wood on wood."""
    high, low = fs
    return room(put(0.3, (0, knock(high, 0.85, 0.24, False, 0.9), 0.9), (0.012, knock(low, 0.7, 0.28, True), 0.8)), 0.22, 0.12)


@sound(-23, (360,), (385,), (340,))
def hammer(f):
    """A post of a fence is driven in by one blow."""
    ring = bp(noise(0.05), 2500, 9000) * np.exp(-T(0.05) / 0.008)
    return room(put(0.34, (0, knock(f, 0.85, 0.32, True, 1.1), 1), (0, ring, 0.22), (0, thump(0.25, 95, 600), 0.5)), 0.26, 0.12)


@sound(-24, (1450,), (1620,), (1330,))
def die(f):
    """A die hits the board once."""
    return room(put(0.24, (0, knock(f, 0.75, 0.14, False, 0.5), 1), (0, knock(300, 0.3, 0.2, True), 0.4)), 0.2, 0.1)


@sound(-28, (0,), (1,))
def shake(turn):
    """A die rattles in a hand."""
    rng = synth.rng
    taps = np.cumsum(rng.uniform(0.028, 0.052, 8)) - 0.03
    return put(0.42, *[(at, knock(rng.uniform(1700, 2300) + 60 * turn, 0.6, 0.08, False, 0.35), rng.uniform(0.4, 1)) for at in taps])


@sound(-21, (0.85, 262, 8.6), (0.60, 330, 9.6), (0.72, 295, 8.9))
def sheep_bleat(*how):
    return room(bleat(*how), 0.30, 0.08)


@sound(-22, (1.0, 190, 7.6, 0.5), (0.9, 212, 8.0, 0.5))
def sheep_bleat_low(*how):
    return room(bleat(*how), 0.30, 0.08)


@sound(-20, (1.0,), (1.12,))
def tiger_growl(ratio):
    return room(shift(growl(), ratio), 0.35, 0.10)


@sound(-23, (0,), (1,))
def tiger_eat(turn):
    """Two bites and a gulp."""
    rng = synth.rng
    bite = lambda f: lp(np.tanh(4 * noise(0.09) * np.exp(-T(0.09) / 0.022)), f) + 0.6 * thump(0.09, 150, 900)
    t = T(0.22)
    gulp = np.sin(2 * np.pi * np.cumsum(np.interp(t, [0, 0.08, 0.22], [250, 120, 190])) / SR) * np.sin(np.pi * t / 0.22) ** 2
    return room(put(0.72, (0, bite(2600), 0.8), (0.17 + 0.02 * turn, bite(2100), 0.7), (0.40, gulp, 0.8 + 0.1 * rng.uniform())), 0.2, 0.06, 3000)


@sound(-24, (1.0,), (0.94,))
def gate(ratio):
    """The gate of a fold falls to: a creak and a latch."""
    t = T(0.30)
    creak = np.sign(np.sin(2 * np.pi * np.cumsum(ratio * np.interp(t, [0, 0.3], [62, 95])) / SR)) * np.interp(t, [0, 0.03, 0.3], [0.3, 1, 0.2])
    return room(put(0.7, (0, bp(creak, 700, 2600), 0.25), (0.30, knock(620 * ratio, 0.7, 0.25), 0.9), (0.37, knock(1100 * ratio, 0.6, 0.15, False), 0.35)), 0.28, 0.12)


@sound(-31, (0,), (1,))
def back(turn):
    """What is taken back goes over felt."""
    return put(0.24, (0, swish(0.22, 500 + 80 * turn, 2600, 0.25), 1))


# ---- in the hand and on the panels ----------------------------------------------------
@sound(-28, (79,), (81,))
def select(pitch):
    """A piece is chosen."""
    return room(put(0.4, (0, kalimba(note(pitch), 0.4), 0.7)), 0.25, 0.08)


@sound(-27, (330,), (310,))
def refuse(f):
    """That does not go: two dull knocks, the second lower."""
    return put(0.26, (0, lp(knock(f, 0.3, 0.15), 900), 1), (0.095, lp(knock(0.84 * f, 0.3, 0.16), 800), 0.9))


@sound(-31, (1150,), (1210,), (1090,))
def click(f):
    return put(0.09, (0, knock(f, 0.4, 0.09, False, 0.5), 1))


@sound(-30, (1.0,), (1.06,))
def toggle(ratio):
    return put(0.14, (0, knock(820 * ratio, 0.4, 0.09, False, 0.5), 0.7), (0.045, knock(1240 * ratio, 0.45, 0.09, False, 0.5), 1))


@sound(-29, (0,), (1,), (2,))
def page(turn):
    """A sheet is turned."""
    flutter = bp(noise(0.12), 1800 + 150 * turn, 9000) * (0.6 + 0.4 * np.sin(2 * np.pi * (38 + 4 * turn) * T(0.12)))
    return put(0.34, (0, swish(0.26, 1100, 7000, 0.35), 0.8), (0.13, flutter * np.exp(-T(0.12) / 0.05), 0.5))


@sound(-25)
def notice():
    """Somebody has to know something: two tines, a fourth apart."""
    return room(put(0.9, (0, kalimba(note(76), 0.7), 0.6), (0.13, kalimba(note(81), 0.75), 0.55)), 0.5, 0.14)


# ---- the end --------------------------------------------------------------------------
@sound(-19)
def win_jingle():
    mel = [(0, 72), (0.12, 76), (0.24, 79), (0.36, 84), (0.60, 81), (0.72, 84), (0.90, 88)]
    chord = enumerate((48, 55, 60, 64, 67, 72))
    return room(
        put(
            3.2,
            *[(t, kalimba(note(n)), 0.6) for t, n in mel],
            *[(t, pluck(note(n - 12), 2.0, 0.6), 0.35) for t, n in mel],
            *[(0.90 + i * 0.035, pluck(note(n), 2.2, 0.5), 0.35) for i, n in chord],
        ),
        1.1,
        0.22,
    )


@sound(-21)
def lose_soft():
    mel = ((0, 69), (0.22, 67), (0.44, 64), (0.75, 60))
    return room(put(2.4, *[(t, kalimba(note(n)), 0.6) for t, n in mel], (0.75, pluck(note(48), 1.6, 0.3), 0.5)), 1.0, 0.22)


@sound(-21)
def draw_even():
    """Neither up nor down: it sways and comes to rest where it began."""
    mel = ((0, 67), (0.2, 72), (0.4, 67), (0.72, 69), (0.92, 67))
    low = [(0.92 + 0.04 * i, pluck(note(n), 1.6, 0.35), 0.35) for i, n in enumerate((48, 55, 64))]
    return room(put(2.5, *[(t, kalimba(note(n)), 0.6) for t, n in mel], *low), 1.0, 0.22)


def finish(x, lufs):
    """Without what nobody hears at either end, as loud as asked, and never above -1 dBFS."""
    x = hp(x, 30)
    loud = np.flatnonzero(np.abs(x) > np.abs(x).max() * 10 ** (-34 / 20))
    x = x[max(loud[0] - int(0.001 * SR), 0) :]
    x = x * 10 ** ((lufs - momentary(x, SR)) / 20)
    x = x * min(1, 10 ** (-1.2 / 20) / np.abs(x).max())
    heard = np.flatnonzero(np.abs(x) > 10 ** (-62 / 20))
    return fade(x[: heard[-1] + 1], 0.0004, 0.012)


if __name__ == '__main__':
    out, names = sys.argv[1], sys.argv[2:] or list(RECIPES)
    os.makedirs(out, exist_ok=True)
    for name in names:
        lufs, recipe, variant = RECIPES[name]
        synth.seed(name)
        path = f'{out}/{name}.ogg'
        sf.write(path, finish(recipe(*variant), lufs), SR, format='OGG', subtype='VORBIS', compression_level=0.72)
        print(path, os.path.getsize(path), 'bytes')
