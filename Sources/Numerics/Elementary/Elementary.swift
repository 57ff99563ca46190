/// The elementary functions of real numbers, in radians, by arithmetic of our own: the same bits on
/// every platform.
///
/// Outside its domain a function gives NaN, at a pole or past the largest double an infinity, as
/// IEEE 754 recommends. `Accuracy` states how far each errs.
public enum Elementary {}
