#!/usr/bin/env python3
"""music.py OUTDIR   the music of the game: a pastoral in G for flute, harp and bass, which begins where it ends.

A score and its players. Everything that rings on past the last bar rings on in the first, the room included, so that the
loop has no seam."""

import os
import sys

import numpy as np
import soundfile as sf
from scipy import signal

import synth
from loudness import integrated
from synth import SR, flute, hp, lp, note, pluck

BEAT = 60 / 54  # a dotted quarter
EIGHTH = BEAT / 3
RATE = 32000
LUFS = -27
SEAM = 0.14  # seconds

# Harmony, one or two chords a bar: the bass and the notes of the harp above it.
CHORDS = {
    'G': (43, (55, 59, 62, 67)),
    'G/B': (47, (55, 59, 62, 67)),
    'C': (48, (55, 60, 64, 67)),
    'D': (50, (57, 62, 66, 69)),
    'D7': (50, (57, 60, 66, 69)),
    'Em': (40, (55, 59, 64, 67)),
    'Bm': (47, (54, 59, 62, 66)),
    'Am': (45, (57, 60, 64, 69)),
    'Am7': (45, (55, 60, 64, 67)),
    'A7': (45, (55, 61, 64, 67)),
    'Dsus': (50, (57, 62, 67, 69)),
}
A = ['G', 'G/B', 'C', 'D', 'Em', 'C', 'Am7 D7', 'G']
B = ['Em', 'Bm', 'C', 'G', 'Am', 'Em', 'A7', 'Dsus D7']

# Tunes: pitches with their eighths; 0 is a rest. Six eighths a bar.
TUNE_A = [
    [(74, 3), (71, 2), (69, 1)],
    [(67, 3), (71, 3)],
    [(72, 2), (71, 1), (69, 2), (67, 1)],
    [(69, 4), (0, 2)],
    [(71, 3), (74, 2), (76, 1)],
    [(76, 2), (74, 1), (72, 3)],
    [(71, 2), (69, 1), (66, 2), (69, 1)],
    [(67, 5), (0, 1)],
]
TUNE_A2 = [
    [(74, 3), (79, 2), (78, 1)],
    [(76, 2), (74, 1), (71, 3)],
    [(72, 1), (74, 1), (76, 1), (74, 2), (72, 1)],
    [(74, 4), (0, 2)],
    [(71, 3), (74, 2), (76, 1)],
    [(79, 2), (76, 1), (74, 2), (72, 1)],
    [(71, 2), (72, 1), (69, 2), (66, 1)],
    [(67, 5), (0, 1)],
]
TUNE_B = [
    [(76, 3), (79, 3)],
    [(78, 3), (74, 3)],
    [(76, 2), (74, 1), (72, 2), (76, 1)],
    [(74, 5), (0, 1)],
    [(72, 3), (76, 3)],
    [(71, 3), (67, 2), (71, 1)],
    [(69, 2), (71, 1), (73, 2), (76, 1)],
    [(74, 3), (72, 2), (69, 1)],
]
REST = [[(0, 6)]] * 4

# The form: chords, what the flute plays, what the harp plays above its chords.
FORM = [
    (A, REST + TUNE_A[4:], TUNE_A[:4] + REST),
    (A, TUNE_A2, []),
    (B, TUNE_B, []),
    (A, TUNE_A, []),
]
BARS = sum(len(chords) for chords, *_ in FORM)
LENGTH = int(round(BARS * 2 * BEAT * SR))


class Player:
    """A line of the score in stereo, played round and round."""

    def __init__(self, pan):
        angle = (pan + 1) * np.pi / 4
        self.gains = np.cos(angle), np.sin(angle)
        self.out = np.zeros((LENGTH, 2))

    def play(self, at, x, loud):
        start = int((at + 0.006 * synth.rng.standard_normal()) * SR)
        places = (start + np.arange(len(x))) % LENGTH
        for side, gain in enumerate(self.gains):
            self.out[places, side] += loud * gain * x


def perform():
    harp, lead, wind, bass = Player(-0.35), Player(-0.15), Player(0.3), Player(0.0)
    rng = synth.rng
    bar = 0
    for chords, tune, plucked in FORM:
        for number, names in enumerate(chords):
            begin = bar * 2 * BEAT
            names = names.split()
            # The phrase swells towards its fifth bar and leans back.
            swell = 0.82 + 0.18 * np.sin(np.pi * (number + 0.5) / len(chords))
            for beat in range(2):
                root, tones = CHORDS[names[beat * len(names) // 2]]
                if beat == 0 or len(names) > 1 or number % 2:
                    low = root if beat == 0 or len(names) > 1 else tones[0] - 12
                    bass.play(begin + beat * BEAT, pluck(note(low), 2.6, 0.18, 0.3), 0.50 * swell)
                # Broken chords, up and back.
                order = (0, 2, 1) if beat else (1, 2, 3)
                if number == len(chords) - 1 and beat:
                    order = (2, 1, 0)
                for step, tone in enumerate(order):
                    loud = (0.30 if step == 0 else 0.22) * swell * rng.uniform(0.88, 1.06)
                    harp.play(begin + (beat * 3 + step) * EIGHTH, pluck(note(tones[tone]), 2.0, 0.42, 0.24), loud)
            for line, player, ring in ((tune, wind, False), (plucked, lead, True)):
                at = begin
                for pitch, eighths in line[number] if number < len(line) else []:
                    length = eighths * EIGHTH
                    if pitch and ring:
                        player.play(at, pluck(note(pitch), 2.4, 0.6, 0.16), 0.52 * swell)
                    elif pitch:
                        breath = flute(note(pitch), length * 0.97, 1.0)
                        player.play(at, breath, 0.15 * swell * (1.06 if at == begin else 1.0))
                    at += length
            bar += 1
    return harp.out + lead.out + bass.out, wind.out


def reverb(x, t60, wet):
    """A room with a sound of its own for either ear; what it holds at the end it gives back at the beginning."""
    n = int(t60 * 1.2 * SR)
    out = x.copy()
    for side in range(2):
        ir = synth.rng.standard_normal(n) * 10 ** (-3 * np.arange(n) / (t60 * SR))
        ir = np.concatenate([np.zeros(int(0.018 * SR)), hp(lp(ir, 4200, 1), 200)])
        ir /= np.sqrt((ir**2).sum())
        spectrum = np.fft.rfft(ir, LENGTH)
        send = 0.8 * x[:, side] + 0.2 * x[:, 1 - side]
        out[:, side] += wet * np.fft.irfft(np.fft.rfft(send) * spectrum, LENGTH)
    return out


def main(out):
    synth.seed('music')
    strings, wind = perform()
    x = reverb(strings, 1.5, 0.16) + reverb(wind, 1.9, 0.28)
    # Round and round, so the filter must be, too: the spectrum below 40 Hz is left out.
    spectrum = np.fft.rfft(x, axis=0)
    spectrum[: int(40 * LENGTH / SR)] = 0
    x = signal.resample(np.fft.irfft(spectrum, LENGTH, axis=0), int(LENGTH * RATE / SR))
    # The file begins a little before the first bar, where all but rings on: an encoder knows nothing of the loop, and would
    # be wrong about a string that is plucked at its edge.
    x = np.roll(x, int(SEAM * RATE), axis=0)
    x *= 10 ** ((LUFS - integrated(x, RATE)) / 20)
    path = f'{out}/music.ogg'
    # In pieces: the encoder fails on so much at once.
    with sf.SoundFile(path, 'w', RATE, 2, format='OGG', subtype='VORBIS', compression_level=0.95) as file:
        for at in range(0, len(x), RATE):
            file.write(x[at : at + RATE])
    print(path, os.path.getsize(path), 'bytes')


if __name__ == '__main__':
    main(sys.argv[1])
