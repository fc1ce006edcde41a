use crate::harness::Game;
#[test]
fn smoke() {
    let t = std::time::Instant::now();
    let mut game = Game::at_title();
    println!("{:?} {:?}", t.elapsed(), game.words());
    println!("{:?}", game.panels());
    game.click_button("Play L");
    println!("{:?} {:?}", t.elapsed(), game.words());
    println!("{:?}", game.panels());
    let t = std::time::Instant::now();
    game.step(100);
    println!("100 updates {:?}", t.elapsed());
    let h = game.heard();
    println!("{} {} {:?}", h.redraws, h.moved, h.commands);
    game.step(100);
    let h = game.heard();
    println!("{} {} {}", h.redraws, h.moved, h.reshaped);
    let ctx = game.egui();
    println!("{:?}", ctx.repaint_causes());
    println!("{:?}", ctx.input(|i| (i.time, i.predicted_dt, i.stable_dt, i.events.clone(), i.pointer.velocity())));
    game.tap_turn("c3-d4 +b1/b2");
    println!("{:?}", game.table().game());
    println!("{:?} sounds {} entities {}", t.elapsed(), game.sounds(), game.entities());
    game.close();
    println!("{:?}", game.app.should_exit());
}
