"""Heat exchangers and air for the cabin and the engine: expansion tank, heater core, intercooler, blower."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .bottles import ribbed_cap
from .cooling import core


@part('coolant-tank', az=-30, el=18)
def coolant_tank():
    m = solid('natural pp', (.80, .80, .74), .34, 0, spec=.45, bump=dict(scale=20, strength=.02))
    low = solid('natural pp wet', (.80, .60, .60), .34, 0, spec=.45, bump=dict(scale=20, strength=.02))
    W, D = 1.75, 1.0
    o = lambda k, e=3.2: superell(W * k, D * k, e)
    loft([(.0, o(.80)), (.05, o(.90)), (.14, o(.97)), (.44, o(1))], low, angle=60)
    loft([(.44, o(1)), (.86, o(.985)), (.98, o(.94)), (1.06, o(.85)), (1.10, o(.7)), (1.12, o(.4))], m, angle=60)
    plate(superell(W + .12, D + .12, 3.2), .05, m, at=(0, 0, .56), bevel=.018)
    for x in (-.45, .0, .45):                                               # chambers show as grooves in its wall
        for z, h in ((.3, .42), (.80, .38)):
            box(.05, .06, h, low if z < .4 else m, (x, -D / 2 + .004, z), bevel=.02)
    lathe([(.3, 1.02), (.3, 1.2), (.26, 1.22)], m, (-.42, 0, 0))
    blue = solid('cap blue', (.01, .10, .42), .35)
    ribbed_cap(.35, .2, blue, (-.42, 0, 1.17), n=28)
    lathe([(.35, 0), (.36, .02), (.36, .05), (.30, .06)], blue, (-.42, 0, 1.14))
    plate(gear(3, .10, .2, .9), .03, paper(), at=(-.42, 0, 1.375), bevel=.006)
    for at, rot in (((.55, 0, 1.02), (0, 28, 0)), ((.84, -.05, .82), (0, 90, 0)), ((.35, -.46, .12), (90, 0, 0))):
        with placed(at, rot):
            r = .085 if rot[0] == 0 else .12
            lathe([(r, 0), (r, .26), (r * 1.22, .29), (r, .36), (r * .75, .36), (r * .75, .1)], m, soft=.012)
    for x in (-.99, .99):
        plate(hull((0, 0, .13), (-.2 if x > 0 else .2, 0, .13)), .05, m, [(0, 0, .06)], (x, .1, .56), bevel=.012)
    for s, z in (('MAX', .66), ('MIN', .40)):
        text(s, .085, ink(), (.22, -D / 2 - .012, z), (90, 0, 0))
        box(.2, .012, .016, ink(), (.46, -D / 2 - .006, z), bevel=0)


@part('heater-core', az=-30, el=18)
def heater_core():
    core(1.5, 1.15, .26, 20, 120, alu(), alu(), (0, 0, .72))
    for s in (-1, 1):
        with placed(at=(s * .83, 0, .72), rot=(90, 0, 90)):
            plate(rrect(.34, 1.22, .1), .22, alu(), bevel=.05)
        box(.03, .37, 1.24, alu(), (s * .735, 0, .72), bevel=.008)
    for z in (.11, 1.33):
        box(1.52, .28, .03, alu(), (0, 0, z), bevel=.006)
    for z, up in ((1.14, .16), (.92, -.02)):
        tube([(.9, 0, z), (1.12, 0, z), (1.24, -.08, z + up * .3), (1.27, -.3, z + up), (1.27, -.72, z + up)], .075, alu(), n=14, res=10)
        with placed(at=(1.27, -.72, z + up), rot=(90, 0, 0)):
            lathe([(.076, -.1), (.105, -.08), (.105, -.04), (.08, -.03), (.08, .12), (.095, .14), (.08, .18), (.06, .18), (.06, 0)], alu(), soft=.01)
            torus(.082, .02, solid('viton green', (.02, .13, .07), .5), (0, 0, .04))
    plate(hull((0, -.15, .13), (0, .2, .13)), .03, steel(), [(0, -.135, .08), (0, .22, .08)], (1.27, -.45, 1.04), (90, 0, 0), bevel=.008)
    foam = paint((.02, .021, .023), 'pu foam', .7)
    box(1.94, .31, .07, foam, (0, 0, 1.385), bevel=.015)
    box(1.94, .31, .07, foam, (0, 0, .055), bevel=.015)


@part('intercooler', az=-30, el=18)
def intercooler():
    core(1.7, 1.0, .34, 9, 60, alu(), cast_alu(), (0, 0, .68))
    for s in (-1, 1):
        with placed(at=(s * .84, 0, .68), rot=(0, 90 * s, 0)):
            loft([(0, rrect(1.10, .40, .06)), (.06, rrect(1.10, .40, .08)), (.2, rrect(.98, .38, .12)), (.34, rrect(.70, .34, .14)), (.4, rrect(.5, .28, .12))], cast_alu(), bevel=.02)
            plate(rrect(1.16, .44, .06), .05, alu(), at=(0, 0, .02), bevel=.012)
        z = .86 if s < 0 else .44
        tube([(s * 1.02, 0, z), (s * 1.22, -.02, z), (s * 1.36, -.12, z), (s * 1.40, -.34, z)], .18, cast_alu(), n=14, res=10)
        with placed(at=(s * 1.40, -.34, z), rot=(90, 0, 0)):
            lathe([(.18, -.04), (.18, .22), (.205, .25), (.18, .30), (.155, .30), (.15, 0), (0, -.02)], alu(), soft=.012)
        for zz in (.06, 1.30):
            plate(hull((0, 0, .1), (0, .2 if zz < 1 else -.2, .1)), .04, alu(), [(0, 0, .05)], (s * .62, 0, zz), (90, 0, 0), bevel=.008)
    for z in (.16, 1.2):
        box(1.74, .36, .05, alu(), (0, 0, z), bevel=.01)


@part('cabin-blower', az=-30, el=18)
def cabin_blower():
    P = plastic()
    pts = [(1.34, 1.10), (1.34, .42), (.90, .30)]
    for i in range(57):                                                     # from the outlet's tongue round to its top
        t = math.radians(18 - 288 * i / 56)
        r = .90 + .20 * i / 56
        pts.append((r * math.cos(t), r * math.sin(t)))
    pts.append((.0, 1.10))
    with placed(at=(0, 0, 1.12), rot=(90, 0, 0)):
        plate(pts, .86, P, [(0, 0, .78)], bevel=.05)
        plate([(x * 1.03, y * 1.03) for x, y in pts], .05, P, [(0, 0, .9)], bevel=.015)
        ring(.76, .84, .07, P, (0, 0, .44), soft=.025)
        cyl(.86, .05, P, (0, 0, -.41))
        cyl(.4, .3, dark_steel(), (0, 0, -.52), soft=.05)
        for i in range(44):
            with placed(rot=(0, 0, 360 / 44 * i)):
                V = []
                for k in range(5):
                    a = k / 4
                    x, y = .56 + .15 * a, .05 * math.sin(a * math.pi) - .05 * a
                    V += [(x, y, -.3), (x, y, .38)]
                ob = mesh(V, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(4)], plastic((.05, .052, .056), 'wheel grey', .4))
                ob.modifiers.new('t', 'SOLIDIFY').thickness = .014
        G = plastic((.05, .052, .056), 'wheel grey', .4)
        ring(.64, .725, .05, G, (0, 0, .38))
        lathe([(.72, -.32), (.5, -.26), (.3, -.08), (.16, .1), (.12, .14), (0, .15)], G, soft=.03)
        cyl(.07, .1, steel(), (0, 0, .17), seg=32)
        for a in (200, 262, 325):
            t = math.radians(a)
            with placed(at=(1.1 * math.cos(t), 1.1 * math.sin(t), 0)):
                ring(.05, .12, .16, P)
                cyl(.05, .02, steel(), (0, 0, .07), seg=24)
        with placed(at=(1.35, .76, 0), rot=(0, 90, 0)):
            plate(rrect(.80, .64, .05), .06, P, [rrect(.70, .54, .04)], bevel=.015)
            plate(rrect(.70, .54, .04), .01, ink(), bevel=.002)
        with placed(at=(-.55, -.62, .44)):
            box(.36, .22, .12, P, (0, 0, .02), (0, 0, -45), .03)
            box(.28, .14, .03, solid('plug grey', (.4, .41, .42), .4), (0, 0, .08), (0, 0, -45), .01)
