/// The golden section, (√5 − 1) ÷ 2: steps of it spread places evenly and never fall into step with
/// a curve that repeats itself.
let goldenSection = 0.6180339887498949
