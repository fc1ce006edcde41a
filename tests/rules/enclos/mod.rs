//! L'Enclos.

mod agreement;
mod data;
mod naive;
mod refusals;
mod repetition;
