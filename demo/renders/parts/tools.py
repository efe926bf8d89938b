"""Workshop tools: wrenches, sockets, jack, stand, drain pan, compressor, tyre inflator."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


@part('torque-wrench', az=-44, el=40)
def torque_wrench():
    with placed(at=(-1.5, 0, .16), rot=(0, 90, 0)):
        lathe([(0, 0), (.13, 0), (.155, .03), (.155, .7), (.13, .74), (.13, .82)], paint(), soft=.02)
        for i in range(18):
            with placed(rot=(0, 0, 20 * i)):
                box(.02, .03, .62, paint(), (.156, 0, .37), bevel=.006)
        lathe([(.11, .8), (.14, .84), (.14, 1.02), (.11, 1.06)], chrome())
        lathe([(.095, 1.0), (.095, 2.5), (.075, 2.6), (.075, 2.75)], chrome())
        for i in range(12):
            box(.004, .1 if i % 3 == 0 else .06, .006, ink(), (-.095, 0, 1.12 + .045 * i), bevel=0)
        with placed(at=(0, 0, 2.85), rot=(0, -90, 0)):
            plate(hull((0, 0, .23), (-.2, 0, .12)), .2, chrome(), bevel=.04)
            plate(circle(.16), .03, dark_steel(), at=(0, 0, .11), bevel=.008)
            box(.17, .17, .3, steel(), (0, 0, -.2), bevel=.02)
            box(.16, .05, .03, chrome(), (.04, 0, .135), (0, 0, 20), .01)
    text('Nm', .09, ink(), (.25, 0, .258))
    for x, y, r in ((.35, -.62, .16), (-.05, -.55, .13), (-.4, -.48, .11)):
        with placed(at=(x, y, -.19)):
            socket(r)


def socket(r, h=.42):
    lathe([(r * .95, 0), (r, .02), (r, h * .5), (r * .86, h * .58), (r * .86, h), (r * .8, h + .01)], chrome(), soft=.012)
    plate(circle(r * .86), .02, chrome(), [ngon(4, r * .55, .785)], (0, 0, h), bevel=.004)
    ring(r * .86, r * .885, .02, dark_steel(), (0, 0, h * .75))


@part('socket-set', az=-28, el=40)
def socket_set():
    box(2.5, 1.5, .2, plastic(), (0, 0, .1), bevel=.05)
    box(2.36, 1.36, .04, solid('foam', (.018, .018, .02), .95, spec=.1, bump=dict(scale=90, strength=.4)), (0, 0, .2), bevel=.01)
    box(2.5, .06, 1.3, plastic(), (0, .82, .72), (-14, 0, 0), .05)
    with placed(at=(0, .78, .76), rot=(76, 0, 0)):
        text('SOCKET SET', .12, paper(), (0, -.2, .0))
    for i in range(9):
        r = .07 + .0085 * i
        with placed(at=(-1.02 + .25 * i, .48, .2)):
            socket(r, .24)
    for i in range(7):
        with placed(at=(-.98 + .32 * i, .12, .2)):
            socket(.10 + .008 * i, .26)
    with placed(at=(-.95, -.3, .27), rot=(0, 90, 0)):                    # ratchet
        lathe([(0, 0), (.08, .02), (.1, .1), (.1, .6), (.07, .7), (.05, .75), (.05, 1.2)], plastic())
        ring(.09, .108, .05, paint(), (0, 0, .6))
        lathe([(.05, .7), (.05, 1.25)], chrome())
    plate(hull((.42, -.3, .15), (.25, -.3, .07)), .13, chrome(), at=(0, 0, .28), bevel=.03)
    plate(circle(.09), .03, dark_steel(), at=(.42, -.3, .35), bevel=.006)
    for i in range(3):
        cyl(.045, .5 + .2 * i, chrome(), (.95 - .1 * i, -.2 - .15 * i, .25), (0, 90, 0))
    for i in range(10):
        with placed(at=(-1.0 + .13 * i, -.58, .2)):
            plate(ngon(6, .045), .16, dark_steel(), at=(0, 0, .06), bevel=.006)
    for x in (-.8, .8):
        box(.22, .06, .14, paint(), (x, -.76, .12), bevel=.02)


@part('spanner-set', az=-20, el=46)
def spanner_set():
    for i in range(7):
        L, w = 2.2 - .2 * i, .17 - .014 * i
        x = -1.0 + .33 * i
        with placed(at=(x, -.15 + .0 * i, .05), rot=(0, 0, -4 + 1.2 * i)):
            h = L / 2
            plate(hull((0, -h + w * 1.5, w * .42), (0, h - w * 1.5, w * .5)), .06, chrome(), bevel=.018)
            jaw = polar(lambda a: w * 1.02)
            with placed(at=(0, h, .0), rot=(0, 0, 15)):
                o = [(w * 1.25 * math.cos(math.radians(a)), w * 1.25 * math.sin(math.radians(a))) for a in range(128, 413, 6)]
                o += [(w * .58, w * .75), (w * .58, -w * .1), (w * .25, -w * .4), (-w * .25, -w * .4), (-w * .58, -w * .1), (-w * .58, w * .75)]
                plate(o, .09, chrome(), bevel=.016)
            with placed(at=(0, -h, .0)):
                plate(circle(w * 1.05), .1, chrome(), [gear(12, w * .62, w * .74)], bevel=.018)
            text(str((22, 19, 17, 15, 13, 12, 10)[i]), w * .62, dark_steel(), (0, 0, .032), (0, 0, 90), depth=.001)


@part('floor-jack', az=-34, el=22)
def floor_jack():
    for y in (-.42, .42):
        plate(soften([(-1.25, .1), (1.3, .1), (1.3, .3), (.5, .42), (-.5, .62), (-1.25, .5)], .08, True), .06, paint(), at=(0, y, .08), rot=(90, 0, 0), bevel=.02)
        with placed(at=(1.2, y * 1.0, .17), rot=(90, 0, 0)):
            cyl(.17, .12, dark_steel())
    cyl(.16, .8, dark_steel(), (1.2, 0, .17), (90, 0, 0))
    for y in (-.5, .5):
        with placed(at=(-1.1, y * 1.15, .13), rot=(90, 0, 0)):
            cyl(.13, .1, plastic())
            cyl(.05, .14, steel())
        box(.3, .3, .06, paint(), (-1.1, y, .42), bevel=.02)
    box(.5, .8, .4, paint(), (-.9, 0, .42), bevel=.04)
    cyl(.2, .9, black_paint(), (-.35, 0, .42), (0, 90, 0))
    cyl(.09, .5, chrome(), (.2, 0, .42), (0, 90, 0))
    for y in (-.26, .26):
        plate(hull((-.3, .46, .13), (1.1, .95, .11)), .06, paint(), at=(0, y, 0), rot=(90, 0, 0), bevel=.02)
    box(.4, .5, .06, paint(), (.6, 0, .82), (0, -19, 0), .015)
    cyl(.06, .7, steel(), (1.1, 0, .95), (90, 0, 0))
    lathe([(.0, 1.02), (.1, 1.02), (.12, 1.1), (.26, 1.1), (.28, 1.14), (.28, 1.2), (.24, 1.2), (0, 1.17)], black_paint(), (1.1, 0, 0), soft=.02)
    plate(circle(.23), .05, rubber(), at=(1.1, 0, 1.2), bevel=.015)
    tube([(-1.0, 0, .6), (-1.5, 0, 1.3), (-2.0, 0, 2.0)], .07, chrome(), smooth=False)
    tube([(-1.66, 0, 1.524), (-2.05, 0, 2.07)], .1, rubber(), smooth=False)


@part('axle-stand', az=-32, el=16)
def axle_stand():
    for x, z0, y in ((-.62, 0, 0), (.72, .18, .35)):
        with placed(at=(x, y, 0)):
            for a in range(4):
                with placed(rot=(0, 0, 90 * a + 45)):
                    tube([(.62, 0, .03), (.14, 0, .95)], .055, paint(), smooth=False)
                    box(.2, .2, .04, paint(), (.6, 0, .02), bevel=.012)
            for z, r in ((.3, .47), (.06, .58)):
                pts = [(r * math.cos(math.radians(90 * k + 45)), r * math.sin(math.radians(90 * k + 45)), z) for k in range(4)]
                tube(pts, .03, paint(), smooth=False, closed=True)
            lathe([(.13, .8), (.17, .82), (.17, 1.05), (.13, 1.06)], paint(), soft=.015)
            with placed(at=(0, 0, z0)):
                cyl(.1, .7, dark_steel(), (0, 0, 1.1))
                for k in range(6):
                    box(.03, .14, .05, dark_steel(), (-.1, 0, .95 + .09 * k), (0, 25, 0), .008)
                plate(soften([(-.28, .2), (-.28, 0), (.28, 0), (.28, .2), (.2, .2), (.12, .09), (-.12, .09), (-.2, .2)], .03, True), .2, dark_steel(), at=(0, 0, 1.44), rot=(90, 0, 0), bevel=.02)
            tube([(-.12, 0, .95), (-.3, 0, .98), (-.6, 0, 1.1)], .03, steel(), smooth=False)
            cyl(.045, .25, rubber(), (-.5, 0, 1.06), (0, -68, 0))


@part('oil-drain-pan', az=-30, el=34)
def drain_pan():
    lathe([(.0, .06), (.85, .06), (.95, .12), (1.0, .34), (1.08, .36), (1.08, .40), (1.0, .41), (.96, .40), (.92, .18), (.8, .12), (0, .11)], plastic(), soft=.03)
    lathe([(0, .16), (.87, .16)], solid('used oil', (.012, .007, .003), .03, 0, coat=1., spec=.8), soft=0)
    with placed(at=(.9, -.55, .36), rot=(0, 0, -31)):
        plate(soften([(-.15, -.2), (.4, -.1), (.4, .1), (-.15, .2)], .06, True), .08, plastic(), bevel=.02)
    for a in (150, 330):
        with placed(rot=(0, 0, a)):
            tube([(1.05, -.25, .38), (1.22, -.2, .38), (1.22, .2, .38), (1.05, .25, .38)], .05, plastic())
    with placed(at=(-.15, .15, .16)):
        torus(.34, .03, paint(), (0, 0, .06))
        for i in range(3):
            box(.66, .03, .03, paint(), (0, 0, .06), (0, 0, 60 * i), .006)
    lathe([(0, 0), (.1, 0), (.1, .05)], steel(), (-1.15, -.75, .0))
    bolt(.09, .25, zinc(), (-1.15, -.75, .1), (100, 0, 30))


@part('air-compressor', az=-30, el=18)
def compressor():
    with placed(at=(-.95, 0, .62), rot=(0, 90, 0)):
        lathe([(0, -.12), (.2, -.1), (.38, .0), (.42, .1), (.42, 1.8), (.38, 1.9), (.2, 2.0), (0, 2.02)], paint(), soft=.08)
        for z in (.12, 1.78):
            ring(.415, .43, .02, paint(), (0, 0, z))
    text('AIR COMPRESSOR', .1, paper(), (0, -.412, .46), (90, 0, 0))
    for s in (-1, 1):
        with placed(at=(-.75, s * .38, .2), rot=(90, 0, 0)):
            ring(.1, .2, .12, rubber(), soft=.03)
            cyl(.12, .1, steel())
    box(.2, .7, .1, black_paint(), (.75, 0, .18), bevel=.02)
    for s in (-1, 1):
        cyl(.08, .14, rubber(), (.75, s * .3, .07))
    box(1.2, .5, .05, black_paint(), (0, 0, 1.06), bevel=.015)
    with placed(at=(-.25, 0, 1.32), rot=(0, 90, 0)):
        lathe([(0, -.4), (.2, -.4), (.24, -.36), (.24, .3), (0, .3)], black_paint(), soft=.03)
        for i in range(16):
            box(.03, .02, .5, black_paint(), (.24 * math.cos(i * .393), .24 * math.sin(i * .393), 0), (0, 0, 22.5 * i), .004)
    cyl(.16, .3, cast_alu(), (.3, 0, 1.25))
    for i in range(6):
        plate(rrect(.44, .44, .06), .025, cast_alu(), at=(.3, 0, 1.36 + .06 * i), bevel=.006)
    box(.36, .36, .1, cast_alu(), (.3, 0, 1.75), bevel=.02)
    cyl(.09, .16, plastic(), (.62, 0, 1.6), (0, 90, 0))
    tube([(.3, -.18, 1.72), (.3, -.35, 1.6), (.5, -.32, 1.2), (.5, -.25, .98)], .03, copper())
    tube([(-.95, 0, .95), (-1.15, 0, 1.25), (-1.1, 0, 1.6), (-.3, 0, 1.75), (.1, 0, 1.72)], .05, black_paint())
    box(.26, .24, .28, plastic(), (.75, -.1, 1.16), bevel=.04)
    with placed(at=(.75, -.3, 1.2), rot=(90, 0, 0)):
        ring(.1, .13, .08, chrome())
        plate(circle(.11), .02, paper(), bevel=.004)
        box(.12, .014, .02, paint(), (.02, .02, .02), (0, 0, 40), .002)


@part('tyre-inflator', az=-30, el=22)
def tyre_inflator():
    with placed(at=(0, .1, .0), rot=(0, 0, 6)):
        loft([(.06, rrect(1.5, .74, .16)), (.12, rrect(1.56, .80, .18)), (.86, rrect(1.50, .74, .18)), (.98, rrect(1.36, .62, .16))], plastic(), bevel=.03)
        loft([(.34, rrect(1.575, .815, .18)), (.44, rrect(1.575, .815, .18))], paint(), bevel=.012)
        for s in (-1, 1):
            box(.34, .84, .07, rubber(), (s * .55, 0, .05), bevel=.02)
            for k in range(6):
                box(.02, .46, .05, ink(), (s * .77, 0, .5 + .06 * k), bevel=.006)
        tube([(-.52, 0, .9), (-.5, 0, 1.18), (-.34, 0, 1.25), (.34, 0, 1.25), (.5, 0, 1.18), (.52, 0, .9)], .07, plastic(), n=10)
        with placed(at=(-.3, -.395, .65), rot=(88, 0, 0)):
            plate(rrect(.6, .32, .05), .03, black_paint(), bevel=.008)
            plate(rrect(.5, .22, .03), .01, solid('screen', (.006, .008, .011), .08, 0, coat=1.), at=(0, 0, .016), bevel=.003)
            text('2.4', .16, glow((.9, .93, .95), 1.1, 'digits'), (-.05, 0, .022), depth=.0005)
            text('bar', .06, glow((.9, .93, .95), 1.1, 'digits'), (.17, -.04, .022), depth=.0005)
        for i, x in enumerate((.18, .36)):
            with placed(at=(x, -.395, .65), rot=(88, 0, 0)):
                cyl(.065, .05, paint() if i else rubber(), soft=.015, seg=40)
    tube([(.72, -.05, .72), (1.0, -.1, .70), (1.22, -.3, .30), (1.05, -.6, .07), (.3, -.72, .06), (-.3, -.85, .06)], .05, rubber(), n=16)
    with placed(at=(-.26, -.84, .07), rot=(0, -90, 10)):
        lathe([(.05, -.06), (.07, -.04), (.07, .12), (.085, .14), (.085, .34), (.06, .36)], brass(), soft=.01)
        for k in range(12):
            box(.012, .02, .16, brass(), (.086 * math.cos(k * .524), .086 * math.sin(k * .524), .24), (0, 0, 30 * k), .004)
        lathe([(.065, .34), (.075, .36), (.07, .48), (.04, .49), (.04, .4)], steel(), soft=.01)
