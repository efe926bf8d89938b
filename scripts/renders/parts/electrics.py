"""Electrics: alternator, starter, battery, sensors, fuses, horn."""
import math
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


@part('battery', az=-30, el=22, focus=(-.45, -.3, 1.2), zoom=1.8)
def battery():
    case = plastic((.03, .031, .034), 'battery case', .3)
    lid = plastic((.02, .021, .023), 'battery lid', .4)
    loft([(0, 1.94, 1.2, .06), (.12, 1.96, 1.22, .06), (.14, 1.92, 1.18, .05), (1.12, 2.0, 1.25, .06)], case, bevel=.012)
    loft([(1.1, 2.06, 1.3, .07), (1.3, 2.06, 1.3, .07), (1.34, 2.0, 1.24, .06)], lid, bevel=.02)
    box(1.8, .5, .1, lid, (0, .25, 1.38), bevel=.03)
    for i in range(6):
        cyl(.1, .03, lid, (-.7 + .28 * i, .25, 1.44))
        box(.13, .02, .02, case, (-.7 + .28 * i, .25, 1.455), (0, 0, 30), .004)
    lead = solid('lead', (.36, .37, .39), .4, 1, bump=dict(scale=30, strength=.1))
    for x, c in ((-.78, paint()), (.78, plastic())):
        lathe([(.13, 1.32), (.12, 1.34), (.105, 1.55), (0, 1.55)], lead, (x, -.36, 0), soft=.015)
        ring(.13, .2, .06, c, (x, -.36, 1.36))
    for x, s in ((-.78, '+'), (.78, '–')):
        text(s, .26, paint() if s == '+' else paper(), (x + (.28 if x < 0 else -.28), -.38, 1.345), depth=.005)
    box(.035, 1.1, .05, lid, (-1.03, 0, 1.22))
    with placed(at=(0, -.618, .62), rot=(90, 0, 0)):
        with placed(rot=(1.9, 0, 0)):
            plate(rrect(1.5, .72, .04), .008, paper(), bevel=.001)
            plate(rrect(1.5, .24, .03), .012, ink(SIGNAL, 'signal ink'), at=(0, .24, .001), bevel=.001)
            text('CAMBER', .17, paper(), (-.36, .24, .007), depth=.001)
            text('12V  70Ah  640A', .14, ink(), (0, -.02, .005), depth=.001)
            text('AGM  start-stop', .09, ink(), (0, -.21, .005), depth=.001, bold=False)


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


@part('relay-fuse-set', az=-26, el=36)
def relay_fuse():
    for x, y, s in ((-.75, .3, 'R 40A'), (-.15, .42, 'R 30A')):
        with placed(at=(x, y, 0)):
            for px, py in ((-.12, 0), (.12, 0), (0, .12), (0, -.12)):
                box(.09, .02, .2, copper(), (px, py, .1), bevel=.004)
            box(.5, .5, .08, plastic(), (0, 0, .2), bevel=.02)
            box(.46, .46, .5, plastic(), (0, 0, .5), bevel=.03)
            with placed(at=(0, -.233, .5), rot=(90, 0, 0)):
                text(s, .085, paper(), (0, .06, 0))
                text('12V', .07, paper(), (0, -.07, 0))
    cols = ((.75, .03, .02), (.02, .12, .6), (.8, .6, .02), (.6, .62, .62), (.05, .45, .12), (.85, .3, .02), (.35, .18, .08))
    for i, c in enumerate(cols):
        m = solid('fuse%d' % i, c, .15, spec=.6, coat=.4)
        with placed(at=(-.85 + .28 * i, -.35 - .06 * (i % 2), .03), rot=(0, 0, -8 + 13 * (i % 3))):
            with placed(rot=(64, 0, 0), at=(0, 0, .12)):
                plate(soften([(-.12, .0), (.12, 0), (.12, .1), (.16, .1), (.16, .24), (-.16, .24), (-.16, .1), (-.12, .1)], .02, True), .08, m)
                for x in (-.075, .075):
                    box(.06, .2, .015, steel(), (x, -.08, 0), bevel=.003)
                text(str((10, 15, 20, 25, 30, 40, 7.5)[i]), .08, paper(), (0, .16, .041))
    with placed(at=(.62, .38, .0), rot=(0, 0, -20)):
        m = solid('maxi', (.02, .12, .6), .15, spec=.6, coat=.4)
        with placed(rot=(72, 0, 0), at=(0, 0, .2)):
            plate(soften([(-.25, 0), (.25, 0), (.25, .22), (.32, .22), (.32, .46), (-.32, .46), (-.32, .22), (-.25, .22)], .03, True), .16, m)
            for x in (-.15, .15):
                box(.12, .3, .02, steel(), (x, -.1, 0), bevel=.004)
            text('60', .14, paper(), (0, .33, .081))


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
