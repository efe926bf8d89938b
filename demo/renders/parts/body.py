"""Body and cabin: mirror, handle, bumper, window regulator, gas strut, seat cover, floor mat."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


@part('wing-mirror', az=-26, el=12)
def wing_mirror():
    with placed(at=(0, 0, .75)):
        with placed(rot=(90, 0, 0)):
            E = [superell(1.7 * k, 1.05 * k2, 3.2, 80, 0, 0) for k, k2 in ((1, 1), (1.02, 1.03), (.98, .98), (.82, .84), (.5, .55), (.12, .15))]
            loft(list(zip((.3, .1, -.15, -.42, -.58, -.63), E)), paint((.03, .034, .04), 'mirror paint', .2), sub=1, caps=False)
            plate(superell(1.68, 1.03, 3.2, 80), .06, plastic(), [superell(1.5, .86, 3.2, 80)], (0, 0, .31), bevel=.02)
            plate(superell(1.5, .86, 3.2, 80), .02, solid('mirror glass', (.72, .76, .80), .02, 1), at=(0, 0, .30), bevel=.004)
        loft([(-.62, .3, .3, .1, .95, .05), (-.5, .34, .3, .12, .8, .05), (-.36, .4, .3, .12, .62, .02), (-.25, .44, .3, .12, .5, 0)], plastic(), bevel=.03)
        box(.1, .62, .75, plastic(), (1.12, .05, -.35), (0, -12, 0), .04)
        for y in (-.18, .28):
            bolt(.04, .12, steel(), (1.18, y, -.3), (0, 90, 0))
    tube([(1.2, .05, .45), (1.45, .1, .3), (1.4, .2, .05), (1.0, .3, .04)], .04, rubber())


@part('door-handle', az=-30, el=24)
def door_handle():
    coat = paint((.42, .44, .46), 'body silver', .22)
    with placed(at=(0, 0, .27), rot=(90, 0, 0)):
        for x, w in ((-1.13, .40), (1.02, .80)):                            # gaskets on the door's skin
            plate(rrect(w, .54, .2), .05, rubber(), at=(x, 0, -.02), bevel=.015)
        rows = [(-1.27, .0, .03, .28), (-1.24, .12, .06, .36), (-1.12, .26, .10, .42), (-.9, .38, .10, .44), (-.5, .47, .085, .44),
                (0, .50, .08, .44), (.4, .47, .085, .44), (.62, .41, .10, .43), (.70, .34, .09, .38), (.72, .3, .04, .28)]
        turns = [2 * math.pi * k / 36 for k in range(36)]
        bow = lambda v, e: math.copysign(abs(v) ** e, v)
        vs = [(x, h / 2 * bow(math.sin(a), .6), z + t * bow(math.cos(a), .7)) for x, z, t, h in rows for a in turns]
        quads = [(36 * k + j, 36 * k + (j + 1) % 36, 36 * k + 36 + (j + 1) % 36, 36 * k + 36 + j)
                 for k in range(len(rows) - 1) for j in range(36)]
        last = 36 * (len(rows) - 1)
        mesh(vs, quads + [tuple(range(36)), tuple(range(last, last + 36))], coat, sub=1)   # the grip
        loft([(.0, .62, .46, .16, 1.05, 0), (.16, .60, .45, .16, 1.05, 0), (.34, .56, .43, .15, 1.05, 0), (.42, .46, .34, .12, 1.05, 0)],
             coat, bevel=.03)                                               # the cap that holds the lock
        ring(.12, .15, .03, chrome(), (1.07, 0, .425))
        cyl(.12, .02, dark_steel(), (1.07, 0, .425))
        box(.03, .13, .01, ink(), (1.07, 0, .437), bevel=.002)
        box(.22, .26, .34, coat, (.68, 0, .16), bevel=.05)
        cyl(.17, .55, zinc(), (1.07, 0, -.3))
        tube([(-1.1, 0, 0), (-1.1, 0, -.3), (-.95, 0, -.42), (-.7, 0, -.42)], .07, plastic())


@part('bumper', az=-24, el=14)
def bumper():
    m = paint((.42, .44, .46), 'body silver', .22)
    n = 40
    rows = [(.0, .34), (.10, .40), (.26, .42), (.36, .36), (.42, .44), (.60, .47), (.78, .43), (.86, .30)]
    V, F = [], []
    for i in range(n + 1):
        u = -1 + 2 * i / n
        c = 1 - abs(u) ** 3.2
        for z, d in rows:
            x = 1.7 * math.sin(u * 1.35) / math.sin(1.35)
            y = .95 - (d + .55) * (1 - abs(u) ** 3.0 * .98) - (.02 * math.cos(u * 3))
            V.append((x * (1 + .05 * (d - .4)), y, z + .06 * abs(u) ** 2))
    k = len(rows)
    for i in range(n):
        for j in range(k - 1):
            if 9 <= i < 31 and j in (1,):
                continue
            F.append((i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1))
    ob = mesh(V, F, m, sub=1)
    ob.modifiers.new('t', 'SOLIDIFY').thickness = .03
    for z in (.13, .18, .23):
        tube([(-.75, .115 + .07, z + .0), (0, .09, z), (.75, .115 + .07, z)], .014, plastic())
    for x in (-.72, .72):
        box(.025, .05, .2, plastic(), (x, .16, .18), bevel=.008)
    for s in (-1, 1):
        cyl(.075, .04, plastic(), (s * .72, -.06, .56), (90, 0, -s * 12))
        tube([(s * 1.0, .05, .20), (s * 1.25, .2, .22), (s * 1.4, .36, .24)], .05, plastic())
    tube([(-1.45, .42, .045), (-.9, .12, .03), (0, .04, .02), (.9, .12, .03), (1.45, .42, .045)], .045, plastic())


@part('window-regulator', az=-26, el=16)
def window_regulator():
    for x, t in ((-.75, 4), (.75, -4)):
        with placed(at=(x, 0, 1.05), rot=(0, t, 0)):
            plate(rrect(.2, 2.0, .04), .05, zinc(), [(0, .9, .04), (0, -.9, .04)], rot=(90, 0, 0), bevel=.012)
            for s in (-1, 1):
                box(.03, .09, 2.0, zinc(), (s * .09, -.04, 0), bevel=.01)
                cyl(.11, .08, plastic(), (0, -.06, .86 * s), (90, 0, 0))
            box(.4, .14, .3, plastic(), (0, -.08, -.25 if x < 0 else -.25), bevel=.03)
            plate(hull((0, .12, .1), (0, -.1, .14)), .04, zinc(), [(0, .12, .045)], (0, -.17, -.25), (90, 0, 0), bevel=.01)
    for a, b in (((-.72, -.08, 1.98), (.72, -.08, .12)), ((.70, -.08, 1.98), (-.68, -.08, .12))):
        tube([a, ((a[0] + b[0]) / 2, -.02, (a[2] + b[2]) / 2 + .06), b], .02, plastic())
    with placed(at=(0, -.12, .72), rot=(90, 0, 0)):
        lathe([(0, .16), (.26, .16), (.3, .12), (.3, -.08), (0, -.08)], plastic(), soft=.02)
        plate(hull((0, 0, .34), (-.36, .1, .08), (.36, .1, .08), (0, -.4, .08)), .05, zinc(), [(-.36, .1, .04), (.36, .1, .04), (0, -.4, .04)], (0, 0, -.1), bevel=.012)
        with placed(at=(.05, .06, .12), rot=(0, 90, -35)):
            lathe([(0, .1), (.16, .1), (.17, .14), (.17, .66), (.1, .72), (0, .72)], black_paint(), soft=.03)
        box(.24, .3, .2, plastic(), (-.2, -.24, .16), bevel=.03)


@part('gas-strut', az=-46, el=38)
def gas_strut():
    for y in (-.28, .28):
        with placed(at=(-1.5, y, .16), rot=(0, 90, 0)):
            lathe([(.0, .2), (.11, .2), (.13, .23), (.13, 1.72), (.11, 1.78), (.06, 1.8), (0, 1.8)], black_paint(), soft=.02)
            cyl(.05, 1.1, chrome(), (0, 0, 2.3))
            for z in (.05, 2.95):
                box(.2, .2, .3, plastic(), (0, 0, z), bevel=.05)
                ball(.085, steel(), (-.11, 0, z))
                thread(.05, .25, zinc(), .03, (.1, 0, z), (0, 90, 0))
                tube([(-.06, -.12, z - .08), (-.1, 0, z - .12), (-.06, .12, z - .08)], .014, steel())


@part('seat-cover', az=-30, el=14)
def seat_cover():
    f, r = fabric(), paint(SIGNAL, 'signal paint')
    red = fabric(SIGNAL, 'signal fabric')
    dk = fabric((.02, .021, .023), 'dark fabric')
    with placed(at=(0, 0, .28)):
        loft([(-.2, 1.12, 1.1, .2), (-.1, 1.3, 1.25, .25), (.12, 1.32, 1.28, .25), (.22, 1.2, 1.15, .25)], dk, sub=2)
        loft([(.1, .8, 1.1, .15), (.24, .78, 1.1, .15), (.28, .68, 1.0, .12)], f, sub=2)
        for x in (-.55, .55):
            tube([(x, -.6, .12), (x * 1.02, -.2, .3), (x * 1.02, .4, .3)], .1, dk)
            tube([(x * .74, -.55, .22), (x * .74, 0, .285), (x * .74, .45, .28)], .014, red)
        for y in (-.3, -.05, .2):
            tube([(-.38, y, .27), (0, y, .285), (.38, y, .27)], .012, dk)
    with placed(at=(0, .52, .55), rot=(-14, 0, 0)):
        loft([(-.2, 1.1, .35, .15), (0, 1.26, .42, .18), (.8, 1.22, .4, .18), (1.25, 1.0, .34, .15), (1.38, .8, .25, .1)], dk, sub=2)
        loft([(.0, .74, .2, .08, 0, -.15), (.1, .78, .24, .1, 0, -.16), (1.0, .74, .2, .1, 0, -.15), (1.1, .64, .14, .06, 0, -.12)], f, sub=2)
        for x in (-.52, .52):
            tube([(x, -.15, .0), (x * 1.04, -.24, .4), (x * .95, -.18, .95), (x * .8, -.1, 1.2)], .1, dk)
            tube([(x * .74, -.24, .05), (x * .76, -.265, .5), (x * .72, -.24, 1.0)], .014, red)
        for z in (.3, .55, .8):
            tube([(-.37, -.255, z), (0, -.27, z), (.37, -.255, z)], .012, dk)
        for x in (-.15, .15):
            cyl(.03, .3, chrome(), (x, 0, 1.42))
        loft([(1.5, .55, .22, .08), (1.56, .64, .28, .1), (1.85, .6, .26, .1), (1.92, .5, .18, .08)], dk, sub=2)


@part('floor-mat', az=-24, el=42)
def floor_mat():
    for x, y, t in ((-.62, 0, 6), (.62, .1, -5)):
        with placed(at=(x, y, .02), rot=(0, 0, t)):
            o = soften([(-.5, -.8), (.5, -.8), (.52, .2), (.40, .75), (.1, .9), (-.42, .82), (-.52, .3)], .14, True, 5)
            plate(o, .04, rubber(), bevel=.012)
            tube([(a, b, .03) for a, b in o], .035, rubber(), smooth=False, closed=True)
            for i in range(9):
                for j in range(13):
                    px, py = -.38 + .095 * i, -.66 + .105 * j
                    if abs(px) < .40 - max(0, py - .4) * .35:
                        plate(ngon(6, .036), .03, rubber(), at=(px, py, .03), bevel=.006)
            box(.34, .12, .04, paint(), (0, -.72, .035), bevel=.012)
            for e in (-.3, .25):
                ring(.03, .055, .03, steel(), (e, .72, .03))
