"""Wheel cylinder and clutch slave cylinders."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .calipers import bleeder, grey_iron, raw_alu


def wheel_cylinder(m):
    with placed(at=(0, 0, .42), rot=(18, 0, 0)):
        with placed(rot=(0, 90, 0)):
            lathe([(.25, -.62), (.33, -.62), (.345, -.58), (.345, -.46), (.31, -.42), (.31, .42), (.345, .46), (.345, .58), (.33, .62), (.25, .62)], m, soft=.02)
            for s in (-1, 1):
                lathe([(.352, .50 * s), (.366, .53 * s), (.366, .60 * s), (.32, .68 * s), (.27, .70 * s), (.29, .75 * s), (.22, .79 * s), (.235, .84 * s), (.17, .87 * s),
                       (.155, .90 * s)], rubber(), soft=.018)
                cyl(.15, .30, machined(), (0, 0, .84 * s))
                box(.34, .05, .16, ink(), (0, 0, .955 * s), bevel=.004)
        plate(hull((-.36, 0, .20), (.36, 0, .20), (0, .1, .28)), .26, m, [(-.34, 0, .065), (.34, 0, .065), (0, 0, .08)], (0, -.30, .02), (90, 0, 0), bevel=.025)
        ring(.20, .26, .05, machined(), (0, -.44, .02), (90, 0, 0))
        ring(.05, .10, .04, brass(), (0, -.45, .02), (90, 0, 0))
        plate(hull((.0, 0, .13), (0, .22, .10)), .2, m, at=(0, -.26, .25), rot=(90, 0, 0), bevel=.03)
        bleeder((0, -.33, .46), (34, 0, 0), 1.25)


@part('wheel-cylinder', az=-28, el=26)
def iron_cylinder():
    wheel_cylinder(grey_iron())


@part('wheel-cylinder-alloy', az=-28, el=26)
def alloy_cylinder():
    wheel_cylinder(raw_alu())


def moulded():
    return plastic((.024, .025, .027), 'glass-filled nylon', .45)


def slave(m):
    """Outside the gearbox: cylinder, two ears, boot and rod."""
    with placed(at=(-.25, 0, .42), rot=(0, 90, -8)):
        lathe([(0, -.72), (.20, -.72), (.24, -.68), (.24, -.2), (.27, -.16), (.27, .30), (.25, .34), (.25, .42), (.2, .42)], m, soft=.025)
        for z in (-.55, -.42, -.29):
            ring(.22, .262, .035, m, (0, 0, z))
        plate(hull((0, 0, .30), (0, .48, .13), (0, -.48, .13)), .13, m, [(0, .48, .07), (0, -.48, .07)], (0, 0, .08), bevel=.03)
        for s in (-1, 1):
            ring(.06, .09, .16, steel(), (0, .48 * s, .08))
        lathe([(.262, .36), (.275, .40), (.275, .46), (.19, .50), (.23, .56), (.165, .62), (.20, .68), (.14, .74), (.165, .80), (.085, .86), (.075, .90)], rubber(), soft=.016)
        lathe([(.055, .8), (.055, 1.25), (.07, 1.28), (.07, 1.33), (.045, 1.38), (0, 1.39)], zinc(), soft=.012)
        with placed(at=(-.24, .0, -.50), rot=(0, -90, 0)):
            lathe([(.13, -.04), (.13, .1), (.11, .12), (.06, .12), (.06, .05)], m)
            lathe([(0, .24), (.05, .24), (.055, .2), (.055, .14), (.09, .14), (.09, .1)], solid('transport plug', (.55, .03, .02), .4), seg=32)
        bleeder((-.14, .19, -.32), (0, -90, -52), 1.15)


def concentric(m):
    """Round the gearbox's shaft: body with three lugs, spring, bearing, pipe."""
    with placed(at=(0, 0, .06)):
        outline = polar(lambda a: .62 + .20 * max(0, math.cos(3 * a)) ** 4, 240)
        plate(outline, .13, m, [(0, 0, .30)] + [(.72 * math.cos(2.0944 * i), .72 * math.sin(2.0944 * i), .06) for i in range(3)], bevel=.025)
        for i in range(3):
            ring(.058, .085, .15, steel(), (.72 * math.cos(2.0944 * i), .72 * math.sin(2.0944 * i), 0))
        lathe([(.58, .05), (.52, .10), (.50, .34), (.46, .36), (.40, .36)], m, soft=.02)
        ring(.29, .33, .8, steel(), (0, 0, .40))
        coil(.44, .03, .38, 3.6, dark_steel(), (0, 0, .34), Rtop=.46)
        lathe([(.34, .72), (.50, .72), (.53, .75), (.53, .80), (.47, .83), (.47, .93), (.44, .95), (.36, .95)], machined(), soft=.015)
        lathe([(.35, .94), (.42, .94), (.42, .99), (.39, 1.01), (.35, 1.0)], steel(), soft=.01)
        torus(.485, .016, rubber(), (0, 0, .83))
        box(.34, .34, .2, m, (.52, -.48, .03), (0, 0, -42), .05)
        tube([(.60, -.56, .06), (.85, -.80, .08), (1.15, -.98, .10), (1.35, -1.0, .10)], .06, m if m is not raw_alu() else zinc())
        with placed(at=(1.35, -1.0, .10), rot=(0, 90, -2)):
            lathe([(.06, 0), (.10, .02), (.10, .10), (.075, .12), (.075, .2), (.10, .22), (.10, .32), (.05, .34)], plastic(), soft=.01, seg=48)
        bleeder((.36, -.66, .10), (60, 0, -40), 1.0)


for _key, _m in (('', raw_alu), ('-plastic', moulded)):
    part('clutch-slave-cylinder' + _key, az=-30, el=28)(lambda m=_m: slave(m()))
    part('clutch-slave-cylinder-concentric' + _key, az=-24, el=32)(lambda m=_m: concentric(m()))
