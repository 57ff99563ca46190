/// The primitives of a notation in two dimensions. What is opened is closed, in order.
///
/// Classes, so that the page's program has the typesetter once and not once for each notation.
protocol Markup: AnyObject {
  func number(_ digits: String)
  func variable(_ name: Name)
  func constant(_ constant: Constant)
  func sign(_ sign: TypesetSign)
  /// A sign that belongs to the operand before it.
  func suffix(_ sign: String)
  func functionName(_ operation: Operation, latex: String)
  func open(_ delimiter: TypesetDelimiter)
  func close(_ delimiter: TypesetDelimiter)
  /// A numerator follows; after `fractionBar`, the denominator.
  func openFraction(hasBar: Bool)
  func fractionBar(hasBar: Bool)
  func closeFraction(hasBar: Bool)
  /// A base follows; after `script`, what is raised or lowered.
  func openScript(isRaised: Bool)
  func script(isRaised: Bool)
  func closeScript(isRaised: Bool)
  /// Whether a root's degree comes before its radicand.
  var writesDegreeFirst: Bool { get }
  /// What is below a large sign follows; after `seriesEnd`, what is above it.
  func openSeries(latex: String, sign: String)
  func seriesEnd()
  func closeSeries()
  func openRadical(hasDegree: Bool)
  /// Stands between radicand and degree.
  func radicalSeparator()
  func closeRadical(hasDegree: Bool)
}

enum TypesetSign {
  case plus, minus, times, dot, thinSpace, invisibleTimes, comma, equals
}

struct TypesetDelimiter {
  let mathML: String
  let latex: String

  static let leftParenthesis = TypesetDelimiter(mathML: "(", latex: "\\left(")
  static let rightParenthesis = TypesetDelimiter(mathML: ")", latex: "\\right)")
}
