"""Gaskets in their own outlines: exhaust, rocker cover, sump."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def layered_steel():
    return solid('layered steel', (.46, .465, .475), .30, 1, bump=dict(scale=26, strength=.05, vary=.05))


def graphite_sheet():
    return solid('graphite sheet', (.06, .061, .064), .6, .25, bump=dict(scale=80, strength=.3))


def bead(outline, m, z=.012, r=.014):
    tube([(x, y, z) for x, y in outline], r, m, smooth=False, closed=True, res=3)


def port(x, y, w, h):
    return rrect(w, h, min(w, h) * .45, x, y, 10)


def manifold(m, eyelet):
    xs = [-1.14, -.38, .38, 1.14]
    out = [(1.55, -.08), (1.46, -.30)]
    for x in reversed(xs):
        out += [(x + .22, -.31), (x - .22, -.31)] + ([(x - .30, -.20), (x - .46, -.20)] if x > -1 else [])
    out += [(-1.46, -.30), (-1.55, -.08), (-1.55, .08), (-1.46, .30)]
    for x in xs:
        out += [(x - .22, .31), (x + .22, .31)] + ([(x + .30, .20), (x + .46, .20)] if x < 1 else [])
    out += [(1.46, .30), (1.55, .08)]
    bolts = [(x, s * .13, .048) for x in (-.76, 0, .76) for s in (-1, 1)] + [(-1.46, s * .17, .048) for s in (-1, 1)] + [(1.46, s * .17, .048) for s in (-1, 1)]
    plate(soften(out, .07, True), .022, m, [port(x, 0, .42, .34) for x in xs] + bolts, at=(0, 0, .014), bevel=.003)
    for x in xs:
        bead(port(x, 0, .47, .39), eyelet, .018, .013)


def downpipe(m, eyelet):
    plate(hull((0, 0, .62), (-.95, 0, .20), (.95, 0, .20)), .03, m, [(0, 0, .46), (-.92, 0, .10), (.92, 0, .10)], at=(0, 0, .016), bevel=.004)
    ring(.455, .52, .045, eyelet, (0, 0, .022), soft=.012)
    torus(.55, .012, m, (0, 0, .03))


def turbo_flange(m, eyelet):
    out = soften([(-.80, -.62), (.80, -.62), (.80, .62), (-.80, .62)], .16, True, 6)
    plate(out, .026, m, [port(0, 0, 1.0, .62)] + [(sx * .66, sy * .48, .075) for sx in (-1, 1) for sy in (-1, 1)], at=(0, 0, .014), bevel=.003)
    bead(port(0, 0, 1.08, .70), eyelet, .020, .016)


for _n, _b, _az, _el in (('', manifold, -16, 50), ('-downpipe', downpipe, -20, 46), ('-turbo', turbo_flange, -20, 48)):
    part('exhaust-gasket' + _n, az=_az, el=_el)(lambda b=_b: b(layered_steel(), layered_steel()))
    part('exhaust-gasket' + _n + '-graphite', az=_az, el=_el)(lambda b=_b: b(graphite_sheet(), layered_steel()))


@part('exhaust-gasket-ring', az=-20, el=40)
def exhaust_gasket_ring():
    lathe([(.62, 0), (.92, 0), (.93, .02), (.93, .10), (.86, .14), (.72, .24), (.64, .26), (.62, .24)], solid('pressed mesh', (.34, .335, .33), .48, .9,
          bump=dict(scale=44, strength=.6, detail=4)), closed=True, soft=.025, seg=128)
    for r, z in ((.932, .03), (.622, .2)):
        ring(r - .012, r + .012, .05, layered_steel(), (0, 0, z), soft=.006)


def silicone():
    return solid('silicone', (.055, .105, .19), .5, 0, spec=.4)


def cover_outline(w=1.45, h=.50, k=4):
    """The rim of a rocker cover, out round a bolt between each pair of cylinders."""
    top = []
    for i in range(k + 1):
        x = -w + .14 + (2 * w - .28) * i / k
        if 0 < i < k:
            top += [(x - .17, h), (x - .12, h - .015), (x - .08, h - .10), (x + .08, h - .10), (x + .12, h - .015), (x + .17, h)]
    pts = [(-w, h)] + top + [(w, h), (w + .0, .16), (w + .10, .10), (w + .10, -.10), (w, -.16), (w, -h)]
    pts += [(x, -y) for x, y in reversed(top)] + [(-w, -h), (-w, -.12), (-w - .08, -.06), (-w - .08, .06), (-w, .12)]
    return soften(pts, .07, True, 4)


def rocker(m, seals, grommets):
    o = cover_outline()
    with placed(at=(0, .12, .0), rot=(0, 0, 3)):
        tube([(x, y, .055) for x, y in o], .032, m, smooth=False, closed=True, res=3)
        tube([(x, y, .028) for x, y in o], .026, m, smooth=False, closed=True, res=3)
        for i in (3, 9, 15, 33, 39, 45):                            # tabs that hold it in its groove
            x, y = o[i * len(o) // 60]
            box(.05, .05, .11, m, (x, y, .05), bevel=.012)
    if seals:
        for i in range(4):
            with placed(at=(-1.02 + .60 * i, -.82 - .02 * (i % 2), 0)):
                lathe([(.15, 0), (.23, 0), (.24, .03), (.215, .05), (.24, .08), (.22, .11), (.16, .11)], m, closed=True, soft=.01)
    if grommets:
        for i in range(4):
            with placed(at=(-.75 + .30 * i, -1.22 if seals else -.80, 0)):
                lathe([(.035, 0), (.09, 0), (.09, .04), (.06, .05), (.06, .08), (.085, .09), (.085, .12), (.035, .12)], m, closed=True, soft=.008, seg=48)


for _n, _m in (('', rubber), ('-silicone', silicone)):
    part('rocker-cover-gasket' + _n, az=-16, el=42)(lambda m=_m: rocker(m(), False, False))
    part('rocker-cover-gasket' + _n + '-set', az=-16, el=42)(lambda m=_m: rocker(m(), False, True))
    part('rocker-cover-gasket' + _n + '-seals', az=-16, el=44)(lambda m=_m: rocker(m(), True, True))


def cork():
    return solid('cork', (.36, .20, .085), .9, 0, spec=.15, bump=dict(scale=42, strength=.9, detail=5))


def sump(m, thick, ridge=None):
    """A frame round the pan: half rounds at the bearing caps, bolt holes all along."""
    def frame(e):
        a = [(-1.3 - e, .62 + e), (.35, .62 + e), (.45, .72 + e), (1.3 + e, .72 + e), (1.3 + e, .28 - e * .2), (1.20 + e, .24), (1.20 + e, -.24), (1.3 + e, -.28 + e * .2),
             (1.3 + e, -.72 - e), (.45, -.72 - e), (.35, -.62 - e), (-1.3 - e, -.62 - e), (-1.3 - e, -.30), (-1.22 - e, -.25), (-1.22 - e, .25), (-1.3 - e, .30)]
        return soften(a, .09, True, 4)
    bolts = [(x, s * y, .032) for s in (-1, 1) for x, y in ((-1.23, .62), (-.80, .62), (-.36, .62), (.06, .63), (.52, .72), (.90, .72), (1.28, .70))]
    for x, y, r in bolts:
        plate(circle(.085, x, y, 32), thick, m, [(x, y, r)], (0, 0, thick / 2 + .002), bevel=.004)
    plate(frame(.055), thick, m, [frame(-.065)] + bolts, (0, 0, thick / 2), bevel=.005)
    if ridge:
        bead(frame(-.030), ridge, thick, .012)
    for x in (-1.26, 1.25):
        box(.10, .20, .10, ridge or m, (x, 0, .06), bevel=.03)


@part('sump-gasket', az=-20, el=42)
def sump_metal():
    sump(solid('coated steel', (.03, .031, .033), .42, .3), .035, rubber())


@part('sump-gasket-silicone', az=-20, el=42)
def sump_silicone():
    sump(silicone(), .07)


@part('sump-gasket-cork', az=-20, el=42)
def sump_cork():
    sump(cork(), .085)
