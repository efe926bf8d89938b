"""Wheel hub, constant-velocity joint, drive shaft, motorcycle clutch plates."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


def hub(studs):
    """Flange with studs and spigot in front, bearing and its three-eared flange behind."""
    bc = .66
    pts = [(bc * math.cos(2 * math.pi * i / studs + .3), bc * math.sin(2 * math.pi * i / studs + .3)) for i in range(studs)]
    with placed(at=(0, 0, .92), rot=(90, 0, 0)):
        between = [(bc * .98 * math.cos(2 * math.pi * (i + .5) / studs + .3), bc * .98 * math.sin(2 * math.pi * (i + .5) / studs + .3), .085) for i in range(studs)]
        plate(circle(.88, n=160), .13, machined(), [(0, 0, .24)] + between + [(x, y, .07) for x, y in pts], bevel=.018)
        plate(circle(.86, n=128), .012, machined(), [circle(.50, n=96)] + between, (0, 0, .068), bevel=.003)
        lathe([(.24, -.06), (.24, .22), (.262, .24), (.325, .24), (.345, .22), (.345, .07), (.40, .062)], machined(), soft=.012)
        lathe([(.355, .10), (.352, .10)], dark_steel(), soft=0)
        for x, y in pts:
            with placed(at=(x, y, 0)):
                cyl(.075, .16, steel(), (0, 0, .02), seg=48)
                thread(.066, .48, steel(), .030, (0, 0, .08), depth=.012)
                lathe([(.056, .56), (.050, .62), (0, .63)], steel(), soft=.006, seg=40)
        plate(gear(30, .175, .195), .30, dark_steel(), at=(0, 0, -.30), bevel=.004)
        ring(.185, .245, .50, machined(), (0, 0, -.05), soft=.01)
        plate(circle(.19), .012, ink(), at=(0, 0, -.16), bevel=.002)
        lathe([(.52, -.07), (.50, -.16), (.45, -.20), (.45, -.34), (.47, -.36)], machined(), soft=.02)
        ring(.44, .50, .03, rubber(), (0, 0, -.20))
        ears = hull(*[(.64 * math.cos(a), .64 * math.sin(a), .15) for a in (math.radians(90), math.radians(210), math.radians(330))])
        plate(ears, .15, dark_steel(), [(.64 * math.cos(a), .64 * math.sin(a), .065) for a in (math.radians(90), math.radians(210), math.radians(330))],
              (0, 0, -.42), bevel=.025)
        lathe([(.50, -.42), (.48, -.68), (.46, -.72), (.40, -.72)], machined(), soft=.02)


for _n in (5, 4, 6):
    part('wheel-hub' + ('' if _n == 5 else f'-{_n}'), az=-36, el=20)(lambda n=_n: hub(n))


def boot(pleats, r0, r1, length, z=0.):
    pr = [(r0, z), (r0 + .01, z + .08)]
    for i in range(pleats):
        a, b = z + .1 + (length - .2) * i / pleats, z + .1 + (length - .2) * (i + .5) / pleats
        r = r0 + (r1 - r0) * (i + .3) / pleats
        pr += [(r + .015, a), (r - .06, b)]
    lathe(pr + [(r1, z + length - .08), (r1, z + length)], rubber(), soft=.02)


def clamp(r, at, rot=(0, 0, 0)):
    with placed(at, rot):
        ring(r - .012, r, .07, steel(), soft=.004, seg=96)
        box(.07, .10, .075, steel(), (r + .03, 0, 0), bevel=.015)


@part('cv-joint', az=-32, el=26)
def cv_joint():
    with placed(at=(-1.05, -.05, .48), rot=(0, 90, 14)):            # the joint: stub, bell, inner race
        lathe([(0, -.22), (.11, -.22), (.12, -.18)], machined())
        thread(.125, .30, steel(), .035, (0, 0, -.22), depth=.014)
        plate(gear(30, .155, .178), .44, steel(), at=(0, 0, .30), bevel=.004)
        lathe([(.18, .50), (.27, .55), (.30, .62), (.42, .68), (.475, .74), (.48, .80), (.48, 1.16), (.465, 1.19), (.465, 1.24), (.48, 1.26), (.48, 1.32), (.46, 1.34),
               (.42, 1.34), (.42, 1.0)], machined(), soft=.02)
        plate(gear(44, .475, .505), .07, dark_steel(), [(0, 0, .46)], (0, 0, .86), bevel=.004)
        ring(.28, .40, .10, steel(), (0, 0, 1.27), soft=.02)
        for i in range(6):
            ball(.09, chrome(), (.345 * math.cos(1.047 * i), .345 * math.sin(1.047 * i), 1.28))
        ring(.14, .28, .16, dark_steel(), (0, 0, 1.26), soft=.02)
    with placed(at=(1.0, .40, 0)):                                  # boot standing
        boot(5, .46, .19, .80)
    clamp(.44, (.95, -.62, .04))
    clamp(.17, (.30, -.78, .04))
    with placed(at=(-.22, -.86, .0)):
        hexhead(.19, .18, zinc(), hole=.12)
        lathe([(.12, .18), (.16, .18), (.16, .26), (.12, .26)], zinc(), closed=True, soft=.008)
    with placed(at=(-.75, -.92, .045), rot=(0, 0, 18)):             # grease
        loft([(0, .52, .34, .02), (.045, .48, .30, .10), (.085, .40, .22, .09)], graphite_paint(), bevel=.01)
        for x in (-.275, .275):
            box(.04, .34, .02, graphite_paint(), (x, 0, .008), bevel=.004)
        text('GREASE', .075, paper(), (0, 0, .087), depth=.001)


def friction_plate(m):
    """One lined plate, flat on Z: tabs outside, segments with oil grooves."""
    plate(gear(12, .985, 1.07, .40), .022, alu(), [(0, 0, .74)], bevel=.004)
    for i in range(32):
        a0, a1 = 360 / 32 * i + .9, 360 / 32 * (i + 1) - .9
        A = [math.radians(a0 + (a1 - a0) * k / 4) for k in range(5)]
        o = [(.975 * math.cos(a), .975 * math.sin(a)) for a in A] + [(.75 * math.cos(a), .75 * math.sin(a)) for a in reversed(A)]
        plate(o, .052, m, bevel=.005)


def clutch_plates(springs):
    lining = solid('paper lining', (.20, .125, .065), .8, 0, bump=dict(scale=80, strength=.4, detail=3))
    with placed(at=(-.15, .2, 0)):
        for i in range(7):
            with placed(at=(.012 * (i % 3), .01 * (i % 2), .03 + .088 * i), rot=(0, 0, 5 * (i % 2))):
                friction_plate(lining) if i in (0, 6) else ring(.74, .98, .05, lining, soft=.006)
                if i not in (0, 6):
                    plate(gear(12, .985, 1.07, .40), .022, alu(), [(0, 0, .9)], bevel=.004)
            if i < 6:
                ring(.735, .97, .022, steel(), (0, 0, .075 + .088 * i), soft=.003)
    with placed(at=(.52, -.66, .72), rot=(62, 0, 20)):              # one leaning on the stack
        friction_plate(lining)
    if springs:
        for i, (x, y) in enumerate(((-1.28, -.62), (-.98, -.86), (-.62, -1.02), (-1.36, -.98), (-1.0, -1.22))):
            with placed(at=(x, y, 0)):
                coil(.085, .022, .34, 5.2, steel())


@part('clutch-plates', az=-24, el=30)
def clutch_plate_set():
    clutch_plates(False)


@part('clutch-plates-springs', az=-24, el=30)
def clutch_plate_set_springs():
    clutch_plates(True)
