"""Brakes: drum, shoes, hose, master cylinder, ABS sensor."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .pads import sector


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


@part('brake-shoes', az=-25, el=38)
def brake_shoes():
    for s in (0, 180):
        with placed(rot=(0, 0, s), at=(.05 if s else -.05, 0, .22)):
            plate(sector(.9, .945, 112, 248, 40), .42, black_paint(), bevel=.01)
            plate(sector(.945, 1.02, 118, 178, 30), .42, friction(), bevel=.012)
            plate(sector(.945, 1.02, 182, 242, 30), .42, friction(), bevel=.012)
            plate(soften(sector(.62, .92, 114, 246, 40), .05, True), .05, black_paint(),
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
