@testable import OrdinateNumerics

/// Values of exponentials and logarithms, computed by mpmath with 2600 bits and rounded to doubles.
extension ElementaryReference {
  static let exp = ElementaryReference(
    "exp", Elementary.exp, Elementary.exp, within: Accuracy.exp,
    [
      (1e-300, 0x1p0),
      (-1e-17, 0x1p0),
      (0.0027, 0x1.00b12fb0f4433p0),
      (-0.25, 0x1.8ebef9eac820bp-1),
      (0.5, 0x1.a61298e1e069cp0),
      (1.0, 0x1.5bf0a8b145769p1),
      (-1.5, 0x1.c8f87724b5c1dp-3),
      (10.0, 0x1.5829dcf95056p14),
      (-37.5, 0x1.dd5c566301ec8p-55),
      (88.7, 0x1.f4705bbffae5cp127),
      (-200.25, 0x1.126f3b900e85bp-289),
      (400.125, 0x1.32346fd32e977p577),
      (689.9, 0x1.3e88feb32e46bp995),
      (-689.9, 0x1.9b7bd05dbf329p-996),
      (709.7, 0x1.d75ae7a50ee14p1023),
      (-708.5, Double(bitPattern: 0x000E_6CF6_D088_97AC)),
      (-720.5, Double(bitPattern: 0x0000_0005_CF08_FFF0)),
      (-745.1, Double(bitPattern: 0x0000_0000_0000_0001)),
      (5.5e-05, 0x1.00039ac5b291dp0),
    ])

  static let exp2 = ElementaryReference(
    "exp2", Elementary.exp2, Elementary.exp2, within: Accuracy.exp2,
    [
      (1e-17, 0x1p0),
      (0.5, 0x1.6a09e667f3bcdp0),
      (-0.25, 0x1.ae89f995ad3adp-1),
      (0.0078, 0x1.01634878be33ep0),
      (1.1, 0x1.125fbee250664p1),
      (-3.7, 0x1.3b2c47bff8328p-4),
      (52.3, 0x1.3b2c47bff831ep52),
      (-600.6, 0x1.51cb453b9530fp-601),
      (999.5, 0x1.6a09e667f3bcdp999),
      (1023.9, 0x1.ddb680117aa8ep1023),
      (-1022.5, Double(bitPattern: 0x000B_504F_333F_9DE6)),
      (-1050.25, Double(bitPattern: 0x0000_0000_00D7_44FD)),
      (-1074.5, Double(bitPattern: 0x0000_0000_0000_0001)),
      (3.3333, 0x1.428847364069fp3),
    ])

  static let expm1 = ElementaryReference(
    "expm1", Elementary.expm1, Elementary.expm1, within: Accuracy.expm1,
    [
      (Double(bitPattern: 0x0000_1268_8B70_E62B), Double(bitPattern: 0x0000_1268_8B70_E62B)),
      (-1e-17, -0x1.70ef54646d497p-57),
      (1e-08, 0x1.5798ee3fdb764p-27),
      (0.0027, 0x1.625f61e88651fp-9),
      (0.00274, 0x1.67a1372629c39p-9),
      (-0.0041, -0x1.0c25c3ff9f35bp-8),
      (0.3, 0x1.6641632306a56p-2),
      (-0.69, -0x1.fe62d7cb9ec68p-2),
      (1.0, 0x1.b7e151628aed3p0),
      (-5.5, -0x1.fde856b4a6b12p-1),
      (37.5, 0x1.1293919c201e5p54),
      (-60.5, -0x1p0),
      (200.2, 0x1.c6507bbd48a64p288),
      (709.7, 0x1.d75ae7a50ee14p1023),
    ])

  static let ln = ElementaryReference(
    "ln", Elementary.ln, Elementary.ln, within: Accuracy.ln,
    [
      (Double(bitPattern: 0x0000_0000_0000_0001), -0x1.74385446d71c3p9),
      (Double(bitPattern: 0x0000_2E05_5C9A_3F6C), -0x1.64714a9115cdp9),
      (1e-300, -0x1.5963447f87fb5p9),
      (1e-10, -0x1.7069e2aa2aa5bp4),
      (0.3, -0x1.34378fcbda721p0),
      (0.70710678, -0x1.62e4300c77ae8p-2),
      (0.75, -0x1.269621134db92p-2),
      (0.9999999999999999, -0x1p-53),
      (1.0000000000000002, 0x1.fffffffffffffp-53),
      (1.001, 0x1.060354f8c3cc4p-10),
      (1.0039, 0x1.fe2fc3cf4b407p-9),
      (1.42, 0x1.6712984ec8f15p-2),
      (2.0, 0x1.62e42fefa39efp-1),
      (2.718281828459045, 0x1p0),
      (10.0, 0x1.26bb1bbb55516p1),
      (12345.678, 0x1.2d79559791e31p3),
      (1e+100, 0x1.cc845b54b54f2p7),
      (1.7e+308, 0x1.62dd08fdc6f88p9),
    ])

  static let log2 = ElementaryReference(
    "log2", Elementary.log2, Elementary.log2, within: Accuracy.log2,
    [
      (Double(bitPattern: 0x0000_0000_0000_0001), -0x1.0c8p10),
      (Double(bitPattern: 0x0000_1268_8B70_E62B), -0x1.01730dabca5f6p10),
      (1e-10, -0x1.09c1165ec0627p5),
      (0.3, -0x1.bca9c6f53897bp0),
      (0.9999999999999999, -0x1.71547652b82fep-53),
      (1.0000000000000002, 0x1.71547652b82fdp-52),
      (1.001, 0x1.7a013faca698fp-10),
      (3.0, 0x1.95c01a39fbd68p0),
      (10.0, 0x1.a934f0979a371p1),
      (12345.678, 0x1.b2ef5b86e63dp3),
      (1e+100, 0x1.4c315bf6707b1p8),
      (1.7e+308, 0x1.fff5ae814b54ap9),
    ])

  static let log10 = ElementaryReference(
    "log10", Elementary.log10, Elementary.log10, within: Accuracy.log10,
    [
      (Double(bitPattern: 0x0000_0000_0000_0001), -0x1.434e6420f4374p8),
      (Double(bitPattern: 0x0000_1268_8B70_E62B), -0x1.36p8),
      (1e-10, -0x1.4p3),
      (0.3, -0x1.0bb6c34d81502p-1),
      (0.9999999999999999, -0x1.bcb7b1526e50fp-55),
      (1.0000000000000002, 0x1.bcb7b1526e50dp-54),
      (1.001, 0x1.c729c93ddd23ap-12),
      (3.0, 0x1.e8927964fd5fdp-2),
      (20.0, 0x1.4d104d427de8p0),
      (12345.678, 0x1.05db618083a9ep2),
      (1e+100, 0x1.9p6),
      (1.7e+308, 0x1.343afeb354b7ep8),
    ])

  static let log1p = ElementaryReference(
    "log1p", Elementary.log1p, Elementary.log1p, within: Accuracy.log1p,
    [
      (Double(bitPattern: 0x0000_1268_8B70_E62B), Double(bitPattern: 0x0000_1268_8B70_E62B)),
      (-1e-17, -0x1.70ef54646d497p-57),
      (1e-16, 0x1.cd2b297d889bcp-54),
      (-1.2e-16, -0x1.14b37f4b51f71p-53),
      (1e-08, 0x1.5798ee0636111p-27),
      (-0.001, -0x1.064670d979b6fp-10),
      (0.0041, 0x1.0c25f5150b335p-8),
      (-0.25, -0x1.269621134db92p-2),
      (-0.5, -0x1.62e42fefa39efp-1),
      (-0.9999999999999999, -0x1.25e4f7b2737fap5),
      (0.42, 0x1.6712984ec8f15p-2),
      (1.0, 0x1.62e42fefa39efp-1),
      (3.5, 0x1.810b375dce91ep0),
      (10000000000.0, 0x1.7069e2aa3184ep4),
      (1e+17, 0x1.3926cd770aa67p5),
      (1.7e+308, 0x1.62dd08fdc6f88p9),
    ])
}
