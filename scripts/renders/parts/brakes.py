"""Brakes: disc, drum, pads, caliper, shoes, hose, master cylinder, ABS sensor."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


@part('brake-disc', az=-38, el=16, focus=(-.35, -.2, 1.15), zoom=2.0)
def brake_disc():
    disc(drilled=True)


@part('brake-disc-vented', az=-38, el=16, focus=(-.35, -.2, 1.15), zoom=2.0)
def brake_disc_vented():
    disc()


@part('brake-disc-solid', az=-34, el=20, focus=(-.35, -.2, 1.15), zoom=2.0)
def brake_disc_solid():
    disc(vented=False)


def disc(drilled=False, vented=True):
    """A disc standing up. Two rings and vanes between them if vented, else one thin ring under the hat."""
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        drills = [(q * math.cos(a), q * math.sin(a), .022) for k in range(36) for a in [k * math.pi / 18]
                  for q in [(.62, .76, .90)[k % 3]]] if drilled else []
        for z in (.045, -.115) if vented else (.045,):              # friction rings
            plate(circle(1, n=128), .07, machined(), [circle(.52, n=96)] + drills, (0, 0, z), bevel=.008)
        for i in range(48 if vented else 0):                        # cooling vanes
            a = 2 * math.pi * i / 48
            box(.4, .02, .1, cast_iron(), (.74 * math.cos(a), .74 * math.sin(a), -.035), (0, 0, math.degrees(a) + 8), 0)
        lathe([(.56, .0), (.52, .03), (.515, .30), (.48, .335), (.30, .335), (.30, .29), (.46, .29), (.475, 0)],
              graphite_paint(), closed=True, soft=.025)
        plate(circle(.48), .05, machined(), [(0, 0, .205)] + [
            (.345 * math.cos(a * 1.2566), .345 * math.sin(a * 1.2566), .045) for a in range(5)] + [(.2457, .2457, .022)],
            (0, 0, .325))


@part('brake-drum', az=-36, el=20, focus=(.25, .3, 1.1), zoom=1.2, detail_from=(148, 16))
def brake_drum():
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        lathe([(.98, -.42), (1.0, -.30), (1.0, -.24), (.93, -.22), (.93, .18), (.86, .28), (.46, .32), (.42, .36), (.2, .36),
               (.2, .30), (.80, .22), (.85, .16), (.85, -.42)], cast_iron(), closed=True, soft=.025)
        lathe([(.846, .15), (.846, -.40)], machined(), soft=0)             # where the shoes rub
        for z in (-.12, -.02, .08):
            torus(.93, .025, cast_iron(), (0, 0, z))
        plate(circle(.44), .04, machined(), [(0, 0, .19)] + [(.32 * math.cos(a * 1.2566), .32 * math.sin(a * 1.2566), .045)
              for a in range(5)], (0, 0, .365))
        for a in range(5):
            t = a * 1.2566 + .63
            box(.34, .07, .05, cast_iron(), (.66 * math.cos(t), .66 * math.sin(t), .3), (0, 5, math.degrees(t)))


def _sector(r0, r1, a0, a1, n=24):
    A = [math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1)]
    return [(r1 * math.cos(a), r1 * math.sin(a)) for a in A] + [(r0 * math.cos(a), r0 * math.sin(a)) for a in reversed(A)]


def pad(face=True):
    """One pad, flat on Z, arc centre far below."""
    with placed(at=(0, -1.55, 0)):
        back = soften(_sector(1.25, 1.95, 62, 118) [:25] + [(-.98, 1.66), (-.98, 1.5), (-.80, 1.46)]
                      + _sector(1.25, 1.95, 64, 116)[25:] + [(.80, 1.46), (.98, 1.5), (.98, 1.66)], .04, True)
        plate(back, .08, graphite_paint(), [(.55, 1.48, .035), (-.55, 1.48, .035)])
        for a0, a1 in ((66, 89), (91, 114)):
            plate(soften(_sector(1.31, 1.90, a0, a1), .05, True), .17, friction(), at=(0, 0, .12), bevel=.02)


@part('brake-pads', az=-28, el=30, focus=(.1, -.3, .5), zoom=1.9, front_from=(0, 26))
def brake_pads():
    for x, y, tilt, spin in ((-.1, 0, 66, -4), (.25, .42, 66, 3)):
        with placed(at=(x, y, .6), rot=(tilt, 0, spin)):
            pad()
    for x, y, s in ((-.85, -.62, 8), (.75, -.62, -14)):
        with placed(at=(x, y - .25, .06), rot=(0, 0, s), scale=.82):
            pad()
    with placed(at=(.98, .05, .5), rot=(60, 0, 20)):                     # wear wire
        tube([(0, 0, 0), (.2, .15, .1), (.35, -.1, .15), (.3, -.45, .05)], .022, rubber())
        box(.1, .18, .08, plastic(), (.3, -.5, .04))


def caliper(col=None):
    """Floating caliper, opening toward -Z, pistons at +Y; about 2 wide."""
    p = col or paint()
    body = hull((-.62, .12, .30), (.62, .12, .30), (-.5, .5, .25), (.5, .5, .25))
    plate(body, .34, p, [(0, 0, 0.001)][:0], (0, .42, .35), (90, 0, 0), bevel=.05)
    plate(hull((-.6, .25, .2), (.6, .25, .2), (-.42, .6, .14), (.42, .6, .14)), .26, p, [
        soften([(-.12, -.2), (.12, -.2), (.12, .3), (-.12, .3)], .06, True)][:0], (0, -.46, .18), (90, 0, 0), bevel=.05)
    for x in (-.52, .52):
        box(.34, 1.0, .26, p, (x, -.02, .80), (0, -12 * (x > 0) + 12 * (x < 0), 0), .06)
    box(.5, 1.0, .2, p, (0, -.02, .87), bevel=.05)
    for x in (-.12, .12):
        box(.03, .6, .02, p, (x, -.1, .975), bevel=.008)
    text('CAMBER', .2, paper(), (0, .592, .83), (90, 0, 180), depth=.006)
    for x in (-.36, .36):                                          # piston bores
        lathe([(0, .26), (.22, .26), (.25, .22), (.27, 0), (.27, -.1)], p, (x, .56, .38), (-90, 0, 0), soft=.04)
        cyl(.1, .05, machined(), (x, .84, .38), (90, 0, 0))
        ring(.15, .24, .22, machined(), (x, .18, .38), (90, 0, 0))
        torus(.245, .03, rubber(), (x, .22, .38), (90, 0, 0))
    for x in (-1, 1):                                              # carrier and slide pins
        box(.24, .72, .3, dark_steel(), (x * .98, 0, .05), bevel=.05)
        plate(hull((0, 0, .16), (0, .36, .12)), .18, dark_steel(), [(0, 0, .07)], (x * .98, .34, .06), (90, 0, 0), bevel=.02)
        lathe([(.09, 0), (.115, .05), (.085, .1), (.115, .15), (.085, .2), (.1, .26), (.06, .28)], rubber(), (x * .80, .18, .3), (-90, 0, 0), soft=.015)
        cyl(.12, .18, p, (x * .80, .5, .3), (90, 0, 0))
        bolt(.055, .08, steel(), (x * .80, .6, .3), (-90, 0, 0))
    box(2.0, .14, .16, dark_steel(), (0, .2, -.1), bevel=.04)
    lathe([(.05, 0), (.05, .1), (.035, .12), (.035, .2), (.02, .22)], steel(), (.68, .5, .62), (-20, 0, 0))  # bleed nipple
    lathe([(.045, 0), (.05, .12), (.04, .16), (0, .16)], rubber(), (.68, .56, .78), (-20, 0, 0))
    hexhead(.1, .1, brass(), (-.66, .62, .42), (-90, 0, 0))


@part('brake-caliper', az=152, el=22, focus=(-.25, .6, .5), zoom=1.6, front_from=(180, 8), detail_from=(206, 26))
def brake_caliper():
    caliper()
    with placed(at=(0, -.02, .14), rot=(90, 0, 0), scale=.74):
        pad()


@part('brake-caliper-iron', az=152, el=22, focus=(-.25, .6, .5), zoom=1.6, front_from=(180, 8), detail_from=(206, 26))
def brake_caliper_iron():
    caliper(cast_iron())
    with placed(at=(0, -.02, .14), rot=(90, 0, 0), scale=.74):
        pad()


@part('brake-shoes', az=-25, el=38)
def brake_shoes():
    for s in (0, 180):
        with placed(rot=(0, 0, s), at=(.05 if s else -.05, 0, .22)):
            plate(_sector(.9, .945, 112, 248, 40), .42, black_paint(), bevel=.01)
            plate(_sector(.945, 1.02, 118, 178, 30), .42, friction(), bevel=.012)
            plate(_sector(.945, 1.02, 182, 242, 30), .42, friction(), bevel=.012)
            plate(soften(_sector(.62, .92, 114, 246, 40), .05, True), .05, black_paint(),
                  [(-.75, 0, .06), (-.66, .36, .045), (-.66, -.36, .03)], bevel=.01)
    coil(.06, .018, .9, 16, steel(), (-.45, .62, .3), (0, 90, 0), closed_ends=False)
    coil(.05, .015, .9, 18, paint(), (-.45, -.66, .3), (0, 90, 0), closed_ends=False)
    thread(.05, .9, zinc(), .03, (-.45, .45, .24), (0, 90, 0))
    cyl(.1, .12, zinc(), (.1, .45, .24), (0, 90, 0))


@part('brake-hose', az=-20, el=40)
def brake_hose():
    tube([(-.9, -.3, .09), (-.5, -.35, .09), (.2, -.45, .09), (.75, -.2, .09), (.6, .35, .12), (-.1, .45, .1), (-.45, .1, .16), (0, -.1, .2),
          (.4, .05, .11), (1.0, .2, .09)], .075, rubber(), n=16)
    for x, y, r in ((-.98, -.29, 90 + 6), (1.06, .217, -80)):
        with placed(at=(x, y, .09), rot=(0, 90 if x > 0 else -90, 0)):
            lathe([(.095, -.16), (.1, -.14), (.1, .02), (.075, .05), (.05, .06)], zinc())
            plate(ngon(6, .1), .12, zinc(), at=(0, 0, .1))
            thread(.06, .2, zinc(), .03, (0, 0, .15))
    ring(.08, .13, .12, rubber(), (.2, -.45, .09), (90, 0, 84))
    plate(hull((0, 0, .1), (.22, 0, .07)), .03, zinc(), [(.22, 0, .04)], (-.1, .45, .2), (0, 0, 60))


@part('brake-cylinder', az=-30, el=24)
def brake_cylinder():
    with placed(at=(0, 0, .4), rot=(0, 90, 0)):
        lathe([(0, -.95), (.16, -.95), (.18, -.9), (.18, -.4), (.22, -.35), (.22, .5), (.25, .55), (.25, .68), (0, .68)], cast_alu())
        plate(hull((0, .42, .1), (0, -.42, .1), (0, 0, .28)), .09, cast_alu(), [(0, .42, .05), (0, -.42, .05)], (0, 0, .55))
        cyl(.13, .5, machined(), (0, 0, .8))
        cyl(.05, .7, steel(), (0, 0, .9))
    for x in (-.6, -.1):
        lathe([(.1, 0), (.1, .12), (.07, .14), (.07, .24)], rubber(), (x, 0, .56))
        hexhead(.08, .1, brass(), (x + .15, -.24, .42), (90, 0, 0))
        tube([(x + .15, -.34, .42), (x + .15, -.55, .42), (x + .12, -.7, .52)], .025, steel())
    tank = solid('tank plastic', (.78, .76, .66), .3, 0, spec=.4)
    loft([(.74, .85, .3, .1, -.32, 0), (.80, 1.0, .44, .12, -.32, 0), (1.1, 1.05, .48, .12, -.3, 0), (1.14, 1.0, .44, .12, -.3, 0)], tank, bevel=.02)
    lathe([(.0, .16), (.2, .16), (.22, .13), (.22, -.05)], plastic(), (-.3, 0, 1.2))
    around_ribs(.225, .16, 24, plastic(), (-.3, 0, 1.22))
    text('DOT 4', .1, paper(), (-.3, 0, 1.366))


def around_ribs(r, h, n, m, at):
    with placed(at=at):
        for i in range(n):
            a = 2 * math.pi * i / n
            box(.02, .03, h, m, (r * math.cos(a), r * math.sin(a), 0), (0, 0, math.degrees(a)), .006)


@part('abs-sensor', az=-25, el=34)
def abs_sensor():
    with placed(at=(-.62, -.2, .22), rot=(0, -90, 12)):
        lathe([(0, .52), (.10, .52), (.115, .5), (.115, .08), (.14, .06), (.14, -.1), (.11, -.14), (.11, -.35), (.07, -.42), (.06, -.6)], plastic())
        cyl(.09, .03, machined(), (0, 0, .52))
        torus(.118, .02, rubber(), (0, 0, .2))
        plate(hull((0, 0, .17), (0, .36, .11)), .09, plastic(), [(0, .36, .07)], (0, 0, 0))
        ring(.055, .075, .11, brass(), (0, .36, 0))
    tube([(-.1, -.09, .22), (.3, -.05, .06), (.7, .2, .05), (.6, .6, .05), (0, .62, .05), (-.5, .4, .05), (-.55, .7, .05), (-.1, .95, .06),
          (.45, .92, .09)], .042, rubber(), n=16)
    ring(.04, .08, .14, rubber(), (.7, .22, .07), (90, 0, 20))
    with placed(at=(.58, .9, .12), rot=(0, 0, -6)):
        box(.34, .2, .17, plastic(), bevel=.03)
        box(.2, .14, .11, plastic(), (.2, 0, 0))
        box(.16, .08, .03, paint(), (-.02, 0, .1), bevel=.01)
