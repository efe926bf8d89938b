"""Suspension: shock absorber, mount, arms, joints, air bag, engine mount."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def eye(r, w, hole, at, rot=(90, 0, 0), body=None):
    """Bushed eye: outer ring, rubber, steel sleeve."""
    with placed(at, rot):
        ring(r * .8, r, w, body or black_paint(), soft=.02, seg=64)
        lathe([(hole * 1.3, -w * .5), (r * .82, -w * .42), (r * .82, w * .42), (hole * 1.3, w * .5)], rubber(), closed=True, seg=64)
        ring(hole, hole * 1.35, w * 1.15, steel(), seg=48)


def ball_stud(at, rot=(0, 0, 0), s=1., nut=True):
    """Ball pin with rubber boot, pin up."""
    with placed(at, rot, s):
        lathe([(.0, -.1), (.2, -.1), (.22, -.06), (.22, .1), (.19, .13), (.1, .13)], dark_steel())
        lathe([(.17, .1), (.235, .16), (.25, .22), (.2, .31), (.13, .36), (.115, .4), (.09, .4)], rubber(), soft=.03)
        torus(.178, .016, steel(), (0, 0, .13))
        torus(.118, .014, steel(), (0, 0, .385))
        lathe([(.095, .36), (.075, .58), (.065, .58), (.065, .6)], steel())
        thread(.065, .26, steel(), .03, (0, 0, .6))
        if nut:
            hexhead(.125, .11, zinc(), (0, 0, .66))


def _damper(oil, strut, pin):
    key = 'shock-absorber' + ('-oil' if oil else '') + ('-strut' if strut else '') + ('' if pin else '-eye')

    @part(key, az=-48, el=38, focus=(1.6, 0, .25), zoom=2.0, front_from=(0, 24))
    def build():
        with placed(rot=(0, 90, 0)):
            with placed(rot=(0, 0, -72)):
                damper(black_paint() if oil else None, 'OIL' if oil else 'GAS', strut, pin)


for _oil in (False, True):
    for _strut in (False, True):
        for _pin in (True, False):
            _damper(_oil, _strut, _pin)


def damper(tube=None, label='GAS', strut=False, pin=True):
    if strut:                                                       # the knuckle clamps its foot
        lathe([(0, -.12), (.19, -.12), (.21, -.09), (.21, .36)], dark_steel(), soft=.02)
        box(.05, .14, .34, dark_steel(), (.22, 0, .16), bevel=.015)
    else:
        eye(.19, .3, .07, (0, 0, .19), (90, 0, 0))
    lathe([(0, .33), (.2, .35), (.235, .40), (.235, 1.55), (.22, 1.6), (.14, 1.62), (0, 1.62)], tube or paint(), soft=.02)
    for z in (.5, 1.46):
        ring(.2, .24, .035, black_paint(), (0, 0, z))
    lathe([(.238, .82), (.238, 1.2)], paper(), soft=0)
    with placed(at=(-.02, -.2405, 1.01), rot=(90, 0, 0)):
        text(label, .05, ink(), (0, -.06, 0), depth=.001)
    cyl(.075, 1.1, chrome(), (0, 0, 1.9))
    lathe([(.30, 2.06), (.30, 2.5), (.27, 2.54), (.1, 2.55), (.07, 2.55)], black_paint(), soft=.03)
    lathe([(.285, 2.06), (.30, 2.06)], black_paint(), soft=0)
    bellow = [(.14, 1.66)]
    for i in range(7):
        bellow += [(.19, 1.70 + i * .055), (.145, 1.727 + i * .055)]
    lathe(bellow + [(.14, 2.12)], rubber(), soft=.012)
    if not pin:
        cyl(.06, .2, steel(), (0, 0, 2.6))
        eye(.16, .26, .06, (0, 0, 2.80), (90, 0, 0))
        return
    for z, r in ((2.57, .15), (2.68, .14)):
        lathe([(.06, z - .05), (r, z - .05), (r * 1.05, z), (r, z + .05), (.06, z + .05)], rubber(), soft=.03)
    ring(.05, .17, .02, zinc(), (0, 0, 2.625))
    ring(.05, .17, .02, zinc(), (0, 0, 2.74))
    thread(.055, .3, steel(), .03, (0, 0, 2.7))
    hexhead(.11, .1, zinc(), (0, 0, 2.75))


@part('strut-mount', az=-30, el=32)
def strut_mount():
    lathe([(.30, .0), (.36, .0), (.62, .12), (.62, .18), (.9, .2), (.9, .26), (.58, .27), (.55, .42), (.40, .52), (.30, .52)], graphite_paint(), closed=True, soft=.03)
    plate(polar(lambda a: .9 + .16 * max(0, math.cos(3 * a)) ** 3), .06, graphite_paint(), at=(0, 0, .23), bevel=.015)
    lathe([(.13, .5), (.30, .46), (.4, .52), (.36, .6), (.2, .66), (.13, .66)], rubber(), closed=True, soft=.03)
    ring(.09, .15, .2, machined(), (0, 0, .62))
    ring(.09, .22, .03, zinc(), (0, 0, .70))
    lathe([(.5, -.02), (.66, -.02), (.66, .08), (.5, .1)], plastic(), closed=True)
    lathe([(.5, -.12), (.62, -.12), (.64, -.03), (.5, -.03)], steel(), closed=True)
    for i in range(3):
        a = math.radians(120 * i)
        with placed(at=(.9 * math.cos(a), .9 * math.sin(a), .26)):
            thread(.06, .34, zinc(), .03)
            hexhead(.11, .09, zinc(), (0, 0, .02))


@part('control-arm', az=-22, el=38, focus=(.9, -.45, .5), zoom=2.0, front_from=(0, 64))
def control_arm_steel():
    control_arm(graphite_paint())


@part('control-arm-aluminium', az=-22, el=38, focus=(.9, -.45, .5), zoom=2.0, front_from=(0, 64))
def control_arm_aluminium():
    control_arm(cast_alu())


def control_arm(m):
    P = [(-.95, .55), (-.55, .38), (0, .18), (.55, -.10), (.95, -.42)]
    Q = [(-.85, -.75), (-.75, -.35), (-.45, -.12), (.1, -.18), (.6, -.35), (.95, -.55)]
    out = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in P], 8)] + [(1.1, -.5)] + [(p.x, p.y) for p in reversed(spline([(x, y, 0) for x, y in Q], 8))]
    inner = soften([(-.72, .28), (-.1, .05), (.35, -.14), (.1, -.1), (-.4, .0), (-.68, -.15)], .1, True)
    with placed(at=(0, 0, .3)):
        plate(soften(out + [(-1.0, -.6), (-.92, -.1), (-.98, .3)], .05, True), .2, m,
              [inner], bevel=.04)
        rim = [(x, y, .09) for x, y in out]
        tube(rim[:33], .035, m, smooth=False)
        tube(rim[34:], .035, m, smooth=False)
        eye(.24, .5, .085, (-1.02, .62, 0), (90, 0, 65), m)
        with placed(at=(-.98, -.78, 0)):
            ring(.24, .29, .3, m)
            lathe([(.11, -.2), (.25, -.14), (.25, .14), (.11, .2)], rubber(), closed=True)
            ring(.08, .12, .46, machined())
        plate(circle(.24), .2, m, at=(1.0, -.48, 0), bevel=.03)
        ball_stud((1.0, -.48, .08), s=.95)


@part('ball-joint', az=-28, el=26)
def ball_joint():
    with placed(at=(0, 0, .3)):
        plate(hull((0, 0, .42), (-.75, .25, .16), (-.75, -.25, .16)), .13, dark_steel(), [(-.75, .25, .075), (-.75, -.25, .075), (.32, 0, .06)], bevel=.03)
        lathe([(0, -.28), (.24, -.28), (.3, -.22), (.3, .1), (.34, .12), (.34, .18)], dark_steel())
        ball_stud((0, 0, .12), s=1.5)
    for y in (.25, -.25):
        bolt(.06, .3, zinc(), (-.75, y, .37))


@part('stabiliser-link', az=-46, el=36)
def stabiliser_link():
    with placed(rot=(0, 90, 0)):
        link()


def link():
    tube([(0, 0, .3), (0, 0, 2.2)], .075, black_paint(), smooth=False)
    for z, turn in ((.22, -1), (2.28, 1)):
        with placed(at=(0, 0, z), rot=(90, 0, 20 * turn)):
            lathe([(0, -.17), (.16, -.17), (.19, -.13), (.19, .12), (.15, .15)], black_paint())
            ball_stud((0, 0, .04), s=.86)


@part('tie-rod-end', az=-25, el=26)
def tie_rod_end():
    with placed(at=(-.7, 0, .28)):
        lathe([(0, -.2), (.2, -.2), (.25, -.15), (.25, .12), (.2, .15)], dark_steel())
        ball_stud((0, 0, .1), s=1.15)
        with placed(rot=(0, 90, 0)):
            lathe([(.19, .12), (.15, .3), (.125, .5), (.125, .95), (.11, .98)], dark_steel(), soft=.04)
            plate(ngon(6, .17), .2, dark_steel(), at=(0, 0, .72))
            hexhead(.18, .12, zinc(), (0, 0, 1.02), hole=.05)
            thread(.1, .7, steel(), .045, (0, 0, .98))


@part('wheel-bearing', az=-36, el=20, focus=(.1, -.3, 1.1), zoom=1.75)
def wheel_bearing():
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        ring(.83, 1, .7, machined(), soft=.03)
        lathe([(.46, -.38), (.62, -.38), (.64, -.3), (.64, .3), (.62, .38), (.46, .38)], machined(), closed=True, soft=.025)
        for s in (-1, 1):
            lathe([(.66, s * .27), (.68, s * .30), (.80, s * .30), (.83, s * .27)], rubber(), soft=.01)
            ring(.70, .79, .02, dark_steel(), (0, 0, s * .31))
        for i in range(48):
            a = math.radians(7.5 * i)
            box(.025, .012, .01, paint(), (.745 * math.cos(a), .745 * math.sin(a), .322), (0, 0, 7.5 * i), .003)
        with placed(at=(.0, .0, .352)):
            for i, ch in enumerate('CB 6206 2RS'):
                a = math.radians(130 - 8 * i)
                text(ch, .085, ink(), (.915 * math.cos(a), .915 * math.sin(a), 0), (0, 0, math.degrees(a) - 90), depth=.001)
    with placed(at=(1.02, -.72, .1), rot=(0, 0, 0)):                # balls and snap ring beside it
        torus(.0 + .33, .035, steel(), (.0, .0, -.06))
        for x, y in ((0, 0), (.2, .05), (.06, -.18)):
            ball(.1, chrome(), (x, y, 0))


@part('drive-shaft', az=-42, el=36)
def drive_shaft():
    with placed(at=(-1.15, 0, .34), rot=(0, 90, 0)):
        lathe([(.0, -.55), (.1, -.55), (.1, -.2), (.18, -.15), (.2, 0), (.31, .05), (.33, .1), (.33, .36), (.3, .4)], machined(), soft=.02)
        plate(gear(26, .105, .125), .34, steel(), at=(0, 0, -.33))
        boot = [(.335, .36), (.345, .42)]
        for i in range(6):
            boot += [(.35 - .035 * i, .47 + .1 * i), (.28 - .033 * i, .52 + .1 * i)]
        lathe(boot + [(.11, 1.05), (.11, 1.16)], rubber(), soft=.02)
        for r, z in ((.345, .4), (.115, 1.12)):
            ring(r - .01, r + .012, .05, steel(), (0, 0, z))
        cyl(.085, 1.5, graphite_paint(), (0, 0, 1.6))
        boot = [(.115, 1.85), (.115, 1.95)]
        for i in range(4):
            boot += [(.17 + .04 * i, 2.0 + .09 * i), (.13 + .042 * i, 2.045 + .09 * i)]
        lathe(boot + [(.30, 2.36), (.30, 2.44)], rubber(), soft=.02)
        plate(polar(lambda a: .31 + .035 * math.cos(3 * a)), .4, dark_steel(), at=(0, 0, 2.55), bevel=.03)
        lathe([(.28, 2.75), (.2, 2.8), (.11, 2.82), (.11, 3.1), (0, 3.1)], machined())
        plate(gear(24, .105, .125), .26, steel(), at=(0, 0, 2.98))


@part('propshaft', az=-42, el=36)
def propshaft():
    with placed(at=(-1.5, 0, .3), rot=(0, 90, 0)):
        cyl(.2, 2.0, graphite_paint(), (0, 0, 1.5))
        for z in (.62, 2.38):
            ring(.18, .212, .04, steel(), (0, 0, z))
        for z, s in ((.3, 1), (2.7, -1)):
            lathe([(.0, .32 * s), (.2, .3 * s), (.19, .16 * s), (.12, .12 * s)], cast_iron(), (0, 0, z))
            for x in (-1, 1):
                plate(hull((0, 0, .1), (-.22 * s, 0, .14)), .1, cast_iron(), [(0, 0, .06)], (x * .19, 0, z), (0, 90, 0) if s > 0 else (0, 90, 0), bevel=.02)
                plate(hull((0, 0, .1), (.2 * s, 0, .13)), .1, cast_iron(), [(0, 0, .06)], (0, x * .19, z), (90, 0, 90) if False else (0, 90, 90), bevel=.02)
            for ax in ((90, 0, 0), (0, 90, 0)):
                cyl(.06, .46, machined(), (0, 0, z), ax)
            plate(rrect(.56, .56, .1), .09, machined(), [(.2 * a, .2 * b, .04) for a in (-1, 1) for b in (-1, 1)], (0, 0, z - .32 * s), bevel=.02)
        box(.06, .12, .16, steel(), (-.2, 0, .9))


@part('engine-mount', az=-32, el=24)
def engine_mount():
    plate(hull((-.85, 0, .2), (.85, 0, .2), (0, 0, .55)), .1, black_paint(), [(-.85, 0, .09), (.85, 0, .09)], (0, 0, .05), bevel=.02)
    lathe([(.58, .08), (.6, .1), (.6, .42), (.56, .46), (.5, .46)], black_paint(), soft=.02)
    lathe([(.52, .44), (.5, .55), (.38, .66), (.3, .68), (.3, .7)], rubber(), soft=.05)
    with placed(at=(0, 0, .78)):
        plate(hull((0, 0, .34), (.62, .25, .17)), .2, cast_alu(), [(.62, .25, .075)], bevel=.035)
        thread(.085, .5, zinc(), .04, (0, 0, .1))
        hexhead(.16, .13, zinc(), (0, 0, .12))
    for x in (-1, 1):
        plate([(0, 0), (.3, 0), (0, .3)], .06, black_paint(), at=(x * .6, 0, .1), rot=(90, 0, 0 if x > 0 else 180), bevel=.015)


@part('air-suspension-bag', az=-30, el=16)
def air_bag():
    lathe([(0, 0), (.42, 0), (.46, .04), (.46, .2), (.4, .36)], plastic(), soft=.03)
    lathe([(.38, .30), (.56, .32), (.66, .42), (.68, .6), (.64, .75), (.56, .82), (.56, .86), (.66, .94), (.70, 1.1), (.66, 1.28), (.56, 1.36), (.46, 1.38)], rubber(), soft=.09)
    torus(.57, .035, steel(), (0, 0, .84))
    lathe([(.0, 1.46), (.46, 1.46), (.5, 1.43), (.5, 1.34), (.44, 1.32)], cast_alu(), soft=.02)
    for a in (0, 120, 240):
        with placed(at=(.3 * math.cos(math.radians(a)), .3 * math.sin(math.radians(a)), 1.44)):
            thread(.05, .3, zinc(), .03)
    hexhead(.1, .1, brass(), (.1, -.1, 1.46))
    lathe([(.05, 0), (.05, .12), (.035, .14), (.035, .24)], brass(), (.1, -.1, 1.56))
    tube([(.1, -.1, 1.75), (.1, -.1, 1.9), (.25, -.2, 2.0), (.5, -.3, 1.96)], .035, plastic())
