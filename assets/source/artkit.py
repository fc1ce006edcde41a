"""A modelling kit on Blender's Python module: meshes, colours and occlusion per vertex, texture coordinates,
rigs and clips, and an export to glTF that Bevy reads."""

import json
import math
import struct

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

R = math.radians


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.fps = 30


def srgb(hexs):
    h = hexs.lstrip('#')
    c = np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


# ------------------------------------------------------------------ materials
# The finishes and how rough they are. The game puts a material of its own in the place of each, by its name.
FINISH = {
    'wood': 0.55,
    'felt': 0.95,
    'tiger_felt': 0.95,
    'grass': 0.9,
    'paint': 0.42,
    'matte': 0.8,
    'gloss': 0.15,
    'metal': 0.35,
}


def material(finish):
    m = bpy.data.materials.get(finish)
    if m:
        return m
    m = bpy.data.materials.new(finish)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    b = nt.nodes.new('ShaderNodeBsdfPrincipled')
    nt.links.new(b.outputs[0], out.inputs[0])
    b.inputs['Roughness'].default_value = FINISH[finish]
    if finish == 'metal':
        b.inputs['Metallic'].default_value = 1
    b.inputs['Base Color'].default_value = (1, 1, 1, 1)
    return m


# ------------------------------------------------------------------ meshes
def obj(name, v, f, color, finish, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(v).tolist(), [], [list(map(int, q)) for q in f])
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    finishit(o, color, finish, smooth)
    return o


def finishit(o, color, finish, smooth=True):
    me = o.data
    if smooth is True:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    elif smooth:
        select(o)
        bpy.ops.object.shade_smooth_by_angle(angle=math.radians(smooth))
    me.materials.clear()
    me.materials.append(material(finish))
    paint(o, color)


def select(*os_):
    bpy.ops.object.select_all(action='DESELECT')
    for o in os_:
        o.select_set(True)
    bpy.context.view_layer.objects.active = os_[0]


def corner_data(o):
    me = o.data
    n = len(me.loops)
    vi = np.empty(n, np.int32)
    me.loops.foreach_get('vertex_index', vi)
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    nr = np.empty(n * 3, np.float32)
    me.corner_normals.foreach_get('vector', nr)
    return vi, co, nr.reshape(-1, 3)


def paint(o, color):
    """color: '#hex' or f(P[n,3], N[n,3]) -> rgb linear [n,3] evaluated per corner"""
    me = o.data
    vi, co, nr = corner_data(o)
    c = (
        np.tile(srgb(color), (len(vi), 1))
        if isinstance(color, str)
        else color(co[vi].astype(float), nr.astype(float))
    )
    at = me.color_attributes.get('Col') or me.color_attributes.new('Col', 'BYTE_COLOR', 'CORNER')
    at.data.foreach_set(
        'color', np.hstack([np.clip(c, 0, 1), np.ones((len(c), 1))]).astype(np.float32).ravel()
    )
    me.color_attributes.active_color = at
    me.color_attributes.render_color_index = me.color_attributes.find('Col')


def get_col(o):
    a = np.empty(len(o.data.loops) * 4, np.float32)
    o.data.color_attributes['Col'].data.foreach_get('color', a)
    return a.reshape(-1, 4)


def decimate(o, tris):
    me = o.data
    me.calc_loop_triangles()
    n = len(me.loop_triangles)
    if n <= tris:
        return
    m = o.modifiers.new('d', 'DECIMATE')
    m.ratio = tris / n
    apply(o)


def apply(o):
    select(o)
    for m in list(o.modifiers):
        bpy.ops.object.modifier_apply(modifier=m.name)


def shape_normals(o, f, h=4e-3):
    """normals of the shape f(P) itself: few triangles then look as round as many"""
    co = np.empty(len(o.data.vertices) * 3, np.float32)
    o.data.vertices.foreach_get('co', co)
    P = co.reshape(-1, 3).astype(float)
    n = np.stack([f(P + d) - f(P - d) for d in np.eye(3) * h], 1)
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
    o.data.normals_split_custom_set_from_vertices(n.tolist())


def bevel(o, w, seg=2, angle=35):
    m = o.modifiers.new('b', 'BEVEL')
    m.width = w
    m.segments = seg
    m.limit_method = 'ANGLE'
    m.angle_limit = math.radians(angle)
    m.harden_normals = False
    apply(o)


def boolean(o, cutter, op='DIFFERENCE', keep=False):
    m = o.modifiers.new('x', 'BOOLEAN')
    m.object = cutter
    m.operation = op
    m.solver = 'MANIFOLD'
    apply(o)  # EXACT lost the whole board after ~10 overlapping cutters; MANIFOLD is robust and fast
    if not keep:
        bpy.data.objects.remove(cutter)


def lathe(name, profile, seg, color, finish, smooth=40):
    """profile [(r,z)...] from bottom axis to top axis (r may be 0 at ends)"""
    v, f, rows = [], [], []
    for r, z in profile:
        if r < 1e-6:
            rows.append([len(v)])
            v.append((0, 0, z))
        else:
            rows.append(list(range(len(v), len(v) + seg)))
            v += [
                (r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z)
                for i in range(seg)
            ]
    for a, b in zip(rows, rows[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            if len(a) == 1:
                f.append((a[0], b[j], b[i]))
            elif len(b) == 1:
                f.append((a[i], a[j], b[0]))
            else:
                f.append((a[i], a[j], b[j], b[i]))
    return obj(name, v, f, color, finish, smooth)


def smooth_profile(pts, n=6):
    """Catmull-Rom through pts; a point given as (r,z,'c') is a sharp corner"""
    out = []
    P = [p[:2] for p in pts]
    C = [len(p) > 2 for p in pts]
    for i in range(len(P) - 1):
        p1, p2 = np.array(P[i]), np.array(P[i + 1])
        p0 = np.array(P[i - 1]) if i > 0 and not C[i] else p1 - (p2 - p1)
        p3 = np.array(P[i + 2]) if i + 2 < len(P) and not C[i + 1] else p2 + (p2 - p1)
        for k in range(n):
            t = k / n
            q = 0.5 * (
                2 * p1
                + (p2 - p0) * t
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
            out.append((max(q[0], 0), q[1]))
    out.append(tuple(P[-1]))
    return out


def box(name, size, color, finish, loc=(0, 0, 0), bev=0.01, seg=2):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc)
    o = bpy.context.active_object
    o.name = o.data.name = name
    o.scale = size
    bpy.ops.object.transform_apply(location=True, scale=True)
    if bev:
        bevel(o, bev, seg)
    finishit(o, color, finish, 40)
    return o


def join(name, *os_):
    select(*os_)
    bpy.ops.object.join()
    o = bpy.context.active_object
    o.name = o.data.name = name
    return o


def uvbox(o, scale=1.0, grain='x', offset=(0, 0)):
    """box-projected UVs in object units; grain = axis along which U (fibre direction) runs"""
    me = o.data
    uv = me.uv_layers.get('UVMap') or me.uv_layers.new(name='UVMap')
    vi, co, _ = corner_data(o)
    P = co[vi] * scale
    fn = np.empty(len(me.polygons) * 3, np.float32)
    me.polygons.foreach_get('normal', fn)
    fn = fn.reshape(-1, 3)
    lt = np.empty(len(me.polygons), np.int32)
    me.polygons.foreach_get('loop_total', lt)
    F = np.repeat(np.abs(fn), lt, axis=0)
    dom = F.argmax(1)
    g = 'xyz'.index(grain)
    U = np.empty((len(vi), 2), np.float32)
    for a in range(3):
        k = dom == a
        rest = [i for i in range(3) if i != a]
        u, v = (g, [i for i in rest if i != g][0]) if g in rest else (rest[1], rest[0])
        U[k, 0] = P[k, u]
        U[k, 1] = P[k, v] + 0.37 * a
    U += np.array(offset, np.float32)
    uv.data.foreach_set('uv', U.ravel())


def uvlathe(o, su=1.0, sv=1.0):
    me = o.data
    uv = me.uv_layers.get('UVMap') or me.uv_layers.new(name='UVMap')
    vi, co, _ = corner_data(o)
    P = co[vi]
    a = np.arctan2(P[:, 1], P[:, 0]) / (2 * np.pi)
    lt = np.empty(len(me.polygons), np.int32)
    me.polygons.foreach_get('loop_total', lt)
    pid = np.repeat(np.arange(len(lt)), lt)
    mx = np.full(len(lt), -9.0)
    np.maximum.at(mx, pid, a)
    a = np.where(mx[pid] - a > 0.5, a + 1, a)  # unwrap the seam
    uv.data.foreach_set('uv', np.stack([P[:, 2] * sv, a * su], -1).astype(np.float32).ravel())


# ------------------------------------------------------------------ AO into vertex colours
def hemi(n):
    i = np.arange(n) + 0.5
    z = np.sqrt(1 - i / n)
    ph = np.pi * (1 + 5**0.5) * i
    s = np.sqrt(1 - z * z)
    return np.stack([s * np.cos(ph), s * np.sin(ph), z], -1)  # cosine weighted


def bake_ao(objs, dist=0.5, rays=48, strength=0.85, ground=0.0, tint=(0.16, 0.07, 0.03), extra=(), gamma=1.0):
    """ray-cast AO per vertex against all objs (+ground plane), multiplied into Col, dark end tinted warm"""
    bpy.context.evaluated_depsgraph_get()  # brings every matrix_world up to date
    vs, ps, k = [], [], 0
    for o in list(objs) + list(extra):
        M = o.matrix_world
        vs += [M @ v.co for v in o.data.vertices]
        ps += [[i + k for i in p.vertices] for p in o.data.polygons]
        k += len(o.data.vertices)
    if ground is not None:
        vs += [Vector((x, y, ground)) for x, y in ((-9, -9), (9, -9), (9, 9), (-9, 9))]
        ps.append([k, k + 1, k + 2, k + 3])
    tree = BVHTree.FromPolygons(vs, ps)
    H = hemi(rays)
    for o in objs:
        me = o.data
        vi, co, nr = corner_data(o)
        M = np.array(o.matrix_world)
        key = {}
        ao = np.ones(len(vi))
        NW = nr @ np.linalg.inv(M[:3, :3])
        NW /= np.linalg.norm(NW, axis=1, keepdims=True) + 1e-9
        PW = co[vi] @ M[:3, :3].T + M[:3, 3]
        for i in range(len(vi)):
            kk = (vi[i], tuple(np.round(NW[i], 1)))
            if kk in key:
                ao[i] = key[kk]
                continue
            n = NW[i]
            t = np.cross(n, (0, 0, 1) if abs(n[2]) < 0.9 else (1, 0, 0))
            t /= np.linalg.norm(t)
            b = np.cross(n, t)
            D = H[:, :1] * t + H[:, 1:2] * b + H[:, 2:] * n
            p = Vector(PW[i] + n * 2e-3)
            occ = 0
            for d in D:
                h = tree.ray_cast(p, Vector(d), dist)
                if h[0] is not None:
                    occ += (1 - h[3] / dist) ** 0.6
            key[kk] = ao[i] = 1 - occ / rays
        ao = np.clip(ao, 0, 1) ** gamma
        w = (1 - strength * (1 - ao))[:, None]
        c = get_col(o)
        T = np.array(tint)
        c[:, :3] = c[:, :3] * (w + (1 - w) * T * 1.5)
        me.color_attributes['Col'].data.foreach_set('color', c.ravel())


# ------------------------------------------------------------------ animation / hierarchy
def parent(o, p):
    M = o.matrix_world.copy()
    o.parent = p
    o.matrix_parent_inverse = Matrix()
    bpy.context.view_layer.update()
    o.matrix_world = M


def pivot(o, at):
    """move the object's origin to `at` (world), geometry unmoved"""
    at = Vector(at)
    o.data.transform(Matrix.Translation(-at))
    o.location = at
    bpy.context.view_layer.update()


def empty(name, at=(0, 0, 0)):
    e = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(e)
    e.location = at
    return e


def track(name, tracks):
    """tracks: {object: {'location'|'rotation_euler'|'scale': [(frame, (x,y,z) offset from rest) ...]}} -> one glTF animation"""
    for o, chans in tracks.items():
        rest = {
            'location': o.location.copy(),
            'rotation_euler': o.rotation_euler.copy(),
            'scale': o.scale.copy(),
        }
        o.animation_data_create()
        act = bpy.data.actions.new(f'{name}_{o.name}')
        o.animation_data.action = act
        for ch, keys in chans.items():
            for fr, val in keys:
                r = rest[ch]
                setattr(o, ch, [r[i] * val[i] if ch == 'scale' else r[i] + val[i] for i in range(3)])
                o.keyframe_insert(ch, frame=fr)
        slot = act.slots[0] if getattr(act, 'slots', None) else None
        o.animation_data.action = None
        t = o.animation_data.nla_tracks.new()
        t.name = name
        s = t.strips.new(name, int(min(k[0] for c in chans.values() for k in c)), act)
        if slot is not None and hasattr(s, 'action_slot'):
            s.action_slot = slot
        t.mute = True  # rest pose in previews; unmuted for export
        for ch in rest:
            setattr(o, ch, rest[ch])


def ntris(objs):
    n = 0
    for o in objs:
        if o.type == 'MESH':
            o.data.calc_loop_triangles()
            n += len(o.data.loop_triangles)
    return n


def family(roots):
    out = []
    for r in roots:
        out.append(r)
        out += list(r.children_recursive)
    return out


def export_far(folder, name, roots, share):
    """writes folder/name_far.glb too, with a share of the triangles and no clips: for where it is small; call before export"""
    objects = [o for o in family(roots) if o.type == 'MESH']
    for o in objects:
        m = o.modifiers.new('far', 'DECIMATE')
        m.ratio = share
    export(folder, f'{name}_far', roots, clips=False)
    for o in objects:
        o.modifiers.clear()


def export(folder, name, roots, clips=True):
    """writes folder/name.glb and gives its path; call last"""
    os_ = family(roots)
    rest = {o.name: (list(o.location), o.rotation_euler.to_quaternion(), list(o.scale)) for o in os_}
    for o in os_ if clips else ():
        if o.animation_data:
            for t in o.animation_data.nla_tracks:
                t.mute = False
    select(*os_)
    p = f'{folder}/{name}.glb'
    bpy.ops.export_scene.gltf(
        filepath=p,
        export_format='GLB',
        use_selection=True,
        export_apply=True,
        export_yup=True,
        export_normals=True,
        export_tangents=False,
        export_vertex_color='ACTIVE',
        export_all_vertex_colors=False,
        export_active_vertex_color_when_no_material=True,
        export_animations=clips,
        export_animation_mode='NLA_TRACKS',
        export_optimize_animation_size=True,
        export_force_sampling=False,
        export_extras=False,
        export_cameras=False,
        export_lights=False,
    )
    squeeze(p, rest)
    return p


def squeeze(p, rest):
    """Bevy 0.19 reads no meshopt/draco/quantization: instead round floats so that gzip/brotli bite, colours to 10 of 16 bits,
    and restore the rest pose of nodes whose clip starts from another pose (the exporter samples the clip at frame 0/1)"""
    b = open(p, 'rb').read()
    n = struct.unpack('<I', b[12:16])[0]
    j = json.loads(b[20 : 20 + n])
    bin_ = b[28 + n :]
    A, BV = j['accessors'], j['bufferViews']
    kind = {}
    for m in j.get('meshes', []):
        for q in m['primitives']:
            for k, i in q['attributes'].items():
                kind[i] = k
    ani = {i for a in j.get('animations', []) for s in a['samplers'] for i in (s['input'], s['output'])}
    out, newbv = bytearray(), []
    for i, a in enumerate(A):
        v = BV[a['bufferView']]
        d = bin_[v.get('byteOffset', 0) : v.get('byteOffset', 0) + v['byteLength']]
        k = kind.get(i, '')
        if a['componentType'] == 5126 and k in ('POSITION', 'NORMAL', 'TEXCOORD_0') or i in ani:
            f = np.frombuffer(d, '<f4')
            s = {'POSITION': 4096, 'NORMAL': 127, 'TEXCOORD_0': 2048}.get(k, 8192)
            f = (np.round(f * s) / s).astype('<f4') + 0.0
            d = f.astype('<f4').tobytes()
            if k == 'POSITION':
                r = f.reshape(-1, 3)
                a['min'], a['max'] = [float(x) for x in r.min(0)], [float(x) for x in r.max(0)]
            elif i in ani and 'min' in a:
                a['min'], a['max'] = [float(f.min())], [float(f.max())]
        if k == 'COLOR_0' and a['componentType'] in (5123, 5126):
            c = (
                np.frombuffer(d, '<u2').astype(float) / 65535
                if a['componentType'] == 5123
                else np.frombuffer(d, '<f4')
            )
            w = 4 if a['type'] == 'VEC4' else 3
            c = c.reshape(-1, w)
            if w == 3:
                c = np.hstack([c, np.ones((len(c), 1))])
            d = (np.round(np.clip(c, 0, 1) * 1023) * 65535 / 1023).astype('<u2').tobytes()
            a.update(
                componentType=5123,  # linear colours: 8 bits would posterise the black sheep
                type='VEC4',
                normalized=True,
            )
            a.pop('min', 0)
            a.pop('max', 0)
        while len(out) % 4:
            out.append(0)
        nv = {'buffer': 0, 'byteOffset': len(out), 'byteLength': len(d)}
        if 'target' in v:
            nv['target'] = v['target']
        a['bufferView'] = len(newbv)
        newbv.append(nv)
        out += d
    j['bufferViews'] = newbv
    for nd in j['nodes']:
        if nd.get('name') in rest:
            L, Qt, S = rest[nd['name']]
            nd['translation'] = [round(x, 5) + 0.0 for x in (L[0], L[2], -L[1])]
            nd['rotation'] = [round(x, 6) + 0.0 for x in (Qt.x, Qt.z, -Qt.y, Qt.w)]
            nd['scale'] = [round(x, 5) for x in (S[0], S[2], S[1])]
            for k, dflt in (('translation', [0, 0, 0]), ('rotation', [0, 0, 0, 1]), ('scale', [1, 1, 1])):
                if nd[k] == dflt:
                    nd.pop(k)
    while len(out) % 4:
        out.append(0)
    j['buffers'] = [{'byteLength': len(out)}]
    js = json.dumps(j, separators=(',', ':')).encode()
    js += b' ' * (-len(js) % 4)
    open(p, 'wb').write(
        struct.pack('<4sII', b'glTF', 2, 28 + len(js) + len(out))
        + struct.pack('<I4s', len(js), b'JSON')
        + js
        + struct.pack('<I4s', len(out), b'BIN\0')
        + bytes(out)
    )


# ------------------------------------------------------------------ colours, soups, texture coordinates of lumpy things
def mixc(a, b, t):
    return np.asarray(a) * (1 - t[:, None]) + np.asarray(b) * t[:, None]


def vnoise(P, f=1.0, s=0.0):
    """cheap smooth noise in 0..1"""
    x, y = P[:, 0] * f + s, P[:, 1] * f - s * 1.7
    return np.clip(
        0.5
        + 0.25
        * (np.sin(x * 1.9 + 1.3 * np.sin(y * 1.1 + s)) + np.sin(y * 2.3 + 1.7 * np.sin(x * 1.3 + 0.5 + s))),
        0,
        1,
    )


class Soup:
    """collects geometry for one object"""

    def __init__(s):
        s.v, s.f, s.c = [], [], []

    def add(s, v, f, col=None):
        k = len(s.v)
        s.v += [tuple(map(float, p)) for p in v]
        s.f += [[int(i) + k for i in q] for q in f]
        s.c += [col] * len(v) if col is None or np.ndim(col) == 1 else list(col)

    def obj(s, name, finish, color=None, smooth=True, uv=1.0):
        o = obj(name, s.v, s.f, color or '#ffffff', finish, smooth)
        if color is None:
            vi, _, _ = corner_data(o)
            c = np.array(s.c)[vi]
            o.data.color_attributes['Col'].data.foreach_set(
                'color', np.hstack([c, np.ones((len(c), 1))]).astype(np.float32).ravel()
            )
        uvbox(o, uv)
        return o


def uvshear(o, scale=1.0):
    """seamless UVs for lumpy things: no split vertices"""
    vi, co, _ = corner_data(o)
    P = co[vi] * scale
    o.data.uv_layers['UVMap'].data.foreach_set(
        'uv', np.stack([P[:, 0] + 0.6 * P[:, 2], P[:, 1] + 0.45 * P[:, 2]], -1).astype(np.float32).ravel()
    )


def uvnone(o):
    o.data.uv_layers['UVMap'].data.foreach_set('uv', np.zeros(len(o.data.loops) * 2, np.float32))


def drop_uv(path, finishes=('matte', 'gloss', 'metal')):
    """remove TEXCOORD_0 from untextured primitives (saves bytes, and nobody then generates tangents for them)"""
    b = open(path, 'rb').read()
    n = struct.unpack('<I', b[12:16])[0]
    j = json.loads(b[20 : 20 + n])
    bin_ = b[28 + n :]
    gone = set()
    for m in j['meshes']:
        for q in m['primitives']:
            if j['materials'][q['material']]['name'] in finishes and 'TEXCOORD_0' in q['attributes']:
                gone.add(q['attributes'].pop('TEXCOORD_0'))
    keep = [i for i in range(len(j['accessors'])) if i not in gone]
    new = {i: k for k, i in enumerate(keep)}
    out, bv, acc = bytearray(), [], []
    for i in keep:
        a = j['accessors'][i]
        v = dict(j['bufferViews'][a['bufferView']])
        d = bin_[v.get('byteOffset', 0) : v.get('byteOffset', 0) + v['byteLength']]
        while len(out) % 4:
            out.append(0)
        v['byteOffset'] = len(out)
        out += d
        a['bufferView'] = len(bv)
        bv.append(v)
        acc.append(a)
    for m in j['meshes']:
        for q in m['primitives']:
            q['attributes'] = {k: new[i] for k, i in q['attributes'].items()}
            q['indices'] = new[q['indices']]
    for a in j.get('animations', []):
        for s in a['samplers']:
            s['input'], s['output'] = new[s['input']], new[s['output']]
    j['accessors'], j['bufferViews'] = acc, bv
    while len(out) % 4:
        out.append(0)
    j['buffers'] = [{'byteLength': len(out)}]
    js = json.dumps(j, separators=(',', ':')).encode()
    js += b' ' * (-len(js) % 4)
    open(path, 'wb').write(
        struct.pack('<4sII', b'glTF', 2, 28 + len(js) + len(out))
        + struct.pack('<I4s', len(js), b'JSON')
        + js
        + struct.pack('<I4s', len(out), b'BIN\0')
        + bytes(out)
    )
    return path
