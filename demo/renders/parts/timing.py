"""Timing chain kit and idler pulley."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part
from .moto import roller_chain
from .pads import sector


def cam_sprocket(r, teeth, w=.10):
    m = dark_steel()
    plate(gear(teeth, r * .90, r * .99, .42), w, m, [(0, 0, r * .26)] + [
        (r * .56 * math.cos(2 * math.pi * i / 3), r * .56 * math.sin(2 * math.pi * i / 3), r * .15) for i in range(3)], bevel=.012)
    ring(r * .26, r * .42, w * 1.8, machined())
    cyl(.02, .02, paint(), (r * .8, 0, w * .52), seg=24)


def rail(r, a0, a1, at, turn, m):
    """A guide's back of nylon, ribbed, with the face the chain runs on."""
    mid = math.radians((a0 + a1) / 2 + turn)
    with placed((at[0] - r * math.cos(mid), at[1] - r * math.sin(mid), at[2]), (0, 0, turn)):
        plate(soften(sector(r, r + .05, a0, a1, 30), .02, True), .20, solid('rail face', (.16, .085, .03), .4), bevel=.008)
        plate(soften(sector(r - .13, r, a0 + .7, a1 - .7, 30), .03, True), .06, m, bevel=.01)
        k = int((a1 - a0) / 3)
        for i in range(k + 1):
            a = math.radians(a0 + .9 + (a1 - a0 - 1.8) * i / k)
            box(.14, .022, .17, m, ((r - .06) * math.cos(a), (r - .06) * math.sin(a), 0), (0, 0, math.degrees(a)), .004)
        plate(soften(sector(r - .15, r - .12, a0 + .7, a1 - .7, 30), .01, True), .17, m, bevel=.005)
        for a in (a0 + 1.5, a1 - 1.5):
            t = math.radians(a)
            ring(.045, .095, .22, m, ((r - .09) * math.cos(t), (r - .09) * math.sin(t), 0), seg=40)


def chain_kit(rows):
    h = .075
    lp = loop((-.95, .62, .40), (.55, .62, .40), (-.15, -.55, .22))
    if rows == 1:
        roller_chain(lp[::-1], dark_steel(), steel(), (.05, .15, h))
    else:
        for z in (h, h + .125):
            roller_chain(lp[::-1], dark_steel(), steel(), (.05, .15, z))
    for x, y, r, n in ((-.90, .77, .36, 36), (.60, .77, .36, 36)):
        with placed(at=(x, y, .06)):
            cam_sprocket(r, n)
    with placed(at=(-.10, -.40, .09)):
        cam_sprocket(.185, 19, .16)
    nylon = plastic((.02, .021, .023), 'rail nylon', .42)
    rail(2.2, 74, 106, (-1.05, -.42, .11), 38, nylon)
    rail(2.2, 76, 104, (1.20, -.36, .11), -50, nylon)
    with placed(at=(.30, -1.12, .19), rot=(0, 90, 20)):              # tensioner: body, plunger
        lathe([(0, -.34), (.17, -.34), (.19, -.30), (.19, .22), (.17, .26), (.09, .26)], cast_alu(), soft=.02)
        cyl(.085, .5, machined(), (0, 0, .36))
        plate(hull((0, 0, .2), (.0, .32, .1), (0, -.32, .1)), .10, cast_alu(), [(0, .32, .05), (0, -.32, .05)], (0, 0, .10), bevel=.02)


@part('timing-chain-kit', az=-16, el=44)
def timing_chain_kit():
    chain_kit(1)


@part('timing-chain-kit-duplex', az=-16, el=44)
def timing_chain_kit_duplex():
    chain_kit(2)


def idler(grooved):
    body = plastic((.022, .023, .025), 'pulley nylon', .38) if not grooved else graphite_paint()
    with placed(at=(0, 0, 1.0), rot=(90, 0, 0)):
        face = [(.97, -.40), (.985, -.37), (.985, .37), (.97, .40)]
        if grooved:
            face = [(.97, -.40), (1.0, -.38), (1.0, -.33)]
            for i in range(6):
                z = -.30 + .1 * i
                face += [(.985, z), (.90, z + .045), (.90, z + .055), (.985, z + .1)]
            face += [(1.0, .33), (1.0, .38), (.97, .40)]
        lathe([(.88, -.40)] + face + [(.88, .40), (.86, .36), (.84, .08), (.62, .06), (.58, .30), (.50, .31), (.50, -.31), (.58, -.30), (.62, -.06), (.84, -.08),
              (.86, -.36)], body, closed=True, soft=.008, seg=128)
        for i in range(12):
            t = math.radians(30 * i)
            box(.24, .035, .44, body, (.72 * math.cos(t), .72 * math.sin(t), 0), (0, 0, 30 * i), .01)
        ring(.43, .51, .56, machined(), soft=.012)                  # bearing
        ring(.20, .30, .60, machined(), soft=.012)
        for z in (-.25, .25):
            ring(.29, .44, .02, solid('seal', (.05, .022, .012), .5), (0, 0, z), soft=.004)
        lathe([(.10, .30), (.26, .30), (.27, .33), (.25, .36), (.14, .37)], zinc(), soft=.015)
        hexhead(.17, .14, zinc(), (0, 0, .36))
        thread(.10, .50, zinc(), .05, (0, 0, -.80))


@part('idler-pulley', az=-34, el=18)
def idler_pulley():
    idler(False)


@part('idler-pulley-grooved', az=-34, el=18)
def idler_pulley_grooved():
    idler(True)
