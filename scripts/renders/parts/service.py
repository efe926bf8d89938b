"""Service parts and fluids: filters, wipers, bottles, canisters, tubes and cans."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


@part('oil-filter', az=-30, el=20, focus=(1.25, -.6, .62), zoom=1.7, detail_from=(12, 16))
def oil_filter():
    lathe([(.0, 1.72), (.2, 1.74), (.5, 1.72), (.62, 1.62), (.64, 1.52), (.64, .14), (.67, .1), (.67, .03), (.62, 0), (.0, 0)], paint(), soft=.05)
    for i in range(15):
        a = math.radians(24 * i)
        with placed(at=(.6 * math.cos(a), .6 * math.sin(a), 1.52), rot=(0, 0, 24 * i)):
            box(.08, .1, .26, paint(), (0, 0, 0), (0, -10, 0), .03)
    lathe([(.6415, .5), (.6415, 1.15)], paper(), soft=0)
    for i, (s, z, h) in enumerate((('CAMBER', .93, .17), ('OIL FILTER', .75, .075), ('OF 1042', .64, .06))):
        curved(s, h, .644, z, ink(), -116)
    with placed(at=(1.25, -.55, .66), rot=(90, 0, 25)):                 # a second one lying, base shown
        lathe([(.2, .1), (.58, .1), (.62, .06), (.64, 0), (.64, -1.2), (.5, -1.4), (0, -1.45)], graphite_paint(), soft=.04)
        torus(.53, .045, rubber(), (0, 0, .11))
        plate(circle(.47), .03, steel(), [(0, 0, .2)] + [(.33 * math.cos(i * .785), .33 * math.sin(i * .785), .055) for i in range(8)], (0, 0, .1))
        ring(.17, .21, .06, steel(), (0, 0, .1))
        ring(.0, .19, .02, ink(), (0, 0, .04))


@part('oil-filter-cartridge', az=-30, el=24)
def oil_filter_cartridge():
    pleats = polar(lambda a: .58 + .05 * math.sin(48 * a), 960)
    plate(pleats, 1.5, pleat(), [(0, 0, .26)], (0, 0, .85), bevel=0)
    for z in (.06, 1.64):
        ring(.25, .66, .1, fleece(), (0, 0, z))
        ring(.24, .34, .14, solid('cap grey', (.30, .31, .32), .45), (0, 0, z))
    for i in range(5):
        ring(.25, .27, .06, plastic(), (0, 0, .3 + .27 * i))
    lathe([(.662, .03), (.662, .09)], paint(), soft=0)
    for x, y, r, t in ((.95, -.62, .34, .035), (1.3, -.15, .2, .03)):     # its seals
        torus(r, t, rubber() if r > .3 else paint(), (x, y, t))


def curved(s, size, r, z, m, centre=-116):
    """Letters set round a cylinder of radius r, centred on an angle in degrees."""
    step = math.degrees(size * .68 / r)
    for i, ch in enumerate(s):
        a = centre + (i - (len(s) - 1) / 2) * step
        t = math.radians(a)
        if ch != ' ':
            text(ch, size, m, (r * math.cos(t), r * math.sin(t), z), (90, 0, a + 90), depth=.001)


def pleated(w, d, h, n, m, at=(0, 0, 0)):
    """Folded paper block."""
    V, F = [], []
    for i in range(2 * n + 1):
        x, z = -w / 2 + w * i / (2 * n), h * (i % 2)
        V += [(x, -d / 2, z), (x, d / 2, z)]
        if i:
            F.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    return mesh(V, F, m, at, angle=20)


@part('air-filter', az=-28, el=30, focus=(-.3, -.3, .4), zoom=1.9, front_from=(0, 62))
def air_filter():
    with placed(rot=(14, 0, 0), at=(0, 0, .2)):
        frame = paint((.02, .021, .023), 'pu foam', .7)
        plate(rrect(2.4, 1.5, .12), .16, frame, [rrect(2.14, 1.24, .05)], (0, 0, .08), bevel=.03)
        plate(rrect(2.5, 1.6, .14), .05, frame, [rrect(2.2, 1.3, .06)], (0, 0, .17), bevel=.015)
        pleated(2.18, 1.27, .32, 38, pleat(), (0, 0, .04))
        for y in (-.32, 0, .32):
            box(2.18, .035, .02, fleece(), (0, y, .365), bevel=0)
    box(.5, .1, .5, frame, (0, .7, .2), bevel=.02)


@part('cabin-filter', az=-30, el=32)
def cabin_filter():
    with placed(rot=(16, 0, 0), at=(0, 0, .2)):
        for x in (-1.12, 1.12):
            box(.05, 1.4, .36, fleece(), (x, 0, .18), bevel=.01)
        for y in (-.7, .7):
            box(2.28, .04, .36, fleece(), (0, y, .18), bevel=.01)
        pleated(2.2, 1.38, .33, 26, solid('charcoal fleece', (.11, .115, .12), .9, spec=.1, bump=dict(scale=60, strength=.4)), (0, 0, .02))
        with placed(at=(.75, -.725, .18), rot=(90, 0, 0)):
            text('AIR FLOW', .09, ink(), (-.35, 0, 0))
            plate([(.0, -.04), (.25, -.04), (.25, -.1), (.4, 0), (.25, .1), (.25, .04), (0, .04)], .004, ink(), at=(0, 0, .002), bevel=.001)
    box(.5, .1, .5, fleece(), (0, .6, .2), bevel=.02)


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


def jug(w, d, h, m, cap, neck=-.32, handle=True, label=None):
    """Oil-can shape in side view: a body with a slanted shoulder, a grip and a screw cap."""
    o = soften([(-w / 2, 0), (w / 2, 0), (w / 2, h * .80), (w * .36, h * .93), (-w * .02, h * .93), (-w * .14, h), (neck * w - w * .13, h), (-w / 2, h * .84)], .12, True, 5)
    holes = []
    if handle:
        holes = [soften([(w * .10, h * .60), (w * .33, h * .60), (w * .37, h * .76), (w * .28, h * .84), (w * .06, h * .84)], .08, True, 4)]
    plate(o, d, m, holes, rot=(90, 0, 0), bevel=.09)
    x = neck * w + .02
    lathe([(.17, h - .02), (.17, h + .08)], m, (x, 0, 0))
    lathe([(.2, h + .03), (.2, h + .27), (.17, h + .3), (0, h + .3)], cap, (x, 0, 0), soft=.03)
    for i in range(30):
        a = math.radians(12 * i)
        box(.012, .02, .2, cap, (x + .2 * math.cos(a), .2 * math.sin(a), h + .15), (0, 0, 12 * i), .004)
    if label:
        label(w, d, h)


def _label(title, lines, band):
    def put(w, d, h):
        with placed(at=(-.0 * w, -d / 2 - .003, h * .32), rot=(90, 0, 0)):
            plate(rrect(w * .84, h * .46, .06), .006, paper(), bevel=.001)
            plate(rrect(w * .84, h * .12, .03), .008, band, at=(0, h * .165, .001), bevel=.001)
            text('CAMBER', h * .075, paper(), (0, h * .165, .006), depth=.001)
            text(title, h * .115, ink(), (0, h * .02, .004), depth=.001)
            for i, s in enumerate(lines):
                text(s, h * .045, ink(), (0, -h * (.09 + .06 * i), .004), depth=.001, bold=False)
    return put


@part('oil-bottle', az=-28, el=14, focus=(0, -.3, .9), zoom=1.7)
def oil_bottle():
    body = solid('bottle graphite', (.03, .033, .038), .3, spec=.5, bump=dict(scale=40, strength=.03))
    jug(1.25, .62, 1.75, body, paint(), label=_label('5W-30', ['fully synthetic motor oil', 'ACEA C3   5 L'], ink(SIGNAL, 'signal ink')))


@part('coolant-canister', az=-28, el=14)
def coolant():
    body = solid('coolant pink', (.62, .06, .16), .2, spec=.6, coat=.2)
    jug(1.25, .62, 1.6, body, plastic(), label=_label('G 40', ['radiator coolant', 'ready mixed   -37 °C'], ink((.02, .10, .30), 'blue ink')))


@part('adblue-canister', az=-28, el=16)
def adblue():
    body = solid('hdpe white', (.75, .77, .78), .35, spec=.4)
    blue = solid('cap blue', (.01, .10, .42), .35)
    jug(1.45, .95, 1.5, body, blue, label=_label('AUS 32', ['urea solution for SCR', 'ISO 22241   10 L'], ink((.01, .10, .42), 'urea blue')))


@part('brake-fluid-bottle', az=-28, el=14)
def brake_fluid():
    body = solid('bottle yellow', (.80, .50, .03), .28, spec=.5)
    loft([(0, .82, .82, .3), (.03, .9, .9, .34), (1.2, .9, .9, .34), (1.38, .8, .8, .34), (1.55, .42, .42, .2), (1.62, .36, .36, .18)], body, bevel=.012)
    lathe([(.22, 1.6), (.22, 1.8), (.19, 1.84), (0, 1.84)], plastic(), soft=.03)
    ring(.19, .225, .05, plastic(), (0, 0, 1.585))
    with placed(at=(0, -.452, .65), rot=(90, 0, 0)):
        plate(rrect(.56, .85, .03), .004, paper(), bevel=.001)
        plate(rrect(.56, .2, .02), .006, ink(SIGNAL, 'signal ink'), at=(0, .3, .001), bevel=.001)
        text('CAMBER', .1, paper(), (0, .3, .005), depth=.001)
        text('DOT 4', .15, ink(), (0, .06, .003), depth=.001)
        text('brake fluid  1 L', .058, ink(), (0, -.14, .003), depth=.001, bold=False)


@part('grease-tube', az=-28, el=30)
def grease_tube():
    m = paint(SIGNAL, 'signal paint')
    with placed(rot=(0, 0, 12)):
        n = 64
        with placed(at=(0, 0, .3), rot=(0, 90, 0)):
            loft([(-.95, superell(.03, .86, 2)), (-.9, superell(.05, .86, 2)), (-.55, superell(.26, .8, 2)), (0, superell(.48, .64, 2)), (.55, superell(.56, .56, 2)), (.6, superell(.54, .54, 2)), (.68, superell(.24, .24, 2))], m)
            lathe([(.2, .66), (.2, 1.0), (.17, 1.03), (0, 1.03)], plastic(), soft=.02)
            box(.04, .88, .1, steel(), (0, 0, -.96), bevel=.01)
        with placed(at=(-.08, -.05, .545), rot=(6, -7, 0)):
            text('CAMBER', .16, paper(), (0, .02, 0))
        with placed(at=(-.1, -.235, .465), rot=(40, -4, 0)):
            text('LITHIUM GREASE  EP 2', .055, paper())


@part('spray-can', az=-28, el=12)
def spray_can():
    lathe([(0, .03), (.28, .0), (.31, .02), (.32, .06), (.30, .09), (.30, 1.5)], graphite_paint(), soft=.02)
    lathe([(.30, 1.5), (.325, 1.51), (.325, 1.54), (.3, 1.56), (.2, 1.68), (.17, 1.69), (.17, 1.72), (.1, 1.72)], steel(), soft=.015)
    lathe([(.302, .32), (.302, .62)], ink(SIGNAL, 'signal ink'), soft=0)
    curved('CAMBER', .13, .304, 1.12, paper())
    curved('BRAKE CLEANER', .062, .304, .95, paper())
    curved('500 ml', .06, .304, .47, paper())
    lathe([(.08, 1.7), (.08, 1.78), (.11, 1.8), (.11, 1.9), (.06, 1.92), (0, 1.92)], paint(), soft=.02)
    tube([(-.1, -.05, 1.86), (-.5, -.27, 1.9)], .012, paint(), smooth=False)
    with placed(at=(.62, -.2, 0)):
        lathe([(.31, 0), (.325, .02), (.31, .38), (.27, .42), (0, .42)], glass((.85, .88, .9), 'cap clear'), soft=.03)
