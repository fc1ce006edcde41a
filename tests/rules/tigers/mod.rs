//! Tigers & Sheep.

mod agreement;
mod data;
mod naive;
mod peers;
mod refusals;
