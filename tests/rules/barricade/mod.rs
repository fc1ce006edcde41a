//! Barricade.

mod agreement;
mod data;
mod naive;
mod refusals;
