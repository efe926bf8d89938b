"""Bulbs, each with its base as the socket wants it, and the plain box they come in."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def filament():
    return solid('filament', (.3, .3, .32), .3, 1)


def clear():
    return glass((.97, .98, 1), 'bulb glass', 1.5)


def carton(at, words, turn=-12):
    with placed(at, (0, 0, turn)):
        box(.9, .55, 1.5, cardboard(), (0, 0, .75), bevel=.012)
        box(.905, .555, .32, ink(SIGNAL, 'signal ink'), (0, 0, 1.27), bevel=.005)
        for i, s in enumerate(words):
            text(s, .80 / max(map(len, words)) / .76, ink(), (0, -.277, .99 - .15 * i), (90, 0, 0))


def capsule(z0=.5):
    """The straight halogen bulb with its blackened tip."""
    lathe([(0, z0 + 1.12), (.1, z0 + 1.1), (.15, z0 + 1.02), (.155, z0 + .7), (.155, z0)], clear(), soft=.03)
    lathe([(0, z0 + 1.125), (.1, z0 + 1.105), (.153, z0 + 1.025), (.156, z0 + .9)], solid('bulb cap', (.18, .19, .2), .25, .8), soft=.03)


@part('bulb-h7', az=-34, el=28)
def bulb_h7():
    with placed(at=(-.75, 0, .5), rot=(0, 90, 0)):
        capsule()
        coil(.03, .01, .26, 12, filament(), (0, 0, .92), closed_ends=False)
        for x, z in ((.03, .92), (-.03, 1.18)):
            tube([(x, 0, .5), (x * 1.8, 0, .8), (x, 0, z)], .012, steel())
        lathe([(.15, .5), (.22, .46), (.22, .30), (.28, .28), (.28, .22)], steel())
        plate(polar(lambda a: .46 + .05 * math.cos(3 * a)), .03, steel(), [(.2, .3, .04)], (0, 0, .22), bevel=.008)
        lathe([(.25, .21), (.27, .1), (.25, .0), (.0, .0)], solid('bulb base', (.75, .74, .70), .5))
        for y in (-.1, .1):
            box(.22, .025, .34, brass(), (0, y, -.14), bevel=.006)
    carton((.3, .9, .02), ('HEADLIGHT', 'BULB'))


@part('bulb-h4', az=-34, el=28)
def bulb_h4():
    with placed(at=(-.75, 0, .56), rot=(0, 90, 0)):
        capsule(.52)
        for z, x in ((.78, .0), (1.14, .03)):
            with placed(at=(x, -.09, z), rot=(0, 0, 0)):
                coil(.026, .009, .2, 10, filament(), (0, .09, 0), closed_ends=False)
        lathe([(.02, .74), (.075, .76), (.085, .80), (.085, 1.02)], chrome(), (.02, 0, 0), (0, 0, 90), soft=.01, arc=180)
        for x, y, z in ((.07, .03, 1.36), (-.07, .03, 1.1), (0, -.08, .8)):
            tube([(x, y, .5), (x, y, z)], .011, steel(), smooth=False)
        lathe([(.15, .54), (.2, .50), (.22, .46), (.22, .28)], steel())
        ring(.2, .34, .06, steel(), (0, 0, .27))
        lug = polar(lambda a: .50 + (.10 if math.cos(3 * a) > .90 else 0), 360)
        plate(lug, .035, steel(), [(.36, .22, .035)], (0, 0, .22), bevel=.01)
        lathe([(.36, .2), (.36, .03), (.33, 0), (0, 0)], steel(), soft=.03)
        lathe([(.30, .01), (.30, -.05), (0, -.05)], solid('bulb base dark', (.04, .04, .045), .5))
        for at, size in (((-.21, 0), (.03, .22)), ((.03, -.21), (.22, .03)), ((.03, .21), (.22, .03))):
            box(*size, .36, steel(), (*at, -.2), bevel=.008)
            with placed(at=(*at, -.22), rot=(90, 0, 0) if size[1] < .1 else (0, 90, 0)):
                cyl(.035, .036, ink(), soft=.002, seg=24)
    carton((.3, .95, .02), ('HEADLIGHT', 'BULB'))


def bayonet(glass_mat):
    """Brass bayonet base with two pins, round glass; its contact at z=0."""
    lathe([(0, -.03), (.05, -.02), (.07, .02)], solid('lead', (.36, .37, .39), .4, 1, bump=dict(scale=30, strength=.1)), soft=.01)
    lathe([(.07, .01), (.15, .02), (.18, .06)], ink(), soft=.01)
    lathe([(.14, .02), (.20, .05), (.205, .08), (.205, .50), (.225, .53), (.225, .57), (.19, .60)], brass(), soft=.015)
    for a in (0, 180):
        with placed(rot=(0, 0, a)):
            cyl(.035, .1, brass(), (.22, 0, .26), (0, 90, 0), soft=.012, seg=24)
    pr = [(.17, .57), (.18, .64)] + [(.355 * math.cos(t), 1.0 + .355 * math.sin(t)) for t in [math.radians(-58 + 148 * i / 24) for i in range(25)]]
    lathe([(max(r, 0), z) for r, z in pr], glass_mat, soft=0)
    lathe([(.0, .60), (.06, .62), (.055, .74), (.02, .78), (0, .78)], clear(), soft=.02)
    for s in (-1, 1):
        tube([(s * .04, 0, .6), (s * .05, 0, .78), (s * .13, 0, 1.02)], .011, steel(), n=6)
    tube([(0, 0, .76), (0, .01, 1.0)], .008, steel(), smooth=False)
    coil(.018, .008, .25, 14, filament(), (-.125, 0, 1.02), (0, 90, 0), closed_ends=False)


def laid(r_foot, r_head, length, at, turn, build, *a):
    """A bulb lying on its glass and its base, the base towards the viewer."""
    t = math.degrees(math.atan((r_head - r_foot) / length))
    with placed(at, (0, 0, turn)):
        with placed(at=(0, 0, r_foot), rot=(0, 90 - t, 0)):
            build(*a)


@part('bulb-bayonet', az=-34, el=26)
def bulb_bayonet():
    laid(.225, .355, .8, (-.72, -.1, 0), 8, bayonet, clear())
    carton((.32, .82, 0), ('SIGNAL', 'BULB'))


@part('bulb-bayonet-amber', az=-34, el=26)
def bulb_bayonet_amber():
    laid(.225, .355, .8, (-.72, -.1, 0), 8, bayonet, amber())
    carton((.32, .82, 0), ('INDICATOR', 'BULB'))


def amber():
    m = solid('amber glass', (.95, .30, .008), .12, 0, coat=1., spec=.7)
    m.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = .42
    return m


def wedge(glass_mat):
    """All of glass, its base pinched flat between two wires that fold back."""
    S = [(.0, .40, .13, 5), (.30, .42, .14, 5), (.42, .40, .24, 3), (.52, .36, .34, 2), (.60, .42, .42, 2), (.72, .52, .52, 2)]
    S += [(.95 + .26 * math.sin(t), .54 * math.cos(t) ** .8, .54 * math.cos(t) ** .8, 2) for t in [math.radians(a) for a in (0, 20, 40, 58, 72, 82, 88)]]
    loft([(z, superell(w, d, e)) for z, w, d, e in S], glass_mat, angle=60)
    for s in (-1, 1):
        for y in (-1, 1):
            tube([(s * (.05 + .07 * (y > 0)), 0, .5), (s * .1, 0, .1), (s * .1, y * .02, -.015), (s * .1, y * .085, .02), (s * .1, y * .085, .22)], .012, steel(), n=6)
        tube([(s * .07, 0, .45), (s * .07, 0, .7), (s * .12, 0, .92)], .010, steel(), n=6)
    cyl(.03, .22, clear(), (0, 0, .66), (0, 90, 0))
    coil(.018, .008, .24, 14, filament(), (-.12, 0, .92), (0, 90, 0), closed_ends=False)


@part('bulb-wedge', az=-34, el=26)
def bulb_wedge():
    laid(.09, .27, .9, (-.62, -.1, 0), 8, wedge, clear())
    carton((.32, .75, 0), ('SIGNAL', 'BULB'))


@part('bulb-wedge-amber', az=-34, el=26)
def bulb_wedge_amber():
    laid(.09, .27, .9, (-.62, -.1, 0), 8, wedge, amber())
    carton((.32, .75, 0), ('INDICATOR', 'BULB'))


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
