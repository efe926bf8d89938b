"""Batteries, and what charges them or helps them out."""
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .smart import GREEN


def lead_metal():
    return solid('lead', (.36, .37, .39), .4, 1, bump=dict(scale=30, strength=.1))


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
    for x, c in ((-.78, paint()), (.78, plastic())):
        lathe([(.13, 1.32), (.12, 1.34), (.105, 1.55), (0, 1.55)], lead_metal(), (x, -.36, 0), soft=.015)
        ring(.13, .2, .06, c, (x, -.36, 1.36))
    for x, s in ((-.78, '+'), (.78, '–')):
        text(s, .26, paint() if s == '+' else paper(), (x + (.28 if x < 0 else -.28), -.38, 1.345), depth=.005)
    box(.035, 1.1, .05, lid, (-1.03, 0, 1.22))
    with placed(at=(0, -.618, .62), rot=(90, 0, 0)):
        with placed(rot=(1.9, 0, 0)):
            plate(rrect(1.5, .72, .04), .008, paper(), bevel=.001)
            plate(rrect(1.5, .24, .03), .012, ink(SIGNAL, 'signal ink'), at=(0, .24, .001), bevel=.001)
            text('12 V', .2, ink(), (0, -.03, .005), depth=.001)
            text('STARTER BATTERY', .115, ink(), (0, -.24, .005), depth=.001)


@part('motorcycle-battery', az=-30, el=22)
def motorcycle_battery():
    case = plastic((.03, .031, .034), 'battery case', .3)
    loft([(0, 1.44, .82, .05), (.03, 1.48, .86, .06), (.86, 1.48, .86, .06), (.88, 1.52, .90, .07), (.95, 1.52, .90, .07), (.97, 1.48, .86, .06)], case, bevel=.01)
    box(1.46, .52, .22, case, (0, .17, 1.05), bevel=.03)                    # the sealed lid stands between the terminals' shelves
    box(.72, .36, .22, case, (0, -.22, 1.05), bevel=.03)
    for i in range(6):
        cyl(.085, .02, case, (-.55 + .22 * i, .18, 1.165), seg=40)
    for s in (-1, 1):
        with placed(at=(s * .55, -.2, .97)):
            box(.3, .3, .2, lead_metal(), (0, 0, .08), bevel=.025)
            cyl(.055, .04, ink(), (0, 0, .18), seg=32)
            with placed(at=(0, -.13, .08), rot=(90, 0, 0)):
                hexhead(.1, .06, zinc(), (0, 0, .02), flange=True)
                ring(.04, .125, .02, zinc(), (0, 0, .02))
    box(.34, .04, .06, paint(), (-.55, -.41, .93), bevel=.012)
    text('+', .2, paint(), (-.26, -.3, 1.163), depth=.004)
    text('–', .2, paper(), (.26, -.3, 1.163), depth=.004)
    with placed(at=(0, -.434, .45), rot=(90, 0, 0)):
        plate(rrect(1.26, .66, .04), .008, paper(), bevel=.001)
        plate(rrect(1.26, .21, .03), .012, ink(SIGNAL, 'signal ink'), at=(0, .225, .001), bevel=.001)
        text('12 V', .17, ink(), (0, .0, .005), depth=.001)
        text('MOTORCYCLE BATTERY', .085, ink(), (0, -.19, .005), depth=.001)


def clamp(at, rot, c):
    """Crocodile clamp: handles in colour, copper jaws, a pin."""
    with placed(at, rot):
        for s in (-1, 1):
            plate(soften([(-.4, .02 * s), (-.4, .16 * s), (.0, .10 * s), (.1, .03 * s), (.05, .0)], .03, True), .16, c, bevel=.02)
            plate(soften([(.0, .03 * s), (.05, .10 * s), (.40, .05 * s), (.40, .01 * s)], .01, True), .1, copper(), bevel=.01)
        cyl(.05, .2, steel(), (.02, 0, 0))


def pair():
    return solid('clamp red', (.6, .02, .02), .35), plastic()


@part('jump-starter', az=-28, el=26)
def jump_starter():
    with placed(at=(0, 0, .3), rot=(0, 0, 8)):
        plate(rrect(1.7, .95, .16), .5, plastic(), bevel=.08)
        plate(rrect(1.72, .97, .16), .12, paint(), bevel=.03)
        text('JUMP STARTER', .085, paper(), (-.3, -.04, .252))
        text('12 V', .085, paper(), (-.3, -.18, .252))
        for i in range(4):
            plate(rrect(.1, .06, .02), .01, glow(GREEN, 1.6, 'bar'), at=(.32 + .13 * i, .2, .252), bevel=.002)
        plate(circle(.11), .02, paint(), at=(.5, -.12, .255), bevel=.006)
        box(.2, .02, .14, solid('port', (.5, .3, .02), .4), (-.5, -.48, .02), bevel=.01)
        for x in (.1, .4):
            box(.16, .02, .07, ink(), (x, -.476, .0), bevel=.006)
    for i, c in enumerate(pair()):
        y = -.75 - .34 * i
        tube([(-.95, -.1 - .15 * i, .25), (-1.25, -.4, .1), (-1.0, -.7 - .2 * i, .06), (-.5, y, .12)], .055, c)
        clamp((-.2, y, .12), (90, 0, 4), c)


@part('battery-charger', az=-26, el=34)
def battery_charger():
    with placed(at=(0, .1, .02), rot=(0, 0, 6)):
        loft([(0, 1.86, .84, .16), (.04, 1.9, .88, .18), (.22, 1.9, .88, .18), (.25, 1.86, .84, .17)], rubber(), bevel=.01)
        loft([(.2, 1.82, .80, .16), (.36, 1.80, .78, .16), (.44, 1.66, .66, .14)], graphite_paint(), bevel=.02)
        plate(rrect(1.5, .52, .08), .02, black_paint(), at=(0, 0, .445), bevel=.006)
        text('BATTERY CHARGER', .068, paper(), (-.29, -.04, .457))
        for i in range(6):                                                 # how far the charge has come
            cyl(.026, .012, glow(GREEN, 1.8, 'step') if i < 4 else solid('led off', (.05, .09, .06), .2, coat=.6), (-.62 + .12 * i, -.17, .458), seg=24)
        plate(circle(.12), .03, paint(), at=(.46, -.02, .46), bevel=.008)
        plate(rrect(.07, .07, .02), .006, paper(), at=(.46, -.02, .476), bevel=.001)
        for s in (-1, 1):
            for k in range(3):
                box(.05, .7, .09, rubber(), (s * (.76 + .05 * k), 0, .24 + .03 * (2 - k)), bevel=.015)
        with placed(at=(-.92, .06, .16), rot=(0, -90, 0)):
            lathe([(.1, 0), (.085, .08), (.06, .26)], rubber())
        with placed(at=(.92, .06, .16), rot=(0, 90, 0)):
            lathe([(.1, 0), (.085, .08), (.06, .26)], rubber())
    for i, c in enumerate(pair()):
        y = -.72 - .34 * i
        tube([(-1.1, .06 - .03 * i, .18), (-1.4 - .06 * i, -.1, .08), (-1.36 - .05 * i, -.6 - .1 * i, .06), (-.9, y - .06, .08), (-.4, y, .12)], .042, c)
        clamp((-.12, y, .12), (90, 0, 4), c)
    tube([(1.12, .28, .18), (1.45, .3, .06), (1.5, -.2, .05), (1.3, -.55, .05), (1.05, -.78, .09)], .042, rubber())
    with placed(at=(1.08, -.75, .11), rot=(90, 0, 140)):
        with placed(rot=(0, 90, 0)):
            loft([(-.02, superell(.1, .1, 2)), (.06, superell(.13, .14, 2.4)), (.3, superell(.16, .34, 3.2)), (.5, superell(.16, .36, 3.2))], plastic(), angle=50)
            for s in (-1, 1):
                cyl(.026, .3, chrome(), (0, s * .1, .62), seg=24)
                cyl(.028, .14, plastic(), (0, s * .1, .56), seg=24)
