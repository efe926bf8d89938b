"""Tyres: the tread is a height map laid round a carcass, for summer, winter, all seasons and motorcycles."""
import math
import numpy as np
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def tyre_rubber():
    return solid('tyre rubber', (.019, .019, .020), .60, 0, spec=.36, bump=dict(scale=80, strength=.06))


def saw(x):
    """Distance from the nearest whole number."""
    return np.abs(x - np.round(x))


def summer(u, z, n):
    """Depth from 0 to 1 at u pitches round and z from -1 to 1 across: ribs, and slots that sweep into the shoulders."""
    d = np.zeros_like(z)
    for c in (-.52, -.17, .17, .52):
        d = np.maximum(d, np.abs(z - c) < .040)
    out = np.abs(z)
    sweep = u * 1.0 + .9 * out ** 2 * np.sign(z)
    d = np.maximum(d, (saw(sweep) < .055) & (out > .60))
    d = np.maximum(d, .55 * ((saw(u * 2 + 1.3 * out) < .055) & (out > .21) & (out < .46)))
    d = np.maximum(d, .45 * ((saw(u * 1 + .5 + 1.2 * z) < .04) & (out < .12)))
    return d


def sipes(u, z, k, wave=.10, width=.045):
    """Fine zigzag cuts, k to a pitch."""
    zig = wave * (2 * saw(z * 9) * 2 - 1)
    return saw(u * k + zig) < width * k / 4


def winter(u, z, n):
    """Blocks set in a V, each cut by sipes."""
    out = np.abs(z)
    v = u + 1.15 * out ** 1.15
    groove = saw(v) < .085
    d = groove.astype(float)
    for c in (.22, .56):
        d = np.maximum(d, np.abs(out - c - .03 * np.sign(saw(v) - .25)) < .032)
    d = np.maximum(d, (saw(v + .5) < .05) & (out > .56))
    cut = sipes(u + .35 * out, z, 5) & (d < .1)
    return np.maximum(d, .5 * cut)


def allseason(u, z, n):
    """Broader blocks than a winter tyre's, two straight grooves, some sipes."""
    out = np.abs(z)
    d = np.zeros_like(z)
    for c in (.0, .40):
        d = np.maximum(d, np.abs(out - c) < .036)
    v = u + .9 * out
    d = np.maximum(d, (saw(v) < .07) & (out > .12))
    cut = sipes(u + .5 * out, z, 3) & (d < .1) & (out < .92)
    return np.maximum(d, .45 * cut)


def tread(pattern, n, half, crown, depth, mat, per=22, across=150):
    """A band of tread; crown(z) gives its radius, from -half to half across."""
    N = n * per
    s = np.linspace(-1, 1, across)
    i = np.arange(N)
    U, S = np.meshgrid(i / per, s, indexing='ij')
    d = pattern(U, S, n)
    edge = np.clip((1 - np.abs(S)) / .04, 0, 1)
    R = np.array([crown(v * half) for v in s])[None, :] - depth * d * (.35 + .65 * edge)
    a = 2 * math.pi * i / N
    X, Y = R * np.cos(a)[:, None], R * np.sin(a)[:, None]
    Z = np.broadcast_to(s * half, R.shape)
    V = np.stack([X, Y, Z], 2).reshape(-1, 3).tolist()
    F = []
    for p in range(N):
        q = (p + 1) % N * across
        p *= across
        F += [(p + k, q + k, q + k + 1, p + k + 1) for k in range(across - 1)]
    mesh(V, F, mat, angle=30)


def ring_text(s, radius, size, centre, z, mat, depth=.004):
    """Letters round the sidewall, read from outside."""
    up = centre < 180
    step = math.degrees(size * .74 / radius)
    for i, ch in enumerate(s):
        if ch == ' ':
            continue
        a = centre - (i - (len(s) - 1) / 2) * step * (1 if up else -1)
        t = math.radians(a)
        text(ch, size, mat, (radius * math.cos(t), radius * math.sin(t), z), (0, 0, a - 90 if up else a + 90), depth=depth)


def car_tyre(pattern=summer, n=56, depth=.032, words='RADIAL TUBELESS', top=''):
    """Round Z, outer radius 1, width .62."""
    m = tyre_rubber()
    half = .268
    crown = lambda z: 1 - .012 * (z / half) ** 2 - .05 * max(0, abs(z) / half - .80) ** 1.6 / .2 ** 1.6 * .8
    tread(pattern, n, half, crown, depth, m)
    rim = crown(half)
    side = [(.955, .262), (rim + .001, .268), (.935, .288), (.90, .305), (.865, .3145), (.86, .3135), (.82, .322), (.76, .325), (.72, .318), (.695, .309),
            (.69, .313), (.675, .308), (.66, .292), (.645, .274), (.63, .262), (.62, .235)]
    inner = [(.64, .20), (.78, .24), (.90, .20), (.925, .0)]
    prof = side + inner
    lathe(prof + [(r, -z) for r, z in reversed(prof[:-1])], m, soft=.006, seg=180)
    grey = solid('raised rubber', (.080, .080, .081), .46)
    ring_text(top, .772, .092, 90, .326, grey)
    ring_text(words, .772, .062, 270, .326, grey)
    for a in (18, 162):
        ring_text('TUBELESS' if a > 90 else 'RADIAL', .772, .04, a, .3265, m, .003)
    for r, z in ((.842, .319), (.712, .3155)):
        torus(r, .0035, m, (0, 0, z), seg=180)
    V, F = [], []
    for i in range(180):                                            # fine ribs under the shoulder
        t = 2 * math.pi * i / 180
        b = len(V)
        for r, z in ((.872, .313), (.905, .3035)):
            for e in (-.006, .006):
                V += [(r * math.cos(t + e), r * math.sin(t + e), z), (r * math.cos(t + e * .6), r * math.sin(t + e * .6), z + .006)]
        F += [(b, b + 1, b + 5, b + 4), (b + 1, b + 3, b + 7, b + 5), (b + 3, b + 2, b + 6, b + 7)]
    mesh(V, F, m, angle=20)


def standing(build):
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        build()


@part('tyre', az=-42, el=12, focus=(-.3, -.3, 1.55), zoom=1.9)
def tyre():
    standing(car_tyre)


@part('winter-tyre', az=-46, el=12, focus=(-.3, -.3, 1.55), zoom=1.9)
def winter_tyre():
    standing(lambda: car_tyre(winter, 48, .038, 'RADIAL TUBELESS M+S'))


@part('all-season-tyre', az=-44, el=12, focus=(-.3, -.3, 1.55), zoom=1.9)
def all_season_tyre():
    standing(lambda: car_tyre(allseason, 46, .035, 'RADIAL TUBELESS M+S'))


def road(u, z, n):
    """Slanting grooves that leave the middle and fade before the edge."""
    out = np.abs(z)
    half = (z > 0) * .5
    c = u + half - .75 * out
    w = .075 * np.clip((out - .05) / .12, 0, 1) * np.clip((.80 - out) / .25, 0, 1)
    d = (saw(c) < w).astype(float)
    c2 = u + half + .45 - .35 * out
    w2 = .05 * np.clip((out - .38) / .08, 0, 1) * np.clip((.90 - out) / .2, 0, 1)
    return np.maximum(d, saw(c2) < w2)


def adventure(u, z, n):
    """Large blocks for gravel as well as road."""
    out = np.abs(z)
    v = u + .5 * (out > .30) + .35 * out
    d = (saw(v) < .13).astype(float)
    return np.maximum(d, np.abs(out - .30) < .05)


def moto_tyre(pattern, n, w, depth):
    """Round Z; `w` is half the width, the crown a full arc."""
    m = tyre_rubber()
    half = w * .97
    R = w * 1.06
    crown = lambda z: 1 - R + math.sqrt(max(R * R - z * z, 0))
    tread(pattern, n, half, crown, depth, m, per=40, across=130)
    e = crown(half)
    side = [(e, half), (e - .012, w), (e - .03, w * .99), (.735, w * .86), (.72, w * .80), (.71, w * .80), (.695, w * .74), (.685, w * .66), (.675, w * .62)]
    inner = [(.69, w * .55), (.80, w * .72), (.93, .0)]
    prof = side + inner
    lathe(prof + [(r, -z) for r, z in reversed(prof[:-1])], m, soft=.006, seg=180)
    grey = solid('raised rubber', (.080, .080, .081), .46)
    k = (e - .04 + .735) / 2
    size = .034
    step = math.degrees(size * .8 / k)
    tilt = math.degrees(math.atan2(w * .13, e - .03 - .735))
    for i, ch in enumerate('TUBELESS'):
        with placed(rot=(0, 0, 270 + (i - 3.5) * step)):
            with placed(at=(k, 0, w * .932), rot=(0, -tilt, 0)):
                text(ch, size, grey, (0, 0, 0), (0, 0, 90), depth=.004)


def _moto(key, *spec):
    part(key, az=-48, el=12)(lambda: standing(lambda: moto_tyre(*spec)))


_moto('motorcycle-tyre', road, 22, .20, .018)
_moto('motorcycle-tyre-rear', road, 20, .285, .018)
_moto('motorcycle-tyre-adventure', adventure, 34, .19, .030)
_moto('motorcycle-tyre-rear-adventure', adventure, 30, .265, .032)
