"""Calipers: floating with one piston, fixed with four, of iron or aluminium; repair kits; wheel and clutch cylinders."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .pads import sector


def grey_iron():
    return solid('bare iron', (.165, .165, .168), .5, .85, bump=dict(scale=46, strength=.4, detail=3, vary=.08))


def raw_alu():
    return solid('raw aluminium', (.50, .51, .52), .40, 1, bump=dict(scale=60, strength=.25, detail=3, vary=.06))


def bleeder(at, rot=(0, 0, 0), s=1.):
    with placed(at, rot, s):
        plate(ngon(6, .075), .1, steel(), at=(0, 0, .06), bevel=.01)
        lathe([(.045, .1), (.045, .2), (.03, .22), (.03, .28), (.045, .3), (.03, .36)], steel(), soft=.006, seg=32)
        lathe([(.058, .2), (.062, .28), (.058, .42), (.03, .46), (0, .46)], rubber(), soft=.012, seg=32)


def bellows(at, rot, r=.13, n=4, length=.24):
    pr = [(r * .62, 0)]
    for i in range(n):
        pr += [(r, length * (i + .3) / n), (r * .72, length * (i + .8) / n)]
    lathe(pr + [(r * .6, length)], rubber(), at, rot, 48, .01)


def carrier(m):
    """The bracket: inboard frame with its two bolt lugs, arms over the disc, a bar outboard."""
    frame = soften([(-1.14, .52), (-1.14, -.12), (-.96, -.46), (-.56, -.46), (-.44, -.26), (.44, -.26), (.56, -.46), (.96, -.46), (1.14, -.12), (1.14, .52),
                    (.84, .52), (.82, .02), (-.82, .02), (-.84, .52)], .09, True)
    plate(frame, .2, m, [(.74, -.22, .10), (-.74, -.22, .10)], (0, .12, 0), (90, 0, 0), bevel=.035)
    for x in (-.74, .74):
        ring(.10, .18, .05, machined(), (x, .235, -.22), (90, 0, 0))
    for x in (-.99, .99):
        box(.30, .86, .24, m, (x, -.2, .42), bevel=.05)
        box(.26, .13, .62, m, (x, -.56, .22), bevel=.04)
    box(2.1, .12, .17, m, (0, -.56, .0), bevel=.04)
    for x in (-.83, .83):                                           # the pads' guide clips
        box(.03, .62, .2, brushed(), (x, -.2, .36), bevel=.008)


def caliper(col=None, bracket=True, frame=None):
    """Floating caliper, one piston, its housing inboard at +Y; about 2.2 wide."""
    p = col or paint()
    for a, b in ((60, 83), (97, 120)):                              # bridge, with the window between
        plate(soften(sector(1.74, 1.96, a, b, 12), .05, True), 1.06, p, at=(0, -.05, -1.02), rot=(90, 0, 0), bevel=.035)
    plate(soften(sector(1.72, 1.955, 78, 102, 12), .05, True), .22, p, at=(0, .38, -1.02), rot=(90, 0, 0), bevel=.035)
    plate(soften(sector(1.72, 1.955, 78, 102, 12), .05, True), .18, p, at=(0, -.50, -1.02), rot=(90, 0, 0), bevel=.035)
    for a in (66, 114):                                             # cast ribs along the bridge
        t = math.radians(a)
        box(.05, 1.0, .04, p, (1.97 * math.cos(t), -.05, -1.02 + 1.965 * math.sin(t)), (0, 90 - a, 0), .015)
    body = hull((0, .30, .47), (-.66, .62, .16), (.66, .62, .16))
    plate(body, .26, p, at=(0, .42, 0), rot=(90, 0, 0), bevel=.05)
    lathe([(.50, .50), (.475, .56), (.46, .86), (.42, .95), (.33, .985), (.31, .965), (.0, .965)], p, (0, 0, .30), (-90, 0, 0), soft=.045)
    ring(.12, .145, .012, p, (0, .968, .30), (90, 0, 0))
    for x in (-.30, .30):                                           # buttresses from the cylinder to the bridge
        plate([(0, 0), (.34, 0), (0, .30)], .07, p, at=(x, .52, .62), rot=(90, 0, 90), bevel=.02)
    fingers = soften([(-.74, .78), (-.78, .30), (-.70, -.06), (-.40, -.10), (-.30, .10), (-.22, .34), (.22, .34), (.30, .10), (.40, -.10), (.70, -.06),
                      (.78, .30), (.74, .78)], .09, True)
    plate(fingers, .2, p, at=(0, -.56, 0), rot=(90, 0, 0), bevel=.05)
    lathe([(.30, .12), (.34, .12), (.36, .16), (.36, .30)], steel(), (0, 0, .30), (-90, 0, 0))      # piston and its boot
    lathe([(.34, .2), (.42, .2), (.38, .24), (.43, .28), (.43, .3)], rubber(), (0, 0, .30), (-90, 0, 0))
    for x in (-1, 1):                                               # guide pins
        plate(hull((x * .97, .36, .15), (x * .52, .44, .24)), .14, p, [(x * .97, .36, .05)], (0, .52, 0), (90, 0, 0), bevel=.03)
        bellows((x * .97, .24, .36), (-90, 0, 0))
        cyl(.055, .4, steel(), (x * .97, .35, .36), (90, 0, 0), seg=32)
        hexhead(.115, .1, zinc(), (x * .97, .59, .36), (-90, 0, 0))
    bleeder((-.34, .70, .72), (-24, -18, 0))
    lathe([(.10, 0), (.12, .03), (.12, .10), (.10, .12)], p, (.30, .74, .70), (-30, 24, 0))
    lathe([(.0, .2), (.045, .2), (.05, .16), (.05, .1), (.085, .1), (.085, .06)], solid('transport plug', (.55, .03, .02), .4), (.30, .74, .70), (-30, 24, 0), seg=32)
    if bracket:
        carrier(frame or p)


def four_piston(p):
    """Fixed caliper: two halves over the disc, two pistons in each, pads' pins across the window."""
    arc = lambda a, b, r0=1.20, r1=1.98: soften(sector(r0, r1, a, b, 16), .08, True)
    for y in (-.44, .44):
        plate(arc(57, 123), .36, p, at=(0, y, -1.02), rot=(90, 0, 0), bevel=.07)
        s = 1 if y > 0 else -1
        for a in (75, 105):
            t = math.radians(a)
            x, z = 1.56 * math.cos(t), -1.02 + 1.56 * math.sin(t)
            lathe([(.36, 0), (.335, .10), (.27, .135), (.25, .12), (0, .12)], p, (x, y + s * .16, z), (-90 * s, 0, 0), soft=.03)
            cyl(.25, .2, steel(), (x, y - s * .2, z), (90, 0, 0))
    for a, b in ((57, 69), (111, 123)):
        plate(arc(a, b, 1.32, 1.985), 1.1, p, at=(0, 0, -1.02), rot=(90, 0, 0), bevel=.05)
    plate(arc(86.5, 93.5, 1.82, 1.985), .9, p, at=(0, 0, -1.02), rot=(90, 0, 0), bevel=.03)
    for a in (61, 119):                                             # bolts that hold the halves
        t = math.radians(a)
        for r in (1.44, 1.82):
            with placed(at=(r * math.cos(t), .62, -1.02 + r * math.sin(t)), rot=(-90, 0, 0)):
                lathe([(.0, .07), (.035, .07), (.035, .03), (.04, .03), (.075, .03)], dark_steel(), seg=32, soft=0)
                ring(.04, .078, .08, dark_steel(), (0, 0, .04), soft=.01)
    for a in (78, 102):                                             # the pads' pins and spring
        t = math.radians(a)
        cyl(.035, 1.2, steel(), (1.86 * math.cos(t), 0, -1.02 + 1.86 * math.sin(t)), (90, 0, 0), seg=32)
    plate(arc(76, 84, 1.86, 1.875), .36, brushed(), at=(0, 0, -1.0), rot=(90, 0, 0), bevel=.002)
    plate(arc(96, 104, 1.86, 1.875), .36, brushed(), at=(0, 0, -1.0), rot=(90, 0, 0), bevel=.002)
    for x in (-.86, .86):                                           # mounting lugs
        plate(hull((x, .12, .17), (x * .8, .5, .2)), .2, p, [(x, .12, .085)], (0, .5, 0), (90, 0, 0), bevel=.035)
    bleeder((-.62, .44, .86), (-10, -28, 0))
    bleeder((.62, .44, .86), (-10, 28, 0))


def _caliper(key, build):
    part(key, az=150, el=24, focus=(-.25, .6, .5), zoom=1.6, front_from=(180, 8), detail_from=(206, 26))(build)


_caliper('brake-caliper', lambda: caliper(grey_iron()))
_caliper('brake-caliper-bare', lambda: caliper(grey_iron(), False))
_caliper('brake-caliper-alloy', lambda: caliper(raw_alu(), True, cast_iron()))
_caliper('brake-caliper-alloy-bare', lambda: caliper(raw_alu(), False))
_caliper('brake-caliper-four', lambda: four_piston(grey_iron()))
_caliper('brake-caliper-four-alloy', lambda: four_piston(raw_alu()))


def seals():
    """What every kit has: two dust boots, two square seals, a bleed screw, a cap, grease."""
    for x, y in ((-.10, -.62), (.62, -.42)):
        with placed(at=(x, y, 0)):
            lathe([(.26, 0), (.36, 0), (.36, .05), (.30, .07), (.335, .10), (.29, .13), (.315, .16), (.26, .18), (.25, .15)], rubber(), soft=.012)
    for x, y in ((-.66, -.86), (.02, -1.24)):
        ring(.27, .305, .055, rubber(), (x, y, .028), soft=.004)
    for x, y, t in ((.62, -1.06, 20), (.90, -1.16, 30)):
        with placed(at=(x, y, .075), rot=(90, 0, t)):
            lathe([(.02, -.2), (.03, -.16), (.052, -.12), (.052, .02)], zinc(), seg=32, soft=.005)
            plate(ngon(6, .075), .09, zinc(), at=(0, 0, .06), bevel=.008)
            lathe([(.045, .1), (.045, .2), (.03, .22), (.045, .3), (.03, .34), (0, .34)], zinc(), seg=32, soft=.005)
    with placed(at=(-1.12, -.45, .03), rot=(0, 0, 24)):
        loft([(0, .34, .46, .02), (.03, .32, .44, .08), (.06, .26, .36, .08)], paper(), bevel=.008)
        box(.345, .03, .02, paper(), (0, .23, .01), bevel=.004)
        text('GREASE', .065, ink(), (0, 0, .062), (0, 0, 90), depth=.001)


@part('caliper-repair-kit', az=-18, el=38)
def caliper_repair_kit():
    seals()
    with placed(at=(-.40, .05, 0)):
        lathe([(.0, .10), (.30, .10), (.30, .66), (.33, .68), (.38, .66), (.38, .60), (.35, .585), (.35, .545), (.38, .53), (.38, .02), (.36, 0)], chrome(), soft=.012)


@part('caliper-repair-kit-seals', az=-18, el=42)
def caliper_repair_kit_seals():
    seals()
    for x, y in ((-.55, -.28), (-.30, -.05)):
        with placed(at=(x, y, 0)):
            bellows((0, 0, 0), (0, 0, 0), .14, 3, .20)


@part('caliper-repair-kit-pins', az=-18, el=38)
def caliper_repair_kit_pins():
    seals()
    for i, (x, y) in enumerate(((-.75, .02), (-.55, .30))):
        with placed(at=(x, y, .11), rot=(0, 90, -8)):
            cyl(.075, .85, steel(), (0, 0, .42), seg=48)
            thread(.06, .14, steel(), .03, (0, 0, -.12))
            hexhead(.105, .1, zinc(), (0, 0, .84))
            torus(.075, .012, rubber(), (0, 0, .08))
    for x, y in ((.55, .10), (.86, .0)):
        bellows((x, y, 0), (0, 0, 0), .15, 3, .24)
