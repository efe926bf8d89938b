"""Steering: rack and hydraulic pump."""
import math
from kit.mats import *
from kit.shapes import *
from kit.sweep import *
from . import part


@part('steering-rack', az=-44, el=42)
def steering_rack():
    with placed(at=(0, 0, .3), rot=(0, 90, 0)):
        lathe([(.15, -.8), (.15, .8)], cast_alu())
        lathe([(.13, -.85), (.17, -.82), (.17, -.7), (.13, -.66)], cast_alu())
        for s in (-1, 1):
            b = [(.17, .8 * s), (.18, .86 * s)]
            for i in range(8):
                b += [(.17 - .006 * i, (.9 + .06 * i) * s), (.12 - .004 * i, (.93 + .06 * i) * s)]
            lathe(b + [(.07, 1.4 * s), (.07, 1.46 * s)], rubber(), soft=.012)
            cyl(.045, .6, steel(), (0, 0, 1.7 * s))
            thread(.05, .3, zinc(), .03, (0, 0, 1.75 * s - (.3 if s < 0 else 0)))
            hexhead(.09, .08, zinc(), (0, 0, 1.7 * s), hole=.04)
    with placed(at=(-.45, -.05, .3), rot=(62, 0, 8)):
        lathe([(0, -.3), (.18, -.28), (.2, -.2), (.2, .25), (.15, .32), (.11, .55), (.05, .57), (.05, .85), (0, .85)], cast_alu(), soft=.02)
        plate(gear(24, .055, .066), .24, steel(), at=(0, 0, .72))
        for z in (0, .15):
            hexhead(.06, .08, zinc(), (.2, 0, z), (0, 90, 0))
            tube([(.25, 0, z), (.4, .0, z), (.5, .1, z + .1), (.9, .15 + z, z + .1)], .028, steel())
    for x in (-.1, .62):
        plate(hull((0, 0, .12), (.0, .3, .1)), .2, cast_alu(), [(0, .3, .055)], (x, 0, .3), (0, 0, 0), bevel=.02)


@part('power-steering-pump', az=-32, el=22)
def power_steering_pump():
    with placed(at=(0, 0, .75), rot=(90, 0, 0)):
        lathe([(.1, .5), (.52, .5), (.56, .48), (.56, .42), (.5, .4), (.52, .37), (.5, .34), (.52, .31), (.5, .28), (.52, .25), (.56, .23), (.56, .18), (.3, .18), (.3, .4)], black_paint(), soft=.01)
        plate(circle(.3), .03, steel(), [(.17 * math.cos(i * 2.094), .17 * math.sin(i * 2.094), .05) for i in range(3)], (0, 0, .42))
        hexhead(.09, .08, steel(), (0, 0, .43))
        plate(hull((0, 0, .45), (.55, .3, .12), (-.5, -.4, .12), (.3, -.5, .12)), .14, cast_alu(), [(.55, .3, .06), (-.5, -.4, .06), (.3, -.5, .06)], (0, 0, .05), bevel=.02)
        lathe([(.4, .05), (.42, 0), (.42, -.45), (.38, -.52), (0, -.52)], cast_alu(), soft=.03)
        for i in range(4):
            a = i * 1.57 + .78
            bolt(.045, .06, zinc(), (.33 * math.cos(a), .33 * math.sin(a), -.52), (180, 0, 0))
    lathe([(.1, 0), (.1, .16), (.075, .18), (.075, .3), (.09, .32), (.07, .34)], cast_alu(), (0, .22, 1.12))
    with placed(at=(.38, .3, .8), rot=(0, 90, 0)):
        hexhead(.11, .12, brass())
        lathe([(.06, .1), (.06, .3)], steel())
