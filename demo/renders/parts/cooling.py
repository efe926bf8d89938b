"""Cooling, air, fuel and exhaust."""
import math
from mathutils import Vector
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .electrics import v_pulley


def core(w, h, d, rows, fins, tube_mat, fin_mat, at=(0, 0, 0)):
    """Flat tubes with zigzag fins between, standing in XZ."""
    with placed(at):
        p = h / rows
        V, F = [], []
        for r in range(rows):
            z0 = -h / 2 + p * r + p * .12
            base = len(V)
            for i in range(fins + 1):
                x, z = -w / 2 + w * i / fins, z0 + (p * .78) * (i % 2)
                V += [(x, -d * .46, z), (x, d * .46, z)]
                if i:
                    k = base + 2 * i
                    F.append((k - 2, k, k + 1, k - 1))
        mesh(V, F, fin_mat, angle=10)
        for r in range(rows + 1):
            box(w, d, p * .22, tube_mat, (0, 0, -h / 2 + p * r), bevel=.004)


@part('radiator', az=-30, el=14, focus=(-.8, -.1, 1.15), zoom=1.9, detail_from=(-36, 24))
def radiator():
    core(2.0, 1.3, .12, 22, 150, alu(), steel(), (0, 0, .78))
    for s in (-1, 1):
        with placed(at=(s * 1.1, 0, .78)):
            box(.26, .26, 1.4, plastic(), bevel=.06)
            box(.06, .3, 1.44, alu(), (-s * .13, 0, 0), bevel=.015)
            for i in range(9):
                box(.28, .28, .025, plastic(), (0, 0, -.56 + .14 * i), bevel=.01)
    for z in (.08, 1.48):
        box(2.1, .15, .05, alu(), (0, 0, z), bevel=.01)
    for s, z in ((-1, 1.25), (1, .3)):
        with placed(at=(s * 1.12, -.1, z), rot=(90, 0, 0)):
            lathe([(.12, 0), (.12, .3), (.145, .33), (.12, .37), (.09, .37), (.09, .1)], plastic())
    lathe([(.1, 1.48), (.1, 1.56), (.15, 1.57), (.15, 1.64), (0, 1.66)], plastic(), (1.12, 0, 0))
    for x in (-.8, .8):
        cyl(.06, .12, rubber(), (x, 0, .03))


@part('ac-condenser', az=-30, el=14)
def condenser():
    core(2.3, 1.3, .07, 30, 170, alu(), alu(), (0, 0, .74))
    for s in (-1, 1):
        cyl(.07, 1.42, alu(), (s * 1.18, 0, .74))
    cyl(.11, 1.2, alu(), (1.36, .02, .74))
    cyl(.09, .06, plastic(), (1.36, .02, 1.36))
    for z in (.06, 1.42):
        box(2.36, .08, .03, alu(), (0, 0, z), bevel=.006)
    for z in (1.2, .35):
        box(.2, .12, .14, alu(), (-1.28, 0, z), bevel=.02)
        ring(.03, .05, .04, dark_steel(), (-1.3, -.07, z), (90, 0, 0))
    for x in (-.9, .9):
        for z in (-.02, 1.5):
            plate(rrect(.16, .2, .04), .03, alu(), [(0, 0, .03)], (x, 0, z), (90, 0, 0), bevel=.006)


@part('ac-compressor', az=-34, el=20)
def ac_compressor():
    with placed(at=(0, .2, .8), rot=(90, 0, 0)):
        lathe([(.0, -.75), (.45, -.75), (.52, -.7), (.55, -.6), (.55, .25), (.5, .32), (.4, .38)], cast_alu(), soft=.03)
        for i in range(6):
            a = i * 1.047 + .3
            cyl(.085, 1.0, cast_alu(), (.52 * math.cos(a), .52 * math.sin(a), -.2))
            bolt(.05, .05, steel(), (.52 * math.cos(a), .52 * math.sin(a), .3))
        ring(.54, .57, .03, dark_steel(), (0, 0, -.15))
        with placed(at=(0, 0, .55)):
            v_pulley(.55, .32, black_paint())
            plate(circle(.42), .06, black_paint(), at=(0, 0, .14))
            plate(polar(lambda a: .28 + .08 * math.cos(3 * a)), .05, steel(), [(.27 * math.cos(i * 2.094), .27 * math.sin(i * 2.094), .03) for i in range(3)], (0, 0, .2))
            hexhead(.09, .08, steel(), (0, 0, .22))
        for x, y in ((.62, .35), (-.62, .35), (.62, -.4), (-.62, -.4)):
            plate(hull((x, y, .13), (x * .6, y * .6, .1)), .5, cast_alu(), [(x, y, .06)], (0, 0, -.2), bevel=.02)
    box(.5, .35, .2, cast_alu(), (0, .55, 1.38), bevel=.04)
    for x in (-.12, .12):
        ring(.05, .09, .06, brass(), (x, .55, 1.48))


@part('coolant-hose', az=-24, el=34)
def coolant_hose():
    pts = [(-1.1, -.3, .2), (-.7, -.3, .2), (-.2, -.25, .2), (.1, .15, .22), (.0, .6, .3), (.4, .85, .5), (.9, .6, .62), (1.1, .2, .6)]
    tube(pts, .17, rubber(), n=16, res=10)
    for a, b in ((pts[0], (-1, 0, 0)), (pts[-1], (.5, -.85, -.05))):
        q = Vector(b).to_track_quat('Z', 'Y').to_euler()
        r = [math.degrees(x) for x in q]
        ring(.12, .172, .04, ink((.004, .004, .004), 'bore'), a, r)
        with placed(a, r):
            ring(.172, .195, .12, steel(), (0, 0, -.16))
            box(.12, .07, .12, steel(), (.2, 0, -.16), bevel=.01)
            cyl(.03, .2, zinc(), (.22, 0, -.16), (90, 0, 0))
    text('EPDM', .075, paper(), (-.62, -.3, .371), (0, 0, 2), depth=.001)


@part('fan', az=-30, el=14)
def fan():
    with placed(at=(0, 0, 1.05), rot=(90, 0, 0)):
        plate(rrect(2.1, 2.0, .2), .08, plastic(), [(0, 0, .92)], (0, 0, -.04), bevel=.02)
        ring(.9, .97, .34, plastic(), (0, 0, .06))
        ring(.82, .86, .14, plastic(), (0, 0, .06))
        lathe([(0, .24), (.2, .23), (.27, .17), (.29, .02)], plastic(), soft=.03)
        for i in range(9):
            with placed(rot=(0, 0, 40 * i)):
                V, F = [], []
                for k in range(9):
                    r = .27 + .57 * k / 8
                    sw = .25 * (k / 8) ** 1.5
                    for a, z in ((-.24 + sw, -.06), (sw, .06), (.2 + sw, .12)):
                        V.append((r * math.cos(a * .3 / max(r, .45) * 1.3), r * math.sin(a * .3 / max(r, .45) * 1.6), z))
                F = [(3 * k + j, 3 * k + j + 1, 3 * k + j + 4, 3 * k + j + 3) for k in range(8) for j in range(2)]
                ob = mesh(V, F, plastic())
                ob.modifiers.new('t', 'SOLIDIFY').thickness = .02
        for i in range(4):
            box(.7, .06, .05, plastic(), (.6 * math.cos(i * 1.57 + .4), .6 * math.sin(i * 1.57 + .4), -.1), (0, 0, 90 * i + 23))
        cyl(.26, .3, dark_steel(), (0, 0, -.22))
    box(.3, .12, .14, plastic(), (.85, -.06, .2), bevel=.02)


@part('egr-valve', az=-32, el=24)
def egr():
    plate(rrect(1.0, .7, .14), .12, cast_iron(), [(-.36, .22, .07), (.36, .22, .07), (-.36, -.22, .07), (.36, -.22, .07), (0, 0, .2)], (0, 0, .06), bevel=.02)
    loft([(.1, .6, .5, .15), (.6, .6, .55, .18), (.68, .75, .7, .2), (.78, .75, .7, .2)], cast_alu(), bevel=.03)
    with placed(at=(.3, 0, .4), rot=(0, 90, 0)):
        lathe([(.28, -.1), (.24, .2), (.24, .3)], cast_alu())
        plate(hull((0, 0, .26), (0, .4, .11), (0, -.4, .11)), .1, cast_alu(), [(0, 0, .17), (0, .4, .06), (0, -.4, .06)], (0, 0, .3), bevel=.02)
    lathe([(.36, .78), (.36, 1.25), (.32, 1.33), (0, 1.35)], black_paint(), soft=.03)
    for i in range(4):
        ring(.35, .385, .03, cast_alu(), (0, 0, .86 + .1 * i))
    box(.34, .3, .22, plastic(), (-.38, 0, 1.15), bevel=.03)
    box(.04, .22, .14, solid('plug grey', (.4, .41, .42), .4), (-.55, 0, 1.15), bevel=.01)


@part('throttle-body', az=-30, el=20)
def throttle():
    with placed(at=(0, 0, .75), rot=(90, 0, 0)):
        plate(rrect(1.36, 1.36, .2), .12, cast_alu(), [(0, 0, .5)] + [(x * .55, y * .55, .07) for x in (-1, 1) for y in (-1, 1)], (0, 0, -.25), bevel=.02)
        lathe([(.5, -.3), (.6, -.25), (.58, .2), (.6, .26), (.6, .34), (.55, .36), (.5, .34)], cast_alu(), closed=True, soft=.02)
        lathe([(.497, -.3), (.497, .34)], machined(), soft=0)
        plate(circle(.49), .02, brass(), rot=(24, 0, 0), bevel=.004)
        cyl(.04, 1.15, steel(), (0, 0, 0), (0, 90, 0))
        for x in (-.12, .12):
            cyl(.03, .03, steel(), (x, 0, .05), seg=20)
    box(.34, .5, .9, plastic(), (.78, .05, .8), bevel=.07)
    box(.03, .4, .75, plastic(), (.96, .05, .8), bevel=.01)
    for z in (.45, 1.15):
        for y in (-.13, .23):
            cyl(.03, .04, steel(), (.97, y, z), (0, 90, 0), seg=20)
    box(.22, .3, .2, plastic(), (.8, -.25, .5), bevel=.03)
    lathe([(.09, 0), (.09, .3), (.11, .32), (.08, .38)], brass(), (-.66, .1, .95), (0, -90, 0))


@part('fuel-injector', az=-34, el=26)
def injector():
    for x, y, t in ((-.5, -.2, -8), (.1, .15, 4), (.68, .5, 10)):
        with placed(at=(x, y, 0), rot=(0, 0, t)):
            lathe([(0, 0), (.1, 0), (.12, .03), (.12, .3)], steel())
            torus(.12, .04, rubber(), (0, 0, .22))
            lathe([(.12, .3), (.17, .34), (.17, .62)], steel())
            lathe([(.19, .6), (.21, .63), (.21, 1.05), (.17, 1.12)], plastic())
            lathe([(.13, 1.08), (.13, 1.5), (.16, 1.53), (.16, 1.57), (.12, 1.6), (.06, 1.6), (.06, 1.4)], steel())
            torus(.14, .05, solid('viton green', (.02, .13, .07), .5), (0, 0, 1.42))
            with placed(at=(-.2, 0, 1.0), rot=(0, -35, 0)):
                box(.36, .26, .22, plastic(), bevel=.03)
                box(.02, .2, .15, solid('plug grey', (.4, .41, .42), .4), (-.18, 0, 0), bevel=.01)


@part('fuel-pump', az=-30, el=18)
def fuel_pump():
    lathe([(.0, 0), (.5, 0), (.53, .04), (.53, .75), (.46, .8)], plastic((.62, .62, .58), 'natural pom', .35), soft=.03)
    for i in range(10):
        a = i * .628
        box(.05, .05, .5, plastic((.62, .62, .58), 'natural pom', .35), (.53 * math.cos(a), .53 * math.sin(a), .4), (0, 0, 36 * i))
    cyl(.3, 1.0, steel(), (-.08, .05, .8))
    for x, y in ((.38, .2), (-.36, -.28)):
        cyl(.035, .9, steel(), (x, y, 1.15))
    coil(.06, .016, .4, 6, steel(), (.38, .2, 1.1))
    lathe([(.0, 1.72), (.3, 1.72), (.62, 1.66), (.66, 1.62), (.66, 1.56), (.55, 1.54)], plastic(), soft=.02)
    for s in (0, 1):
        with placed(at=(.1 + .24 * s, -.1 + .2 * s, 1.7)):
            tube([(0, 0, 0), (0, 0, .16), (.1, -.1, .22), (.4, -.4, .22)], .055, plastic())
    box(.24, .3, .18, plastic(), (-.3, .1, 1.8), bevel=.03)
    tube([(-.08, .05, 1.3), (.1, -.2, 1.45), (.25, -.15, 1.3), (.2, .0, 1.55)], .05, rubber())
    for i, c in enumerate(((.7, .03, .02), (.02, .02, .02))):
        tube([(-.2 + .08 * i, -.15, 1.3), (-.4 + .05 * i, -.3, 1.2), (-.3 + .1 * i, -.2, 1.54)], .02, solid('wire r%d' % i, c, .4))
    tube([(-.5, -.2, .5), (-.75, -.35, .55), (-1.0, -.4, .25)], .018, steel())
    loft([(0, .2, .14, .05), (.26, .2, .14, .05)], plastic(), (-1.05, -.42, .12), bevel=.02)


@part('catalytic-converter', az=-32, el=26)
def cat():
    with placed(at=(-1.3, 0, .5), rot=(0, 90, 0)):
        lathe([(.2, 0), (.2, .2), (.42, .5), (.45, .55), (.45, 1.65), (.42, 1.7), (.2, 2.0), (.2, 2.3)], brushed(), soft=.05)
        lathe([(.46, .72), (.49, .75), (.49, 1.45), (.46, 1.48)], brushed())
        for z in (.9, 1.1, 1.3):
            ring(.47, .505, .05, brushed(), (0, 0, z))
        for z in (.03, 2.28):
            plate(hull((0, 0, .28), (0, .4, .12), (0, -.4, .12)), .07, steel(), [(0, 0, .19), (0, .4, .06), (0, -.4, .06)], (0, 0, z), bevel=.012)
    with placed(at=(-.9, -.1, .86), rot=(14, -30, 0)):
        lathe([(.1, 0), (.12, .06), (.12, .12), (.06, .12)], dark_steel())
        plate(ngon(6, .12), .1, steel(), at=(0, 0, .16))
        lathe([(.08, .2), (.07, .5), (.05, .55)], steel())
    ring(0, .185, .02, solid('monolith', (.42, .36, .28), .9), (-1.28, 0, .5), (0, 90, 0))
