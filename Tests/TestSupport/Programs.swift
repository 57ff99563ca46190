import Foundation

/// The number of random programs in tests of the RPN brain: two thousand, or ORDINATE_PROGRAMS.
public let programCount =
  Int(ProcessInfo.processInfo.environment["ORDINATE_PROGRAMS"] ?? "") ?? 2_000
