// swift-tools-version: 6.2
import PackageDescription

// Build it with ORDINATE_PARTS=engine: Ordinate then needs no other package.
let package = Package(
  name: "measured-data",
  // In an application of your own: .package(url: "…/ordinate", branch: "main")
  dependencies: [.package(name: "ordinate", path: "../..")],
  targets: [
    .executableTarget(
      name: "MeasuredData",
      dependencies: [.product(name: "Graphing", package: "ordinate")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
