"""Motorcycle: chain kit, brake lever, exhaust, grips."""
import math
from mathutils import Vector
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def roller_chain(path, m, pins, at=(0, 0, 0)):
    """Roller chain along a closed 2D loop, flat on Z."""
    P = [Vector((x, y, 0)) for x, y in path]
    L = [0.]
    for i, p in enumerate(P):
        L.append(L[-1] + (P[(i + 1) % len(P)] - p).length)
    n = int(L[-1] / .105) // 2 * 2
    pts, k = [], 0
    for i in range(n):
        s = L[-1] * i / n
        while L[k + 1] < s:
            k += 1
        pts.append(P[k].lerp(P[(k + 1) % len(P)], (s - L[k]) / (L[k + 1] - L[k])))
    from kit import shapes
    first = {}
    p = L[-1] / n
    with placed(at):
        for i in range(n):
            a, b = pts[i], pts[(i + 1) % n]
            ang = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
            mid = (a + b) / 2
            out = .052 if i % 2 else .036
            for s in (-1, 1):
                if i % 2 not in first:
                    first[i % 2] = plate(link_outline(p), .014, m, at=(mid.x, mid.y, s * out), rot=(0, 0, ang), bevel=.004)
                else:
                    shapes._note(first[i % 2].copy(), (mid.x, mid.y, s * out), (0, 0, ang))
            if 'pin' not in first:
                first['pin'] = cyl(.018, .14, pins, (a.x, a.y, 0), soft=.004, seg=16)
                first['rol'] = cyl(.032, .06, pins, (a.x, a.y, 0), soft=.004, seg=20)
            else:
                shapes._note(first['pin'].copy(), (a.x, a.y, 0), (0, 0, 0))
                shapes._note(first['rol'].copy(), (a.x, a.y, 0), (0, 0, 0))


def link_outline(p):
    r = .042
    o = []
    for i in range(48):
        t = 2 * math.pi * i / 48
        x = math.cos(t) * (p / 2 + r)
        cx = max(abs(x) - p / 2, 0)
        w = math.sqrt(max(r * r - cx * cx, 0)) if cx else r * (1 - .22 * math.cos(min(abs(x) / (p / 2), 1) * math.pi / 2) ** 2)
        o.append((x, math.copysign(w, math.sin(t)) if abs(math.sin(t)) > 1e-6 else 0))
    return o


@part('chain-kit', az=-24, el=38)
def chain_kit():
    with placed(at=(-.3, .15, .08)):
        plate(gear(44, .93, 1.0, .5), .07, alu(), [rr(.60, .2, .16, math.radians(60 * i)) for i in range(6)] + [(0, 0, .34)] + [(.42 * math.cos(math.radians(60 * i + 30)), .42 * math.sin(math.radians(60 * i + 30)), .045) for i in range(6)], bevel=.01)
        ring(.36, .5, .03, graphite_paint(), (0, 0, .045))
    with placed(at=(1.05, -.62, .1)):
        plate(gear(15, .28, .35, .5), .1, dark_steel(), [gear(13, .115, .135)] + [(.2 * math.cos(i * 1.257), .2 * math.sin(i * 1.257), .025) for i in range(5)], bevel=.01)
        ring(.15, .19, .16, dark_steel())
    lp = [(q.x, q.y) for q in spline([(-1.5, -.5, 0), (-1.2, -1.0, 0), (-.4, -1.12, 0), (.5, -1.05, 0), (1.35, -1.12, 0), (1.62, -.7, 0), (1.5, -.1, 0), (1.1, .1, 0), (.86, -.15, 0), (.6, -.75, 0), (-.1, -.98, 0), (-.9, -.8, 0), (-1.3, -.3, 0)], 14, True)]
    roller_chain(lp, zinc(), steel(), (0, 0, .065))


def rr(r, w, h, t):
    c, s = math.cos(t), math.sin(t)
    return [(r * c + a * c - b * s, r * s + a * s + b * c) for a, b in soften([(-.1, -.06), (.14, -.16), (.14, .16), (-.1, .06)], .05, True)]


@part('brake-lever', az=-24, el=34)
def brake_lever():
    with placed(at=(0, 0, .25)):
        with placed(at=(-.55, .2, 0)):
            box(.62, .3, .24, black_paint(), (-.1, -.02, 0), bevel=.06)
            ring(.15, .23, .26, black_paint(), (-.38, .28, 0), (0, 90, 0))
            for z in (.2, -.2):
                bolt(.035, .1, steel(), (-.38, .12, z), (90, 0, 0))
            box(.46, .44, .26, black_paint(), (-.1, .1, .24), bevel=.05)
            box(.5, .48, .05, plastic(), (-.1, .1, .385), bevel=.02)
            for x in (-.28, .08):
                cyl(.03, .02, steel(), (x, .1, .415), seg=24)
            text('DOT 4', .08, paper(), (-.1, .1, .412), depth=.001)
            cyl(.1, .12, zinc(), (.14, -.14, 0))
            hexhead(.08, .06, steel(), (.14, -.14, .13))
        P = [(-.45, .02, 0), (-.2, -.12, 0), (.15, -.2, 0), (.6, -.22, 0), (1.05, -.18, 0), (1.35, -.12, 0)]
        tube(P, [.11, .10, .085, .075, .07, .075], alu(), n=14, res=10)
        ball(.115, alu(), (1.4, -.11, 0))
        cyl(.07, .14, paint(), (-.16, -.28, 0), (70, 0, 0))
        tube([(-.9, .25, .0), (-1.15, .2, .05), (-1.3, -.1, .0), (-1.2, -.6, -.15), (-.8, -.75, -.18)], .05, rubber())


@part('motorcycle-exhaust', az=-40, el=32)
def moto_exhaust():
    with placed(at=(-.7, 0, .42), rot=(0, 82, 0)):
        loft([(.0, superell(.5, .5, 2.4)), (.06, superell(.62, .66, 2.8)), (1.3, superell(.66, .74, 2.8)), (1.36, superell(.62, .7, 2.8))], brushed(), bevel=.02)
        loft([(1.3, superell(.67, .75, 2.8)), (1.4, superell(.68, .76, 2.8)), (1.62, superell(.52, .56, 2.6)), (1.66, superell(.4, .42, 2.4))], solid('carbon', (.02, .02, .022), .25, coat=1.), bevel=.02)
        ring(.13, .17, .12, steel(), (0, 0, 1.68))
        plate(superell(.69, .77, 2.8), .05, black_paint(), at=(0, 0, .62), bevel=.012)
        lathe([(.25, .0), (.16, -.14), (.15, -.3)], steel())
        box(.02, .34, .5, paint(), (-.33, 0, 1.0), bevel=.008)
    tube([(-.95, 0, .46), (-1.2, 0, .48), (-1.5, -.15, .44), (-1.75, -.5, .32), (-1.7, -.95, .2), (-1.35, -1.15, .17)], .14, solid('titanium', (.42, .36, .30), .22, 1), n=12, res=10)
    for q in ((-.97, 0, .46),):
        ring(.14, .175, .1, steel(), q, (0, 90, 0))
    with placed(at=(-1.32, -1.16, .17), rot=(0, 90, -20)):
        plate(hull((0, 0, .2), (0, .26, .09), (0, -.26, .09)), .06, steel(), [(0, 0, .12), (0, .26, .045), (0, -.26, .045)], bevel=.01)


@part('handlebar-grip', az=-44, el=34)
def grips():
    for y in (-.32, .32):
        with placed(at=(-1.0, y, .26), rot=(0, 90, 0)):
            pr = [(.14, 0), (.26, 0), (.26, .06), (.19, .1)]
            for i in range(22):
                pr += [(.2, .14 + i * .068), (.2, .17 + i * .068), (.178, .178 + i * .068), (.178, .2 + i * .068)]
            lathe(pr + [(.2, 1.66), (.2, 1.74), (.17, 1.76)], rubber(), soft=.006)
            for i in range(6):
                with placed(rot=(0, 0, 60 * i)):
                    box(.04, .07, 1.3, rubber(), (.185, 0, .86), bevel=.012)
            lathe([(.0, 2.02), (.17, 2.0), (.21, 1.94), (.21, 1.80), (.17, 1.76)], paint() if y < 0 else graphite_paint(), soft=.02)
            ring(.0, .06, .02, steel(), (0, 0, 2.02))
            cyl(.13, .03, ink(), (0, 0, .01))
