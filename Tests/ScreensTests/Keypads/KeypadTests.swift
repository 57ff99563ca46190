import Testing

@testable import Screens

struct KeypadTests {
  /// Grids by keypad, with columns and rows.
  static let grids: [(Keypad, Keypad.Grid, Int, Int)] = [
    (.plotter, .usual, 5, 6), (.plotter, .flat, 10, 3), (.rpn, .usual, 5, 7), (.rpn, .flat, 11, 4),
    (.rpn, .roomy, 7, 7), (.calculator, .usual, 5, 5), (.calculator, .flat, 7, 4),
    (.calculator, .roomy, 5, 5), (.scientific, .usual, 6, 7), (.scientific, .flat, 12, 4),
    (.scientific, .roomy, 7, 7),
  ]

  @Test("each key fills its own cells, and no cell is left over", arguments: grids)
  func grid(keypad: Keypad, grid: Keypad.Grid, columns: Int, rows: Int) {
    var keys: [[Key?]] = Array(repeating: Array(repeating: nil, count: columns), count: rows)
    for entry in keypad.entries {
      guard let place = entry.place(in: grid) else { continue }
      for row in 0..<place.rowSpan {
        for column in 0..<place.columnSpan {
          #expect(keys[place.row - 1 + row][place.column - 1 + column] == nil)
          keys[place.row - 1 + row][place.column - 1 + column] = entry.key
        }
      }
    }
    #expect(keys.allSatisfy { !$0.contains(nil) })
  }

  @Test("both grids of the Plotter have all its keys")
  func plotter() {
    #expect(
      Set(Keypad.plotter.entries.map(\.key)) == Set(Key.allCases.filter { $0.plotterRow != nil }))
    for entry in Keypad.plotter.entries {
      #expect(entry.place(in: .usual) != nil && entry.place(in: .flat) != nil)
    }
  }

  @Test("RPN's flat and roomy grids have all its keys, the usual grid those of the document")
  func rpn() {
    #expect(Set(Keypad.rpn.entries.map(\.key)) == Set(Key.allCases.filter { $0.rpnRow != nil }))
    for entry in Keypad.rpn.entries {
      #expect(entry.place(in: .flat) != nil && entry.place(in: .roomy) != nil)
    }
    let usual: [Key] =
      (0...9).compactMap { Key(rawValue: $0) } + [
        .point, .enter, .sign, .add, .subtract, .multiply, .divide, .squareRoot, .sine, .cosine,
        .tangent, .naturalLogarithm, .logarithm, .inverse, .power, .pi, .e, .store, .memory, .undo,
        .clear, .graph,
      ]
    for key in usual { #expect(Keypad.rpn[key]?.place(in: .usual) != nil) }
  }

  @Test("every grid of Calculator has all its keys: those of the document, EE and %")
  func calculator() {
    let keys: [Key] =
      (0...9).compactMap { Key(rawValue: $0) } + [
        .point, .sign, .pi, .e, .add, .subtract, .multiply, .divide, .squareRoot, .inverse, .equals,
        .clear, .backspace, .exponentOfTen, .percent,
      ]
    #expect(Set(Keypad.calculator.entries.map(\.key)) == Set(keys))
    for entry in Keypad.calculator.entries {
      #expect(Keypad.Grid.allCases.allSatisfy { entry.place(in: $0) != nil })
    }
  }

  @Test("Scientific has all keys of Calculator, and every grid has those of the document")
  func scientific() {
    let keys: [Key] =
      Keypad.calculator.entries.map(\.key) + [
        .logarithm, .naturalLogarithm, .sine, .cosine, .tangent, .openParenthesis,
        .closeParenthesis, .x, .power, .memoryClear, .memoryRecall, .memoryStore, .memoryAdd,
        .graph,
      ]
    for key in keys {
      let entry = Keypad.scientific[key]
      #expect(Keypad.Grid.allCases.allSatisfy { entry?.place(in: $0) != nil }, "\(key)")
    }
    #expect(
      Set(Keypad.scientific.entries.map(\.key)) == Set(Key.allCases.filter { $0.infixRow != nil }))
    for entry in Keypad.scientific.entries {
      #expect(entry.place(in: .flat) != nil && entry.place(in: .roomy) != nil)
    }
  }

  @Test("digits, backspace, C and = are where RPN has digits, ↩, C and ⏎")
  func sameHands() throws {
    let pairs: [(Key, Key)] =
      (0...9).compactMap { Key(rawValue: $0).map { ($0, $0) } } + [
        (.backspace, .undo), (.clear, .clear), (.equals, .enter), (.divide, .divide), (.add, .add),
      ]
    for (infix, rpn) in pairs {
      for grid in Keypad.Grid.allCases where grid != .flat {
        let (scientific, other) = (Keypad.scientific[infix], Keypad.rpn[rpn])
        let (mine, theirs) = (scientific?.place(in: grid), other?.place(in: grid))
        #expect(mine?.column == theirs?.column && mine?.row == theirs?.row, "\(infix)")
      }
      // Counted from the right and from below, because there are fewer keys on the left and above.
      let places = try [(Keypad.calculator, 7), (.scientific, 12), (.rpn, 11)].map {
        (keypad, columns) in
        let key = keypad[keypad[.enter] == nil ? infix : rpn]
        let place = try #require(key?.place(in: .flat))
        return [columns - place.column, place.row + place.rowSpan]
      }
      #expect(places[0] == places[2] && places[1] == places[2], "\(infix)")
    }
  }

  @Test(
    "no two keys are typed the same", arguments: [Keypad.plotter, .rpn, .calculator, .scientific])
  func typed(keypad: Keypad) {
    let typed = keypad.entries.flatMap(\.typed)
    #expect(Set(typed).count == typed.count)
  }
}
