"""The studio: white or graphite set, soft area lights scaled to the subject, and a camera that fits itself."""
import math
import bpy
from mathutils import Vector
from . import mats, shapes

VIEWS = {                 # azimuth (0 = from the front), elevation, lens in mm, fill of the frame
    'three-quarter': (-33, 24, 85, .86),
    'front': (0, 7, 100, .84),
    'detail': (34, 30, 75, 1.75),
}

NOISE = .1                # adaptive sampling stops a pixel below this


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shapes.MADE.clear()
    shapes._groups.clear()


def points(objs=None):
    """World-space vertices of the subject (thinned for big meshes)."""
    bpy.context.view_layer.update()
    out = []
    for ob in objs or shapes.MADE:
        vs = ob.data.vertices
        k = max(1, len(vs) // 1500)
        m = ob.matrix_basis
        out += [m @ vs[i].co for i in range(0, len(vs), k)]
    return out


def bounds(pts):
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    return lo, hi


def _world(dark):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = 'NONE'
    n, l = w.node_tree.nodes, w.node_tree.links
    bg = n['Background']
    tc, sx, rp = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeSeparateXYZ'), n.new('ShaderNodeValToRGB')
    l.new(tc.outputs['Generated'], sx.inputs[0])
    mr = n.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = -1, 1
    l.new(sx.outputs['Z'], mr.inputs['Value'])
    l.new(mr.outputs[0], rp.inputs[0])
    stops = ([(0, .03), (.5, .03), (.62, .07), (1, .05)] if dark else
             [(0, .70), (.46, .55), (.50, .10), (.58, .16), (.74, .42), (1, .75)])
    e = rp.color_ramp.elements
    while len(e) < len(stops):
        e.new(.5)
    for el, (p, v) in zip(e, stops):
        el.position, el.color = p, (v, v, v * 1.01, 1)
    l.new(rp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = .62 if not dark else 1


def area(at, target, size, power, col=(1, 1, 1), sizey=None, spread=180):
    li = bpy.data.lights.new('a', 'AREA')
    li.shape, li.size, li.size_y = 'RECTANGLE', size, sizey or size
    li.energy, li.color, li.spread = power, col, math.radians(spread)
    ob = bpy.data.objects.new('a', li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location, ob.visible_camera = at, False
    ob.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def light(c, R, dark=False, az=0.):
    """Overhead bank, key from the left, a long strip on the right, a rim behind; turned with the camera."""
    _world(dark)
    t = math.radians(az)

    def p(x, y, z):
        return c + R * Vector((x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t), z))
    e = R * R
    if dark:
        area(p(-2.2, -1.6, 2.9), c, 2.2 * R, 120 * e)
        area(p(.6, 1.4, 3.2), c, 3.4 * R, 130 * e, sizey=1.2 * R)
        area(p(3.2, 1.0, 1.2), c, .7 * R, 110 * e, (1, .97, .93), 2.6 * R)
        area(p(-3.2, 2.0, .9), c, .5 * R, 55 * e, (.86, .92, 1), 2.4 * R)
    else:
        area(p(.1, .5, 3.4), c, 3.2 * R, 128 * e, sizey=2.4 * R)
        area(p(-3.1, -1.7, 2.1), c, 1.9 * R, 118 * e, (1, .985, .96), 2.6 * R)
        area(p(3.0, -.5, 1.3), c, .8 * R, 50 * e, (.96, .98, 1), 3.0 * R)
        area(p(-1.2, 3.2, 1.9), c, 2.2 * R, 55 * e, sizey=1.2 * R)


def floor(z, size, dark=False, mat=None):
    me = bpy.data.meshes.new('floor')
    me.from_pydata([(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [], [(0, 1, 2, 3)])
    me.materials.append(mat or mats.solid('floor', (.8, .8, .79), .8, spec=.1))
    ob = bpy.data.objects.new('floor', me)
    bpy.context.scene.collection.objects.link(ob)
    ob.is_shadow_catcher = not dark
    return ob


def camera(pts, az, el, lens, fill, aspect, target=None, shift=(0, 0)):
    """Fit the points into `fill` of the frame, or zoom on a target by the same measure."""
    sc = bpy.context.scene
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.sensor_fit = lens, 36, 'HORIZONTAL'
    cam.clip_end = 1000
    ob = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(ob)
    sc.camera = ob
    a, b = math.radians(az), math.radians(el)
    back = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    rot = back.to_track_quat('Z', 'Y')
    ex, ey = rot @ Vector((1, 0, 0)), rot @ Vector((0, 1, 0))
    lo, hi = bounds(pts)
    c = (lo + hi) / 2
    k = 2 * lens / 36
    dist = 4 * (hi - lo).length
    for _ in range(8):
        xs, ys = [], []
        for p in pts:
            v = p - c
            d = dist - v.dot(back)
            xs.append(k * v.dot(ex) / d)
            ys.append(k * v.dot(ey) / d * aspect)
        mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
        c = c + ex * mx * dist / k + ey * my * dist / k / aspect
        half = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
        dist *= half / min(fill, .95)
    if target is not None:
        c = Vector(target)
        dist *= min(fill, .95) / fill
    cam.shift_x, cam.shift_y = shift
    ob.rotation_euler = rot.to_euler()
    ob.location = c + back * dist
    return ob


def settings(w, h, samples, dark=False):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.device, cy.samples, cy.use_denoising = 'CPU', samples, False
    cy.use_adaptive_sampling, cy.adaptive_threshold, cy.adaptive_min_samples = True, NOISE, 16
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transparent_max_bounces = 4, 2, 3, 12
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect, cy.sample_clamp_direct, cy.blur_glossy = 3., 12., .6
    cy.use_fast_gi, cy.fast_gi_method, cy.ao_bounces_render = True, 'REPLACE', 1
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    sc.render.film_transparent = not dark
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
