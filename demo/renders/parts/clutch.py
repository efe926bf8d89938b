"""Clutch kit, flywheel and turbocharger."""
import math
from mathutils import Vector
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def disc_clutch():
    """Friction disc, flat on Z."""
    ring(.62, 1.0, .05, friction())
    for i in range(18):
        box(.36, .03, .012, dark_steel(), (.81 * math.cos(i * .349), .81 * math.sin(i * .349), .026), (0, 0, 20 * i), 0)
    plate(circle(.64), .04, steel(), [(.42 * math.cos(i * 1.571), .42 * math.sin(i * 1.571), .12) for i in range(4)] + [(0, 0, .14)])
    for i in range(4):
        a = i * 1.571
        coil(.075, .022, .26, 5, paint() if i % 2 else dark_steel(), (.42 * math.cos(a) + .13 * math.sin(a), .42 * math.sin(a) - .13 * math.cos(a), .0),
             (-90, 0, math.degrees(a)), closed_ends=False)
        box(.14, .14, .05, steel(), (.36 * math.cos(a + .785), .36 * math.sin(a + .785), .03), (0, 0, 45 + 90 * i))
    lathe([(.12, -.14), (.2, -.14), (.2, .16), (.12, .16)], machined(), closed=True)


def pressure_plate():
    lathe([(.5, .2), (.62, .27), (.86, .24), (.9, .1), (1.06, .06), (1.06, .0), (.92, .0)], graphite_paint(), soft=.03)
    ring(.64, .98, .06, machined(), (0, 0, -.01))
    for i in range(18):
        with placed(rot=(0, 0, 20 * i)):
            plate(soften([(.2, -.022), (.56, -.075), (.56, .075), (.2, .022)], .02, True), .03, steel(), at=(0, 0, .24), rot=(0, -7, 0), bevel=.006)
            if i % 3 == 0:
                cyl(.05, .05, steel(), (.72, 0, .28))
    for i in range(6):
        with placed(rot=(0, 0, 60 * i)):
            plate(circle(.1), .05, graphite_paint(), [(0, 0, .045)], (1.06, 0, .03))


@part('clutch-kit', az=-26, el=26, focus=(-.6, -.3, 1.0), zoom=1.8, detail_from=(14, 20))
def clutch_kit():
    with placed(at=(.25, .55, 1.05), rot=(75, 0, -8)):
        pressure_plate()
    with placed(at=(-.62, -.22, .98), rot=(68, 0, 16)):
        disc_clutch()
    with placed(at=(.78, -.75, .16)):
        lathe([(.2, -.14), (.38, -.14), (.4, -.1), (.4, .02), (.3, .06), (.3, .14), (.2, .14)], machined(), closed=True)
        lathe([(.21, .1), (.29, .1), (.29, .2), (.21, .2)], steel(), closed=True)
        torus(.35, .03, rubber(), (0, 0, .03))


@part('flywheel', az=-34, el=18)
def flywheel():
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        plate(gear(110, .955, 1.0), .12, steel(), [(0, 0, .9)], (0, 0, -.08), bevel=.006)
        lathe([(.15, -.1), (.93, -.1), (.94, -.08), (.94, .08), (.9, .1), (.56, .1), (.54, .06), (.34, .06), (.32, .02), (.15, .02)], machined(), closed=True, soft=.012)
        for i in range(6):
            a = i * 1.047
            cyl(.05, .04, black_paint(), (.76 * math.cos(a), .76 * math.sin(a), .09))
            with placed(at=(.245 * math.cos(a + .4), .245 * math.sin(a + .4), .02)):
                hexhead(.06, .06, zinc())
            cyl(.03, .16, steel(), (.86 * math.cos(a + .5), .86 * math.sin(a + .5), .1), seg=24)


@part('turbocharger', az=-36, el=20)
def turbocharger():
    def snail(R, r0, r1, m):
        pts, rad = [], []
        for i in range(15):
            a = math.radians(-80 + 23.5 * i)
            pts.append((R * math.cos(a), R * math.sin(a), 0))
            rad.append(r0 + (r1 - r0) * i / 14)
        e, d = pts[-1], Vector(pts[-1]) - Vector(pts[-2])
        pts.append(tuple(Vector(e) + d.normalized() * .75))
        rad.append(r1 * 1.02)
        tube(pts, rad, m, n=8, res=8)
        return pts[-1], d
    with placed(at=(0, 0, 1.0), rot=(90, 0, 0)):
        snail(.50, .13, .27, alu())
        lathe([(.52, -.18), (.45, -.22), (.3, -.22), (.2, -.3)], alu(), soft=.04)
        lathe([(.55, .12), (.46, .2), (.40, .26), (.38, .46), (.41, .48), (.41, .54), (.35, .54), (.33, .3), (.24, .12)], alu(), soft=.025)
        for i in range(11):                                       # compressor wheel
            with placed(rot=(0, 0, i * 32.73), at=(0, 0, .2)):
                mesh([(.05, 0, .16), (.30, .04, .08), (.32, .17, -.1), (.05, .05, -.1)], [(0, 1, 2, 3)], machined())
        lathe([(.06, .1), (.06, .38), (0, .42)], steel())
        hexhead(.07, .07, steel(), (0, 0, .37))
        lathe([(.28, -.2), (.26, -.5), (.3, -.55), (.3, -.62)], cast_iron(), soft=.03)
        for x in (.1, -.12):
            hexhead(.09, .1, brass(), (x, .28, -.38), (-90, 0, 0))
    with placed(at=(0, .92, 1.0), rot=(90, 0, 0), scale=(1, 1, -1)):
        snail(.48, .15, .29, cast_iron())
        lathe([(.5, .1), (.44, .24), (.36, .3), (.36, .44), (.5, .46), (.5, .54), (.3, .54), (.28, .3)], cast_iron(), soft=.025)
        for i in range(4):
            cyl(.05, .1, steel(), (.44 * math.cos(i * 1.57 + .7), .44 * math.sin(i * 1.57 + .7), .5))
    for y in (.36, .62):
        ring(.5, .56, .05, steel(), (0, y, 1.0), (90, 0, 0))
    with placed(at=(-.72, .0, .62), rot=(60, 0, 10)):               # actuator
        lathe([(0, -.12), (.2, -.12), (.24, -.06), (.27, 0), (.24, .06), (.2, .14), (0, .16)], zinc())
        cyl(.025, 1.0, steel(), (0, 0, -.5))
