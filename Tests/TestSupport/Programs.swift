import Foundation

/// How many random programs tests of the RPN brain draw: two thousand, or as many as
/// ORDINATE_PROGRAMS says.
public let programCount =
  Int(ProcessInfo.processInfo.environment["ORDINATE_PROGRAMS"] ?? "") ?? 2_000
