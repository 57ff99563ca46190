@testable import OrdinateNumerics

/// Values of the cube root and the hyperbolic functions, computed by mpmath with 2600 bits and rounded to doubles.
extension ElementaryReference {
  static let cbrt = ElementaryReference(
    "cbrt", Elementary.cubeRoot, Elementary.cubeRoot, within: Accuracy.cubeRoot,
    [
      (Double(bitPattern: 0x0000_0000_0000_0001), 0x1p-358),
      (Double(bitPattern: 0x8000_2E05_5C9A_3F6C), -0x1.20f674b6dd24cp-343),
      (1e-300, 0x1.bff2ee48e053p-333),
      (-0.001, -0x1.999999999999ap-4),
      (0.3, 0x1.56bfea66ef78dp-1),
      (2.0, 0x1.428a2f98d728bp0),
      (-3.0, -0x1.7137449123ef6p0),
      (7.999999, 0x1.fffffe9a1606fp0),
      (10.0, 0x1.13c484138704fp1),
      (12345.678, 0x1.71caec6430a07p4),
      (-1e+100, -0x1.a8e327ba6c9c9p110),
      (1.7e+308, 0x1.3c9685a8b2ccp341),
    ])

  static let sinh = ElementaryReference(
    "sinh", Elementary.sinh, Elementary.sinh, within: Accuracy.sinh,
    [
      (Double(bitPattern: 0x0000_1268_8B70_E62B), Double(bitPattern: 0x0000_1268_8B70_E62B)),
      (1e-09, 0x1.12e0be826d695p-30),
      (0.0027, 0x1.61e51393e389bp-9),
      (-0.004, -0x1.06250aff3cc71p-8),
      (0.3, 0x1.37d42af54b926p-2),
      (-1.0, -0x1.2cd9fc44eb982p0),
      (2.5, 0x1.83368cdb0b6d3p2),
      (-10.5, -0x1.1bb7015ae8db6p14),
      (22.5, 0x1.604b68cf05f66p31),
      (-300.0, -0x1.c05c0a7166b4ap431),
      (709.9, 0x1.1fdb71f9335bap1023),
      (710.4, 0x1.da98a7371610bp1023),
    ])

  static let cosh = ElementaryReference(
    "cosh", Elementary.cosh, Elementary.cosh, within: Accuracy.cosh,
    [
      (Double(bitPattern: 0x0000_1268_8B70_E62B), 0x1p0),
      (1e-09, 0x1p0),
      (0.0027, 0x1.00003d272a516p0),
      (-0.004, 0x1.00008637c8c01p0),
      (0.3, 0x1.0b9b4e0b6ec4cp0),
      (-1.0, 0x1.8b07551d9f55p0),
      (2.5, 0x1.88776e4b30aa3p2),
      (-10.5, 0x1.1bb7016220ccp14),
      (22.5, 0x1.604b68cf05f66p31),
      (-300.0, 0x1.c05c0a7166b4ap431),
      (709.9, 0x1.1fdb71f9335bap1023),
      (710.4, 0x1.da98a7371610bp1023),
    ])

  static let tanh = ElementaryReference(
    "tanh", Elementary.tanh, Elementary.tanh, within: Accuracy.tanh,
    [
      (Double(bitPattern: 0x0000_1268_8B70_E62B), Double(bitPattern: 0x0000_1268_8B70_E62B)),
      (-1e-09, -0x1.12e0be826d695p-30),
      (0.0027, 0x1.61e4bf0a3dab2p-9),
      (-0.004, -0x1.0624818f018d2p-8),
      (0.3, 0x1.2a4dda7d914fap-2),
      (-0.55, -0x1.00442f6419203p-1),
      (1.0, 0x1.85efab514f394p-1),
      (2.5, 0x1.f9258260a71c2p-1),
      (-10.5, -0x1.fffffff2f9279p-1),
      (18.5, 0x1.ffffffffffffep-1),
      (-300.0, -0x1p0),
    ])

  static let asinh = ElementaryReference(
    "asinh", Elementary.asinh, Elementary.asinh, within: Accuracy.asinh,
    [
      (Double(bitPattern: 0x0000_1268_8B70_E62B), Double(bitPattern: 0x0000_1268_8B70_E62B)),
      (-1e-09, -0x1.12e0be826d695p-30),
      (0.004, 0x1.0624af5f107d5p-8),
      (-0.3, -0x1.2ec4ea565fcc1p-2),
      (0.5, 0x1.ecc2caec5160ap-2),
      (1.0, 0x1.c34366179d427p-1),
      (-2.5, -0x1.a5b0f0be9dcf6p0),
      (20.0, 0x1.d841a9abe2ebbp1),
      (-100000.0, -0x1.869825a9284f4p3),
      (10000000000.0, 0x1.7b810429a7c2ap4),
      (1e+200, 0x1.cd35cd6cad20fp8),
      (1.7e+308, 0x1.6335c209c2e17p9),
    ])

  static let acosh = ElementaryReference(
    "acosh", Elementary.acosh, Elementary.acosh, within: Accuracy.acosh,
    [
      (1.0000000000000002, 0x1.6a09e667f3bccp-26),
      (1.0000001, 0x1.d4effc065cae4p-12),
      (1.001, 0x1.6e53acbcdeba3p-5),
      (1.25, 0x1.62e42fefa39efp-1),
      (1.5, 0x1.ecc2caec5160ap-1),
      (2.0, 0x1.5124271980435p0),
      (3.7, 0x1.fb9206e748ee8p0),
      (20.0, 0x1.d818b3e5d4c5fp1),
      (100000.0, 0x1.869825a9217p3),
      (10000000000.0, 0x1.7b810429a7c2ap4),
      (1e+200, 0x1.cd35cd6cad20fp8),
      (1.7e+308, 0x1.6335c209c2e17p9),
    ])

  static let atanh = ElementaryReference(
    "atanh", Elementary.atanh, Elementary.atanh, within: Accuracy.atanh,
    [
      (Double(bitPattern: 0x0000_1268_8B70_E62B), Double(bitPattern: 0x0000_1268_8B70_E62B)),
      (-1e-09, -0x1.12e0be826d695p-30),
      (0.004, 0x1.062538cf93c62p-8),
      (-0.3, -0x1.3cf2b50617c95p-2),
      (0.5, 0x1.193ea7aad030bp-1),
      (-0.51, -0x1.201e1dc7b4c9ep-1),
      (0.75, 0x1.f2272ae325a57p-1),
      (-0.9, -0x1.78e360604b32dp0),
      (0.999, 0x1.e66cfde9c7c2dp1),
      (0.9999999999999999, 0x1.2b708872320e2p4),
    ])
}
