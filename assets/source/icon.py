"""icon.py MODELS OUT   the game's icon, a sheep of the game on a field of the meadow, in all sizes that systems ask
for: OUT/bergerie-SIZE.png, and those of Windows in OUT/bergerie.ico"""

import math
import sys
import tempfile

import bpy
from artkit import R, reset, srgb
from mathutils import Vector
from PIL import Image

MODELS, OUT = sys.argv[1], sys.argv[2]
SIZES = (16, 32, 48, 64, 128, 192, 256, 512)
# Small pictures are made from a large one, which also smooths what few samples leave of grain.
LARGE = 768


def colours_of_corners(material):
    """The game takes colours from the corners, Blender's importer does not."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = next(node for node in nodes if node.type == 'BSDF_PRINCIPLED')
    colour = nodes.new('ShaderNodeVertexColor')
    links.new(colour.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.8
    shader.inputs['Metallic'].default_value = 0


def plain(name, colour):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*srgb(colour), 1)
    shader.inputs['Roughness'].default_value = 0.9
    return material


def field(name, radius, low, high, colour):
    bpy.ops.mesh.primitive_cylinder_add(vertices=6, radius=radius, depth=high - low, location=(0, 0, (low + high) / 2))
    tile = bpy.context.object
    tile.name = name
    edge = tile.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.06 * radius, 5
    tile.data.materials.append(plain(name, colour))


def light(kind, energy, at, size=0.0):
    data = bpy.data.lights.new(kind, kind)
    data.energy = energy
    if kind == 'AREA':
        data.size = size
    lamp = bpy.data.objects.new(kind, data)
    lamp.location = at
    lamp.rotation_euler = (-Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)


reset()
bpy.ops.import_scene.gltf(filepath=f'{MODELS}/sheep_white.glb')
for material in bpy.data.materials:
    colours_of_corners(material)
sheep = [each for each in bpy.data.objects if each.type == 'MESH']
corners = [each.matrix_world @ Vector(corner) for each in sheep for corner in each.bound_box]
low, high = (Vector(map(fit, zip(*corners))) for fit in (min, max))
size = high - low
print('sheep', [round(part, 3) for part in (*low, *high)])

reach = max(size)
field('meadow', 0.58 * reach, low.z - 0.12 * reach, low.z, '#6aa838')
field('wood', 0.66 * reach, low.z - 0.20 * reach, low.z - 0.07 * reach, '#7a4a24')

light('AREA', 90 * reach**2, (3.5 * reach, -0.5 * reach, 4 * reach), 2 * reach)
light('AREA', 30 * reach**2, (-1 * reach, 4 * reach, 2 * reach), 3 * reach)
world = bpy.data.worlds.new('sky')
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (0.75, 0.85, 1, 1)
world.node_tree.nodes['Background'].inputs[1].default_value = 0.55

scene = bpy.context.scene
scene.world = world
camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
camera.data.type = 'ORTHO'
camera.data.ortho_scale = 1.35 * reach
middle = (low + high) / 2 - Vector((0, 0, 0.06 * reach))
turn, rise = R(45), R(20)
camera.location = middle + 6 * reach * Vector(
    (math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise))
)
camera.rotation_euler = (middle - camera.location).to_track_quat('-Z', 'Y').to_euler()
bpy.context.collection.objects.link(camera)
scene.camera = camera

scene.render.engine = 'CYCLES'
scene.cycles.samples = 16
scene.cycles.use_denoising = True
scene.render.film_transparent = True
scene.render.resolution_x = scene.render.resolution_y = LARGE
scene.view_settings.view_transform = 'Standard'
with tempfile.TemporaryDirectory() as folder:
    scene.render.filepath = f'{folder}/large.png'
    bpy.ops.render.render(write_still=True)
    large = Image.open(scene.render.filepath)
    large = large.crop(large.getbbox())
    side = max(large.size)
    square = Image.new('RGBA', (side, side))
    square.paste(large, ((side - large.width) // 2, (side - large.height) // 2))

pictures = {size: square.resize((size, size), Image.Resampling.LANCZOS) for size in SIZES}
for size, picture in pictures.items():
    picture.save(f'{OUT}/bergerie-{size}.png', optimize=True)
inside = [pictures[size] for size in SIZES if size <= 256]
inside[-1].save(f'{OUT}/bergerie.ico', append_images=inside, sizes=[each.size for each in inside])
