//! From where a camera sees points fill what panels leave free of its picture:
//! geometry alone, without any table.

use bevy::prelude::*;

/// The picture, in halves of its width and height from its middle; y goes up.
const PICTURE: Rect = Rect { min: Vec2::NEG_ONE, max: Vec2::ONE };

/// The least that a side of a frame may have of the picture's: less would show nothing.
const LEAST: f32 = 0.3;

/// The nearest place from which a camera sees all `points`, and none of them
/// under what is `covered`, in parts of the window from its upper left corner.
///
/// Points and place are told in the camera's own axes: to the right, up and
/// back. At a distance of 1 the picture reaches as far as `slope` to either
/// side. The camera stays at least `least` behind the axes' origin.
///
/// What is covered may lie beside the points, where they leave a corner free:
/// so each panel is left alone, kept to one side or kept above or below, and
/// the best of all these frames counts.
pub(super) fn nearest(points: &[Vec3], slope: Vec2, covered: &[Rect], least: f32) -> Vec3 {
    let panels: Vec<Rect> = covered.iter().map(|&part| in_picture(part)).collect();
    let mut best: Option<Vec3> = None;
    for choices in 0..3usize.pow(panels.len() as u32) {
        let choice = |number: usize| choices / 3usize.pow(number as u32) % 3;
        let mut frame = PICTURE;
        for (number, panel) in panels.iter().enumerate() {
            match choice(number) {
                0 => {}
                1 if panel.center().x < 0.0 => frame.min.x = frame.min.x.max(panel.max.x),
                1 => frame.max.x = frame.max.x.min(panel.min.x),
                _ if panel.center().y < 0.0 => frame.min.y = frame.min.y.max(panel.max.y),
                _ => frame.max.y = frame.max.y.min(panel.min.y),
            }
        }
        if frame.width() < LEAST || frame.height() < LEAST {
            continue;
        }
        let place = within(points, slope, frame, least);
        let hidden = |point: &Vec3| {
            let seen = seen(*point, place, slope);
            (0..).zip(&panels).any(|(number, panel)| choice(number) == 0 && panel.contains(seen))
        };
        if best.is_none_or(|best| place.z < best.z) && !points.iter().any(hidden) {
            best = Some(place);
        }
    }
    // Where panels cover nearly all, the board lies under them.
    best.unwrap_or_else(|| within(points, slope, PICTURE, least))
}

/// A part of the window as a part of the picture.
fn in_picture(part: Rect) -> Rect {
    let at = |corner: Vec2| (2.0 * corner - 1.0) * Vec2::new(1.0, -1.0);
    Rect::from_corners(at(part.min), at(part.max))
}

/// Where `point` is seen in the picture from `place`.
fn seen(point: Vec3, place: Vec3, slope: Vec2) -> Vec2 {
    let away = point - place;
    away.xy() / (-away.z * slope)
}

/// The nearest place from which all `points` are seen within `frame`, in its
/// middle as far as there is a choice.
fn within(points: &[Vec3], slope: Vec2, frame: Rect, least: f32) -> Vec3 {
    // A point is right of the frame's left edge if the place's x + low z is at
    // most the point's, and so for each edge. So the place is bounded by planes.
    let bounds = [0, 1].map(|axis| {
        let (low, high) = (frame.min[axis] * slope[axis], frame.max[axis] * slope[axis]);
        let along = |edge: f32| points.iter().map(move |point| point[axis] + edge * point.z);
        let (most, fewest) = (along(low).fold(f32::MAX, f32::min), along(high).fold(f32::MIN, f32::max));
        (low, high, most, fewest)
    });
    let needed = bounds.map(|(low, high, most, fewest)| (fewest - most) / (high - low));
    let z = needed[0].max(needed[1]).max(least);
    let [x, y] = bounds.map(|(low, high, most, fewest)| ((most - low * z) + (fewest - high * z)) / 2.0);
    Vec3::new(x, y, z)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOPE: Vec2 = Vec2::new(0.5, 0.25);

    /// The corners of a block.
    fn block(half: Vec3) -> Vec<Vec3> {
        let sides = [-1.0, 1.0];
        let corners = sides.iter().flat_map(|x| sides.iter().map(move |y| (*x, *y)));
        corners.flat_map(|(x, y)| sides.map(|z| half * Vec3::new(x, y, z))).collect()
    }

    fn extent(points: &[Vec3], place: Vec3) -> Rect {
        let mut all = points.iter().map(|point| seen(*point, place, SLOPE));
        let first = all.next().expect("a point");
        all.fold(Rect::from_corners(first, first), |extent, at| extent.union_point(at))
    }

    #[test]
    fn a_block_fills_the_picture_from_edge_to_edge() {
        for half in [Vec3::new(2.0, 0.5, 0.3), Vec3::new(0.2, 1.0, 0.3), Vec3::new(1.0, 0.5, 4.0)] {
            let extent = extent(&block(half), nearest(&block(half), SLOPE, &[], 0.0));
            let fills = extent.half_size();
            assert!((fills.max_element() - 1.0).abs() < 1e-4, "{half}: {extent:?}");
            assert!(extent.center().length() < 1e-4, "{half}: {extent:?}");
        }
    }

    #[test]
    fn a_panel_in_a_corner_is_kept_clear_of_with_the_least_loss() {
        let wide = block(Vec3::new(2.0, 0.5, 0.1));
        // A card above on the left: what is wide lies below it, what is high beside it.
        let card = Rect::new(0.0, 0.0, 0.3, 0.2);
        let below = extent(&wide, nearest(&wide, SLOPE, &[card], 0.0));
        assert!(below.min.x < -0.99 && below.max.x > 0.99 && below.max.y <= 0.6 + 1e-4, "{below:?}");
        let high = block(Vec3::new(0.6, 1.0, 0.1));
        let beside = extent(&high, nearest(&high, SLOPE, &[card], 0.0));
        assert!(beside.max.y > 0.99 && beside.min.x >= -0.4 - 1e-4, "{beside:?}");
        // What is round leaves the corner free by itself.
        let round: Vec<Vec3> = (0..64)
            .map(|at| Vec2::from_angle(at as f32 / 10.0).extend(0.0) * Vec3::new(2.0, 1.0, 1.0))
            .collect();
        let corner = Rect::new(0.0, 0.0, 0.1, 0.1);
        let whole = extent(&round, nearest(&round, SLOPE, &[corner], 0.0));
        assert!(whole.half_size().min_element() > 0.98, "{whole:?}");
    }

    #[test]
    fn it_comes_no_nearer_than_it_may_and_gives_up_where_all_is_covered() {
        let small = block(Vec3::splat(0.1));
        assert_eq!(nearest(&small, SLOPE, &[], 40.0), Vec3::new(0.0, 0.0, 40.0));
        let all = [Rect::new(0.0, 0.0, 1.0, 1.0)];
        assert_eq!(nearest(&small, SLOPE, &all, 0.0), nearest(&small, SLOPE, &[], 0.0));
    }
}
