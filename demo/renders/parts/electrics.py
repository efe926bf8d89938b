"""Electrics: alternator, starter, sensors, relays and fuses, horn, aerial, ignition leads."""
import math
from mathutils import Vector
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def grille(r0, r1, n, h, m, at=(0, 0, 0)):
    """Radial cooling slots as bars."""
    with placed(at):
        for i in range(n):
            a = 2 * math.pi * i / n
            box(r1 - r0, .035, h, m, ((r0 + r1) / 2 * math.cos(a), (r0 + r1) / 2 * math.sin(a), 0), (0, 0, math.degrees(a)), .008)


def v_pulley(r, w, m, ribs=6):
    p = [(r * .4, w / 2), (r * 1.06, w / 2), (r * 1.06, w / 2 - .04)]
    for i in range(ribs):
        z = w / 2 - .05 - (w - .1) * i / ribs
        p += [(r, z), (r * .88, z - (w - .1) / ribs / 2)]
    lathe(p + [(r, -w / 2 + .05), (r * 1.06, -w / 2 + .04), (r * 1.06, -w / 2), (r * .4, -w / 2)], m, soft=.006)


@part('alternator', az=-36, el=20, focus=(0, -.55, 1.05), zoom=1.8)
def alternator():
    with placed(at=(0, 0, .95), rot=(90, 0, 0)):
        ring(.6, .82, .42, dark_steel(), (0, 0, 0), soft=.02)                # stator pack
        for i in range(10):
            ring(.7, .826, .012, steel(), (0, 0, -.18 + .04 * i), soft=0)
        for s in (1, -1):
            lathe([(.83, .2 * s), (.86, .24 * s), (.86, .34 * s), (.78, .46 * s), (.72, .48 * s), (.70, .44 * s), (.76, .34 * s)], cast_alu(), soft=.02)
            grille(.3, .76, 18, .06, cast_alu(), (0, 0, .46 * s))
            ring(.22, .36, .14, cast_alu(), (0, 0, .48 * s))
            for i in range(24):
                a = math.radians(15 * i)
                box(.1, .035, .2, cast_alu(), (.80 * math.cos(a), .80 * math.sin(a), .34 * s), (0, 20 * s, 15 * i), .008)
            cyl(.5, .1, copper(), (0, 0, .3 * s))
            for a, n in ((95, .2), (265, .2), (20, .14)):
                t = math.radians(a)
                with placed(at=(0, 0, .3 * s)):
                    plate(hull((.8 * math.cos(t), .8 * math.sin(t), .16), (1.04 * math.cos(t), 1.04 * math.sin(t), .13)), .2, cast_alu(),
                          [(1.05 * math.cos(t), 1.05 * math.sin(t), .07)], bevel=.02)
        with placed(at=(0, 0, .78)):
            v_pulley(.34, .34, dark_steel())
            hexhead(.13, .1, steel(), (0, 0, .16))
        cyl(.1, .4, steel(), (0, 0, .7))
        for i in range(3):
            t = math.radians(120 * i + 60)
            bolt(.04, .1, zinc(), (.84 * math.cos(t), .84 * math.sin(t), .42))
        lathe([(.0, -.72), (.55, -.70), (.58, -.66), (.58, -.5)], plastic(), soft=.04)
        box(.3, .24, .2, plastic(), (.3, .38, -.6), bevel=.03)
    bolt(.06, .1, brass(), (-.35, .74, 1.3), (-90, 0, 0))


@part('starter-motor', az=-34, el=26, focus=(.65, -.2, .85), zoom=1.9, detail_from=(38, 28))
def starter():
    with placed(at=(-.9, 0, .5), rot=(0, 90, 0)):
        lathe([(0, 1.95), (.3, 1.95), (.4, 1.9), (.42, 1.84), (.42, .82), (.4, .8), (.45, .78), (.47, .7), (.45, .5)], black_paint(), soft=.02)
        lathe([(.45, .72), (.5, .68), (.5, .5), (.36, .3), (.34, .0), (.3, -.02), (.3, .2)], cast_alu(), soft=.03)
        plate(hull((-.62, 0, .14), (.6, .2, .14), (0, 0, .46)), .12, cast_alu(), [(-.62, 0, .07), (.6, .2, .07)], (0, 0, .5), bevel=.03)
        plate(gear(11, .14, .2), .22, steel(), at=(0, 0, .06))
        cyl(.07, .5, steel(), (0, 0, .05))
        for a in (40, 220):
            t = math.radians(a)
            bolt(.04, .05, zinc(), (.36 * math.cos(t), .36 * math.sin(t), 1.94))
        lathe([(.423, 1.1), (.423, 1.5)], paper(), soft=0)
        with placed(at=(-.66, .1, .62)):
            lathe([(0, 0), (.22, 0), (.26, .04), (.26, .78), (.23, .82), (.23, .98), (0, 1.0)], zinc(), soft=.02)
            lathe([(0, .98), (.2, .98), (.2, 1.06), (0, 1.06)], plastic())
            for y in (.09, -.09):
                with placed(at=(0, y, 1.05)):
                    thread(.045, .2, copper(), .025)
                    hexhead(.075, .06, copper(), (0, 0, .03))
    tube([(1.02, -.1, 1.16), (1.15, -.12, 1.1), (1.1, -.1, .8), (.98, -.05, .75)], .04, copper())


def plugend(at, rot, col=None):
    with placed(at, rot):
        box(.36, .24, .2, plastic(), bevel=.035)
        box(.2, .17, .13, col or solid('plug grey', (.4, .41, .42), .4), (.24, 0, 0), bevel=.02)
        box(.16, .1, .04, col or plastic(), (-.04, 0, .11), bevel=.01)
        cyl(.07, .1, rubber(), (-.2, 0, 0), (0, 90, 0))


@part('lambda-sensor', az=-30, el=32)
def lambda_sensor():
    with placed(at=(-.95, -.35, .24), rot=(0, 90, 14)):
        lathe([(0, 0), (.11, 0), (.125, .02), (.125, .34)], dark_steel())
        for i in range(6):
            for z in (.1, .22):
                a = i * 1.047
                cyl(.022, .02, ink(), (.122 * math.cos(a), .122 * math.sin(a), z), (90, 0, math.degrees(a) + 90), seg=16)
        thread(.18, .3, steel(), .035, (0, 0, .34))
        ring(.17, .24, .05, copper(), (0, 0, .67))
        plate(ngon(6, .28), .2, steel(), at=(0, 0, .8), bevel=.025)
        lathe([(.2, .9), (.19, 1.0), (.17, 1.02), (.17, 1.4), (.13, 1.46)], steel())
        lathe([(.13, 1.4), (.13, 1.6), (.09, 1.66)], solid('viton green', (.02, .13, .07), .5))
    for i, c in enumerate(((.6, .6, .6), (.02, .02, .02), (.6, .6, .6), (.35, .34, .3))):
        o = .035 * (i - 1.5)
        tube([(.64, .05 + o, .25), (.95, .14 + o, .1), (1.1, .5 + o, .06 + .01 * i), (.6, .85 + o, .05), (-.1, .55 + o, .05), (-.55, .7 + o, .1)], .022,
             solid('wire%d' % i, c, .45), n=16)
    for p, r in (((1.08, .42, .07), (90, 0, 10)), ((.2, .72, .06), (90, 0, -65))):
        ring(.05, .1, .2, rubber(), p, r)
    plugend((-.75, .74, .12), (0, 0, 170))


@part('mass-air-flow-sensor', az=-32, el=20)
def maf():
    with placed(at=(0, 0, .75), rot=(90, 0, 0)):
        lathe([(.55, -.6), (.6, -.62), (.63, -.58), (.6, -.54), (.6, .54), (.63, .58), (.6, .62), (.55, .6)], plastic(), closed=True, soft=.015)
        for i in range(9):
            o = -.48 + .12 * i
            chord = 2 * math.sqrt(.56 ** 2 - o * o)
            box(.012, chord, .012, steel(), (o, 0, .5), bevel=0)
            box(chord, .012, .012, steel(), (0, o, .5), bevel=0)
        ring(.54, .585, .05, plastic(), (0, 0, .5))
        for z in (-.2, .2):
            ring(.58, .625, .04, plastic(), (0, 0, z))
    box(.5, .6, .2, plastic(), (0, 0, 1.38), bevel=.03)
    box(.38, .5, .16, plastic(), (0, 0, 1.53), bevel=.03)
    with placed(at=(.3, 0, 1.52), rot=(0, 0, 0)):
        box(.35, .32, .18, plastic(), bevel=.03)
        box(.03, .24, .11, solid('plug grey', (.4, .41, .42), .4), (.17, 0, 0))
    for y in (-.23, .23):
        bolt(.035, .04, steel(), (-.1, y, 1.61))
    text('AIR >', .14, paper(), (-.605, 0, .82), (90, 0, -90))


@part('camshaft-sensor', az=-30, el=28)
def cam_sensor():
    with placed(at=(0, 0, .0)):
        lathe([(0, 0), (.18, 0), (.2, .02), (.2, .5), (.17, .52), (.17, .58), (.2, .6), (.2, .72)], plastic())
        cyl(.12, .02, machined(), (0, 0, 0))
        torus(.185, .03, rubber(), (0, 0, .55))
        plate(hull((0, 0, .26), (.55, 0, .17)), .12, plastic(), [(.55, 0, .1)], (0, 0, .76), bevel=.02)
        ring(.08, .105, .14, brass(), (.55, 0, .76))
        loft([(.8, .42, .42, .12), (1.05, .38, .38, .1), (1.12, .3, .3, .1)], plastic(), bevel=.02)
        with placed(at=(-.25, 0, .98), rot=(0, -20, 0)):
            box(.5, .32, .26, plastic(), bevel=.04)
            box(.02, .26, .19, solid('plug grey', (.4, .41, .42), .4), (-.25, 0, 0), bevel=.01)
            box(.18, .12, .05, plastic(), (-.1, 0, .15), bevel=.01)


@part('relay', az=-30, el=18)
def relay():
    with placed(at=(0, 0, .24), rot=(0, 0, -4)):
        for x, y, t in ((-.15, 0, 0), (.15, 0, 0), (0, .16, 90), (0, -.16, 90)):
            box(.025, .16, .26, brass(), (x, y, -.1), (0, 0, t), .005)
        box(.56, .56, .09, plastic((.06, .062, .066), 'relay foot', .45), (0, 0, .03), bevel=.02)
        box(.52, .52, .58, plastic(), (0, 0, .36), bevel=.035)
        plate(rrect(.2, .06, .02), .03, plastic(), at=(0, 0, .66), bevel=.01)
        with placed(at=(0, -.263, .4), rot=(90, 0, 0)):
            text('RELAY', .09, paper(), (0, -.03, 0))
            text('12 V', .08, paper(), (0, -.16, 0))


FUSES = ((5, (.50, .33, .17)), (7.5, (.24, .10, .04)), (10, (.75, .03, .02)), (15, (.02, .12, .6)), (20, (.8, .6, .02)), (25, (.62, .64, .64)), (30, (.05, .45, .12)))


@part('fuse-set', az=-26, el=40)
def fuse_set():
    box(2.3, 1.5, .06, plastic(), (0, 0, .03), bevel=.02)
    for k in range(8):
        box(.03, 1.44, .2, plastic(), (-1.12 + .32 * k, 0, .12), bevel=.008)
    for y in (-.73, .0, .73):
        box(2.27, .03, .2, plastic(), (0, y, .12), bevel=.008)
    for i, (amps, c) in enumerate(FUSES):
        m = solid('fuse%d' % i, c, .15, spec=.6, coat=.4)
        for k in range(6):
            with placed(at=(-.96 + .32 * i + .006 * (k % 2), -.54 + .19 * k + .12 * (k > 2), .12), rot=(42 + 3 * (k % 2), 0, 2 * ((i + k) % 3 - 1))):
                plate(soften([(-.095, .0), (.095, 0), (.095, .08), (.125, .08), (.125, .2), (-.125, .2), (-.125, .08), (-.095, .08)], .018, True), .06, m, bevel=.01)
                for x in (-.06, .06):
                    box(.045, .16, .012, steel(), (x, -.06, 0), bevel=.003)
                text(str(amps), .075, paper() if i != 5 else ink(), (0, .135, .031))
    with placed(at=(.45, -1.02, .06), rot=(0, 0, 8)):                       # the puller
        p = solid('puller', (.78, .77, .72), .35)
        for s in (-1, 1):
            plate(soften([(-.5, .03 * s), (-.45, .1 * s), (.1, .14 * s), (.5, .08 * s), (.5, .03 * s), (.1, .08 * s)], .03, True), .12, p, bevel=.02)


@part('horn', az=-34, el=18)
def horn():
    for x, y, sc in ((-.55, 0, 1), (.6, .3, .9)):
        with placed(at=(x, y, .62 * sc), rot=(90, 0, 14), scale=sc):
            lathe([(0, .12), (.2, .14), (.3, .08), (.42, .1), (.5, .04), (.58, .04), (.6, 0), (.58, -.05), (.4, -.08), (.3, -.2), (.26, -.35), (0, -.38)], paint() if sc == 1 else graphite_paint(), soft=.03)
            for r in (.26, .42):
                torus(r, .012, chrome(), (0, 0, .1 + .01 * (r < .3)))
            for i in range(8):
                a = i * .785
                cyl(.03, .04, steel(), (.545 * math.cos(a), .545 * math.sin(a), .045), seg=24)
            cyl(.09, .04, chrome(), (0, 0, .14))
            plate(hull((0, 0, .1), (0, .62, .09)), .04, zinc(), [(0, .6, .05)], (0, 0, -.38), bevel=.008)
            hexhead(.1, .08, zinc(), (0, 0, -.38), (180, 0, 0))
            box(.16, .12, .1, plastic(), (.25, -.2, -.28), bevel=.02)


@part('aerial', az=-24, el=14)
def aerial():
    foot = [(.0, superell(.95, .46, 2.2, x=.04)), (.05, superell(.97, .48, 2.2, x=.04)), (.12, superell(.86, .40, 2.2, x=.07)),
            (.22, superell(.58, .28, 2.2, x=.16)), (.29, superell(.30, .17, 2.2, x=.24)), (.31, superell(.16, .1, 2.2, x=.25))]
    with placed(at=(0, 0, .34)):
        plate(superell(1.02, .54, 2.2, x=.04), .05, rubber(), at=(0, 0, .0), bevel=.015)
        loft(foot, plastic(), at=(0, 0, .02), angle=60)
        with placed(at=(.2, 0, .24), rot=(0, 40, 0)):
            lathe([(.12, -.06), (.12, .05), (.085, .1)], plastic())
            lathe([(.045, .06), (.045, .16)], steel())
            lathe([(.07, .14), (.08, .16), (.078, .34), (.06, .40), (.048, .5), (.036, 1.56), (.045, 1.6), (.045, 1.66), (.0, 1.7)], rubber(), soft=.015)
            coil(.044, .011, 1.02, 26, rubber(), (0, 0, .5), closed_ends=False, Rtop=.037)
        plate(rrect(.34, .3, .04), .06, cast_alu(), at=(-.05, 0, -.06), bevel=.01)
        thread(.07, .18, zinc(), .025, (-.05, 0, -.24))
        hexhead(.15, .08, zinc(), (-.05, 0, -.15))
    for i, y in enumerate((.06, -.06)):
        tube([(-.15, y, .26), (-.3, y, .2), (-.55, y * 2, .05), (-.85, y * 4 + .1, .035), (-1.05, y * 5 - .1, .035)], .028, rubber())
        with placed(at=(-1.05, y * 5 - .1, .05), rot=(0, -90, 24 * (1 if y > 0 else -1))):
            lathe([(.03, 0), (.06, .02), (.06, .16), (.05, .18), (.05, .24)], (plastic(), zinc())[i])


def lead(pts, m):
    """An ignition lead: a straight boot for the plug, an angled one with its brass clip for the coil."""
    tube(pts, .058, m, n=16)
    a, b = Vector(pts[0]), Vector(pts[1])
    q = [math.degrees(x) for x in (a - b).to_track_quat('Z', 'Y').to_euler()]
    with placed(pts[0], q):
        lathe([(.06, -.12), (.085, -.1), (.09, .0), (.12, .04), (.12, .10), (.105, .13), (.11, .52), (.13, .54), (.13, .62), (.09, .63), (.08, .5)], rubber(), soft=.015)
        for k in range(3):
            torus(.108, .014, rubber(), (0, 0, .2 + .1 * k))
    a, b = Vector(pts[-1]), Vector(pts[-2])
    q = [math.degrees(x) for x in (a - b).to_track_quat('Z', 'Y').to_euler()]
    with placed(pts[-1], q):
        lathe([(.06, -.14), (.085, -.12), (.10, .08), (.10, .12)], rubber(), soft=.015)
        with placed(at=(0, 0, .1), rot=(0, 90, 0)):
            lathe([(0, -.12), (.1, -.11), (.115, -.06), (.12, .16), (.14, .18), (.14, .26), (.1, .27), (.09, .2)], rubber(), soft=.015)
            lathe([(.055, .18), (.055, .34), (.065, .36), (.065, .4), (.045, .42)], brass(), soft=.01)


@part('ignition-leads', az=-20, el=42)
def ignition_leads():
    m = solid('silicone blue', (.012, .09, .42), .38, spec=.5)
    for i in range(4):
        y = .62 - .42 * i
        d = .16 * i
        lead([(-1.25, y, .13), (-.75, y + .02, .1), (-.1 + d * .3, y + .22 - .1 * i, .07 + .05 * (i % 2)), (.5, .95 - .42 * i - d * .2, .07), (.98, .62 - .36 * i, .08), (1.3 - .05 * i, .36 - .34 * i, .13)], m)
