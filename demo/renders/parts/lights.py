"""Lights: headlight, tail light, indicator, number plate light, fog light, light bar, work light."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def silver():
    return solid('reflector', (.80, .81, .82), .12, 1)


def reflector(r, d, m=None):
    """Parabolic bowl opening to +Z at z=0."""
    lathe([(r * t, -d * (1 - t * t)) for t in [i / 16 for i in range(17)]] + [(r * 1.05, .01), (r * 1.05, -.06)], m or silver(), soft=0)


def lens_unit(r):
    """Projector: shroud, ring and glass ball cap facing +Z."""
    lathe([(r * 1.05, -.35), (r * 1.12, .0), (r * 1.3, .08), (r * 1.36, .05), (r * 1.36, -.3)], chrome(), soft=.02)
    ring(r * .9, r * 1.08, .1, black_paint(), (0, 0, .02))
    with placed(scale=(1, 1, .55)):
        ball(r, glass((.9, .94, 1), 'projector lens', 1.6), cut=0.)
    with placed(at=(0, 0, -.12), scale=(1, 1, .4)):
        ball(r * .95, solid('lens core', (.30, .34, .40), .06, 0, coat=1., spec=.8), cut=0.)


def pod(pts, depth, m, bevel, at=(0, 0, 0)):
    return plate(spline2(pts), depth, m, at=at, bevel=bevel)


def spline2(pts, n=8):
    return [(p.x, p.y) for p in spline([(x, y, 0) for x, y in pts], n, True)]


HEAD = [(-1.22, -.40), (-.6, -.58), (.2, -.62), (.85, -.44), (1.28, .14), (1.38, .56), (.9, .58), (.1, .46), (-.7, .30), (-1.2, .06)]


def bowl(r):
    """A reflector with its bulb and the cap before it, facing +Z."""
    reflector(r, r * .55, solid('bright bowl', (.86, .87, .88), .38, .35))
    ring(r, r * 1.1, .08, chrome())
    lathe([(.045, -r * .55), (.05, -.1), (.035, -.06), (0, -.05)], glass((.98, .99, 1), 'bulb glass', 1.5), soft=.01)
    lathe([(.07, -.06), (.075, .0), (.05, .03), (0, .035)], chrome(), soft=.01)
    for a in (90, 210, 330):
        with placed(rot=(0, 0, a)):
            box(r, .016, .02, chrome(), (r * .5, 0, -.03), bevel=.004)


def headlight(light):
    with placed(at=(0, 0, .7), rot=(90, 0, 0)):
        o = spline2(HEAD)
        small = [(x * .955, y * .90) for x, y in o]
        plate(o, .5, plastic(), at=(0, 0, -.42), bevel=.05)
        plate(o, .3, plastic(), [small], (0, 0, -.05), bevel=.015)
        bezel = silver() if light == 'halogen' else solid('bezel', (.05, .053, .058), .4, .2)
        holes = [(x, y, .32) for x, y in ((-.52, -.13), (.28, -.06))] if light == 'halogen' else []
        plate([(x * .97, y * .94) for x, y in o], .04, bezel, holes, (0, 0, -.16), bevel=.01)
        if light == 'halogen':
            for x, y in ((-.52, -.13), (.28, -.06)):
                with placed(at=(x, y, -.06)):
                    bowl(.31)
        else:
            for x, y, r in ((-.52, -.13, .27), (.28, -.06, .27 if light == 'led' else .20)):
                with placed(at=(x, y, -.02)):
                    lens_unit(r)
        if light == 'led':
            for i in range(7):                                             # day-running strip
                t = i / 6
                with placed(at=(.76 + .42 * t, -.10 + .50 * t, -.08), rot=(0, 0, 48)):
                    box(.11, .1, .05, chrome(), bevel=.01)
                    box(.075, .06, .06, glow((1, .97, .9), 2.2, 'drl'), (0, 0, .01), bevel=.006)
            tube([(-1.1, -.31, -.05), (-.55, -.475, -.04), (.2, -.51, -.04), (.78, -.36, -.05)], .026, glow((1, .97, .92), 2., 'light guide'))
        else:
            with placed(at=(.98, .22, -.06), rot=(0, 0, 40)):              # the indicator in the corner
                box(.44, .26, .05, silver(), bevel=.03)
                box(.34, .17, .05, amber_lens(), (0, 0, .02), bevel=.03)
        box(.3, .1, .06, amber_lens(), (-1.0, -.08, -.1), (0, 0, -12), .02)
        plate([(x * .99, y * .98) for x, y in o], .10, glass((.97, .98, 1), 'cover', 1.35), at=(0, 0, .10), bevel=.045)
        for x, y in ((1.35, .72), (-1.15, .24), (-1.05, -.60)):
            plate(hull((x, y, .1), (x * .9, y * .75, .14)), .06, plastic(), [(x, y, .05)], (0, 0, -.35), bevel=.01)
        for x in (-.4, .3):
            cyl(.26, .2, plastic(), (x, -.05, -.72))
            for i in range(12):
                box(.03, .06, .16, plastic(), (x + .26 * math.cos(i * .52), -.05 + .26 * math.sin(i * .52), -.74), (0, 0, 30 * i), .008)


for light in ('led', 'xenon', 'halogen'):
    key = 'headlight' if light == 'led' else 'headlight-' + light
    part(key, az=-24, el=12, focus=(-.35, -.3, .45), zoom=1.9, behind_glass=True)(lambda light=light: headlight(light))


TAIL_GLASS = {'': (.34, .004, .006), '-clear': (.34, .004, .006), '-smoked': (.022, .008, .009)}


def dome(r, m, at):
    """A round chamber of a lens: its rim, its vaulted glass and the ribs moulded into it."""
    ring(r, r + .035, .05, silver(), at)
    with placed(at=at, scale=(1, 1, .22)):
        ball(r, m, cut=0.)
    for k in range(1, 5):
        ring(r * k / 5 - .006, r * k / 5 + .006, .02, m, (at[0], at[1], at[2] + .22 * r * math.sqrt(1 - (k / 5) ** 2)), soft=0)


def tail_light(glass_of, led):
    col = TAIL_GLASS[glass_of]
    with placed(at=(0, 0, .75), rot=(90, 0, 0)):
        o = spline2([(-.85, -.62), (-.2, -.70), (.55, -.66), (.72, -.2), (.78, .35), (.68, .70), (.1, .66), (-.35, .45), (-.75, .05)])
        plate(o, .3, plastic(), at=(0, 0, -.2), bevel=.04)
        plate([(x * .98, y * .98) for x, y in o], .22, solid('tail glass' + glass_of, col, .12, 0, coat=1.), at=(0, 0, .02), bevel=.07)
        inner = [(x * .80 + .03, y * .78) for x, y in o]
        dark = (.012, .006, .006) if glass_of == '-smoked' else (.10, .003, .004)
        plate(inner, .03, solid('tail dark' + glass_of, dark, .1, 0, coat=1.), at=(0, 0, .13), bevel=.01)
        clear = solid('reverse', (.75, .76, .78), .1, coat=1.)
        if led:
            whole = glass_of != '-clear'
            for k in (.72, .5):
                line = [(x * k + .04, y * k, .15) for x, y in o]
                if not whole:                                              # it ends where the clear part begins
                    first = next(i for i, q in enumerate(line) if q[1] >= -.16 > line[i - 1][1])
                    line = [q for q in line[first:] + line[:first] if q[1] >= -.16]
                tube(line, .028, glow((1, .06, .03), 1.6, 'tail glow'), smooth=False, closed=whole)
        else:
            lit = solid('chamber' + glass_of, (.10, .012, .012) if glass_of == '-smoked' else (.62, .012, .012), .1, 0, coat=1.)
            dome(.27, lit, (.30, .24, .15))
            dome(.20, lit, (-.24, .02, .15))
        if glass_of == '-clear':
            plate(rrect(1.04, .28, .08), .04, clear, at=(-.05, -.37, .155), bevel=.014)
            for k in range(17):
                box(.012, .22, .012, clear, (-.50 + .056 * k, -.37, .177), bevel=0)
            plate(rrect(.28, .18, .05), .02, amber_lens(), at=(.28, -.37, .182), bevel=.008)
        else:
            plate(rrect(.5, .16, .05), .03, amber_lens(), at=(.2, -.36, .15), bevel=.012)
            plate(rrect(.34, .16, .05), .03, clear, at=(-.32, -.36, .15), bevel=.012)
        for x, y in ((.5, .55), (.5, -.5)):
            with placed(at=(x, y, -.36)):
                thread(.05, .2, zinc(), .025, (0, 0, -.2))


for glass_of in TAIL_GLASS:
    part('tail-light' + glass_of, az=-28, el=14)(lambda glass_of=glass_of: tail_light(glass_of, True))
    part('tail-light-bulb' + glass_of, az=-28, el=14)(lambda glass_of=glass_of: tail_light(glass_of, False))


@part('indicator-light', az=-26, el=16, behind_glass=True)
def indicator_light():
    o = spline2([(-1.0, -.02), (-.78, -.30), (-.1, -.40), (.6, -.36), (1.0, -.14), (1.02, .08), (.6, .30), (-.1, .38), (-.75, .28)])
    amber = solid('bright amber', (.92, .34, .015), .1, 0, coat=.8)
    with placed(at=(0, 0, .46), rot=(78, 0, 0)):
        plate([(x * 1.06, y * 1.10) for x, y in o], .07, rubber(), at=(0, 0, -.06), bevel=.025)
        plate([(x * .98, y * .98) for x, y in o], .34, plastic(), at=(0, 0, -.22), bevel=.04)
        plate(o, .14, amber, at=(0, 0, .03), bevel=.05)
        for i in range(20):                                                # the prisms moulded into its lens
            x = -.85 + .09 * i
            ys = [q[1] for q in o if abs(q[0] - x) < .07]
            if ys:
                lo, hi = min(ys) * .86, max(ys) * .86
                with placed(at=(x, (lo + hi) / 2, .085), rot=(90, 0, 0)):
                    cyl(.042, hi - lo, amber, soft=.03, seg=24)
        plate([(x * .99, y * .98) for x, y in o], .13, glass((1, .80, .42), 'amber cover', 1.45), at=(0, 0, .11), bevel=.06)
        with placed(at=(.1, 0, -.48)):
            lathe([(.25, .2), (.25, -.02), (.2, -.06), (.2, -.2), (0, -.2)], plastic())
            for i in range(8):
                box(.06, .08, .12, plastic(), (.25 * math.cos(i * .785), .25 * math.sin(i * .785), -.02), (0, 0, 45 * i), .01)
        for s in (-1, 1):
            box(.1, .14, .26, plastic(), (s * .74, 0, -.42), bevel=.02)


@part('number-plate-light', az=-26, el=30, behind_glass=True)
def number_plate_light():
    with placed(at=(0, 0, .42), rot=(42, 0, 0)):
        plate(rrect(2.0, .74, .16), .09, plastic(), [(-.86, 0, .06), (.86, 0, .06)], bevel=.025)
        plate(rrect(1.5, .62, .1), .34, plastic(), at=(0, 0, -.2), bevel=.03)
        plate(rrect(1.46, .60, .1), .1, plastic(), [rrect(1.30, .46, .07)], (0, 0, .06), bevel=.015)
        plate(rrect(1.32, .48, .07), .02, solid('reflector white', (.80, .80, .78), .25, coat=.3), at=(0, 0, .052), bevel=.003)
        with placed(at=(-.42, 0, .15), rot=(0, 90, 0)):                    # the festoon lamp behind its lens
            lathe([(0, 0), (.05, .01), (.085, .06), (.085, .16)], brass(), soft=.01)
            lathe([(.085, .16), (.09, .2), (.09, .64), (.085, .68)], glass((.98, .99, 1), 'bulb glass', 1.5), soft=.01)
            lathe([(.085, .68), (.085, .78), (.05, .83), (0, .84)], brass(), soft=.01)
            tube([(0, 0, .16), (.02, 0, .3), (.02, 0, .54), (0, 0, .68)], .008, steel())
        for s in (-1, 1):
            box(.02, .3, .2, brass(), (s * .42, 0, .1), bevel=.005)
        lens = glass((.97, .98, 1), 'plate lens', 1.45)
        plate(rrect(1.30, .46, .07), .13, lens, at=(0, 0, .13), bevel=.05)
        for i in range(11):
            box(.014, .36, .006, lens, (-.5 + .1 * i, 0, .196), bevel=0)
        for x in (-.86, .86):
            cyl(.085, .05, steel(), (x, 0, .06), soft=.015)
            box(.12, .022, .01, ink(), (x, 0, .085), (0, 0, 30 * x), 0)
        box(.34, .3, .26, plastic(), (.35, 0, -.46), bevel=.03)
        plate(soften([(-.0, 0), (.16, .0), (.26, .34), (.16, .36)], .05, True), .3, steel(), at=(-.78, 0, -.36), rot=(90, 0, 0), bevel=.01)


@part('fog-light', az=-30, el=14)
def fog_light():
    with placed(at=(0, 0, .75), rot=(90, 0, 0)):
        lathe([(.72, .1), (.76, .08), (.76, -.08), (.68, -.2), (.5, -.5), (.2, -.58), (0, -.58)], plastic(), soft=.03)
        lathe([(.62, .06), (.66, .12), (.72, .12), (.74, .08)], chrome(), soft=.015)
        with placed(at=(0, 0, .05)):
            reflector(.62, .42)
            for i in range(20):
                box(.5, .008, .01, chrome(), (.35 * math.cos(i * .314), .35 * math.sin(i * .314), -.26), (0, -38, 18 * i), 0)
            lathe([(0, -.1), (.1, -.12), (.12, -.2), (.12, -.4)], chrome())
        with placed(at=(0, 0, .06), scale=(1, 1, .16)):
            ball(.66, glass((.98, .99, 1), 'fog lens', 1.45), cut=0.)
        box(1.1, .16, .08, plastic(), (0, -.75, -.2), bevel=.03)
        for x in (-.45, .45):
            plate(hull((x, -.75, .14), (x, -.45, .1)), .08, plastic(), [(x, -.78, .06)], (0, 0, -.2), bevel=.02)
        box(.22, .18, .3, plastic(), (.2, .1, -.7), bevel=.03)


@part('light-bar', az=-36, el=24)
def light_bar():
    W = 2.6
    plate([(-.22, -.3), (.16, -.3), (.22, -.25), (.22, .25), (.16, .3), (-.22, .3)], W, black_paint(), at=(0, .04, .45), rot=(90, 0, 90), bevel=.03)
    for i in range(24):
        box(.03, .3, .56, black_paint(), (-W / 2 + .08 + i * (W - .16) / 23, .26, .45), bevel=.006)
    for i in range(8):
        for z in (.30, .60):
            with placed(at=(-W / 2 + .2 + i * (W - .4) / 7, -.2, z), rot=(90, 0, 0)):
                reflector(.135, .12)
                ring(.0, .05, .02, solid('led', (.85, .62, .05), .25), (0, 0, -.1))
    plate(rrect(W - .06, .62, .06), .03, glass((.98, .99, 1), 'bar glass', 1.4), at=(0, -.215, .45), rot=(90, 0, 0), bevel=.008)
    for s in (-1, 1):
        box(.08, .62, .66, black_paint(), (s * (W / 2 + .03), .05, .45), bevel=.03)
        plate(hull((0, 0, .14), (0, -.42, .14)), .05, black_paint(), [(0, -.46, .05)], (s * (W / 2 + .1), .05, .45), (90, 0, 90), bevel=.01)
        bolt(.05, .05, steel(), (s * (W / 2 + .13), .05, .45), (0, 90 * s, 0))
    tube([(.4, .3, .3), (.5, .6, .1), (.8, .75, .04), (1.3, .6, .04)], .035, rubber())


@part('work-light', az=-30, el=16)
def work_light():
    with placed(at=(0, 0, .95), rot=(-12, 0, 0)):
        plate(rrect(1.5, 1.1, .14), .26, paint(), rot=(90, 0, 0), bevel=.06)
        plate(rrect(1.3, .9, .08), .05, black_paint(), at=(0, -.13, 0), rot=(90, 0, 0), bevel=.02)
        for i in range(8):
            for j in range(5):
                box(.09, .02, .09, solid('led', (.85, .62, .05), .25), (-.49 + .14 * i, -.162, -.28 + .14 * j), bevel=.006)
        plate(rrect(1.26, .86, .07), .02, glass((1, 1, 1), 'work glass', 1.4), at=(0, -.175, 0), rot=(90, 0, 0), bevel=.006)
        for i in range(13):
            box(.03, .12, .8, black_paint(), (-.6 + .1 * i, .18, 0), bevel=.008)
    tube([(-.86, .05, .95), (-.86, .05, .2), (-.78, -.1, .06), (-.7, -.55, .06), (.7, -.55, .06), (.78, -.1, .06), (.86, .05, .2), (.86, .05, .95)], .05, black_paint(), smooth=False)
    tube([(-.8, .05, .1), (-.7, .5, .06), (.7, .5, .06), (.8, .05, .1)], .05, black_paint(), smooth=False)
    tube([(-.5, .1, 1.5), (-.48, .15, 1.75), (0, .15, 1.8), (.48, .15, 1.75), (.5, .1, 1.5)], .06, rubber())
    for s in (-1, 1):
        cyl(.14, .12, plastic(), (s * .86, .03, .95), (0, 90, 0))
        around_knob(s)


def around_knob(s):
    with placed(at=(s * .93, .03, .95), rot=(0, 90, 0)):
        for i in range(10):
            box(.05, .05, .1, plastic(), (.14 * math.cos(i * .628), .14 * math.sin(i * .628), 0), (0, 0, 36 * i), .01)
