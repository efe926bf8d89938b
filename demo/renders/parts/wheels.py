"""Wheels: tyre, rims, nuts, pressure sensor, snow chain."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def tyre_body():
    """Tyre round Z, outer radius 1, width .62, with tread blocks and grooves."""
    prof = [(.63, -.27), (.66, -.30), (.74, -.325), (.86, -.31), (.94, -.275), (.965, -.24)]
    for g in (-.15, -.05, .05, .15):
        prof += [(.985 + .01 * (abs(g) < .1), g - .022), (.955, g - .015), (.955, g + .015), (.985 + .01 * (abs(g) < .1), g + .022)]
    prof += [(.965, .24), (.94, .275), (.86, .31), (.74, .325), (.66, .30), (.63, .27)]
    lathe(prof + [(.60, .22), (.60, -.22)], rubber(), closed=True, soft=.012, seg=144)
    V, F = [], []

    def block(pts):
        b = len(V)
        for x, y, z, r in pts:
            V.append((x, y, z))
        F.extend([(b, b + 1, b + 2, b + 3), (b + 4, b + 7, b + 6, b + 5), (b, b + 4, b + 5, b + 1), (b + 1, b + 5, b + 6, b + 2), (b + 2, b + 6, b + 7, b + 3), (b + 3, b + 7, b + 4, b)])
    n = 64
    for i in range(n):
        for z0, z1, sk, r in ((-.265, -.175, .5, .978), (-.125, -.075, -.4, .998), (-.025, .025, 0, 1.0), (.075, .125, .4, .998), (.175, .265, -.5, .978)):
            pts = []
            for rr in (.94, r):
                for a, z in ((-.36, z0), (.36, z0), (.36, z1), (-.36, z1)):
                    t = 2 * math.pi * (i + a + sk * (z - (z0 + z1) / 2) * 6) / n
                    q = rr - (.02 if abs(z) > .2 and rr > .95 else 0)
                    pts.append((q * math.cos(t), q * math.sin(t), z, 0))
            block(pts)
    for i in range(n):                                                 # shoulder lugs
        for s in (-1, 1):
            pts = []
            for z, r in ((.255, .968), (.305, .885)):
                for a, d in ((-.3, 0), (.3, 0), (.3, -.03), (-.3, -.03)):
                    t = 2 * math.pi * (i + a) / n
                    pts.append(((r + d) * math.cos(t), (r + d) * math.sin(t), s * (z + .012), 0))
            block(pts)
    mesh(V, F, rubber(), angle=20)


def rim_barrel(m):
    lathe([(.66, -.28), (.66, -.25), (.60, -.22), (.58, -.12), (.53, -.05), (.53, .08), (.58, .16), (.60, .23), (.655, .26), (.66, .285), (.64, .29), (.61, .27), (.57, .2),
           (.51, .1), (.51, -.05), (.56, -.14), (.58, -.24), (.64, -.28)], m, closed=True, soft=.015)


def alloy(m=None, inner=None, spokes=5):
    m = m or solid('wheel silver', (.50, .51, .52), .28, .9, coat=.6)
    rim_barrel(inner or m)
    ring(.575, .645, .025, m, (0, 0, .275))
    for i in range(spokes):
        for s in (-1, 1):
            with placed(rot=(0, 0, 360 / spokes * i)):
                V = []
                for r, z, w, d, h in ((.10, .19, .05, .05, .12), (.25, .20, .042, .085, .11), (.42, .235, .036, .11, .09), (.585, .265, .036, .155, .06)):
                    V.append((r, z, w, s * d, h))
                sec = []
                for r, z, w, y, h in V:
                    sec.append([(r, y - w, z - h), (r, y - w * .75, z), (r, y + w * .75, z), (r, y + w, z - h)])
                vs = [p for q in sec for p in q]
                F = [(4 * k + j, 4 * k + (j + 1) % 4, 4 * k + 4 + (j + 1) % 4, 4 * k + 4 + j) for k in range(3) for j in range(4)] + [(0, 3, 2, 1), (12, 13, 14, 15)]
                mesh(vs, F, m, bevel=.012)
    lathe([(.0, .19), (.08, .19), (.09, .2), (.2, .2), (.22, .17), (.22, -.02), (0, -.02)], m, soft=.015)
    lathe([(0, .225), (.07, .222), (.085, .205), (.085, .18)], black_paint(), soft=.01)
    text('C', .09, paint(), (0, 0, .226))
    for i in range(5):
        a = math.radians(72 * i + 36)
        ring(.03, .045, .01, m, (.145 * math.cos(a), .145 * math.sin(a), .202))
        cyl(.03, .01, ink(), (.145 * math.cos(a), .145 * math.sin(a), .2))
    with placed(at=(.545, .0, .2), rot=(0, 0, 0)):
        lathe([(.014, 0), (.014, .09), (.02, .09), (.02, .13), (0, .13)], rubber())


@part('alloy-wheel', az=-32, el=12, focus=(.05, -.2, .75), zoom=1.9)
def alloy_wheel():
    with placed(at=(0, 0, .66), rot=(90, 0, 0)):
        alloy()


@part('alloy-wheel-black', az=-32, el=12)
def alloy_wheel_black():
    with placed(at=(0, 0, .66), rot=(90, 0, 0)):
        alloy(solid('wheel matt black', (.022, .023, .025), .5, .1, coat=.2), spokes=6)


@part('alloy-wheel-gunmetal', az=-32, el=12)
def alloy_wheel_gunmetal():
    with placed(at=(0, 0, .66), rot=(90, 0, 0)):
        alloy(solid('wheel gunmetal', (.19, .195, .205), .3, .9, coat=.6), spokes=7)


@part('alloy-wheel-polished', az=-32, el=12)
def alloy_wheel_polished():
    with placed(at=(0, 0, .66), rot=(90, 0, 0)):
        alloy(solid('polished face', (.55, .555, .565), .22, 1), solid('wheel gloss black', (.016, .017, .019), .2, 0, coat=1.), spokes=4)


@part('steel-wheel', az=-32, el=12)
def steel_wheel():
    m = solid('wheel black', (.03, .031, .033), .34, .1, coat=.5)
    with placed(at=(0, 0, .66), rot=(90, 0, 0)):
        rim_barrel(m)
        holes = [[(.39 * math.cos(t) + a * math.cos(t) - b * math.sin(t), .39 * math.sin(t) + a * math.sin(t) + b * math.cos(t)) for a, b in rrect(.1, .13, .045)]
                 for t in [math.radians(36 * i) for i in range(10)]]
        nuts = [(.17 * math.cos(math.radians(72 * i)), .17 * math.sin(math.radians(72 * i)), .035) for i in range(5)]
        plate(circle(.535, n=96), .03, m, holes + nuts + [(0, 0, .095)], (0, 0, .13), bevel=.012)
        lathe([(.30, .14), (.28, .19), (.235, .205), (.225, .18), (.225, .14)], m, soft=.02)
        lathe([(.1, .14), (.105, .17), (.12, .175), (.13, .15)], m, soft=.01)


@part('wheel-nuts', az=-28, el=34)
def wheel_nuts():
    def nut(at, rot=(0, 0, 0), m=None):
        with placed(at, rot):
            plate(ngon(6, .17), .3, m or chrome(), at=(0, 0, .27), bevel=.03)
            lathe([(.1, .0), (.15, .0), (.2, .1), (.2, .13), (.15, .15)], m or chrome())
            lathe([(.0, .47), (.09, .465), (.145, .42)], m or chrome(), soft=.03)
            lathe([(.1, 0), (.1, .2), (0, .2)], dark_steel())
    for i in range(4):
        for j in range(2):
            nut((-.75 + .42 * i, .55 + .42 * j, 0), (0, 0, 17 * i))
    nut((-.6, -.25, .17), (80, 0, 40))
    nut((-.05, -.38, .17), (78, 0, -20))
    with placed(at=(.62, -.3, .17), rot=(90, 0, 60)):                    # wheel bolt
        hexhead(.17, .24, black_paint())
        lathe([(.2, 0), (.2, -.03), (.12, -.14)], black_paint())
        thread(.11, .6, black_paint(), .04, (0, 0, -.72))
    with placed(at=(.95, .1, 0)):                                        # locking nut key
        lathe([(.0, .5), (.14, .5), (.17, .47), (.17, .05), (.14, 0), (.1, 0)], paint())
        plate(gear(9, .1, .13), .1, dark_steel(), at=(0, 0, .52), bevel=.01)


@part('tpms-sensor', az=-30, el=30)
def tpms_metal():
    tpms(True)


@part('tpms-sensor-rubber', az=-30, el=30)
def tpms_rubber():
    tpms(False)


def tpms(metal):
    with placed(at=(0, 0, .02)):
        loft([(0, .95, .55, .12), (.04, 1.0, .6, .14), (.22, 1.0, .6, .14), (.3, .9, .52, .14)], plastic(), bevel=.025)
        ring(.02, .035, .012, ink(), (-.30, .16, .30))
        box(.2, .3, .2, plastic(), (-.52, 0, .18), bevel=.04)
        with placed(at=(-.55, 0, .2), rot=(0, -58, 0)):
            hexhead(.13, .12, steel(), (0, 0, .06))
            if not metal:                                            # snaps into the rim
                lathe([(.10, .16), (.19, .20), (.20, .26), (.14, .30), (.14, .36), (.21, .40), (.20, .46), (.15, .58), (.12, .90), (.10, .96)], rubber(), soft=.02)
                thread(.075, .16, brass(), .03, (0, 0, .94))
                lathe([(.10, 1.0), (.105, 1.02), (.105, 1.26), (.085, 1.28), (0, 1.28)], plastic())
                return
            lathe([(.13, .2), (.17, .24), (.17, .34), (.11, .4)], rubber())
            thread(.1, .26, alu(), .03, (0, 0, .4))
            hexhead(.16, .12, alu(), (0, 0, .46), hole=.09)
            lathe([(.09, .62), (.075, .66), (.075, .95), (.05, 1.0)], alu())
            lathe([(.09, .92), (.095, .94), (.095, 1.16), (.08, 1.18), (0, 1.18)], plastic())


def link(a, r, m):
    p = spline([(-a, 0, 0), (-a * .7, r, 0), (a * .7, r, 0), (a, 0, 0), (a * .7, -r, 0), (-a * .7, -r, 0)], 6, True)
    return tube(p, r * .36, m, smooth=False, closed=True, res=4)


def chain_along(pts, m, pitch=.105, r=.05):
    """Round-link chain following points."""
    path = spline([(*p, 0) if len(p) == 2 else p for p in pts], 20)
    acc, k = 0., 0
    base = None
    for a, b in zip(path, path[1:]):
        acc += (b - a).length
        if acc >= pitch:
            acc -= pitch
            q = (b - a).to_track_quat('X', 'Z').to_euler()
            rot = (math.degrees(q.x) + 90 * (k % 2) + 30, math.degrees(q.y), math.degrees(q.z))
            if base is None:
                base = link(pitch * .62, r, m)
                base.matrix_basis = matrix(tuple(b), rot)
            else:
                c = base.copy()
                shapes_note(c, tuple(b), rot)
            k += 1


def shapes_note(c, at, rot):
    from kit import shapes
    shapes._note(c, at, rot)


@part('snow-chain', az=-34, el=14)
def snow_chain():
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        tyre_body()
        alloy(graphite_paint())
        z = .36
        for s in (-1, 1):
            chain_along([(.78 * math.cos(t), .78 * math.sin(t), s * z) for t in [2 * math.pi * i / 24 for i in range(25)]], steel() if s < 0 else steel())
        for i in range(8):
            t, u = 2 * math.pi * i / 8, 2 * math.pi * (i + .5) / 8
            for (a, b) in ((t, u), (u, t + 2 * math.pi / 8)):
                up = a == t
                R = 1.05
                chain_along([(.80 * math.cos(a if up else b), .80 * math.sin(a if up else b), z), (.98 * math.cos(a * .9 + b * .1 if up else b * .9 + a * .1), .98 * math.sin(a * .9 + b * .1 if up else b * .9 + a * .1), .31),
                             (R * math.cos((a + b) / 2), R * math.sin((a + b) / 2), .05), (R * math.cos(b if up else a), R * math.sin(b if up else a), -.15)], steel())
        tube([(.0, .80, .37), (.2, .55, .36), (.15, .1, .34), (.3, -.3, .34), (.1, -.78, .37)], .022, paint())
        box(.16, .12, .07, paint(), (.1, -.76, .37), bevel=.02)
