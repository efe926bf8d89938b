"""Brake pads by lining, with or without a wear wire; a motorcycle's; the wear sensor; the parking brake's cable."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def sector(r0, r1, a0, a1, n=24):
    A = [math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1)]
    return [(r1 * math.cos(a), r1 * math.sin(a)) for a in A] + [(r0 * math.cos(a), r0 * math.sin(a)) for a in reversed(A)]


def grey_lining():
    return solid('ceramic lining', (.30, .30, .29), .85, 0, bump=dict(scale=85, strength=.55, detail=4))


def metal_lining():
    return solid('metallic lining', (.13, .125, .125), .5, .75, bump=dict(scale=95, strength=.8, detail=4, vary=.15))


def sintered():
    return solid('sintered lining', (.40, .27, .16), .6, .7, bump=dict(scale=110, strength=.7, detail=4))


def bare_plate():
    return solid('zinc plate', (.42, .425, .43), .4, .9, bump=dict(scale=40, strength=.08))


LININGS = {'': (friction, graphite_paint), '-ceramic': (grey_lining, bare_plate), '-metallic': (metal_lining, black_paint)}


def pad(lining=friction, back=graphite_paint):
    """One pad, flat on Z, arc centre far below."""
    with placed(at=(0, -1.55, 0)):
        out = soften(sector(1.25, 1.95, 62, 118)[:25] + [(-.98, 1.66), (-.98, 1.5), (-.80, 1.46)]
                     + sector(1.25, 1.95, 64, 116)[25:] + [(.80, 1.46), (.98, 1.5), (.98, 1.66)], .04, True)
        plate(out, .08, back(), [(.55, 1.48, .035), (-.55, 1.48, .035)])
        for a0, a1 in ((66, 89.2), (90.8, 114)):
            a = [math.radians(v) for v in (a0, a1)]
            o = soften(sector(1.31, 1.90, a0, a1), .05, True)
            plate(o, .15, lining(), at=(0, 0, .11), bevel=.02)
        plate(soften(sector(1.34, 1.88, 67, 113), .06, True), .012, solid('shim', (.10, .104, .11), .5, .5), [
            soften(sector(1.45, 1.74, 86 + s, 94 + s), .04, True) for s in (-13, 13)], (0, 0, -.046), bevel=.003)


def pads(lining, back, wire):
    with placed(at=(-.30, .52, .66), rot=(110, 0, 184)):
        pad(lining, back)
    with placed(at=(.28, .12, .62), rot=(66, 0, 4)):
        pad(lining, back)
    for x, y, s in ((-.95, -.60, 14), (1.02, -.74, -8)):
        with placed(at=(x, y - .12, .06), rot=(0, 0, s)):
            pad(lining, back)
    if wire:
        tube([(.70, -.05, .78), (.95, -.18, .9), (1.22, -.05, .72), (1.35, .05, .3), (1.52, -.15, .05), (1.85, -.35, .04)], .024, rubber())
        box(.12, .09, .08, plastic(), (.70, -.05, .76), (20, 0, 0))
        with placed(at=(1.95, -.41, .07), rot=(0, 0, -32)):
            box(.24, .14, .12, plastic(), bevel=.02)
            box(.1, .05, .03, plastic(), (0, 0, .07), bevel=.01)


def _pads(suffix, wire):
    @part('brake-pads' + suffix + ('-sensor' if wire else ''), az=-24, el=30, focus=(.1, -.3, .5), zoom=1.9, front_from=(0, 26))
    def build():
        pads(*LININGS[suffix], wire)


for _s in LININGS:
    for _w in (False, True):
        _pads(_s, _w)


def moto_pad(lining, back):
    """A two-piston pad with its pin's ear."""
    out = soften([(-.80, -.34), (-.74, -.40), (.74, -.40), (.80, -.34), (.84, .10), (.98, .26), (.98, .46), (.80, .50), (.62, .38), (.30, .40), (.22, .62),
                  (-.22, .62), (-.30, .40), (-.62, .38), (-.80, .50), (-.98, .46), (-.98, .26), (-.84, .10)], .06, True)
    plate(out, .07, back(), [(0, .50, .06), (.86, .38, .05), (-.86, .38, .05)], bevel=.012)
    for s in (-1, 1):
        plate(soften([(s * .03, -.33), (s * .70, -.33), (s * .74, .02), (s * .60, .28), (s * .03, .30)][::s], .07, True), .14, lining(), at=(0, 0, .10), bevel=.015)


def moto_pads(lining, back):
    with placed(at=(-.35, .50, .47), rot=(66, 0, 8)):
        moto_pad(lining, back)
    with placed(at=(.45, -.45, .05), rot=(0, 0, -14)):
        moto_pad(lining, back)
    with placed(at=(-1.15, -.95, .05), rot=(0, 90, -16)):            # retaining pin with its clip
        cyl(.05, 1.0, steel(), (0, 0, 0), seg=32)
        hexhead(.075, .08, steel(), (0, 0, .5), flange=False)
    tube([(-1.12, -.46, .03), (-.86, -.32, .03), (-.74, -.40, .03), (-.84, -.48, .03), (-1.1, -.50, .03)], .014, zinc())


@part('motorcycle-brake-pads', az=-22, el=34)
def motorcycle_brake_pads():
    moto_pads(sintered, black_paint)


@part('motorcycle-brake-pads-organic', az=-22, el=34)
def motorcycle_brake_pads_organic():
    moto_pads(friction, black_paint)


@part('pad-wear-sensor', az=-22, el=40)
def pad_wear_sensor():
    head = solid('sensor brown', (.10, .055, .03), .4)
    with placed(at=(-1.05, -.42, .09), rot=(0, 0, 14)):             # clips into the pad
        box(.30, .20, .13, head, bevel=.03)
        box(.16, .11, .10, head, (-.2, 0, -.01), bevel=.025)
        tube([(-.06, .13, -.03), (.10, .15, .02), (.18, .04, .09), (.04, -.02, .10), (-.12, -.01, .08)], .016, steel())
    tube([(-.92, -.39, .09), (-.60, -.38, .05), (0, -.62, .04), (.62, -.52, .04), (.88, -.08, .04), (.5, .32, .04), (-.25, .34, .04), (-.62, .05, .05),
          (-.36, -.28, .08), (.2, -.34, .07), (.62, -.02, .07), (.30, .58, .04), (-.4, .72, .04), (-.88, .56, .06)], .034, rubber(), n=18)
    for x, y, t in ((.60, -.53, 12), (-.26, .34, 5)):               # grommets on the wire
        with placed(at=(x, y, .06), rot=(0, 90, t)):
            lathe([(.034, -.1), (.075, -.1), (.075, -.03), (.05, -.02), (.05, .02), (.075, .03), (.075, .1), (.034, .1)], rubber(), soft=.01, seg=40)
    with placed(at=(-1.02, .50, .10), rot=(0, 0, 24)):              # plug
        box(.38, .24, .19, plastic(), bevel=.03)
        box(.14, .16, .14, plastic(), (.22, 0, -.01), bevel=.03)
        box(.20, .10, .04, plastic(), (-.06, 0, .115), bevel=.012)
        box(.02, .18, .12, ink(), (-.186, 0, 0), bevel=.004)


@part('parking-brake-cable', az=-22, el=42)
def parking_brake_cable():
    sheath = plastic((.02, .021, .023), 'cable sheath', .42)
    path = [(-1.15, -.62, .06), (-.6, -.72, .06), (.2, -.80, .06), (.95, -.52, .06), (1.12, .12, .06), (.62, .62, .06), (-.2, .66, .06), (-.82, .38, .06),
            (-.72, -.16, .1), (-.1, -.36, .16), (.52, -.12, .16), (.50, .24, .16), (.05, .32, .16), (-.30, .12, .16), (.10, -.08, .2), (.8, .0, .15), (1.45, .30, .07)]
    tube(path, .05, sheath, n=18)
    with placed(at=(-1.15, -.62, .07), rot=(0, -90, 9)):            # lever end: ferrule, spring, cable, nipple
        lathe([(.05, -.24), (.075, -.24), (.075, -.06), (.10, -.05), (.10, 0), (.075, .01), (.075, .05), (.10, .06), (.10, .12), (.03, .14)], zinc(), soft=.008, seg=48)
        cyl(.019, .8, steel(), (0, 0, .48), seg=24)
        coil(.058, .013, .52, 15, dark_steel(), (0, 0, .14), closed_ends=False)
        cyl(.06, .02, zinc(), (0, 0, .67), seg=32)
        cyl(.06, .17, zinc(), (0, 0, .86), (90, 0, 0), seg=40)
    with placed(at=(1.45, .30, .07), rot=(0, 90, 25)):              # other end: boot, thread, eye
        lathe([(.05, -.2), (.08, -.2), (.08, -.02), (.11, -.01), (.11, .05), (.08, .06), (.09, .1), (.07, .14), (.085, .18), (.06, .22), (.075, .26), (.04, .30)],
              rubber(), soft=.01, seg=48)
        cyl(.019, .3, steel(), (0, 0, .42), seg=24)
        thread(.035, .2, zinc(), .022, (0, 0, .52), depth=.008)
        hexhead(.06, .06, zinc(), (0, 0, .6), flange=False)
    for x, y, t in ((.2, -.80, -5), (-.2, .66, -6)):                # the bracket's clips
        with placed(at=(x, y, .06), rot=(0, 0, t)):
            ring(.05, .085, .2, rubber(), (0, 0, 0), (0, 90, 0), seg=40)
            plate(hull((0, 0, .09), (.0, .2, .07)), .04, zinc(), [(0, .2, .035)], (0, 0, .03), bevel=.008)
