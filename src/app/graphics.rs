//! Whether a picture can be shown at all, asked before Bevy, which panics where it cannot.

#[cfg(target_os = "linux")]
use std::os::linux::net::SocketAddrExt;
#[cfg(target_os = "linux")]
use std::os::unix::net::{SocketAddr, UnixStream};
#[cfg(target_os = "linux")]
use std::path::Path;

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

/// Whether there is a display to open a window on, and somebody behind it who answers.
#[cfg(target_os = "linux")]
pub(super) fn display_available() -> bool {
    let named = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    named("WAYLAND_DISPLAY").is_some_and(|name| wayland_answers(&name))
        || named("DISPLAY").is_some_and(|name| x_answers(&name))
}

/// Elsewhere the system always has one.
#[cfg(not(target_os = "linux"))]
pub(super) fn display_available() -> bool {
    true
}

#[cfg(target_os = "linux")]
fn wayland_answers(name: &str) -> bool {
    let folder = std::env::var_os("XDG_RUNTIME_DIR").unwrap_or_default();
    UnixStream::connect(Path::new(&folder).join(name)).is_ok()
}

/// An X display is `host:number.screen`; without a host it is a socket of this machine.
#[cfg(target_os = "linux")]
fn x_answers(name: &str) -> bool {
    let Some((host, rest)) = name.rsplit_once(':') else { return false };
    let number = rest.split('.').next().unwrap_or_default();
    let Ok(number) = number.parse::<u16>() else { return false };
    if !host.is_empty() && host != "unix" {
        let port = number.saturating_add(6000);
        return std::net::TcpStream::connect((host, port)).is_ok();
    }
    let path = format!("/tmp/.X11-unix/X{number}");
    let hidden = SocketAddr::from_abstract_name(path.as_bytes());
    UnixStream::connect(&path).is_ok() || hidden.is_ok_and(|name| UnixStream::connect_addr(&name).is_ok())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn displays_that_nobody_serves_are_not_there() {
        for name in ["", "nonsense", ":", ":x", ":65535", ":60999.0", "host.invalid:0"] {
            assert!(!x_answers(name), "{name:?}");
        }
        assert!(!wayland_answers("no-such-socket"));
    }
}
