"""What the sounds are made of: struck wood, soft ground, voices, plucked strings, tines and a room."""

import zlib

import numpy as np
from scipy import signal

SR = 44100
rng = np.random.default_rng(0)


def seed(name):
    """Every sound draws on random numbers of its own: none changes with another."""
    global rng
    rng = np.random.default_rng(zlib.crc32(name.encode()))


def T(d):
    return np.arange(int(d * SR)) / SR


def bp(x, lo, hi, o=2):
    return signal.sosfilt(signal.butter(o, [lo, hi], 'band', fs=SR, output='sos'), x)


def lp(x, f, o=2):
    return signal.sosfilt(signal.butter(o, f, 'low', fs=SR, output='sos'), x)


def hp(x, f, o=2):
    return signal.sosfilt(signal.butter(o, f, 'high', fs=SR, output='sos'), x)


def add(dst, x, at, g=1.0):
    i = int(at * SR)
    n = min(len(x), len(dst) - i)
    if n > 0:
        dst[i : i + n] += g * x[:n]


def fade(x, a=0.001, r=0.02):
    x = x.copy()
    n, m = int(a * SR), int(r * SR)
    x[:n] *= np.linspace(0, 1, n)
    x[-m:] *= np.linspace(1, 0, m) ** 2
    return x


def room(x, t60=0.35, wet=0.15, bright=5000, pre=0.008):
    n = int(t60 * 1.3 * SR)
    ir = rng.standard_normal(n) * 10 ** (-3 * np.arange(n) / (t60 * SR))
    ir = lp(ir, bright, 1)
    ir = hp(ir, 150)
    ir /= np.sqrt((ir**2).sum())
    ir = np.concatenate([np.zeros(int(pre * SR)), ir])
    y = signal.fftconvolve(np.concatenate([x, np.zeros(len(ir))]), ir)[: len(x) + len(ir)]
    return np.concatenate([x, np.zeros(len(ir))]) + wet * y


# ---- modal synthesis: struck wood -------------------------------------------------
# (ratio, gain, decay s) measured-style set for a small solid block: inharmonic, decays fall with frequency
WOOD = [
    (1, 1, 0.055),
    (1.58, 0.45, 0.045),
    (2.42, 0.5, 0.036),
    (3.31, 0.30, 0.028),
    (4.27, 0.22, 0.020),
    (5.9, 0.14, 0.014),
    (7.7, 0.09, 0.010),
    (10.2, 0.05, 0.007),
]


def knock(f0=520, hard=0.6, dur=0.30, body=True, damp=1.0):
    t = T(dur)
    x = np.zeros(len(t))
    for r, g, d in WOOD:
        f = f0 * r * rng.uniform(0.985, 1.015)
        if f > 16000:
            continue
        g = g * (hard ** (np.log2(r) * 0.9)) * rng.uniform(0.85, 1.15)
        x += (
            g
            * np.exp(-t / (d * damp * rng.uniform(0.9, 1.1)))
            * np.sin(2 * np.pi * f * t + rng.uniform(0, 0.3))
        )
    n = rng.standard_normal(len(t)) * np.exp(-t / 0.0035)
    x += 0.35 * hard * bp(n, 900, 7000)  # contact click
    if body:  # the board underneath answers
        for f, g, d in ((118, 0.50, 0.060), (187, 0.42, 0.050), (263, 0.25, 0.042)):
            x += g * np.exp(-t / d) * np.sin(2 * np.pi * f * rng.uniform(0.97, 1.03) * t)
    at = int(0.0006 * SR)
    x[:at] *= np.linspace(0, 1, at)
    return x


def thump(dur=0.22, f=130, soft=900):
    t = T(dur)
    ph = 2 * np.pi * np.cumsum(f * (0.55 + 0.45 * np.exp(-t / 0.03))) / SR
    x = np.sin(ph) * np.exp(-t / 0.045) * (1 - np.exp(-t / 0.003))
    n = lp(rng.standard_normal(len(t)), soft) * np.exp(-t / 0.03) * (1 - np.exp(-t / 0.004))
    r = bp(rng.standard_normal(len(t)), 1200, 5000) * np.exp(-t / 0.05) * (1 - np.exp(-t / 0.012))
    return x + 1.6 * n + 0.10 * r


# ---- source/filter voices -----------------------------------------------------------
def glottal(f0, open_=0.6, jitter=0.01, shimmer=0.05):
    """f0: per-sample Hz -> differentiated LF-like pulse train"""
    n = len(f0)
    x = np.zeros(n)
    i = 0.0
    while i < n - 2:
        P = SR / f0[int(i)] * (1 + jitter * rng.standard_normal())
        k = max(int(P * open_), 6)
        a = 1 + shimmer * rng.standard_normal()
        u = np.arange(k) / k
        pulse = np.where(
            u < 0.75, np.sin(np.pi * u / 1.5) ** 2, np.cos(np.pi * (u - 0.75) / 0.5).clip(0) ** 1.2
        )
        d = np.diff(np.concatenate([[0], pulse, [0]])) * a
        j = int(i)
        m = min(len(d), n - j)
        x[j : j + m] += d[:m]
        i += P
    return x / (np.abs(x).max() + 1e-9)


def formants(x, tracks, block=256):
    """tracks: [(f(t) array, bw, gain)] parallel 2-pole resonators with time-varying centre"""
    y = np.zeros(len(x))
    for f, bw, g in tracks:
        zi = np.zeros(2)
        for i in range(0, len(x), block):
            ff = float(f[min(i, len(f) - 1)])
            r = np.exp(-np.pi * bw / SR)
            a = [1, -2 * r * np.cos(2 * np.pi * ff / SR), r * r]
            b = [1 - r, 0, -(1 - r)]
            o, zi = signal.lfilter(b, a, x[i : i + block], zi=zi)
            y[i : i + block] += g * o
    return y


def curve(t, pts):
    return np.interp(t, [p[0] for p in pts], [p[1] for p in pts])


def bleat(dur=0.85, f=255, trem=8.5, depth=0.5):
    t = T(dur)
    env = curve(t, [(0, 0), (0.05, 0.35), (0.13, 1), (dur * 0.6, 0.9), (dur * 0.85, 0.5), (dur, 0)])
    wob = np.sin(
        2 * np.pi * np.cumsum(trem * (1 + 0.08 * lp(rng.standard_normal(len(t)), 5) * 30)) / SR
    )  # goat-like laryngeal tremor: AM + FM together
    on = curve(t, [(0, 0), (0.15, 0.2), (0.28, 1), (dur, 1)])
    f0 = f * curve(t, [(0, 0.86), (0.12, 1.04), (dur * 0.5, 1.0), (dur, 0.84)]) * (1 + 0.045 * wob * on)
    src = glottal(f0, 0.62, 0.012, 0.08) + 0.10 * rng.standard_normal(len(t)) * (1 + 0.5 * wob)
    mouth = curve(t, [(0, 0), (0.07, 0), (0.16, 1), (dur * 0.8, 0.9), (dur, 0.55)])  # m -> ae
    tr = [
        (280 + 470 * mouth, 110, 1.0),
        (950 + 750 * mouth, 160, 0.30 + 0.0 * 1),
        (2350 + 250 * mouth, 220, 0.22),
        (3500 + 0 * t, 300, 0.10),
        (4600 + 0 * t, 400, 0.05),
    ]
    y = formants(src, tr)
    y = y * (0.25 + 0.75 * mouth) * env * (1 - depth * on * (0.5 - 0.5 * wob))
    nas = formants(src, [(260 + 0 * t, 70, 0.8)]) * env * 0.35
    return fade(hp(y + nas, 120))


def growl(dur=1.15):
    t = T(dur)
    env = curve(t, [(0, 0), (0.10, 0.5), (0.32, 1), (0.6, 0.85), (0.95, 0.25), (dur, 0)])
    rough = lp(rng.standard_normal(len(t)), 35) * 18
    f0 = curve(t, [(0, 68), (0.3, 96), (0.6, 84), (dur, 52)]) * (1 + 0.10 * np.clip(rough, -1.5, 1.5))
    src = glottal(f0, 0.42, 0.10, 0.45)
    src += 0.35 * glottal(f0 * 0.5, 0.3, 0.12, 0.5)
    breath = (
        rng.standard_normal(len(t))
        * 0.10
        * (1 + 0.9 * signal.square(2 * np.pi * np.cumsum(f0 * 0.5) / SR, 0.4))
    )
    o = curve(t, [(0, 0), (0.3, 1), (0.6, 0.9), (dur, 0.1)])
    y = formants(
        src + breath,
        [
            (240 + 260 * o, 120, 1),
            (720 + 420 * o, 180, 0.6),
            (1650 + 250 * o, 260, 0.35),
            (2700 + 0 * t, 350, 0.22),
            (3900 + 0 * t, 500, 0.10),
        ],
    )
    flutter = 1 - 0.45 * (0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(26 + 4 * np.clip(rough, -1, 1)) / SR))
    y = np.tanh(3.2 * y / np.abs(y).max() * flutter) * env
    return fade(hp(y, 60))


# ---- plucked strings / tines ----------------------------------------------------------
def pluck(f, dur=2.2, bright=0.5, pos=0.22):
    """extended Karplus-Strong: fractional delay, pick position, loop damping"""
    n = int(dur * SR)
    P = SR / f
    N = int(P - 0.5)
    fr = P - 0.5 - N
    ex = rng.uniform(-1, 1, N)
    ex = lp(ex, 1200 + 7000 * bright, 1)
    k = max(int(N * pos), 1)
    ex = ex - np.roll(ex, k)
    x = np.zeros(n)
    x[:N] = ex
    g = 0.001 ** (1 / (f * max(1.1, 3.2 * (220 / f) ** 0.35)))
    s = 0.5 + 0.0 * bright
    C = (1 - fr) / (1 + fr)
    # y[n] = x[n] + g*allpass(avg(y[n-N])) as one IIR:  (1 + C z^-1) y = (1 + C z^-1) x + g (C + z^-1)(s + (1-s) z^-1) z^-N y
    a = np.zeros(N + 3)
    a[0] = 1
    a[1] += C
    a[N] -= g * C * s
    a[N + 1] -= g * (s + C * (1 - s))
    a[N + 2] -= g * (1 - s)
    return fade(signal.lfilter([1, C], a, x), 0.0005, 0.15)


def kalimba(f, dur=1.8):
    t = T(dur)
    x = sum(
        g * np.exp(-t / d) * np.sin(2 * np.pi * f * r * t)
        for r, g, d in (
            (1, 1, 0.55),
            (2.0, 0.06, 0.3),
            (5.4, 0.20, 0.06),
            (9.1, 0.06, 0.025),
            (1.003, 0.25, 0.5),
        )
    )
    x += 0.20 * bp(rng.standard_normal(len(t)), 1500, 6000) * np.exp(-t / 0.006) + 0.15 * np.exp(
        -t / 0.05
    ) * np.sin(2 * np.pi * 180 * t)
    return fade(x, 0.001, 0.2)


def note(n):
    return 440 * 2 ** ((n - 69) / 12)



def flute(f, dur, loud=1.0):
    """A wooden flute: few harmonics, breath, a vibrato that comes late, a soft tongue."""
    t = T(dur + 0.16)
    held = np.minimum(1 - np.exp(-t / 0.035), np.interp(t, [0, dur - 0.03, dur + 0.13, dur + 0.16], [1, 1, 0, 0]))
    late = np.clip((t - 0.28) / 0.5, 0, 1)
    wave = np.sin(2 * np.pi * 4.9 * t + rng.uniform(0, 6))
    pitch = f * (1 - 0.012 * np.exp(-t / 0.03)) * (1 + 0.0042 * late * wave)
    phase = 2 * np.pi * np.cumsum(pitch) / SR
    x = sum(g * np.sin(k * phase + k) for k, g in ((1, 1.0), (2, 0.30), (3, 0.13), (4, 0.045), (5, 0.02)))
    breath = bp(rng.standard_normal(len(t)), 0.9 * f, min(3.2 * f, 9000), 1)
    tongue = bp(rng.standard_normal(len(t)), 1500, 5000) * np.exp(-t / 0.018)
    x = x * (1 + 0.10 * late * wave) + 0.22 * breath + 0.10 * tongue
    return loud * held * x


def put(d, *ev):
    """A piece of so many seconds with sounds at their times, each so loud."""
    x = np.zeros(int(d * SR))
    for at, y, g in ev:
        add(x, y, at, g)
    return x
