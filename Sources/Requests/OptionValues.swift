public import Graphing
import OrdinateNumerics
import Screens

/// What the values of options are read as, on a command line and in a request's query; each throws
/// `UnusableValue`.
public enum OptionValues {
  /// Any finite number.
  public static func number(_ text: String) throws -> Double {
    guard let number = Double(decimal: Array(text.utf8)) else {
      throw UnusableValue("It is not a number.")
    }
    return number
  }

  /// `MIN:MAX`.
  public static func domain(_ text: String) throws -> ClosedRange<Double> {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw UnusableValue("It is not two numbers with a colon between them, as in -10:10.")
    }
    let (lower, upper) = (try number(String(parts[0])), try number(String(parts[1])))
    guard lower < upper else {
      throw UnusableValue("The first number has to be less than the second.")
    }
    guard Viewport.isDomain(lower...upper) else {
      throw UnusableValue("The numbers are too close together or too far apart.")
    }
    return lower...upper
  }

  /// `auto` or `MIN:MAX`; `nil` for the first.
  public static func verticalDomain(_ text: String) throws -> ClosedRange<Double>? {
    text == "auto" ? nil : try domain(text)
  }

  /// Above 0, at most 100.
  public static func xMax(_ text: String) throws -> Double {
    let number = try number(text)
    guard number > 0, number <= Configuration.largestXMax else {
      throw UnusableValue(
        "It has to be above 0 and at most \(Configuration.largestXMax.text(.result)).")
    }
    return number
  }

  /// A whole number from 1 to 10 000.
  public static func sampleCount(_ text: String) throws -> Int {
    try wholeNumber(text, in: 1...Configuration.largestSampleCount)
  }

  /// Significant digits: a whole number from 1 to 100.
  public static func digits(_ text: String) throws -> Int {
    try wholeNumber(text, in: 1...100)
  }

  /// One of several names.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw UnusableValue("It is none of these: \(names).")
    }
    return choice
  }

  /// `WIDTHxHEIGHT` in whole pixels, from 1 to 10 000 each.
  public static func size(_ text: String) throws -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) })
    else {
      throw UnusableValue("It is not two whole numbers from 1 to 10000, as in 800x600.")
    }
    return Size(width: Double(numbers[0]), height: Double(numbers[1]))
  }

  private static func wholeNumber(_ text: String, in range: ClosedRange<Int>) throws -> Int {
    let number = try number(text)
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw UnusableValue(
        "It has to be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return whole
  }
}

/// Says in a sentence why the value of an option cannot be used.
public struct UnusableValue: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
