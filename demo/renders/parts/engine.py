"""Engine: ignition, belts, pumps for oil and water, pistons and gaskets."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def plug(glow=False):
    """Spark plug along Z, electrode down; 2.2 tall."""
    if glow:
        lathe([(0, 0), (.05, .02), (.06, .1), (.06, .9), (.09, .95), (.09, 1.0)], dark_steel())
        thread(.13, .45, steel(), .04, (0, 0, 1.0))
        lathe([(.1, 1.4), (.1, 1.7)], steel())
        plate(ngon(6, .19), .2, steel(), at=(0, 0, 1.62), bevel=.02)
        lathe([(.1, 1.7), (.1, 2.0), (.06, 2.02), (.06, 2.1)], steel())
        lathe([(.08, 2.06), (.085, 2.1), (.07, 2.3), (0, 2.32)], brass())
        return
    thread(.17, .55, steel(), .035, (0, 0, .12), depth=.02)
    ring(.07, .165, .1, dark_steel(), (0, 0, .09))
    lathe([(0, .02), (.05, .02), (.07, .12)], ceramic())
    cyl(.022, .1, copper(), (0, 0, 0), seg=24)
    plate(soften([(-.16, .08), (-.16, -.1), (.06, -.1), (.06, -.06), (-.11, -.06), (-.11, .08)], .03, True), .07, steel(), at=(0, 0, 0), rot=(90, 0, 0), bevel=.008)
    ring(.16, .225, .04, copper(), (0, 0, .69))
    lathe([(.17, .66), (.17, .7), (.235, .72), (.235, .82), (.2, .84), (.2, .9)], steel())
    plate(ngon(6, .275), .27, steel(), at=(0, 0, 1.02), bevel=.025)
    lathe([(.2, 1.14), (.215, 1.18), (.215, 1.24), (.17, 1.28)], steel())
    c = [(.165, 1.22), (.165, 1.5)]
    for i in range(5):
        c += [(.165, 1.5 + i * .055), (.14, 1.52 + i * .055), (.14, 1.535 + i * .055), (.16, 1.55 + i * .055)]
    lathe(c + [(.13, 1.82), (.1, 1.88)], ceramic(), soft=.008)
    text('CB7', .1, ink(), (0, -.167, 1.38), (90, 0, 0), depth=.004)
    lathe([(.05, 1.85), (.05, 1.9), (.095, 1.92), (.095, 1.99), (.06, 2.01), (.06, 2.04), (.09, 2.06), (.085, 2.14), (0, 2.15)], steel())


@part('spark-plug', az=-40, el=28, focus=(-.86, .1, .27), zoom=2.6, detail_from=(-62, 24), front_from=(24, 10))
def spark_plug():
    with placed(at=(-1.1, .1, .27), rot=(0, 90, 0)):
        plug()
    with placed(at=(.15, .62, 0), rot=(0, 0, 20)):
        with placed(at=(0, 0, 2.15), rot=(180, 0, 0)):
            plug()


@part('glow-plug', az=-44, el=34)
def glow_plug():
    for i in range(3):
        with placed(at=(-1.1 + .2 * i, .56 * i, .19), rot=(0, 90, -4 * i)):
            plug(True)


@part('ignition-coil', az=-30, el=24)
def ignition_coil():
    with placed(at=(-1.0, 0, .3), rot=(0, 90, 0)):
        b = [(.08, -.3), (.15, -.3), (.17, -.26)]
        for i in range(5):
            b += [(.17, -.2 + .1 * i), (.145, -.15 + .1 * i)]
        lathe(b + [(.16, .35), (.13, .4), (.13, 1.3), (.2, 1.4), (.22, 1.5)], rubber(), soft=.012)
        loft([(1.45, .5, .5, .15), (1.55, .62, .56, .12), (1.95, .62, .56, .12), (2.0, .55, .5, .1)], plastic(), bevel=.02)
        plate(hull((0, .1, .18), (0, .58, .13)), .12, plastic(), [(0, .58, .075)], (0, 0, 1.72), bevel=.02)
        ring(.06, .08, .14, brass(), (0, .58, 1.72))
        box(.26, .42, .3, plastic(), (-.1, -.42, 1.72), bevel=.04)
        box(.16, .1, .2, solid('plug grey', (.4, .41, .42), .4), (-.1, -.62, 1.72))
        text('12V', .12, paper(), (-.315, 0, 1.75), (0, -90, 0))


def sprocket(n, r, w, m=None, hub=.3, holes=5):
    plate(gear(n, r * .94, r), w, m or dark_steel(), [(0, 0, hub * .35)] + [
        (r * .58 * math.cos(2 * math.pi * i / holes), r * .58 * math.sin(2 * math.pi * i / holes), r * .17) for i in range(holes)], bevel=.01)
    ring(hub * .35, hub, w * 1.2, m or dark_steel())


def roller(r, w, inner=None):
    """Belt tensioner: pulley, bearing, arm."""
    lathe([(r * .5, -w / 2), (r * .92, -w / 2), (r, -w / 2 - .02), (r, -w / 2 + .015), (r * .95, -w / 2 + .03), (r * .95, w / 2 - .03), (r, w / 2 - .015),
           (r, w / 2 + .02), (r * .92, w / 2), (r * .5, w / 2)], inner or machined(), closed=True)
    ring(r * .25, r * .5, w * .8, steel())
    ring(r * .3, r * .46, w * .84, rubber())


@part('timing-belt-kit', az=-20, el=32, focus=(.4, -.5, .4), zoom=1.8, front_from=(0, 66))
def timing_belt_kit():
    path = loop((-.7, .5, .35), (.7, .55, .4), (.1, -.35, .28))
    belt(path, .3, .045, rubber(), teeth=110, at=(-.1, .35, .15), depth=.035)
    with placed(at=(.62, -.72, .17)):
        roller(.36, .3)
        plate(hull((0, 0, .2), (.3, -.3, .1)), .06, zinc(), [(.3, -.3, .05)], (0, 0, .17))
        hexhead(.12, .1, zinc(), (0, 0, .2))
    with placed(at=(-.25, -.78, .16)):
        roller(.28, .28, plastic())
        bolt(.07, .1, zinc(), (0, 0, .15))
    with placed(at=(-.95, -.62, .22), rot=(0, 0, 15)):
        lathe([(.0, -.2), (.22, -.2), (.24, -.16), (.24, .06), (.1, .1), (.1, .2), (0, .2)], cast_alu())


@part('v-ribbed-belt', az=-25, el=34)
def v_ribbed_belt():
    pts = spline([(-1.05, 0, 0), (-.8, .5, 0), (-.2, .42, 0), (.3, .62, 0), (.95, .5, 0), (1.05, 0, 0), (.75, -.45, 0), (.1, -.32, 0), (-.55, -.52, 0)], 14, True)
    belt([(p.x, p.y) for p in reversed(pts)], .42, .035, rubber(), ribs=6, at=(0, 0, .21), depth=.035)


@part('tensioner-pulley', az=-28, el=24)
def tensioner_pulley():
    with placed(at=(0, 0, .75), rot=(90, 0, 0)):
        plate(hull((-.45, -.1, .34), (.5, .35, .22)), .18, cast_alu(), bevel=.04)
        lathe([(0, -.4), (.36, -.4), (.4, -.36), (.4, .05), (.34, .1)], cast_alu(), (-.45, -.1, 0), soft=.03)
        for i in range(3):
            a = i * 2.1 + .4
            with placed(at=(-.45 + .46 * math.cos(a), -.1 + .46 * math.sin(a), -.2)):
                plate(circle(.12), .14, cast_alu(), [(0, 0, .06)])
        with placed(at=(.5, .35, .26)):
            roller(.44, .34, plastic())
            lathe([(.12, .16), (.2, .16), (.2, .19), (0, .19)], zinc())
            hexhead(.13, .1, zinc(), (0, 0, .18))
        box(.14, .14, .06, steel(), (-.45, -.1, .13), (0, 0, 20))


@part('water-pump', az=-32, el=20, focus=(0, -.35, .9), zoom=1.9)
def water_pump():
    with placed(at=(0, 0, .85), rot=(90, 0, 0)):
        body = hull((-.1, 0, .55), (.55, -.3, .2), (.3, .6, .18), (-.6, .45, .14), (-.55, -.5, .14))
        hs = [(.55, -.3, .07), (.3, .6, .07), (-.6, .45, .07), (-.55, -.5, .07)]
        plate(body, .16, cast_alu(), hs, (0, 0, 0), bevel=.03)
        plate(hull((-.1, 0, .5), (.5, -.26, .14), (.27, .52, .12), (-.53, .4, .08), (-.48, -.44, .08)), .04, machined(), at=(0, 0, -.09))
        lathe([(.5, .05), (.44, .14), (.3, .2), (.26, .42), (.2, .44)], cast_alu(), soft=.04)
        for i in range(6):
            box(.2, .04, .22, cast_alu(), (.36 * math.cos(i * 1.047), .36 * math.sin(i * 1.047), .12), (0, 0, 60 * i), .01)
        lathe([(.1, .56), (.40, .56), (.43, .55), (.43, .50), (.36, .46), (.39, .43), (.36, .40), (.39, .37), (.36, .34), (.39, .31), (.43, .29), (.43, .26),
               (.3, .26), (.3, .4), (.1, .45)], black_paint(), soft=.008)
        plate(circle(.36), .03, machined(), [(.2 * math.cos(i * 1.57), .2 * math.sin(i * 1.57), .05) for i in range(4)] + [(0, 0, .09)], (0, 0, .565))
        cyl(.085, .2, steel(), (0, 0, .52))
        with placed(at=(0, 0, -.3)):                               # impeller
            plate(circle(.36), .03, brass(), at=(0, 0, .1))
            for i in range(7):
                box(.26, .025, .16, brass(), (.22 * math.cos(i * .8976), .22 * math.sin(i * .8976), .02), (0, 0, 51.43 * i + 30), .006)
        with placed(at=(-.55, .05, 0), rot=(0, -90, 0)):
            lathe([(.2, 0), (.18, .2), (.17, .4), (.19, .44), (.17, .5), (.13, .5), (.13, .2)], cast_alu())


@part('thermostat', az=-30, el=26)
def thermostat():
    lathe([(.3, .62), (.9, .62), (.92, .66), (.92, .72), (.9, .74), (.6, .76), (.5, .8), (.3, .8)], steel(), closed=True)
    torus(.9, .045, rubber(), (0, 0, .68))
    lathe([(.0, .88), (.38, .86), (.5, .78), (.5, .74)], brass())
    for a in (0, 180):
        with placed(rot=(0, 0, a)):
            tube([(.56, 0, .76), (.52, 0, 1.05), (.3, 0, 1.28), (0, 0, 1.32)], .045, steel())
            tube([(.62, 0, .62), (.58, 0, .2), (.3, 0, .06), (0, 0, .06)], .045, steel())
            box(.12, .2, .5, steel(), (.6, 0, .38), bevel=.02)
    lathe([(.0, 0), (.14, .02), (.16, .05), (.16, .45), (.12, .5), (.12, .6)], brass())
    coil(.3, .028, .5, 4.5, steel(), (0, 0, .1), Rtop=.42)
    lathe([(.0, 1.38), (.08, 1.36), (.08, .9)], brass())
    cyl(.05, .14, brass(), (.72, 0, .78))


@part('piston-set', az=-28, el=20)
def piston_set():
    for x, y, s in ((-.62, .1, 1), (.62, .25, 1)):
        with placed(at=(x, y, -.25)):
            lathe([(.46, .25), (.5, .25), (.5, .55), (.5, .86), (.46, .87), (.46, .90), (.5, .91), (.5, .97), (.45, .98), (.45, 1.01), (.5, 1.02), (.5, 1.07),
                   (.46, 1.08), (.46, 1.1), (.5, 1.11), (.5, 1.2), (.36, 1.2), (.3, 1.15), (0, 1.15)], alu(), soft=.006)
            for z in (.885, .995, 1.09):
                ring(.45, .505, .03, dark_steel(), (0, 0, z), soft=.004)
            for a in (0, 180):
                with placed(rot=(0, 0, a)):
                    lathe([(.0, .52), (.14, .52), (.2, .5), (.2, .42)], cast_alu(), (0, 0, .58), (90, 0, 0))
                    ring(.13, .17, .04, machined(), (0, -.52, .58), (90, 0, 0))
                    cyl(.12, .05, dark_steel(), (0, -.52, .58), (90, 0, 0))
    for i in range(3):
        torus(.42, .022, dark_steel(), (-.1 + .12 * i, -.72 - .03 * i, .03 + .045 * i), (0, 0, 0))
    with placed(at=(.86, -.62, .11), rot=(0, 90, 25)):
        ring(.06, .11, .7, chrome())


@part('gasket-set', az=-18, el=44)
def gasket_set():
    with placed(at=(0, .2, .02), rot=(0, 0, 6)):
        out = rrect(2.3, .85, .1)
        holes = [(-.78 + .52 * i, 0, .225) for i in range(4)] + [(-1.04 + .52 * i, s * .34, .035) for i in range(5) for s in (-1, 1)]
        holes += [rrect(.13, .06, .028, -.78 + .52 * i + o, s * .31) for i in range(4) for s in (-1, 1) for o in (-.1, .1)]
        plate(out, .03, dark_steel(), holes, bevel=.004)
        for i in range(4):
            torus(.235, .014, copper(), (-.78 + .52 * i, 0, .018))
    with placed(at=(-.35, -.62, .02), rot=(0, 0, -5)):
        plate(rrect(1.5, .42, .14), .03, paper_gasket(), [rrect(1.36, .29, .09)], bevel=.004)
        for i in range(4):
            with placed(at=(-.45 + .3 * i, 0, .01)):
                plate(circle(.12), .03, paper_gasket(), [(0, 0, .075)], bevel=.004)
    for x, y, r in ((.75, -.55, .17), (.98, -.75, .1), (.62, -.83, .12), (1.0, -.45, .07)):
        torus(r, .028, paint() if r > .15 else rubber(), (x, y, .028))


def paper_gasket():
    return solid('gasket board', (.12, .16, .14), .8, 0, bump=dict(scale=60, strength=.2))
