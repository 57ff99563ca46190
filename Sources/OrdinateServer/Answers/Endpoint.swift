import Requests

/// The resources of the server, by their paths.
enum Endpoint: Hashable, Sendable {
  case plot(PictureFormat)
  case proof, value, formula, table, fit, health, metrics
  /// The web app's files, and every other path.
  case files

  /// - Parameter path: The path with its escapes; only the paths of files can need any.
  init(path: ArraySlice<UInt8>) {
    self = .files
    // Most files have longer paths.
    guard path.count <= 10 else { return }
    switch String(decoding: path, as: UTF8.self) {
    case "/plot.svg": self = .plot(.svg)
    case "/plot.png": self = .plot(.png)
    case "/plot.pdf": self = .plot(.pdf)
    case "/proof": self = .proof
    case "/value": self = .value
    case "/formula": self = .formula
    case "/table.csv": self = .table
    case "/fit": self = .fit
    case "/health": self = .health
    case "/metrics": self = .metrics
    default: break
    }
  }

  /// The name in the metrics.
  var name: String {
    switch self {
    case .plot(let format): "plot-" + format.rawValue
    case .proof: "proof"
    case .value: "value"
    case .formula: "formula"
    case .table: "table"
    case .fit: "fit"
    case .health: "health"
    case .metrics: "metrics"
    case .files: "files"
    }
  }
}
