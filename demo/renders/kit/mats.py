"""Materials. Each function returns one shared Blender material, made on first use."""
import bpy

SIGNAL = (0.807, 0.056, 0.014)      # #E8431F, linear
GRAPHITE = (0.016, 0.019, 0.023)    # #22262A, linear
PAPER = (0.955, 0.947, 0.922)       # #FAF9F6, linear


def hexcol(h):
    """'#RRGGBB' to a linear rgb triple."""
    c = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


def _new(name):
    m = bpy.data.materials.get(name)
    if m:
        return m, None
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree.nodes['Principled BSDF']


def _bump(m, bsdf, scale, strength, kind='noise', detail=2, stretch=(1, 1, 1), vary=0.0):
    """Fine relief from a texture in object space; `vary` also moves the roughness."""
    n, l = m.node_tree.nodes, m.node_tree.links
    tc, mp = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = stretch
    l.new(tc.outputs['Object'], mp.inputs['Vector'])
    if kind == 'rings':
        t = n.new('ShaderNodeTexWave')
        t.wave_type, t.rings_direction = 'RINGS', 'Z'
        t.inputs['Distortion'].default_value = 1.2
        t.inputs['Detail'].default_value = 1
        t.inputs['Detail Scale'].default_value = 3
    else:
        t = n.new('ShaderNodeTexNoise')
        t.inputs['Detail'].default_value = detail
    t.inputs['Scale'].default_value = scale
    l.new(mp.outputs['Vector'], t.inputs['Vector'])
    b = n.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = strength
    b.inputs['Distance'].default_value = 0.02
    l.new(t.outputs['Fac'], b.inputs['Height'])
    l.new(b.outputs['Normal'], bsdf.inputs['Normal'])
    if vary:
        r = n.new('ShaderNodeMapRange')
        base = bsdf.inputs['Roughness'].default_value
        r.inputs['To Min'].default_value = base - vary
        r.inputs['To Max'].default_value = base + vary
        l.new(t.outputs['Fac'], r.inputs['Value'])
        l.new(r.outputs['Result'], bsdf.inputs['Roughness'])


def solid(name, col, rough=.4, metal=0., coat=0., spec=.5, bump=None):
    """The general case: one colour, one finish, optional relief."""
    m, b = _new(name)
    if b is None:
        return m
    b.inputs['Base Color'].default_value = (*col, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = spec
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = .06
    if bump:
        _bump(m, b, **bump)
    return m


def cast_iron():
    return solid('cast iron', (.105, .106, .110), .52, .75, bump=dict(scale=42, strength=.35, detail=3, vary=.08))


def cast_alu():
    return solid('cast aluminium', (.42, .43, .44), .42, 1, bump=dict(scale=55, strength=.22, detail=3, vary=.06))


def machined():
    """Turned steel: fine concentric marks round the local Z axis."""
    return solid('machined steel', (.43, .435, .445), .27, 1, bump=dict(scale=24, strength=.07, kind='rings', vary=.05))


def steel():
    return solid('steel', (.40, .405, .415), .28, 1, bump=dict(scale=30, strength=.05, vary=.05))


def dark_steel():
    return solid('dark steel', (.16, .165, .17), .36, 1, bump=dict(scale=36, strength=.08, vary=.06))


def chrome():
    return solid('chrome', (.70, .71, .72), .07, 1)


def alu():
    return solid('bright aluminium', (.60, .61, .625), .25, 1, bump=dict(scale=30, strength=.03, vary=.04))


def brushed():
    return solid('brushed steel', (.55, .55, .55), .32, 1, bump=dict(scale=18, strength=.12, stretch=(1, 30, 1), vary=.05))


def zinc():
    return solid('yellow zinc', (.62, .50, .26), .3, 1, bump=dict(scale=14, strength=.04, vary=.06))


def brass():
    return solid('brass', (.78, .53, .20), .24, 1, bump=dict(scale=30, strength=.04, vary=.05))


def copper():
    return solid('copper', (.86, .42, .26), .28, 1, bump=dict(scale=30, strength=.04, vary=.05))


def rubber():
    return solid('rubber', (.022, .022, .023), .62, 0, spec=.38, bump=dict(scale=70, strength=.12))


def plastic(col=(.022, .023, .025), name='black plastic', rough=.36):
    return solid(name, col, rough, 0, bump=dict(scale=90, strength=.05))


def gloss_plastic(col, name):
    return solid(name, col, .16, 0, coat=.3)


def paint(col=SIGNAL, name='signal paint', rough=.3):
    return solid(name, col, rough, 0, coat=1., bump=dict(scale=30, strength=.02))


def black_paint():
    return solid('black paint', (.018, .019, .021), .3, 0, coat=.6)


def graphite_paint():
    return solid('graphite paint', (.035, .039, .045), .34, .3, coat=.7)


def friction():
    return solid('friction lining', (.075, .068, .062), .8, .1, bump=dict(scale=75, strength=.6, detail=3))


def ceramic():
    return solid('ceramic', (.86, .86, .84), .12, 0, coat=.6)


def cardboard():
    return solid('cardboard', (.50, .335, .19), .82, 0, spec=.2, bump=dict(scale=9, strength=.10, stretch=(1, 1, 14)))


def paper():
    return solid('paper', (.82, .81, .77), .7, 0, spec=.25)


def pleat():
    return solid('filter paper', (.80, .70, .50), .85, 0, spec=.15, bump=dict(scale=60, strength=.2))


def fleece():
    return solid('fleece', (.80, .81, .80), .9, 0, spec=.1, bump=dict(scale=60, strength=.35))


def ink(col=(.016, .019, .023), name='ink'):
    return solid(name, col, .55, 0, spec=.3)


def fabric(col=(.05, .052, .056), name='fabric'):
    return solid(name, col, .9, 0, spec=.15, bump=dict(scale=110, strength=.5))


def glow(col=(1, .95, .85), power=3., name='glow'):
    m, b = _new(name)
    if b:
        b.inputs['Emission'].default_value = (*col, 1)
        b.inputs['Emission Strength'].default_value = power
        b.inputs['Base Color'].default_value = (*col, 1)
    return m


def glass(tint=(1, 1, 1), name='glass', gloss=1.45, rough=.02):
    """Thin clear cover: sees straight through, reflects more at the rim. Cheap and free of fireflies."""
    m, b = _new(name)
    if b is None:
        return m
    n, l = m.node_tree.nodes, m.node_tree.links
    out = n['Material Output']
    n.remove(b)
    tr, gl, lw, mx, lp = (n.new('ShaderNode' + k) for k in ('BsdfTransparent', 'BsdfGlossy', 'LayerWeight', 'MixShader', 'LightPath'))
    tr.inputs['Color'].default_value = (*tint, 1)
    gl.inputs['Roughness'].default_value = rough
    pw, mr, sub = n.new('ShaderNodeMath'), n.new('ShaderNodeMapRange'), n.new('ShaderNodeMath')
    pw.operation, pw.inputs[1].default_value = 'POWER', 4
    lw.inputs['Blend'].default_value = .5
    l.new(lw.outputs['Facing'], pw.inputs[0])
    l.new(pw.outputs[0], mr.inputs['Value'])
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = ((gloss - 1) / (gloss + 1)) ** 2, .9
    sub.operation, sub.use_clamp = 'SUBTRACT', True                    # shadow rays pass
    l.new(mr.outputs[0], sub.inputs[0])
    l.new(lp.outputs['Is Shadow Ray'], sub.inputs[1])
    l.new(sub.outputs[0], mx.inputs[0])
    l.new(tr.outputs[0], mx.inputs[1])
    l.new(gl.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], out.inputs['Surface'])
    return m


def red_lens():
    return solid('red lens', (.42, .008, .008), .1, 0, coat=.8)


def amber_lens():
    return solid('amber lens', (.75, .24, .01), .1, 0, coat=.8)
