//! Whether a picture can be shown at all, asked before Bevy, which panics where it cannot.

/// Whether there is a graphics device, were it a processor that pretends to be one.
#[cfg(not(target_arch = "wasm32"))]
pub fn graphics_available() -> bool {
    let backends = wgpu::Backends::from_env().unwrap_or(wgpu::Backends::all());
    let descriptor =
        wgpu::InstanceDescriptor { backends, ..wgpu::InstanceDescriptor::new_without_display_handle() };
    let instance = wgpu::Instance::new(descriptor);
    !bevy::tasks::block_on(instance.enumerate_adapters(backends)).is_empty()
}

/// The page asks the browser before it starts the game.
#[cfg(target_arch = "wasm32")]
pub fn graphics_available() -> bool {
    true
}

/// Whether there is a display to open a window on.
pub(super) fn display_available() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || named("DISPLAY") || named("WAYLAND_DISPLAY")
}
