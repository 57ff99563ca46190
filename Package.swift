// swift-tools-version: 6.2
import PackageDescription

// ORDINATE_PARTS chooses what the package offers. "all" is the default; "engine" leaves out the
// programs and what they depend on, for quick checks; "web" is the engine and its WebAssembly
// program, which only builds as Embedded Swift.
let parts = Context.environment["ORDINATE_PARTS"] ?? "all"

let engineSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .treatWarning("EmbeddedRestrictions", as: .error),
]

let programSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

// Below, a target may only name targets above it: the arrows of the house.
let engine: [Target] = [
  .target(name: "CNumerics", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  // Not "Numerics": swift-numerics, which the server's dependencies bring along, has that name.
  .target(
    name: "OrdinateNumerics", dependencies: ["CNumerics"], path: "Sources/Numerics",
    swiftSettings: engineSettings),
  .target(name: "Formulas", dependencies: ["OrdinateNumerics"], swiftSettings: engineSettings),
  .target(name: "Graphing", dependencies: ["OrdinateNumerics"], swiftSettings: engineSettings),
  .target(
    name: "Screens", dependencies: ["Formulas", "Graphing", "OrdinateNumerics"],
    swiftSettings: engineSettings),
]

let engineTests: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["Formulas"], path: "Tests/TestSupport",
    swiftSettings: programSettings),
  .testTarget(
    name: "NumericsTests", dependencies: ["OrdinateNumerics", "TestSupport"],
    swiftSettings: programSettings),
  .testTarget(
    name: "FormulasTests", dependencies: ["Formulas", "TestSupport"],
    swiftSettings: programSettings),
  .testTarget(name: "GraphingTests", dependencies: ["Graphing"], swiftSettings: programSettings),
  .testTarget(name: "ScreensTests", dependencies: ["Screens"], swiftSettings: programSettings),
]

let web: [Target] = [
  .executableTarget(
    name: "WebApp", dependencies: ["Screens", "Graphing"],
    swiftSettings: engineSettings + [.enableExperimentalFeature("Embedded")])
]

// What needs a system: its libraries, its files, its terminal.
let native: [Target] = [
  .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .target(
    name: "Rendering", dependencies: ["CCairo", "Graphing", "OrdinateNumerics"],
    swiftSettings: programSettings + [.enableUpcomingFeature("InternalImportsByDefault")]),
]

let nativeTests: [Target] = [
  .testTarget(
    name: "RenderingTests", dependencies: ["Rendering", "Graphing"], swiftSettings: programSettings)
]

let package = Package(
  name: "ordinate",
  products: [
    .library(name: "Formulas", targets: ["Formulas"]),
    .library(name: "Graphing", targets: ["Graphing"]),
  ],
  targets: engine + (parts == "web" ? web : engineTests)
    + (parts == "all" ? native + nativeTests : [])
)
