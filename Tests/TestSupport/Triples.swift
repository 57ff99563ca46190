import Foundation

/// How many triples of function, interval and point random tests draw: ten thousand, or as many as
/// ORDINATE_TRIPLES says.
public let tripleCount =
  Int(ProcessInfo.processInfo.environment["ORDINATE_TRIPLES"] ?? "") ?? 10_000
