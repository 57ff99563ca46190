import Calculators
import Formulas

/// What is kept between starts is a property list of lines, each a name, a space and a value:
///
///     angle radians
///     program 7 M + √ M=9
///     typed 14
///     graph 1 radians √(7+M)
extension RPNScreen {
  /// What brings the screen back, all but a notice.
  ///
  /// - Complexity: O(bytes).
  public var kept: String {
    var lines: [UInt8] = []
    func add(_ name: String, _ value: [UInt8]) {
      lines += name.utf8
      lines.append(UInt8(ascii: " "))
      lines += value
      lines.append(UInt8(ascii: "\n"))
    }
    add("angle", Array(angle.name.utf8))
    var program: [UInt8] = []
    for text in brain.program {
      if !program.isEmpty { program.append(UInt8(ascii: " ")) }
      program += text.utf8
    }
    if !program.isEmpty { add("program", program) }
    if case .typed(let number) = line { add("typed", number.utf8) }
    if let graph {
      add(
        "graph", Array((graph.serial.description + " " + graph.angle.name + " ").utf8) + graph.utf8)
    }
    return String(decoding: lines, as: UTF8.self)
  }

  /// The screen as it was kept; what cannot be read of it is as at the first start.
  public init(kept: String) {
    self.init()
    var angle = AngleUnit.radians
    for line in Array(kept.utf8).split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = parts[1]
      if parts[0].spells("angle") { angle = AngleUnit(name: value) ?? .radians }
      if parts[0].spells("program") {
        let program = value.split(separator: UInt8(ascii: " "))
        let texts = program.map { String(decoding: $0, as: UTF8.self) }
        brain = CalculatorBrain(program: texts) ?? CalculatorBrain()
      }
      if parts[0].spells("typed"), let number = TypedNumber(utf8: Array(value)) {
        self.line = .typed(number)
      }
      if parts[0].spells("graph") { graph = Graph(kept: value) ?? graph }
    }
    brain.angle = angle
  }
}

extension RPNScreen.Graph {
  /// - Parameter utf8: The serial number, the angle unit and the formula.
  fileprivate init?(kept utf8: ArraySlice<UInt8>) {
    let parts = utf8.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count == 3, let serial = Int(utf8: parts[0]), serial > 0,
      let angle = AngleUnit(name: parts[1])
    else { return nil }
    let text = Array(parts[2])
    guard var formula = try? Formula(utf8: text) else { return nil }
    let isOfMAlone = formula.variables.allSatisfy { $0 == "M" }
    Formula.dismantle(&formula)
    guard isOfMAlone else { return nil }
    self.init(serial: serial, utf8: text, angle: angle)
  }
}
