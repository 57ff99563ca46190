/// One mark of a notation, or a part that is written when its turn comes.
enum TypesetStep {
  case formula(Formula)
  case number(String)
  case variable(Name)
  case constant(Constant)
  case sign(TypesetSign)
  case suffix(String)
  case functionName(Operation, latex: String)
  case open(TypesetDelimiter)
  case close(TypesetDelimiter)
  case openFraction(hasBar: Bool)
  case fractionBar(hasBar: Bool)
  case closeFraction(hasBar: Bool)
  case openScript(isRaised: Bool)
  case script(isRaised: Bool)
  case closeScript(isRaised: Bool)
  case openSeries(latex: String, sign: String)
  case seriesEnd, closeSeries
  case openRadical(hasDegree: Bool)
  case radicalSeparator
  case closeRadical(hasDegree: Bool)

  /// Writes a mark; a formula is not one.
  func write(to markup: any Markup) {
    switch self {
    case .formula: break
    case .number(let digits): markup.number(digits)
    case .variable(let name): markup.variable(name)
    case .constant(let constant): markup.constant(constant)
    case .sign(let sign): markup.sign(sign)
    case .suffix(let sign): markup.suffix(sign)
    case .functionName(let operation, let latex): markup.functionName(operation, latex: latex)
    case .open(let delimiter): markup.open(delimiter)
    case .close(let delimiter): markup.close(delimiter)
    case .openFraction(let hasBar): markup.openFraction(hasBar: hasBar)
    case .fractionBar(let hasBar): markup.fractionBar(hasBar: hasBar)
    case .closeFraction(let hasBar): markup.closeFraction(hasBar: hasBar)
    case .openScript(let isRaised): markup.openScript(isRaised: isRaised)
    case .script(let isRaised): markup.script(isRaised: isRaised)
    case .closeScript(let isRaised): markup.closeScript(isRaised: isRaised)
    case .openSeries(let latex, let sign): markup.openSeries(latex: latex, sign: sign)
    case .seriesEnd: markup.seriesEnd()
    case .closeSeries: markup.closeSeries()
    case .openRadical(let hasDegree): markup.openRadical(hasDegree: hasDegree)
    case .radicalSeparator: markup.radicalSeparator()
    case .closeRadical(let hasDegree): markup.closeRadical(hasDegree: hasDegree)
    }
  }
}

/// The steps that one formula expands to, in the order in which they are written.
final class TypesetSteps {
  var steps: [TypesetStep] = []

  func number(_ digits: String) { steps.append(.number(digits)) }
  func variable(_ name: Name) { steps.append(.variable(name)) }
  func constant(_ constant: Constant) { steps.append(.constant(constant)) }
  func sign(_ sign: TypesetSign) { steps.append(.sign(sign)) }
  func suffix(_ sign: String) { steps.append(.suffix(sign)) }
  func functionName(_ operation: Operation, latex: String) {
    steps.append(.functionName(operation, latex: latex))
  }
  func open(_ delimiter: TypesetDelimiter) { steps.append(.open(delimiter)) }
  func close(_ delimiter: TypesetDelimiter) { steps.append(.close(delimiter)) }
  func openFraction(hasBar: Bool) { steps.append(.openFraction(hasBar: hasBar)) }
  func fractionBar(hasBar: Bool) { steps.append(.fractionBar(hasBar: hasBar)) }
  func closeFraction(hasBar: Bool) { steps.append(.closeFraction(hasBar: hasBar)) }
  func openScript(isRaised: Bool) { steps.append(.openScript(isRaised: isRaised)) }
  func script(isRaised: Bool) { steps.append(.script(isRaised: isRaised)) }
  func closeScript(isRaised: Bool) { steps.append(.closeScript(isRaised: isRaised)) }
  func openSeries(latex: String, sign: String) {
    steps.append(.openSeries(latex: latex, sign: sign))
  }
  func seriesEnd() { steps.append(.seriesEnd) }
  func closeSeries() { steps.append(.closeSeries) }
  func openRadical(hasDegree: Bool) { steps.append(.openRadical(hasDegree: hasDegree)) }
  func radicalSeparator() { steps.append(.radicalSeparator) }
  func closeRadical(hasDegree: Bool) { steps.append(.closeRadical(hasDegree: hasDegree)) }
}
