import Requests

/// What the server answers at which path.
enum Endpoint: Hashable, Sendable {
  case plot(PictureFormat)
  case value, formula, table, health, metrics
  /// The web app's files, and whatever is not there.
  case files

  /// - Parameter path: Not decoded: the paths of what is computed need no escapes.
  init(path: ArraySlice<UInt8>) {
    self = .files
    // Most requests for files end here.
    guard path.count <= 10 else { return }
    switch String(decoding: path, as: UTF8.self) {
    case "/plot.svg": self = .plot(.svg)
    case "/plot.png": self = .plot(.png)
    case "/plot.pdf": self = .plot(.pdf)
    case "/value": self = .value
    case "/formula": self = .formula
    case "/table.csv": self = .table
    case "/health": self = .health
    case "/metrics": self = .metrics
    default: break
    }
  }

  /// Its name in the metrics.
  var name: String {
    switch self {
    case .plot(let format): "plot-" + format.rawValue
    case .value: "value"
    case .formula: "formula"
    case .table: "table"
    case .health: "health"
    case .metrics: "metrics"
    case .files: "files"
    }
  }
}
