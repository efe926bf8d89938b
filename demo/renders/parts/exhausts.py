"""Exhaust: silencers by material, flexible pipe, particulate filter."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def aluminised():
    return solid('aluminised steel', (.36, .365, .37), .5, .9, bump=dict(scale=26, strength=.10, detail=3, vary=.08))


def stainless():
    return solid('stainless', (.58, .575, .565), .22, 1, bump=dict(scale=22, strength=.04, vary=.05))


def silencer(m, tips):
    with placed(at=(-.8, 0, .5), rot=(0, 90, 0)):
        loft([(0, superell(.8, 1.2, 2.6)), (.05, superell(.86, 1.26, 2.6)), (1.55, superell(.86, 1.26, 2.6)), (1.6, superell(.8, 1.2, 2.6))], m, bevel=.02)
        for z in (.06, 1.54):                                       # rolled seams
            plate(superell(.9, 1.3, 2.6), .045, m, at=(0, 0, z), bevel=.018)
        for z in (.45, 1.15):                                       # beads pressed into the jacket
            plate(superell(.875, 1.275, 2.6), .05, m, at=(0, 0, z), bevel=.02)
    tube([(-.75, .3, .5), (-1.1, .3, .5), (-1.5, .1, .55), (-1.9, .1, .55)], .14, m, res=10)
    ring(.145, .175, .12, m, (-1.84, .1, .55), (0, 90, 0))
    ring(.14, .16, .03, m, (-.80, .3, .5), (0, 90, 0))
    for y in (-.25, -.55):
        tube([(.75, -.25, .5), (1.0, -.28 + (y + .4) * .6, .5), (1.2, y - .02, .5), (1.35, y, .5)], .1, m, res=10)
        with placed(at=(1.3, y, .5), rot=(0, 90, 0)):
            lathe([(.115, 0), (.13, .3), (.13, .34), (.115, .34), (.1, .05)], tips)
    for x in (-.4, .5):                                             # hangers and their rubbers
        tube([(x, .55, .7), (x, .75, .8), (x + .2, .78, .8)], .035, steel())
        ring(.04, .12, .1, rubber(), (x + .16, .78, .84), (0, 90, 0))


@part('exhaust-silencer', az=-34, el=26)
def silencer_aluminised():
    silencer(aluminised(), aluminised())


@part('exhaust-silencer-stainless', az=-34, el=26)
def silencer_stainless():
    silencer(stainless(), chrome())


def braid(R, length, n, k, m, width=.052, lift=.011):
    """Plain weave of flat strands round Z from z=0 up; each strand turns `k` radians a unit."""
    V, F = [], []
    steps = int(length / .018)
    for sign in (1, -1):
        for i in range(n):
            for j in range(steps + 1):
                z = length * j / steps
                r = R + sign * lift * math.cos(k * z * n)
                a = 2 * math.pi * i / n + sign * k * z
                for e, d in ((-1, -.004), (-.5, .003), (.5, .003), (1, -.004)):
                    t = a + e * width / R
                    V.append(((r + d) * math.cos(t), (r + d) * math.sin(t), z))
            b = len(V) - 4 * (steps + 1)
            for j in range(steps):
                for c in range(3):
                    q = b + 4 * j + c
                    F.append((q, q + 1, q + 5, q + 4) if sign > 0 else (q + 4, q + 5, q + 1, q))
    mesh(V, F, m, angle=60)


@part('flex-pipe', az=-38, el=28)
def flex_pipe():
    with placed(at=(-1.1, 0, .52), rot=(0, 90, 0)):
        cyl(.46, 1.56, dark_steel(), (0, 0, 1.1))
        with placed(at=(0, 0, .36)):
            braid(.475, 1.48, 28, 1.55, solid('braid wire', (.56, .555, .545), .3, 1, bump=dict(scale=34, strength=.1, stretch=(1, 1, 6))))
        for z, s in ((.30, 1), (1.90, -1)):
            lathe([(.36, z - s * .16), (.40, z - s * .10), (.49, z - s * .04), (.505, z), (.505, z + s * .20), (.49, z + s * .22)], stainless(), soft=.025)
            torus(.505, .014, stainless(), (0, 0, z + s * .10))
        for a, b in ((-.32, .2), (2.0, 2.52)):
            lathe([(.33, a), (.36, a), (.365, a + .02), (.365, b), (.33, b)], stainless(), soft=.01)
            lathe([(.33, a), (.33, b)], dark_steel(), soft=0)
        ring(.27, .33, .05, dark_steel(), (0, 0, .0))
        for i in range(8):                                          # the interlock liner inside
            torus(.31, .022, stainless(), (0, 0, -.2 + .09 * i))


def honeycomb(r, m, plugs, z, cells=17):
    """Square channels in a round face, every other one stopped."""
    plate(circle(r, n=96), .02, m, at=(0, 0, z), bevel=.003)
    p = 2 * r / cells
    for i in range(cells):
        for j in range(cells):
            x, y = -r + p * (i + .5), -r + p * (j + .5)
            if math.hypot(abs(x) + p * .4, abs(y) + p * .4) < r:
                box(p * .74, p * .74, .012, plugs if (i + j) % 2 else ink(), (x, y, z + .009), bevel=0)


def particulate(core, plugs):
    s = stainless()
    with placed(at=(-1.35, 0, .62), rot=(0, 90, 0)):
        lathe([(.46, -.02), (.60, -.02), (.63, .0), (.63, .06), (.55, .08), (.55, .14), (.57, .18), (.57, 1.62), (.55, 1.68), (.30, 2.02), (.24, 2.10), (.24, 2.45)],
              s, soft=.04, seg=128)
        lathe([(.52, .06), (.47, .0)], s, soft=0)
        with placed(rot=(180, 0, 0)):
            honeycomb(.515, core, plugs, -.02)
        for z in (.30, .92, 1.54):
            ring(.56, .595, .07, s, (0, 0, z), soft=.02)
        lathe([(.595, 1.02), (.61, 1.05), (.61, 1.40), (.595, 1.43)], aluminised(), soft=.01)
        plate(hull((0, 0, .30), (0, .40, .13), (0, -.40, .13)), .08, s, [(0, 0, .21), (0, .40, .065), (0, -.40, .065)], (0, 0, 2.45), bevel=.015)
        for z in (.22, 1.58):                                       # the pressure sensor's pipes
            with placed(at=(-.53, -.18, z), rot=(0, -70, 0)):
                lathe([(.075, 0), (.075, .08), (.05, .10)], s)
                tube([(0, 0, .06), (0, 0, .25), (.0, -.06, .42), (0, -.28, .52), (0, -.50, .52)], .032, s)
        for z in (.62,):                                            # boss for the heat sensor
            with placed(at=(-.52, .12, z), rot=(0, -80, 0)):
                ring(.06, .12, .14, s, (0, 0, .08))
                hexhead(.1, .1, zinc(), (0, 0, .14))
    for x in (-.35,):
        plate(hull((0, 0, .16), (0, .42, .12)), .05, s, [(0, .42, .06)], (x, -.50, .32), (118, 0, 0), bevel=.012)


@part('particulate-filter', az=-46, el=20)
def particulate_filter():
    particulate(solid('silicon carbide', (.10, .10, .105), .8), solid('carbide plug', (.24, .24, .245), .85))


@part('particulate-filter-cordierite', az=-46, el=20)
def particulate_filter_cordierite():
    particulate(solid('cordierite', (.52, .44, .33), .85), solid('cordierite plug', (.70, .63, .52), .9))
