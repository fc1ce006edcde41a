#!/usr/bin/env python3
"""loudness.py [FILE...]   how loud and how quick sounds are: all of assets/sounds, or these files.

Loudness is that of EBU R128 (K-weighted, BS.1770): integrated over the whole with its gates, and the loudest 400 ms,
which tells more of what is shorter than that. The onset is where a sound first comes within 30 dB of its peak. Exits with 1
where a sound is out of the bounds below, and says so behind it.
"""

import glob
import os
import sys

import numpy as np
import soundfile as sf
from scipy import signal

# The bounds: dBFS, LUFS of the loudest 400 ms, milliseconds, and the mean of all samples.
PEAK = -0.5
LOUDEST = (-33, -17)
ONSET = 10
OFFSET = 0.002


def weighted(x, rate):
    """K-weighted: a head's shelf, then without the lowest."""
    for gain, q, f, shelf in ((3.999843853973347, 0.7071752369554196, 1681.974450955533, True), (0, 0.5003270373238773, 38.13547087602444, False)):
        k = np.tan(np.pi * f / rate)
        if shelf:
            h = 10 ** (gain / 20)
            b = [h + h**0.4996667741545416 * k / q + k * k, 2 * (k * k - h), h - h**0.4996667741545416 * k / q + k * k]
        else:
            b = [1 + k / q + k * k, -2 * (1 + k / q + k * k), 1 + k / q + k * k]
        a = [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]
        x = signal.lfilter(np.array(b) / a[0], np.array(a) / a[0], x, axis=0)
    return x


def blocks(x, rate):
    """The mean square of each 400 ms, three quarters of them shared with the next; at least one, which silence fills up."""
    x = x.reshape(len(x), -1)
    size, step = int(0.4 * rate), int(0.1 * rate)
    x = np.pad(weighted(x, rate), ((0, max(size - len(x), 0)), (0, 0)))
    return np.array([(x[at : at + size] ** 2).mean(axis=0).sum() for at in range(0, len(x) - size + 1, step)])


def lufs(power):
    return -0.691 + 10 * np.log10(power + 1e-12)


def momentary(x, rate):
    """The loudest 400 ms."""
    return lufs(blocks(x, rate).max())


def integrated(x, rate):
    power = blocks(x, rate)
    power = power[lufs(power) > -70]
    return lufs(power[lufs(power) > lufs(power.mean()) - 10].mean())


def measure(path):
    x, rate = sf.read(path)
    peak = np.abs(x).max()
    loud = np.abs(x).reshape(len(x), -1).max(axis=1) > peak * 10 ** (-30 / 20)
    onset = 1000 * np.argmax(loud) / rate
    return len(x) / rate, 20 * np.log10(peak), integrated(x, rate), momentary(x, rate), onset, np.abs(x.mean(axis=0)).max()


def main(paths):
    print(f'{"file":<24}{"bytes":>8}{"s":>8}{"peak dBFS":>11}{"LUFS":>8}{"loudest":>9}{"onset ms":>10}')
    faults = 0
    for path in paths:
        name = os.path.basename(path)
        seconds, peak, whole, loudest, onset, offset = measure(path)
        faulty = [
            text
            for text, bad in (
                ('clips', peak > PEAK),
                ('out of range', not LOUDEST[0] <= loudest <= LOUDEST[1]),
                ('begins late', onset > ONSET),
                ('is off centre', offset > OFFSET),
            )
            if bad
        ]
        faults += bool(faulty)
        print(f'{name:<24}{os.path.getsize(path):>8}{seconds:>8.2f}{peak:>11.1f}{whole:>8.1f}{loudest:>9.1f}{onset:>10.1f}', *faulty)
    print(f'{len(paths)} files, {sum(map(os.path.getsize, paths))} bytes')
    return 1 if faults else 0


if __name__ == '__main__':
    folder = os.path.join(os.path.dirname(__file__), '..', 'sounds')
    sys.exit(main(sys.argv[1:] or sorted(glob.glob(f'{folder}/*.ogg'))))
