"""Smart devices: dash cam, OBD scanner, tracker, phone mount, camera, parking sensors, multimeter."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def screen(w, h, at, rot=(90, 0, 0), lines=()):
    with placed(at, rot):
        plate(rrect(w, h, .03), .02, solid('screen', (.006, .008, .011), .08, 0, coat=1.), bevel=.005)
        for s, size, x, y, col in lines:
            text(s, size, glow(col, 1.1, 'px%s' % (col,)), (x, y, .0105), depth=.0005)


WHITE, RED, GREEN = (.9, .93, .95), (.9, .1, .03), (.15, .8, .3)


@part('dash-cam', az=-28, el=14)
def dash_cam():
    with placed(at=(0, 0, .45)):
        with placed(rot=(90, 0, 0)):
            plate(rrect(1.9, .85, .3), .5, plastic(), bevel=.1)
            plate(rrect(1.84, .80, .28), .03, graphite_paint(), at=(0, 0, .25), bevel=.01)
        with placed(at=(.3, -.25, 0), rot=(90, 0, 0)):
            lathe([(.36, 0), (.38, .1), (.36, .2), (.33, .22), (.3, .2), (.26, .12)], black_paint(), soft=.015)
            ring(.355, .385, .03, paint(), (0, 0, .12))
            for r, z in ((.27, .12), (.2, .1), (.13, .08)):
                ring(r - .07, r, .02, black_paint(), (0, 0, z), soft=.005)
            with placed(at=(0, 0, .08), scale=(1, 1, .35)):
                ball(.2, solid('lens', (.02, .03, .06), .03, 0, coat=1., spec=1), cut=0.)
        text('DASH CAM', .06, paper(), (-.52, -.27, -.1), (90, 0, 0))
        cyl(.035, .02, glow((1, .1, .05), 3, 'rec'), (-.8, -.27, .2), (90, 0, 0), seg=24)
        for i in range(6):
            box(.02, .3, .03, plastic(), (-.94, 0, -.15 + .06 * i), bevel=.005)
        box(.3, .2, .3, plastic(), (-.1, .08, .5), bevel=.05)
        ball(.16, plastic(), (-.1, .12, .72))
        with placed(at=(-.1, .22, .9), rot=(-35, 0, 0)):
            cyl(.14, .2, plastic())
            lathe([(0, .26), (.4, .22), (.5, .14), (.5, .1), (.2, .08)], plastic(), soft=.03)
    tube([(.5, .3, .75), (.8, .5, .5), (1.0, .6, .1), (1.3, .3, .04), (1.5, -.1, .04)], .035, rubber())


@part('obd-scanner', az=-26, el=40)
def obd():
    with placed(at=(0, 0, .16), rot=(0, 0, 14)):
        plate(soften([(-.5, -.95), (.5, -.95), (.62, -.3), (.62, .95), (-.62, .95), (-.62, -.3)], .18, True, 5), .3, plastic(), bevel=.07)

        for s in (-1, 1):
            box(.1, 1.7, .24, paint(), (s * .60, .05, 0), bevel=.04)
        screen(1.0, .74, (0, .42, .155), (0, 0, 0), (('P0301', .19, 0, .16, RED), ('cylinder 1 misfire', .075, 0, -.02, WHITE), ('READ', .08, -.3, -.22, GREEN), ('CLEAR', .08, .28, -.22, WHITE)))
        for x, y, c in ((-.3, -.2, None), (.3, -.2, None), (0, -.38, 1), (0, -.64, None), (-.28, -.52, None), (.28, -.52, None)):
            plate(rrect(.2, .13, .05), .04, paint() if c else solid('key grey', (.3, .31, .32), .4), at=(x, y, .16), bevel=.012)
    tube([(-.22, .95, .16), (-.4, 1.35, .1), (.2, 1.6, .06), (1.0, 1.3, .06), (1.15, .6, .06), (1.1, .1, .1)], .06, rubber())
    with placed(at=(1.08, -.25, .18), rot=(0, 0, -4)):
        loft([(-.35, .3, .26, .05), (-.2, .42, .3, .06), (.2, .5, .3, .06)], plastic(), (0, 0, 0), (90, 0, 0), bevel=.02)
        plate([(-.21, -.1), (.21, -.1), (.25, .1), (-.25, .1)], .2, plastic((.05, .05, .052), 'obd face'), at=(0, -.3, 0), rot=(90, 0, 0), bevel=.02)
        for i in range(8):
            for z in (-.04, .05):
                box(.025, .02, .04, brass(), (-.17 + .048 * i, -.4, z), bevel=.003)


@part('gps-tracker', az=-28, el=32)
def gps():
    with placed(at=(0, 0, .14), rot=(0, 0, 12)):
        plate(rrect(1.5, 1.1, .2), .28, plastic(), bevel=.06)
        plate(rrect(1.2, .8, .12), .02, graphite_paint(), at=(0, 0, .14), bevel=.006)
        text('GPS TRACKER', .085, paper(), (0, -.08, .152))
        for i, c in enumerate((GREEN, RED, (.1, .3, .9))):
            cyl(.03, .02, glow(c, 2.5, 'led%d' % i), (-.2 + .2 * i, -.26, .15), seg=24)
        for s in (-1, 1):
            plate(hull((s * .72, 0, .2), (s * .9, 0, .14)), .08, plastic(), [(s * .9, 0, .06)], (0, 0, -.1), bevel=.015)
    for i, c in enumerate(((.75, .03, .02), (.02, .02, .02), (.7, .5, .02), (.8, .8, .8))):
        tube([(.1 + .09 * i, -.55, .14), (.2 + .12 * i, -.9, .05), (.75 + .06 * i, -1.05 + .06 * i, .04), (1.2, -.8 + .09 * i, .04), (1.4, -.5 + .1 * i, .04)], .026, solid('gw%d' % i, c, .4))
    with placed(at=(-.75, -.75, .1)):
        plate(rrect(.55, .55, .1), .16, plastic(), bevel=.04)
        text('GPS', .13, paper(), (0, 0, .085))
    tube([(-.47, -.72, .1), (-.3, -.65, .04), (-.25, -.5, .1)], .025, rubber())


@part('phone-mount', az=-28, el=14)
def phone_mount():
    with placed(at=(0, 0, 1.35), rot=(-14, 0, 0)):
        with placed(rot=(90, 0, 0)):
            plate(rrect(.86, 1.7, .13), .09, graphite_paint(), bevel=.03)
            plate(rrect(.80, 1.64, .11), .01, solid('screen', (.006, .008, .011), .08, 0, coat=1.), at=(0, 0, .045), bevel=.003)
            tube([(-.2, -.6, .052), (-.18, -.2, .052), (.1, .0, .052), (.12, .4, .052)], .03, glow((.9, .12, .03), 1.5, 'route'))
            for a, b in (((-.4, -.3), (.4, -.1)), ((-.4, .25), (.4, .35)), ((.25, -.8), (.3, .8)), ((-.28, -.8), (-.24, .8))):
                tube([(*a, .05), (*b, .05)], .008, glow((.4, .44, .48), .5, 'street'), smooth=False)
            for s in (-1, 1):
                box(.1, .5, .26, plastic(), (s * .48, .0, -.02), bevel=.03)
                box(.03, .44, .1, paint(), (s * .44, .0, .08), bevel=.01)
            box(.7, .6, .16, plastic(), (0, 0, -.14), bevel=.05)
            box(.4, .1, .26, plastic(), (0, -.92, -.02), bevel=.03)
    ball(.15, plastic(), (0, .28, 1.3))
    cyl(.2, .14, plastic(), (0, .34, 1.28), (70, 0, 0))
    tube([(0, .36, 1.26), (0, .62, 1.0), (0, .6, .55), (0, .2, .22)], [.09, .08, .08, .1], plastic())
    lathe([(0, .3), (.2, .28), (.34, .16), (.46, .08), (.5, 0), (.4, .02)], plastic(), (0, .15, 0), soft=.04)
    ring(.3, .36, .06, paint(), (0, .15, .17))


@part('parking-camera', az=-30, el=24)
def parking_camera():
    with placed(at=(0, 0, .42)):
        cyl(.34, .7, black_paint(), (0, 0, 0), (90, 0, 0), soft=.05)
        with placed(at=(0, -.36, 0), rot=(90, 0, 0)):
            ring(.22, .32, .06, chrome())
            ring(.1, .23, .02, black_paint())
            with placed(scale=(1, 1, .45)):
                ball(.2, solid('lens', (.02, .03, .06), .03, 0, coat=1., spec=1), cut=0.)
            for i in range(8):
                cyl(.026, .02, solid('ir', (.3, .3, .32), .15, coat=1.), (.27 * math.cos(i * .785), .27 * math.sin(i * .785), .03), seg=20)
        plate([(-.42, -.45), (.42, -.45), (.42, -.36), (-.42, -.36)], .5, black_paint(), rot=(90, 0, 0), bevel=.02)
        for s in (-1, 1):
            plate(hull((0, 0, .16), (0, -.36, .14)), .06, black_paint(), at=(s * .4, 0, 0), rot=(90, 0, 90), bevel=.015)
            bolt(.06, .05, steel(), (s * .43, 0, 0), (0, 90 * s, 0))
    tube([(0, .35, .42), (0, .6, .35), (.3, .8, .08), (.9, .7, .05), (1.1, .2, .05), (.8, -.2, .05), (1.2, -.5, .05)], .04, rubber())
    with placed(at=(1.28, -.6, .08), rot=(90, 0, 50)):
        lathe([(.05, -.1), (.08, -.08), (.1, .0), (.1, .3), (.08, .32)], solid('rca', (.75, .55, .03), .35))
        cyl(.03, .5, steel(), (0, 0, .3))


@part('parking-sensor', az=-34, el=24)
def parking_sensor():
    with placed(at=(-.75, -.1, .42), rot=(0, -82, 10)):                     # lying, its face to the front
        lathe([(0, .30), (.24, .295), (.27, .27), (.27, .2), (.30, .18), (.30, .12), (.25, .10), (.25, -.10)], graphite_paint(), soft=.02)
        ring(.27, .33, .07, rubber(), (0, 0, .12), soft=.02)
        lathe([(.25, -.08), (.36, -.10), (.37, -.14), (.37, -.42), (.33, -.46), (0, -.46)], plastic(), soft=.02)
        for a in (0, 120, 240):
            with placed(rot=(0, 0, a + 30)):
                box(.06, .16, .3, plastic(), (.39, 0, -.20), (0, 8, 0), .02)
        with placed(at=(-.06, 0, -.5)):
            loft([(.14, rrect(.46, .54, .08)), (-.1, rrect(.46, .54, .08)), (-.14, rrect(.42, .50, .06))], plastic(), bevel=.02)
            with placed(at=(.14, 0, -.1), rot=(0, 112, 0)):
                loft([(0, rrect(.34, .46, .05)), (.62, rrect(.36, .48, .05))], plastic(), bevel=.02)
                box(.27, .38, .02, ink(), (0, 0, .615), bevel=.006)
                for i in range(3):
                    cyl(.02, .1, brass(), (0, -.11 + .11 * i, .58), seg=20)
                box(.1, .2, .16, plastic(), (-.2, 0, .3), bevel=.02)
                for y in (-.2, .2):
                    box(.30, .03, .4, plastic(), (0, y * 1.24, .3), bevel=.01)


@part('parking-sensor-kit', az=-26, el=34)
def parking_sensor_kit():
    for i in range(4):
        x, y = -.95 + .55 * i, .35 - .16 * i
        with placed(at=(x, y, .2), rot=(64, 0, 12)):
            lathe([(0, .16), (.17, .155), (.19, .13), (.19, .1), (.15, .08), (.15, -.2), (0, -.24)], paint() if i == 1 else graphite_paint(), soft=.015)
            ring(.15, .225, .04, rubber(), (0, 0, .09))
            ring(.145, .17, .08, plastic(), (0, 0, -.08))
        tube([(x, y + .15, .1), (x + .05, y + .45, .04), (x + .3, y + .75, .03), (.2 + .1 * i, 1.15, .05)], .025, rubber())
    with placed(at=(.35, 1.35, .13), rot=(0, 0, -8)):
        box(1.1, .6, .24, plastic(), bevel=.05)
    with placed(at=(.95, -.62, .2), rot=(20, 0, -14)):
        box(.8, .3, .36, plastic(), bevel=.06)
        screen(.64, .26, (0, -.155, .0), lines=(('0.8 m', .13, 0, .02, RED),))


@part('multimeter', az=-26, el=36)
def multimeter():
    with placed(at=(0, 0, .18), rot=(22, 0, 10)):
        plate(rrect(1.0, 1.9, .16), .3, paint(), bevel=.07)
        plate(rrect(.84, 1.72, .1), .06, plastic(), at=(0, 0, .14), bevel=.02)
        plate(rrect(.72, .42, .04), .02, solid('lcd', (.42, .46, .38), .2, coat=.6), at=(0, .56, .175), bevel=.004)
        text('12.64', .25, ink(), (-.04, .55, .187), depth=.001)
        text('V', .1, ink(), (.3, .50, .187), depth=.001)
        cyl(.26, .06, black_paint(), (0, -.1, .19), soft=.02)
        box(.46, .1, .1, black_paint(), (0, -.1, .24), (0, 0, 52), .03)
        box(.1, .015, .02, paper(), (.09, .02, .292), (0, 0, 52), .003)
        for i in range(14):
            a = math.radians(20 + 24.6 * i)
            box(.05, .012, .004, paper(), (.33 * math.cos(a), -.1 + .33 * math.sin(a), .172), (0, 0, math.degrees(a)), 0)
        for x, c in ((-.26, ink()), (0, ink()), (.26, paint())):
            ring(.045, .075, .03, c, (x, -.68, .18))
    for i, c in enumerate((solid('clamp red', (.6, .02, .02), .35), plastic())):
        s = .26 * i
        tube([(-.0 + s, -.62, .3), (.1 + s, -.8, .6), (.6 + s * .5, -1.0, .12), (1.15, -.6 - s, .05), (1.3 + .25 * i, .2, .06)], .035, c)
        with placed(at=(1.3 + .25 * i, .2, .07), rot=(-90, 0, -6)):
            lathe([(.05, 0), (.07, .05), (.07, .7), (.1, .72), (.1, .76), (.06, .8), (.05, .95)], c)
            lathe([(.018, .9), (.018, 1.2), (0, 1.24)], steel(), soft=0)
