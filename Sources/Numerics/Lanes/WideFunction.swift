/// The functions whose rows are computed with wide lanes if the processor has them.
enum WideFunction: UInt8 {
  case exp, exp2, expm1, ln, log2, log10, log1p, pow, power, cubeRoot, hypot
  case sin, cos, tan, sinOfDegrees, cosOfDegrees, tanOfDegrees
  case asin, acos, atan, atan2
  case sinh, cosh, tanh, asinh, acosh, atanh
  case erf
  case floor, ceil, round, trunc
}
