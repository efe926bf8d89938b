"""Oils and fluids: jugs, bottles, the 20 litre canister. A label names the fluid, never a grade or a volume."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def signal_ink():
    return ink(SIGNAL, 'signal ink')


def ribbed_cap(r, h, m, at, rot=(0, 0, 0), n=36):
    with placed(at, rot):
        lathe([(r, 0), (r, h - .03), (r - .03, h), (0, h)], m, soft=.02)
        for i in range(n):
            a = 2 * math.pi * i / n
            box(.012, .02, h - .08, m, (r * math.cos(a), r * math.sin(a), h / 2), (0, 0, math.degrees(a)), .004)


def jug(w, d, h, m, cap, neck=-.32, grip=True):
    """Oil-can shape in side view: a body with a slanted shoulder, a grip and a screw cap."""
    o = soften([(-w / 2, 0), (w / 2, 0), (w / 2, h * .80), (w * .36, h * .93), (-w * .02, h * .93), (-w * .14, h), (neck * w - w * .13, h), (-w / 2, h * .84)], .12, True, 5)
    holes = []
    if grip:
        holes = [soften([(w * .10, h * .60), (w * .33, h * .60), (w * .37, h * .76), (w * .28, h * .84), (w * .06, h * .84)], .08, True, 4)]
    plate(o, d, m, holes, rot=(90, 0, 0), bevel=.09)
    x = neck * w + .02
    lathe([(.17, h - .02), (.17, h + .08)], m, (x, 0, 0))
    ribbed_cap(.2, .27, cap, (x, 0, h + .03), n=30)


def drop(s, m):
    """A drop of oil, its tip up."""
    o = [(s * .62 * math.sin(t) * math.sin(t / 2) ** 1.2, s * math.cos(t)) for t in [2 * math.pi * i / 60 for i in range(60)]]
    o = [(x if i < 30 else -abs(x), y) for i, (x, y) in enumerate(o)]
    plate(o, .004, m, bevel=.001)


def cog(s, m):
    plate(gear(12, s * .76, s, .5), .004, m, [(0, 0, s * .4)], bevel=.001)


def snow(s, m):
    for i in range(6):
        with placed(rot=(0, 0, 60 * i)):
            box(.13 * s, s, .004, m, (0, s * .5, 0), bevel=0)
            for q in (-1, 1):
                box(.11 * s, .36 * s, .004, m, (q * .13 * s, s * .72, 0), (0, 0, -45 * q), 0)


def wheel(s, m):
    """A steering wheel."""
    ring(s * .8, s, .004, m, soft=0)
    plate(circle(s * .26), .004, m, bevel=.001)
    for a in (0, 180, 270):
        with placed(rot=(0, 0, a)):
            box(s * .75, s * .16, .004, m, (s * .5, 0, 0), bevel=0)


def sprocket(s, m):
    plate(gear(20, s * .86, s, .4), .004, m, [(0, 0, s * .3)] + [(s * .58 * math.cos(i * 1.2566), s * .58 * math.sin(i * 1.2566), s * .15) for i in range(5)], bevel=.001)


def brake(s, m):
    """The warning lamp's brake: a ring between two shoes."""
    ring(s * .56, s * .70, .004, m, soft=0)
    for a in (-38, 142):
        with placed(rot=(0, 0, a)):
            lathe([(s * .84, -.002), (s, -.002), (s, .002), (s * .84, .002)], m, soft=0, closed=True, arc=76)
    box(s * .14, s * .5, .004, m, (0, s * .1, 0), bevel=0)
    box(s * .14, s * .14, .004, m, (0, -s * .32, 0), bevel=0)


def screen(s, m):
    """A windscreen with a jet of water."""
    o = [(-s, -s * .45), (s, -s * .45), (s * .78, s * .55), (-s * .78, s * .55)]
    i = [(x * .84, y * .76 + .01) for x, y in o]
    plate(soften(o, s * .2, True), .004, m, [soften(i, s * .14, True)], bevel=.001)
    for a in (-32, 0, 32):
        with placed(at=(0, -s * .3, 0), rot=(0, 0, a)):
            for k in range(3):
                box(s * .09, s * .15, .004, m, (0, s * (.14 + .21 * k), 0), bevel=0)


def fit(s, size, room):
    return min(size, room / (len(s) * .76))


def label(w, h, title, lines, band, emblem=None, brand=None, name=None):
    """A label in the XY plane facing +Z, round the origin: a band, with the name of who fills it, emblem, title, small print."""
    plate(rrect(w, h, .05), .006, paper(), bevel=.001)
    plate(rrect(w, h * .25, .03), .008, band, at=(0, h * .37, .001), bevel=.001)
    if name:
        text(name, fit(name, h * .18, w * .8), brand or paper(), (0, h * .37, .006), depth=.001)
    y = -.02 if lines else -.1
    if emblem:
        s = min(h * .14, w * .22)
        with placed(at=(0, h * .08, .004)):
            emblem(s, band)
        y = -.20
    if isinstance(title, str):
        title = (title,)
    size = min(fit(t, h * (.17 if len(title) > 1 else .24 if emblem or lines else .34), w * .94) for t in title)
    for i, t in enumerate(title):
        text(t, size, ink(), (0, h * y - i * size * 1.08, .004), depth=.001)
    y -= (len(title) - 1) * size * 1.08 / h
    for i, s in enumerate(lines):
        text(s, fit(s, h * .085, w * 1.2), ink(), (0, h * (y - .14 - .09 * i), .004), depth=.001, bold=False)


def front(d, z, fn, *a, x=0, **k):
    with placed(at=(x, -d / 2 - .003, z), rot=(90, 0, 0)):
        fn(*a, **k)


# Of nobody and of the brands that fill oil: name on the label, bottle, cap, band.
GRAPHITE, BLACK, BLUE, GREEN, WHITE = (.03, .033, .038), (.02, .02, .022), (.01, .10, .42), (.012, .13, .06), (.72, .72, .70)
FILLERS = {
    '': (None, GRAPHITE, SIGNAL, SIGNAL),
    '-viskora': ('VISKORA', GRAPHITE, SIGNAL, SIGNAL),
    '-harrowby-oils': ('HARROWBY', (.72, .46, .02), BLACK, BLACK),
    '-lubrisa': ('LUBRISA', (.42, .44, .46), BLUE, BLUE),
    '-chemarin': ('CHEMARIN', GREEN, WHITE, GREEN),
}


def filled(key, house=None, **view):
    """One picture for each who fills it: the function is given what is written, the bottle, the cap and the band. `house`: colours of the shop's own."""
    def make(fn):
        for brand, (name, *colours) in FILLERS.items():
            col, cap, band = house if house and not brand else colours

            def build(brand=brand, name=name, col=col, cap=cap, band=band):
                body = solid(f'bottle{brand}', col, .3, spec=.5, bump=dict(scale=40, strength=.03))
                fn(name, body, solid(f'cap{brand}', cap, .35), ink(band, f'band{brand}'))
            part(key.format(brand), **view)(build)
        return fn
    return make


@filled('oil-bottle{}', az=-28, el=14, focus=(0, -.3, .9), zoom=1.7)
def oil_bottle(name, body, cap, band):
    jug(1.25, .62, 1.75, body, cap)
    front(.62, .61, label, .94, .80, 'MOTOR OIL', ['for petrol and diesel engines'], band, drop, name=name)


@filled('oil-bottle-1l{}', az=-28, el=12)
def oil_bottle_1l(name, body, cap, band):
    flask(.88, .50, 1.5, body, e=5.5, neck=.34, shoulder=.22)
    ribbed_cap(.21, .24, cap, (0, 0, 1.53))
    front(.505, .66, label, .72, .98, ('MOTOR', 'OIL'), [], band, drop, name=name)


def coolant(col, name):
    body = solid('coolant ' + name, col, .2, spec=.6, coat=.2)
    jug(1.25, .62, 1.6, body, plastic())
    front(.62, .54, label, 1.05, .8, 'COOLANT', ['radiator antifreeze'], ink((.02, .10, .30), 'blue ink'), snow)


COOLANTS = dict(blue=(.012, .11, .50), red=(.55, .012, .015), violet=(.20, .04, .38), orange=(.80, .19, .01),
                yellow=(.80, .56, .02), pink=(.62, .06, .16))

part('coolant-canister', az=-28, el=14)(lambda: coolant((.40, .42, .44), 'grey'))
for colour, rgb in COOLANTS.items():
    part('coolant-' + colour, az=-28, el=14)(lambda rgb=rgb, colour=colour: coolant(rgb, colour))


@part('adblue-canister', az=-28, el=16)
def adblue():
    body = solid('hdpe white', (.75, .77, .78), .35, spec=.4)
    blue = solid('cap blue', (.01, .10, .42), .35)
    jug(1.45, .95, 1.5, body, blue)
    front(.95, .5, label, 1.22, .74, 'AUS 32', ['urea solution for SCR', 'ISO 22241'], ink((.01, .10, .42), 'urea blue'))


@part('brake-fluid-bottle', az=-28, el=14)
def brake_fluid():
    body = solid('bottle yellow', (.80, .50, .03), .28, spec=.5)
    loft([(0, .82, .82, .3), (.03, .9, .9, .34), (1.2, .9, .9, .34), (1.38, .8, .8, .34), (1.55, .42, .42, .2), (1.62, .36, .36, .18)], body, bevel=.012)
    ribbed_cap(.22, .24, plastic(), (0, 0, 1.6))
    ring(.19, .225, .05, plastic(), (0, 0, 1.585))
    front(.9, .62, label, .60, .92, ('BRAKE', 'FLUID'), [], signal_ink(), brake)


def flask(w, d, h, m, e=4.5, neck=.3, shoulder=.2, waist=0.):
    """A blown bottle with an oval base, its shoulder drawn in to a round neck."""
    o = superell(w, d, e)
    s = [(0, superell(w * .93, d * .9, e)), (.04, o)]
    if waist:
        s += [(h * .58, o), (h * .64, superell(w * (1 - waist), d * (1 - waist * .6), e)), (h * .78, superell(w * (1 - waist), d * (1 - waist * .6), e))]
    s += [(h - shoulder, superell(w * .98, d * .98, e)) if not waist else (h - shoulder, superell(w * (1 - waist * .8), d * (1 - waist * .4), e))]
    for k in (.35, .65, .88, 1):
        q = math.sin(k * math.pi / 2)
        f = 1 - math.cos(k * math.pi / 2)
        ww, dd = w * (1 - waist * .8), d * .98
        s.append((h - shoulder + shoulder * q, superell(ww + (neck - ww) * f, dd + (neck - dd) * f, e + (2 - e) * f)))
    s += [(h + .07, superell(neck, neck, 2))]
    loft(s, m, angle=50)


@filled('gear-oil-bottle{}', house=((.012, .055, .17), (.82, .52, .03), (.012, .055, .17)), az=-28, el=12)
def gear_oil(name, body, cap, band):
    flask(.78, .50, 1.38, body, neck=.30, shoulder=.26)
    ribbed_cap(.19, .15, cap, (0, 0, 1.41))
    lathe([(.15, 1.55), (.12, 1.60), (.065, 1.98), (.058, 2.02)], cap, soft=.015)
    lathe([(.058, 1.97), (.085, 1.98), (.085, 2.06), (.07, 2.13), (0, 2.14)], paper(), soft=.015)
    front(.505, .62, label, .62, .88, 'GEAR OIL', [], band, cog, name=name)


@filled('atf-bottle{}', house=((.52, .012, .012), BLACK, (.36, .008, .01)), az=-28, el=12)
def atf(name, body, cap, band):
    flask(.86, .56, 1.55, body, neck=.34, shoulder=.3, waist=.14)
    ribbed_cap(.21, .25, cap, (0, 0, 1.58))
    ring(.19, .222, .04, cap, (0, 0, 1.57))
    front(.565, .49, label, .68, .72, 'ATF', [], band, cog, name=name)


@filled('motorcycle-oil-bottle{}', house=((.40, .41, .42), BLACK, SIGNAL), az=-28, el=12)
def motorcycle_oil(name, body, cap, band):
    flask(.92, .52, 1.5, body, e=6, neck=.36, shoulder=.16)
    for x in (-1, 1):
        for k in range(6):
            box(.05, .34, .03, body, (x * .455, 0, .95 + .065 * k), bevel=.012)
    ribbed_cap(.225, .25, cap, (0, 0, 1.53))
    front(.525, .66, label, .76, 1.0, ('4T', 'MOTORCYCLE', 'OIL'), [], band, sprocket, name=name)


@part('power-steering-fluid-bottle', az=-28, el=16)
def power_steering_fluid():
    body = solid('bottle green', (.012, .16, .075), .25, spec=.5)
    lathe([(0, .03), (.3, 0), (.385, .01), (.40, .05), (.40, .88), (.385, .93), (.27, 1.08), (.16, 1.14), (.15, 1.2)], body, soft=.05)
    ribbed_cap(.19, .2, paper(), (0, 0, 1.17))
    lathe([(.404, .13), (.404, .80)], paper(), soft=0)
    lathe([(.406, .63), (.406, .80)], ink((.012, .13, .06), 'green ink'), soft=0)
    for s, size, z in (('POWER STEERING', .058, .27), ('FLUID', .07, .19)):
        curved(s, size, .4085, z, ink(), -118)
    t = math.radians(-118)
    with placed(at=(.406 * math.cos(t), .406 * math.sin(t), .47), rot=(90, 0, -28)):
        wheel(.12, ink((.012, .13, .06), 'green ink'))


def curved(s, size, r, z, m, centre=-116):
    """Letters set round a cylinder of radius r, centred on an angle in degrees."""
    step = math.degrees(size * .74 / r)
    for i, ch in enumerate(s):
        a = centre + (i - (len(s) - 1) / 2) * step
        t = math.radians(a)
        if ch != ' ':
            text(ch, size, m, (r * math.cos(t), r * math.sin(t), z), (90, 0, a + 90), depth=.001)


@part('screenwash-bottle', az=-28, el=12)
def screenwash():
    blue = solid('washer blue', (.03, .27, .72), .08, 0, coat=1., spec=.7)
    flask(.98, .62, 1.62, glass((.80, .92, .98), 'bottle clear', 1.5), neck=.32, shoulder=.36)
    with placed(at=(0, 0, .02)):
        loft([(0, superell(.90, .55, 4.5)), (.04, superell(.955, .595, 4.5)), (1.24, superell(.945, .585, 4.5))], blue)
    ribbed_cap(.2, .22, solid('cap blue', (.01, .10, .42), .35), (0, 0, 1.64))
    front(.64, .66, label, .76, .86, 'SCREENWASH', ['windscreen cleaner'], ink((.01, .10, .42), 'urea blue'), screen)


@filled('oil-canister-20l{}', az=-30, el=14)
def canister_20l(name, body, cap, band):
    W, D, H = 1.35, 1.15, 1.55
    loft([(0, W * .92, D * .92, .12), (.05, W, D, .16), (.62, W, D, .16), (.645, W * .985, D * .985, .16), (.70, W * .985, D * .985, .16),
          (.725, W, D, .16), (H - .28, W, D, .16), (H - .1, W * .93, D * .93, .16), (H, W * .78, D * .80, .14)], body, bevel=.01)
    tube([(.28, -.36, H - .05), (.28, -.30, H + .13), (.28, .18, H + .13), (.28, .3, H - .05)], .07, body, n=10)
    lathe([(.2, H - .06), (.2, H + .06)], body, (-.34, -.1, 0))
    ribbed_cap(.24, .22, cap, (-.34, -.1, H + .03))
    ring(.2, .25, .05, cap, (-.34, -.1, H + .015))
    front(D, .97, label, 1.12, .5, 'LUBRICANT', [], band, name=name)
    for z in (.2, .35, .5):
        box(W + .02, .5, .05, body, (0, 0, z), bevel=.02)
        box(.7, D + .02, .05, body, (0, 0, z), bevel=.02)
