public import Reals

extension Formula {
  /// The formula as a real number, which answers questions.
  public func real(
    variables: RealVariables = RealVariables(), angle: AngleUnit = .radians, work: Int64 = .max
  ) -> RealValue {
    RealValue(self, variables: variables, angle: angle, work: work)
  }

  /// A text as a real number; its failures carry their place in the text.
  ///
  /// - Throws: The reason why the text is not a formula.
  public static func real(
    of source: [UInt8], options: ReadingOptions = ReadingOptions(),
    variables: RealVariables = RealVariables(), angle: AngleUnit = .radians, work: Int64 = .max
  ) throws(FormulaError) -> RealValue {
    let postfix: Postfix
    do {
      postfix = try Postfix.read(source, options: options).postfix
    } catch {
      throw .syntax(error)
    }
    return RealValue(postfix, variables: variables, angle: angle, work: work)
  }

  /// The value of a text as it is shown.
  ///
  /// - Parameter digits: At least 1.
  /// - Throws: The reason why the text is not a formula, or why the formula has no value, with the place.
  public static func shownText(
    of source: String, digits: Int = RealDigits.usualCount,
    options: ReadingOptions = ReadingOptions(), variables: RealVariables = RealVariables(),
    angle: AngleUnit = .radians, work: Int64 = .max
  ) throws(FormulaError) -> String {
    var value = try real(
      of: Array(source.utf8), options: options, variables: variables, angle: angle, work: work)
    do {
      return try value.digits(digits).text
    } catch {
      throw .domain(error.error, at: error.place)
    }
  }
}
