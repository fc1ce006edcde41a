// The standard material with a fuzz: fibres that stand off at the edge of what
// is seen, catch the light and are paler than the felt beneath them.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
}

// The fibres' colour, linear, and how dense they are.
@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> fuzz: vec4<f32>;

// No light on the table is brighter, in parts of white.
const BRIGHTEST: f32 = 64.0;

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var surface = pbr_input_from_standard_material(in, is_front);
    surface.material.base_color = alpha_discard(surface.material, surface.material.base_color);

    // By the shape, not by its weave, which would break it up into grains.
    let facing = saturate(dot(surface.world_normal, surface.V));
    let aside = 1.0 - facing;
    let edge = fuzz.a * aside * aside * aside;
    let base = surface.material.base_color.rgb;
    // Fibres are of the felt's own colour, only paler.
    let own = mix(base, fuzz.rgb, 0.35 + 0.65 * dot(base, vec3(0.21, 0.72, 0.07)));
    surface.material.base_color = vec4(base + edge * own * (1.0 - base), surface.material.base_color.a);
    // Fibres do not end where the ground beneath them turns away.
    surface.N = normalize(surface.N + 0.8 * edge * surface.V);

    var out: FragmentOutput;
    // What is painted reads the same in shade and sun.
    if (surface.material.flags & STANDARD_MATERIAL_FLAGS_UNLIT_BIT) != 0u {
        out.color = surface.material.base_color;
    } else {
        out.color = apply_pbr_lighting(surface);
    }
    // At an edge a sample lies beside what it is a sample of, and light can come out as no number; one such would black
    // out its pixel, and glow.
    out.color = vec4(clamp(out.color.rgb, vec3(0.0), vec3(BRIGHTEST)), out.color.a);
    out.color = main_pass_post_lighting_processing(surface, out.color);
    return out;
}
