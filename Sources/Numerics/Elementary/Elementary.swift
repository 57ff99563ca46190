/// The elementary functions of real numbers, in radians, by arithmetic of our own, so the bits are
/// the same on every platform.
///
/// A function gives NaN outside its domain, and an infinity at a pole or past the largest double,
/// as IEEE 754 recommends. `Accuracy` states the largest error of each.
public enum Elementary {}
