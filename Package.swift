// swift-tools-version: 6.2
import PackageDescription

// ORDINATE_PARTS chooses the contents of the package. "all" is the default. "native" leaves out the
// programs and the packages they depend on. "engine" also leaves out everything that needs system
// libraries, for quick checks. "web" is the engine and its WebAssembly programs, which only build
// as Embedded Swift. "fuzz" is the engine and the programs that libFuzzer drives, which only build
// with the options of `make fuzz`.
let parts = Context.environment["ORDINATE_PARTS"] ?? "all"

let engineSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .treatWarning("EmbeddedRestrictions", as: .error),
]

// An Embedded Swift program compiles for itself all it uses of the engine's modules. Compiling the
// modules to machine code would be wasted work, as long as the programs themselves take, and the
// linker would keep some of the result.
let librarySettings =
  engineSettings
  + (parts == "web" ? [.unsafeFlags(["-Xfrontend", "-emit-empty-object-file"])] : [])

let programSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

// ORDINATE_WIDE=1 compiles the elementary functions a second time, for processors with AVX2, and
// chooses at run time. It is not the default, because a package with these compiler flags cannot be
// a dependency.
#if arch(x86_64)
  let isWide = Context.environment["ORDINATE_WIDE"] == "1" && parts != "web"
#else
  let isWide = false
#endif

// Not optimised, because what takes time in tests are the modules that they test.
let testSettings = programSettings + [.unsafeFlags(["-Onone"])]

let wide: [Target] =
  isWide
  ? [
    .target(
      name: "OrdinateNumericsWide", dependencies: ["CNumerics"], path: "Sources/NumericsWide",
      swiftSettings: engineSettings + [
        .unsafeFlags(["-mavx2", "-mno-fma", "-DORDINATE_LANE_COUNT=4"].flatMap { ["-Xcc", $0] })
      ])
  ] : []

// A target below names only targets above it, so that dependencies point one way.
let engine: [Target] = [
  .target(name: "CNumerics"),
  // Not "Numerics", because swift-numerics, a dependency of the server, has that name.
  .target(
    name: "OrdinateNumerics",
    dependencies: ["CNumerics"] + (isWide ? ["OrdinateNumericsWide"] : []),
    path: "Sources/Numerics",
    swiftSettings: librarySettings + (isWide ? [.define("ORDINATE_WIDE")] : []),
    // The square root and the roundings; without Foundation they have to come from here.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  // The formats of data: JSON, lines of stored state, whole numbers.
  .target(
    name: "TextFormats", dependencies: ["OrdinateNumerics"], swiftSettings: librarySettings),
  .target(name: "Reals", dependencies: ["OrdinateNumerics"], swiftSettings: librarySettings),
  .target(
    name: "Formulas", dependencies: ["OrdinateNumerics", "Reals"], swiftSettings: librarySettings),
  .target(
    name: "Calculators", dependencies: ["Formulas", "OrdinateNumerics", "Reals"],
    swiftSettings: librarySettings),
  .target(name: "Graphing", dependencies: ["OrdinateNumerics"], swiftSettings: librarySettings),
  // Tables of data, and models fitted to them.
  .target(
    name: "Statistics", dependencies: ["Formulas", "OrdinateNumerics", "Reals"],
    swiftSettings: librarySettings),
  .target(
    name: "Sheets",
    dependencies: ["Formulas", "Graphing", "OrdinateNumerics", "Reals", "Statistics"],
    swiftSettings: librarySettings),
  // Native programs contain the files of all languages; the page fetches the one that it needs.
  .target(
    name: "Words", dependencies: ["Formulas"], exclude: parts == "web" ? ["Languages"] : [],
    resources: parts == "web" ? [] : [.embedInCode("Languages")], swiftSettings: librarySettings),
  .target(
    name: "Screens",
    dependencies: [
      "Calculators", "Formulas", "Graphing", "OrdinateNumerics", "Reals", "Sheets", "TextFormats",
      "Words",
    ],
    swiftSettings: librarySettings),
  // The page's conversation with the engine; programs without a page do not link it.
  .target(
    name: "Wire",
    dependencies: [
      "Calculators", "Formulas", "Graphing", "OrdinateNumerics", "Reals", "Screens", "Sheets",
      "TextFormats", "Words",
    ],
    swiftSettings: librarySettings),
]

// The common part of the checks run natively and in WebAssembly: each function, and hashes of its
// values.
let checks: [Target] = [
  .target(
    name: "ValueChecks", dependencies: ["Formulas", "OrdinateNumerics"], path: "Tests/ValueChecks",
    swiftSettings: librarySettings)
]

let engineTests: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["Formulas", "Reals", "Words"], path: "Tests/TestSupport",
    swiftSettings: programSettings),
  // Tools that need a release build: hashes that must equal the browser's, and values for
  // `make test-long`.
  .executableTarget(
    name: "NumericsCheck", dependencies: ["Formulas", "OrdinateNumerics", "ValueChecks"],
    path: "Tests/NumericsCheck",
    swiftSettings: programSettings),
  // Balls for a script that compares them with another arithmetic.
  .executableTarget(
    name: "RealsCheck", dependencies: ["Reals"], path: "Tests/RealsCheck",
    swiftSettings: programSettings),
  // The native answers that the WebAssembly program's must equal.
  .executableTarget(
    name: "Transcripts",
    dependencies: [
      "Calculators", "Graphing", "Screens", "TestSupport", "TextFormats", "Wire", "Words",
    ],
    path: "Tests/Transcripts", swiftSettings: programSettings),
  .testTarget(
    name: "NumericsTests", dependencies: ["OrdinateNumerics", "TestSupport", "ValueChecks"],
    exclude: ["Pairs/make_values.py"], swiftSettings: testSettings),
  .testTarget(
    name: "RealsTests", dependencies: ["Reals", "TestSupport"],
    exclude: ["make_identities.py", "make_values.py"],
    swiftSettings: testSettings),
  .testTarget(
    name: "FormulasTests", dependencies: ["Formulas", "OrdinateNumerics", "Reals", "TestSupport"],
    swiftSettings: testSettings),
  .testTarget(
    name: "CalculatorsTests",
    dependencies: ["Calculators", "Formulas", "OrdinateNumerics", "TestSupport"],
    swiftSettings: testSettings),
  .testTarget(
    name: "GraphingTests", dependencies: ["Graphing", "OrdinateNumerics", "TestSupport"],
    swiftSettings: testSettings),
  .testTarget(
    name: "StatisticsTests",
    dependencies: ["Formulas", "OrdinateNumerics", "Reals", "Statistics", "TestSupport"],
    exclude: ["make_distributions.py"],
    swiftSettings: testSettings),
  .testTarget(
    name: "SheetsTests",
    dependencies: ["Formulas", "Graphing", "OrdinateNumerics", "Sheets", "TestSupport"],
    swiftSettings: testSettings),
  .testTarget(
    name: "WordsTests", dependencies: ["Formulas", "Words"], swiftSettings: testSettings),
  .testTarget(
    name: "ScreensTests",
    dependencies: [
      "Calculators", "Formulas", "Graphing", "OrdinateNumerics", "Screens", "Sheets",
      "TestSupport", "TextFormats", "Words",
    ],
    swiftSettings: testSettings),
  .testTarget(
    name: "WireTests",
    dependencies: [
      "Calculators", "Formulas", "Graphing", "Screens", "TestSupport", "TextFormats", "Wire",
      "Words",
    ],
    swiftSettings: testSettings),
]

// Programs only for `make fuzz`, because they are linked with libFuzzer; unit tests compile them, so that
// they keep pace with the engine.
func fuzzer(_ folder: String, _ dependencies: [Target.Dependency]) -> Target {
  let dependencies = dependencies + ["FuzzSupport"]
  let path = "Tests/Fuzz/" + folder
  return parts == "fuzz"
    ? .executableTarget(
      name: "Fuzz" + folder, dependencies: dependencies, path: path, swiftSettings: programSettings)
    : .target(
      name: "Fuzz" + folder, dependencies: dependencies, path: path, swiftSettings: programSettings)
}

let fuzzers: [Target] = [
  .target(
    name: "FuzzSupport", dependencies: ["Formulas"], path: "Tests/Fuzz/Support",
    swiftSettings: programSettings),
  fuzzer("Formulas", ["Formulas", "OrdinateNumerics", "Reals"]),
  fuzzer("Keys", ["Calculators", "Formulas", "OrdinateNumerics", "Screens"]),
  fuzzer("Relations", ["Formulas", "Graphing", "OrdinateNumerics", "Screens", "Sheets"]),
  fuzzer("Messages", ["Calculators", "Formulas", "Graphing", "Screens", "Wire"]),
  fuzzer("Sheets", ["Formulas", "Graphing", "Screens", "Sheets"]),
  fuzzer("Links", ["Formulas", "Sheets"]),
]

let benchmarks: [Target] = [
  .target(
    name: "BenchmarkKernel", dependencies: ["Formulas", "OrdinateNumerics"],
    path: "Benchmarks/Kernel", swiftSettings: librarySettings)
]

let web: [Target] = [
  .target(name: "CWebMemory"),
  // The page's one program; `scripts/split-engine.py` cuts it into the parts that a page fetches.
  .executableTarget(
    name: "WebEngine", dependencies: ["CWebMemory", "Graphing", "Screens", "Wire"],
    swiftSettings: engineSettings + [
      .enableExperimentalFeature("Embedded"), .enableExperimentalFeature("Extern"),
    ]),
  .executableTarget(
    name: "WebBenchmark", dependencies: ["BenchmarkKernel", "Formulas"],
    path: "Benchmarks/WebBenchmark",
    swiftSettings: engineSettings + [.enableExperimentalFeature("Embedded")]),
  .executableTarget(
    name: "NumericsProbe", dependencies: ["Formulas", "OrdinateNumerics", "ValueChecks"],
    path: "Tests/NumericsProbe",
    swiftSettings: engineSettings + [.enableExperimentalFeature("Embedded")]),
]

// Targets that need a system: its libraries, its files, its terminal.
let native: [Target] = [
  .target(name: "HTTP", swiftSettings: programSettings),
  // Only the headers, without the libraries that pkg-config would link: Cairo is loaded when it is
  // needed.
  .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"])]),
  .target(name: "CLineEditor"),
  .target(
    name: "Rendering", dependencies: ["CCairo", "Graphing", "OrdinateNumerics"],
    swiftSettings: programSettings + [.enableUpcomingFeature("InternalImportsByDefault")]),
  // Options, and answers that commands and the server share.
  .target(
    name: "Requests",
    dependencies: [
      "Calculators", "Formulas", "Graphing", "OrdinateNumerics", "Reals", "Rendering", "Screens",
      "Sheets", "Statistics", "TextFormats",
    ],
    swiftSettings: programSettings + [.enableUpcomingFeature("InternalImportsByDefault")]),
]

let nativeTests: [Target] = [
  .testTarget(name: "HTTPTests", dependencies: ["HTTP"], swiftSettings: testSettings),
  .testTarget(
    name: "RenderingTests", dependencies: ["CCairo", "Graphing", "Rendering", "TestSupport"],
    swiftSettings: testSettings, linkerSettings: [.linkedLibrary("cairo")]),
  .testTarget(
    name: "RequestsTests", dependencies: ["Graphing", "Requests", "Screens"],
    swiftSettings: testSettings),
]

// The server is a separate program, which `ordinate serve` starts: linking SwiftNIO would delay the
// start of every command by 5 ms.
let programs: [Target] = [
  .executableTarget(
    name: "OrdinateCommand",
    dependencies: [
      "Calculators", "CLineEditor", "Formulas", "Graphing", "OrdinateNumerics", "Rendering",
      "Requests", "Screens", "Sheets", "Statistics", "TextFormats", "Words",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: programSettings),
  .executableTarget(
    name: "OrdinateServer",
    dependencies: [
      "Formulas", "Graphing", "HTTP", "OrdinateNumerics", "Requests", "Screens", "Sheets",
      "Statistics", "TextFormats", "Words",
      .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "NIOHTTP1", package: "swift-nio"),
      .product(name: "NIOPosix", package: "swift-nio"),
    ],
    swiftSettings: programSettings),
  // The program that stores histories is separate, too: `ordinate` starts it when there are rows to
  // write or to list.
  .target(
    name: "HistoryStore",
    dependencies: ["Calculators", "Formulas", .product(name: "GRDB", package: "GRDB.swift")],
    swiftSettings: programSettings + [.enableUpcomingFeature("InternalImportsByDefault")]),
  .executableTarget(
    name: "OrdinateHistory",
    dependencies: ["Calculators", "Formulas", "HistoryStore", "Screens", "TextFormats", "Words"],
    swiftSettings: programSettings),
  .executableTarget(
    name: "FormulaBenchmark", dependencies: ["BenchmarkKernel", "Formulas", "Statistics"],
    path: "Benchmarks/FormulaBenchmark", swiftSettings: programSettings),
  .executableTarget(
    name: "RelationBenchmark", dependencies: ["Formulas", "Graphing", "Screens", "Sheets"],
    path: "Benchmarks/RelationBenchmark", swiftSettings: programSettings),
]

let programDependencies: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
]

let package = Package(
  name: "ordinate",
  products: [
    .library(name: "OrdinateNumerics", targets: ["OrdinateNumerics"]),
    .library(name: "Formulas", targets: ["Formulas"]),
    .library(name: "Calculators", targets: ["Calculators"]),
    .library(name: "Graphing", targets: ["Graphing"]),
    .library(name: "Reals", targets: ["Reals"]),
    .library(name: "Sheets", targets: ["Sheets"]),
    .library(name: "Statistics", targets: ["Statistics"]),
  ]
    + (parts == "all"
      ? [
        .executable(name: "ordinate", targets: ["OrdinateCommand"]),
        .executable(name: "ordinate-history", targets: ["OrdinateHistory"]),
        .executable(name: "ordinate-server", targets: ["OrdinateServer"]),
      ] : []),
  dependencies: parts == "all" ? programDependencies : [],
  targets: wide + engine
    + (parts == "fuzz"
      ? fuzzers : benchmarks + checks + (parts == "web" ? web : engineTests))
    + (parts == "all" || parts == "native" ? native + nativeTests : [])
    + (parts == "native" ? fuzzers : [])
    + (parts == "all" ? programs : [])
)
