"""Brake discs: vented or solid, four to six bolt holes, coated or bare; the set with pads; a motorcycle's."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .pads import pad, sector


def hat_black():
    return solid('hat coat', (.030, .032, .035), .48, .2, bump=dict(scale=60, strength=.10))


COATS = {'': hat_black, '-bare': machined}


def disc(drilled=False, vented=True, holes=5, coat=hat_black):
    """A disc standing up: two rings and vanes between them if vented, else one ring under the hat."""
    m = coat()
    inner = {4: .60, 5: .55, 6: .52}[holes]
    top = .29 if vented else .38
    back = -.10 if vented else .0
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        drills = [(q * math.cos(a), q * math.sin(a), .022) for k in range(36) for a in [k * math.pi / 18]
                  for q in [(.64, .77, .90)[k % 3]]] if drilled else []
        for z in (.05, -.07) if vented else (.045,):                # friction rings
            if drilled:
                plate(circle(1, n=128), .06, machined(), [circle(inner, n=96)] + drills, (0, 0, z), bevel=.008)
            else:
                ring(inner, .998, .06 if vented else .08, machined(), (0, 0, z), seg=160)
            lathe([(1.001, z - .02), (1.001, z + .02)], m, soft=0, seg=160)
        for i in range(48 if vented else 0):                        # cooling vanes
            a = 2 * math.pi * i / 48
            box(.4, .02, .08, m if coat is not machined else cast_iron(),
                (.77 * math.cos(a), .77 * math.sin(a), -.01), (0, 0, math.degrees(a) + 8), 0)
        lathe([(inner + .03, back), (inner - .015, .03), (inner - .045, .05), (inner - .045, top - .03), (inner - .07, top), (.30, top),
               (.30, top - .05), (inner - .10, top - .05), (inner - .09, 0)], m, closed=True, soft=.022)
        ring(inner - .02, inner + .045, .02, m, (0, 0, .066), soft=.006)
        seat, bore = inner - .20, inner - .355
        bolts = [(seat * math.cos(2 * math.pi * i / holes), seat * math.sin(2 * math.pi * i / holes)) for i in range(holes)]
        turn = math.pi / holes
        plate(circle(inner - .075, n=96), .05, m, [(0, 0, bore)] + [(x, y, .045) for x, y in bolts]
              + [(seat * math.cos(turn), seat * math.sin(turn), .022)], (0, 0, top - .005), bevel=.01)
        for x, y in bolts:                                          # chamfers of the bolt holes
            lathe([(.044, top + .014), (.053, top + .0205)], machined(), (x, y, 0), soft=0, seg=40)
        lathe([(bore, top - .02), (bore, top + .01), (bore + .012, top + .021)], machined(), soft=0)


def _variant(vented, holes, suffix):
    key = 'brake-disc-' + ('vented' if vented else 'solid') + ('' if holes == 5 else f'-{holes}') + suffix

    @part(key, az=-38 if vented else -34, el=16 if vented else 20, focus=(-.35, -.2, 1.15), zoom=2.0)
    def build():
        disc(vented=vented, holes=holes, coat=COATS[suffix])


for _v in (True, False):
    for _h in (5, 4, 6):
        for _s in COATS:
            _variant(_v, _h, _s)


@part('brake-disc', az=-38, el=16, focus=(-.35, -.2, 1.15), zoom=2.0)
def brake_disc():
    disc(drilled=True)


def kit(vented):
    with placed(at=(.62, .55, 0), rot=(0, 0, 10)):
        disc(vented=vented)
    with placed(at=(-.62, .0, 0), rot=(0, 0, -6)):
        disc(vented=vented)
    for x, y, tilt, spin in ((.72, -.62, 70, 12), (.95, -.30, 74, 8)):
        with placed(at=(x, y, .36), rot=(tilt, 0, spin), scale=.6):
            pad()
    for x, y, spin in ((-.55, -.82, -10), (.35, -1.2, 6)):
        with placed(at=(x, y, .05), rot=(0, 0, spin), scale=.6):
            pad()


@part('brake-kit', az=-28, el=20)
def brake_kit():
    kit(True)


@part('brake-kit-solid', az=-28, el=20)
def brake_kit_solid():
    kit(False)


def moto_disc(wave, floating, holes):
    """A thin drilled ring: on a carrier with bobbins when it floats, in one piece with its arms when it does not."""
    n = 10 if floating else 2 * holes
    wobble = (lambda a, r, d: r - d * .5 * (1 - math.cos(n * a))) if wave else (lambda a, r, d: r)
    outer = polar(lambda a: wobble(a, 1., .055), 360)
    steel_face = solid('ground steel', (.50, .505, .515), .24, 1, bump=dict(scale=24, strength=.05, kind='rings', vary=.04))
    drills = []
    for k in range(n):
        for j, q in enumerate((.78, .84, .90, .865, .80) if wave else (.76, .82, .88, .94, .85)):
            a = 2 * math.pi * (k + (j - 2) * .2) / n
            drills.append((q * math.cos(a), q * math.sin(a), .026))
    with placed(at=(0, 0, 1), rot=(90, 0, 0)):
        if floating:
            inner = polar(lambda a: .705 + .02 * (1 - math.cos(n * a)) * wave, 300)
            plate(outer, .034, steel_face, [inner] + drills, bevel=.005)
            carrier = solid('black anodised', (.018, .019, .021), .34, .6, bump=dict(scale=60, strength=.05))
            arms = polar(lambda a: .60 + .085 * (.5 + .5 * math.cos(n * a + math.pi)) ** .6, 300)
            wins = [soften(sector(.46, .575, 360 / holes * (i + .5) - 15, 360 / holes * (i + .5) + 15, 8), .03, True) for i in range(holes)]
            plate(arms, .05, carrier, [circle(.33, n=72)] + wins + [
                (.42 * math.cos(2 * math.pi * i / holes), .42 * math.sin(2 * math.pi * i / holes), .035) for i in range(holes)], (0, 0, .035), bevel=.014)
            for i in range(n):
                a = 2 * math.pi * (i + .5) / n
                with placed(at=(.672 * math.cos(a), .672 * math.sin(a), 0)):
                    ring(.022, .058, .13, steel(), (0, 0, .02), seg=40)
                    ring(.05, .078, .012, zinc(), (0, 0, .068), seg=40)
                    ring(.05, .078, .012, zinc(), (0, 0, -.03), seg=40)
        else:
            wins = [soften(sector(.50, .69, 360 / holes * (i + .5) - 180 / holes + 8, 360 / holes * (i + .5) + 180 / holes - 8, 10), .04, True)
                    for i in range(holes)]
            plate(outer, .034, steel_face, [circle(.31, n=72)] + wins + drills + [
                (.40 * math.cos(2 * math.pi * i / holes), .40 * math.sin(2 * math.pi * i / holes), .04) for i in range(holes)], bevel=.005)


def _moto(wave, floating, holes):
    key = 'motorcycle-brake-disc' + ('-wave' if wave else '') + ('' if floating else '-fixed') + ('' if holes == 5 else '-6')

    @part(key, az=-36, el=14)
    def build():
        moto_disc(wave, floating, holes)


for _w in (False, True):
    for _f in (True, False):
        for _h in (5, 6):
            _moto(_w, _f, _h)
