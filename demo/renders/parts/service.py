"""Service parts: filters and wipers."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .bottles import curved


def spin_on():
    lathe([(.0, 1.72), (.2, 1.74), (.5, 1.72), (.62, 1.62), (.64, 1.52), (.64, .14), (.67, .1), (.67, .03), (.62, 0), (.0, 0)], paint(), soft=.05)
    for i in range(15):
        a = math.radians(24 * i)
        with placed(at=(.6 * math.cos(a), .6 * math.sin(a), 1.52), rot=(0, 0, 24 * i)):
            box(.08, .1, .26, paint(), (0, 0, 0), (0, -10, 0), .03)
    lathe([(.6415, .5), (.6415, 1.15)], paper(), soft=0)
    lathe([(.643, .55), (.643, .575)], ink(), soft=0)
    curved('OIL FILTER', .1, .644, .70, ink(), -116)


@part('oil-filter', az=-30, el=20, focus=(1.25, -.6, .62), zoom=1.7, detail_from=(12, 16))
def oil_filter():
    spin_on()
    with placed(at=(1.25, -.55, .66), rot=(90, 0, 25)):                 # a second one lying, base shown
        lathe([(.2, .1), (.58, .1), (.62, .06), (.64, 0), (.64, -1.2), (.5, -1.4), (0, -1.45)], graphite_paint(), soft=.04)
        torus(.53, .045, rubber(), (0, 0, .11))
        plate(circle(.47), .03, steel(), [(0, 0, .2)] + [(.33 * math.cos(i * .785), .33 * math.sin(i * .785), .055) for i in range(8)], (0, 0, .1))
        ring(.17, .21, .06, steel(), (0, 0, .1))
        ring(.0, .19, .02, ink(), (0, 0, .04))


@part('oil-filter-cartridge', az=-30, el=26)
def oil_filter_cartridge():
    pleats = polar(lambda a: .58 + .05 * math.sin(48 * a), 960)
    plate(pleats, 1.5, pleat(), [(0, 0, .26)], (0, 0, .85), bevel=0)
    green = solid('end cap green', (.02, .22, .09), .42, bump=dict(scale=60, strength=.06))
    for z in (.06, 1.64):
        ring(.25, .66, .1, green, (0, 0, z), soft=.025)
        ring(.24, .33, .15, plastic(), (0, 0, z))
        ring(.62, .675, .04, green, (0, 0, z))
    for i in range(8):
        box(.2, .03, .02, green, (.48 * math.cos(i * .785), .48 * math.sin(i * .785), 1.69), (0, 0, 45 * i), .006)
    for i in range(5):
        ring(.25, .27, .06, plastic(), (0, 0, .3 + .27 * i))
    for x, y, r, t in ((.95, -.62, .34, .035), (1.3, -.15, .2, .03)):     # its seals
        torus(r, t, rubber(), (x, y, t))


def pleated(w, d, h, n, m, at=(0, 0, 0)):
    """Folded paper block."""
    V, F = [], []
    for i in range(2 * n + 1):
        x, z = -w / 2 + w * i / (2 * n), h * (i % 2)
        V += [(x, -d / 2, z), (x, d / 2, z)]
        if i:
            F.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    return mesh(V, F, m, at, angle=20)


def foam():
    return paint((.02, .021, .023), 'pu foam', .7)


def panel():
    plate(rrect(2.4, 1.5, .12), .16, foam(), [rrect(2.14, 1.24, .05)], (0, 0, .08), bevel=.03)
    plate(rrect(2.5, 1.6, .14), .05, foam(), [rrect(2.2, 1.3, .06)], (0, 0, .17), bevel=.015)
    pleated(2.18, 1.27, .32, 38, pleat(), (0, 0, .04))
    for y in (-.32, 0, .32):
        box(2.18, .035, .02, fleece(), (0, y, .365), bevel=0)


@part('air-filter', az=-28, el=30, focus=(-.3, -.3, .4), zoom=1.9, front_from=(0, 62))
def air_filter():
    with placed(rot=(14, 0, 0), at=(0, 0, .2)):
        panel()
    box(.5, .1, .5, foam(), (0, .7, .2), bevel=.02)


def cabin_block():
    for x in (-1.12, 1.12):
        box(.05, 1.4, .36, fleece(), (x, 0, .18), bevel=.01)
    for y in (-.7, .7):
        box(2.28, .04, .36, fleece(), (0, y, .18), bevel=.01)
    pleated(2.2, 1.38, .33, 26, solid('charcoal fleece', (.11, .115, .12), .9, spec=.1, bump=dict(scale=60, strength=.4)), (0, 0, .02))
    with placed(at=(.75, -.725, .18), rot=(90, 0, 0)):
        text('AIR FLOW', .09, ink(), (-.35, 0, 0))
        plate([(.0, -.04), (.25, -.04), (.25, -.1), (.4, 0), (.25, .1), (.25, .04), (0, .04)], .004, ink(), at=(0, 0, .002), bevel=.001)


@part('cabin-filter', az=-30, el=32)
def cabin_filter():
    with placed(rot=(16, 0, 0), at=(0, 0, .2)):
        cabin_block()
    box(.5, .1, .5, fleece(), (0, .6, .2), bevel=.02)


@part('gearbox-filter', az=-30, el=36)
def gearbox_filter():
    o = soften([(-1.15, -.55), (-.2, -.80), (.75, -.72), (1.15, -.3), (1.12, .35), (.55, .50), (.40, .80), (-.55, .82), (-1.1, .45)], .22, True, 5)
    with placed(at=(0, 0, .2), rot=(6, 0, 0)):
        plate(o, .2, plastic((.035, .036, .04), 'nylon', .42), at=(0, 0, -.1), bevel=.04)
        plate([(x * 1.045, y * 1.055) for x, y in o], .045, steel(), at=(0, 0, .0), bevel=.014)
        plate([(x * .97, y * .96) for x, y in o], .12, dark_steel(), at=(0, 0, .05), bevel=.05)
        plate([(x * .62 - .12, y * .62 - .05) for x, y in o], .05, dark_steel(), at=(0, 0, .13), bevel=.02)
        for i in range(4):
            box(.7, .06, .05, dark_steel(), (-.38, -.32 + .19 * i, .155), bevel=.02)
        with placed(at=(.62, -.18, .1)):                                    # the pump draws through this neck
            lathe([(.36, 0), (.30, .05), (.27, .1), (.27, .34), (.25, .36), (.20, .36), (.20, .02), (0, 0)], plastic(), soft=.015)
            torus(.275, .035, paint(), (0, 0, .22))
        for x, y in ((-.98, -.08), (-.05, .68), (.92, .26)):
            ring(.06, .12, .09, steel(), (x, y, .1))
    box(.5, .1, .3, plastic(), (0, .5, .12), bevel=.02)


@part('filter-set', az=-24, el=20)
def filter_set():
    with placed(at=(.62, -.42, 0), scale=.66):
        spin_on()
    with placed(at=(-.35, .50, .60), rot=(72, 0, 6), scale=.82):
        panel()
    with placed(at=(-.66, -.25, .345), rot=(66, 0, -8), scale=.52):
        cabin_block()


@part('fuel-filter', az=-30, el=28)
def fuel_filter():
    with placed(at=(-.85, 0, .5), rot=(0, 90, 0)):
        lathe([(0, -.05), (.1, -.05), (.36, 0), (.46, .06), (.46, 1.55), (.36, 1.62), (.1, 1.68), (0, 1.68)], alu(), soft=.05)
        for z in (.1, 1.5):
            ring(.44, .475, .04, alu(), (0, 0, z))
        for s, z in ((-1, -.05), (1, 1.68)):
            lathe([(.08, z), (.08, z + .2 * s), (.115, z + .24 * s), (.075, z + .34 * s), (.11, z + .36 * s), (.07, z + .46 * s), (.05, z + .46 * s)], plastic())
        lathe([(.463, .45), (.463, 1.15)], paper(), soft=0)
    with placed(at=(-.05, -.33, .845), rot=(45, 0, 0)):
        text('FUEL  >', .13, ink(), (0, .03, 0))
    ring(.465, .51, .2, rubber(), (.55, 0, .5), (0, 90, 0))
    box(.2, .14, .1, black_paint(), (.55, -.42, .08))


@part('wiper-blade', az=-40, el=42, front_from=(0, 34), focus=(.1, 0, .25), zoom=2.2)
def wiper_blade():
    for y, L in ((0, 2.9), (.42, 2.4)):
        with placed(at=(0, y, 0)):
            arc = [(-L / 2 + L * i / 24, 0, .16 + .10 * (1 - ((i - 12) / 12) ** 2)) for i in range(25)]
            V = []
            prof = [(-.09, .02), (-.03, .03), (.015, .12), (.03, .03), (.09, .02), (.09, -.01), (.02, -.02), (.02, -.08), (.006, -.1), (.006, -.17), (-.006, -.17), (-.006, -.1), (-.02, -.08), (-.02, -.02), (-.09, -.01)]
            for x, _, z in arc:
                V += [(x, py, z + pz) for py, pz in prof]
            n = len(prof)
            F = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(24) for k in range(n)]
            mesh(V, F, rubber())
            for s in (-1, 1):
                box(.1, .2, .12, plastic(), (s * L / 2, 0, .17), (0, 14 * s, 0), .03)
            loft([(.22, .62, .22, .06), (.34, .56, .2, .06), (.42, .34, .15, .05)], plastic(), bevel=.015)
            box(.2, .17, .04, paint(), (.02, 0, .42), bevel=.015)
