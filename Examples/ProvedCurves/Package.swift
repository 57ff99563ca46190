// swift-tools-version: 6.2
import PackageDescription

// Build it with ORDINATE_PARTS=engine: Ordinate then needs no other package.
let package = Package(
  name: "proved-curves",
  // In an application of your own:
  // .package(url: "https://github.com/…/ordinate", from: "0.2.0")
  dependencies: [.package(name: "ordinate", path: "../..")],
  targets: [
    .executableTarget(
      name: "ProvedCurves",
      dependencies: [
        .product(name: "Formulas", package: "ordinate"),
        .product(name: "Graphing", package: "ordinate"),
        .product(name: "Sheets", package: "ordinate"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
