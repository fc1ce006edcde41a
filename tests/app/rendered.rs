//! Pictures.
use bergerie::PlayOptions;
use bergerie::WindowOptions;
use bergerie::app::studio::Studio;
#[test]
fn rendered_look() {
    let play = PlayOptions { game: "enclos".into(), rules: String::new(), seats: Vec::new(), seed: None };
    let o = WindowOptions { language: Some(bergerie::words::Language::English), play: Some(play) };
    let assets = bergerie::app::assets_folder().unwrap();
    let t = std::time::Instant::now();
    let mut s = Studio::open(&o, assets.to_str().unwrap(), 1280, 720).unwrap();
    println!("{:?}", t.elapsed());
    s.step(3);
    println!("{:?}", t.elapsed());
    s.world().insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(
        std::time::Duration::from_millis(250),
    ));
    s.step(8);
    println!("{:?}", t.elapsed());
    let p = s.picture().unwrap();
    println!("{:?}", t.elapsed());
    p.try_into_dynamic().unwrap().to_rgb8().save("/tmp/look.png").unwrap();
}
