"""Lights: headlight, tail light, bulbs, fog light, light bar, work light."""
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


@part('headlight', az=-24, el=12, focus=(-.35, -.3, .45), zoom=1.9, behind_glass=True)
def headlight():
    with placed(at=(0, 0, .7), rot=(90, 0, 0)):
        o = spline2(HEAD)
        small = [(x * .955, y * .90) for x, y in o]
        plate(o, .5, plastic(), at=(0, 0, -.42), bevel=.05)
        plate(o, .3, plastic(), [small], (0, 0, -.05), bevel=.015)
        plate([(x * .97, y * .94) for x, y in o], .04, solid('bezel', (.05, .053, .058), .4, .2), at=(0, 0, -.16), bevel=.01)
        for x, y, r in ((-.52, -.13, .27), (.28, -.06, .27)):
            with placed(at=(x, y, -.02)):
                lens_unit(r)
        for i in range(7):                                                 # day-running strip
            t = i / 6
            with placed(at=(.76 + .42 * t, -.10 + .50 * t, -.08), rot=(0, 0, 48)):
                box(.11, .1, .05, chrome(), bevel=.01)
                box(.075, .06, .06, glow((1, .97, .9), 2.2, 'drl'), (0, 0, .01), bevel=.006)
        tube([(-1.1, -.31, -.05), (-.55, -.475, -.04), (.2, -.51, -.04), (.78, -.36, -.05)], .026, glow((1, .97, .92), 2., 'light guide'))
        box(.3, .1, .06, amber_lens(), (-1.0, -.08, -.1), (0, 0, -12), .02)
        outer = plate([(x * .99, y * .98) for x, y in o], .10, glass((.97, .98, 1), 'cover', 1.35), at=(0, 0, .10), bevel=.045)
        for x, y in ((1.35, .72), (-1.15, .24), (-1.05, -.60)):
            plate(hull((x, y, .1), (x * .9, y * .75, .14)), .06, plastic(), [(x, y, .05)], (0, 0, -.35), bevel=.01)
        for x in (-.4, .3):
            cyl(.26, .2, plastic(), (x, -.05, -.72))
            for i in range(12):
                box(.03, .06, .16, plastic(), (x + .26 * math.cos(i * .52), -.05 + .26 * math.sin(i * .52), -.74), (0, 0, 30 * i), .008)


@part('tail-light', az=-28, el=14)
def tail_light():
    with placed(at=(0, 0, .75), rot=(90, 0, 0)):
        o = spline2([(-.85, -.62), (-.2, -.70), (.55, -.66), (.72, -.2), (.78, .35), (.68, .70), (.1, .66), (-.35, .45), (-.75, .05)])
        plate(o, .3, plastic(), at=(0, 0, -.2), bevel=.04)
        red = solid('tail red', (.34, .004, .006), .12, 0, coat=1.)
        plate([(x * .98, y * .98) for x, y in o], .22, red, at=(0, 0, .02), bevel=.07)
        inner = [(x * .80 + .03, y * .78) for x, y in o]
        plate(inner, .03, solid('tail dark', (.10, .003, .004), .1, 0, coat=1.), at=(0, 0, .13), bevel=.01)
        for k, m in ((.72, None), (.5, None)):
            pts = [(x * k + .04, y * k, .15) for x, y in o]
            tube(pts, .028, glow((1, .06, .03), 1.6, 'tail glow'), smooth=False, closed=True)
        plate(rrect(.5, .16, .05), .03, amber_lens(), at=(.2, -.36, .15), bevel=.012)
        plate(rrect(.34, .16, .05), .03, solid('reverse', (.75, .76, .78), .1, coat=1.), at=(-.32, -.36, .15), bevel=.012)
        for x, y in ((.5, .55), (.5, -.5)):
            with placed(at=(x, y, -.36)):
                thread(.05, .2, zinc(), .025, (0, 0, -.2))


def filament():
    return solid('filament', (.3, .3, .32), .3, 1)


@part('bulb-h7', az=-34, el=28)
def bulb_h7():
    with placed(at=(-.75, 0, .5), rot=(0, 90, 0)):
        lathe([(0, 1.62), (.1, 1.6), (.15, 1.52), (.155, 1.2), (.155, .5)], glass((.97, .98, 1), 'bulb glass', 1.5), soft=.03)
        lathe([(0, 1.625), (.1, 1.605), (.153, 1.525), (.156, 1.4)], solid('bulb cap', (.18, .19, .2), .25, .8), soft=.03)
        coil(.03, .01, .26, 12, filament(), (0, 0, .92), closed_ends=False)
        for x, z in ((.03, .92), (-.03, 1.18)):
            tube([(x, 0, .5), (x * 1.8, 0, .8), (x, 0, z)], .012, steel())
        lathe([(.15, .5), (.22, .46), (.22, .30), (.28, .28), (.28, .22)], steel())
        plate(polar(lambda a: .46 + .05 * math.cos(3 * a)), .03, steel(), [(.2, .3, .04)], (0, 0, .22), bevel=.008)
        lathe([(.25, .21), (.27, .1), (.25, .0), (.0, .0)], solid('bulb base', (.75, .74, .70), .5))
        for y in (-.1, .1):
            box(.22, .025, .34, brass(), (0, y, -.14), bevel=.006)
    with placed(at=(.3, .9, .02)):
        box(.9, .55, 1.25, cardboard(), (0, 0, .62), (0, 0, -12), .012)
        with placed(at=(0, 0, .62), rot=(0, 0, -12)):
            box(.905, .555, .32, ink(SIGNAL, 'signal ink'), (0, 0, .38), bevel=.005)
            text('CAMBER', .16, paper(), (0, -.279, .38), (90, 0, 0))
            text('H7', .34, ink(), (0, -.277, -.02), (90, 0, 0))
            text('12V  55W', .11, ink(), (0, -.277, -.3), (90, 0, 0))


@part('bulb-led', az=-32, el=26)
def bulb_led():
    for x, y, t in ((-.62, -.05, 0), (.0, .55, 8)):
        with placed(at=(x, y, .32), rot=(0, 90, t)):
            for i in range(12):
                a = math.radians(30 * i)
                box(.14, .03, .55, black_paint(), (.25 * math.cos(a), .25 * math.sin(a), -.18), (0, 0, 30 * i), .006)
            lathe([(0, -.44), (.16, -.44), (.18, -.4), (.2, .1), (.24, .14), (.24, .2), (.16, .24), (0, .24)], graphite_paint())
            plate(polar(lambda a: .34 + .03 * math.cos(3 * a)), .04, alu(), at=(0, 0, .26), bevel=.01)
            lathe([(.16, .26), (.16, .5), (.1, .56)], alu())
            box(.2, .07, .8, copper(), (0, 0, .9), bevel=.02)
            for s in (1, -1):
                for k in range(5):
                    box(.09, .012, .07, solid('led', (.85, .62, .05), .25), (0, .04 * s, .72 + .09 * k), bevel=.004)
            torus(.245, .02, paint(), (0, 0, .17))
        tube([(x - .42, y - .04, .32), (x - .62, y - .3, .1), (x - .25, y - .55, .05), (x + .2, y - .5, .06)] if t == 0 else [(x - .42, y, .32), (x - .7, y + .2, .1), (x - .5, y + .5, .05), (x, y + .55, .06)], .035, rubber())


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
