import Foundation

/// The number of triples of function, interval and point in random tests: ten thousand, or
/// ORDINATE_TRIPLES.
public let tripleCount =
  Int(ProcessInfo.processInfo.environment["ORDINATE_TRIPLES"] ?? "") ?? 10_000
