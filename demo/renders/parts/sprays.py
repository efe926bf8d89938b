"""Greases and sprays: a tube, and cans that differ in colour, cap and actuator."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .bottles import brake, curved, front, label, ribbed_cap, signal_ink


@part('grease-tube', az=-28, el=30)
def grease_tube():
    m = paint(SIGNAL, 'signal paint')
    with placed(rot=(0, 0, 12)):
        with placed(at=(0, 0, .3), rot=(0, 90, 0)):
            loft([(-.95, superell(.03, .86, 2)), (-.9, superell(.05, .86, 2)), (-.55, superell(.26, .8, 2)), (0, superell(.48, .64, 2)), (.55, superell(.56, .56, 2)), (.6, superell(.54, .54, 2)), (.68, superell(.24, .24, 2))], m)
            lathe([(.2, .66), (.2, 1.0), (.17, 1.03), (0, 1.03)], plastic(), soft=.02)
            box(.04, .88, .1, steel(), (0, 0, -.96), bevel=.01)
        with placed(at=(-.1, -.235, .465), rot=(40, -4, 0)):
            text('GREASE', .11, paper())


def can(body, band, h=1.5, r=.30, top=None):
    """A tinplate can with its curled foot, printed band, and a valve dome of bare steel."""
    lathe([(0, .03), (r - .02, .0), (r + .01, .02), (r + .02, .06), (r, .09), (r, h)], body, soft=.02)
    lathe([(r, h), (r + .025, h + .01), (r + .025, h + .04), (r, h + .06), (r * .67, h + .18), (.17, h + .19), (.17, h + .22), (.1, h + .22)], top or steel(), soft=.015)
    if band:
        lathe([(r + .002, .32), (r + .002, .62)], band, soft=0)


def words(name, ink, r=.304, top=.95, size=.066):
    for i, s in enumerate(name):
        curved(s, size, r, top - i * size * 1.35, ink, -118)


@part('spray-can', az=-28, el=12)
def spray_can():
    can(graphite_paint(), signal_ink())
    words(('BRAKE', 'CLEANER'), paper(), size=.085, top=.98)
    t = math.radians(-118)
    with placed(at=(.304 * math.cos(t), .304 * math.sin(t), .47), rot=(90, 0, -28)):
        brake(.12, paper())
    lathe([(.08, 1.7), (.08, 1.78), (.11, 1.8), (.11, 1.9), (.06, 1.92), (0, 1.92)], paint(), soft=.02)
    tube([(-.1, -.05, 1.86), (-.5, -.27, 1.9)], .012, paint(), smooth=False)
    with placed(at=(.62, -.2, 0)):
        lathe([(.31, 0), (.325, .02), (.31, .38), (.27, .42), (0, .42)], glass((.85, .88, .9), 'cap clear'), soft=.03)


@part('chain-lube-spray', az=-28, el=12)
def chain_lube():
    white = solid('can white', (.78, .78, .76), .25, .1, coat=.6)
    can(white, ink((.012, .03, .09), 'navy ink'), h=1.32)
    words(('CHAIN', 'LUBE'), ink(), size=.1, top=.9)
    for i in range(7):                                                # a roller chain runs round the band
        a = math.radians(-118 + 17 * (i - 3))
        with placed(at=(.303 * math.cos(a), .303 * math.sin(a), .47), rot=(90, 0, math.degrees(a) + 90)):
            plate(hull((-.034, 0, .03), (.034, 0, .03)), .004, zinc() if i % 2 else paper(), [(-.034, 0, .013), (.034, 0, .013)], at=(0, 0, .002 * (i % 2)), bevel=.001)
    lathe([(.08, 1.5), (.08, 1.6), (.105, 1.62), (.105, 1.74), (.05, 1.77), (0, 1.77)], plastic(), soft=.02)
    tube([(-.09, -.05, 1.69), (-.62, -.36, 1.70)], .016, solid('straw red', (.7, .03, .02), .3), smooth=False)
    cap = solid('cap navy', (.012, .03, .09), .3, coat=.3)
    with placed(at=(.64, -.2, 0)):
        lathe([(.31, 0), (.33, .02), (.33, .1), (.30, .40), (.26, .45), (0, .45)], cap, soft=.03)


@part('contact-spray', az=-28, el=12)
def contact_spray():
    blue = solid('can blue', (.008, .12, .46), .25, .1, coat=.6)
    can(blue, ink((.82, .60, .03), 'yellow ink'), h=1.1, r=.26)
    words(('CONTACT', 'SPRAY'), paper(), r=.264, size=.082, top=.78)
    bolt_ = [(.015, .11), (-.055, -.015), (-.008, -.015), (-.03, -.11), (.055, .02), (.008, .02)]
    t = math.radians(-118)
    with placed(at=(.264 * math.cos(t), .264 * math.sin(t), .47), rot=(90, 0, -28)):
        plate(bolt_, .004, ink(), bevel=.001)
    lathe([(.08, 1.28), (.08, 1.36), (.1, 1.38), (.1, 1.47), (.05, 1.5), (0, 1.5)], paper(), soft=.02)
    tube([(-.09, -.05, 1.43), (-.5, -.28, 1.44)], .013, solid('straw red', (.7, .03, .02), .3), smooth=False)
    with placed(at=(.56, -.18, 0)):
        lathe([(.265, 0), (.28, .02), (.27, .34), (.23, .38), (0, .38)], solid('cap yellow', (.82, .60, .03), .3, coat=.3), soft=.03)


@part('penetrating-oil-spray', az=-28, el=12)
def penetrating_oil():
    green = solid('can green', (.02, .20, .07), .25, .1, coat=.6)
    can(green, signal_ink(), h=1.36, r=.28)
    words(('PENETRATING', 'OIL'), paper(), r=.284, size=.072)
    t = math.radians(-118)
    with placed(at=(.284 * math.cos(t), .284 * math.sin(t), .47), rot=(90, 0, -28)):
        plate(ngon(6, .1), .004, paper(), [(0, 0, .055)], bevel=.001)
    # a wide actuator with its straw folded up, as on cans that are used upside down
    red = paint()
    lathe([(.2, 1.54), (.285, 1.52), (.29, 1.56), (.24, 1.74), (.2, 1.78)], red, soft=.02)
    lathe([(.0, 1.80), (.15, 1.80), (.2, 1.77)], red, soft=.015)
    box(.2, .1, .1, red, (-.16, -.085, 1.79), (0, 12, 28), .02)
    tube([(-.2, -.106, 1.79), (-.72, -.39, 1.80)], .014, plastic(), smooth=False)


@part('brake-cleaner-canister', az=-30, el=16)
def brake_cleaner_canister():
    tin = graphite_paint()
    W, D, H = 1.15, .72, 1.6
    loft([(.02, W - .04, D - .04, .1), (.02, W, D, .12), (H, W, D, .12), (H, W - .04, D - .04, .1)], tin)
    for z in (.03, H - .01):
        plate(rrect(W + .05, D + .05, .14), .05, steel(), [rrect(W - .05, D - .05, .1)], (0, 0, z), bevel=.015)
    lathe([(.2, H - .02), (.2, H + .05), (.17, H + .06)], steel(), (-.34, 0, 0))
    ribbed_cap(.18, .16, paint(), (-.34, 0, H + .05))
    tube([(-.05, 0, H), (-.05, 0, H + .14), (.44, 0, H + .14), (.44, 0, H)], .035, plastic(), n=10)
    front(D, .8, label, .98, 1.1, ('BRAKE', 'CLEANER'), [], signal_ink(), brake)
