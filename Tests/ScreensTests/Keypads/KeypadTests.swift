import Testing

@testable import Screens

struct KeypadTests {
  /// Grids by keypad, with columns and rows.
  static let grids: [(Keypad, Keypad.Grid, Int, Int)] = [
    (.plotter, .usual, 5, 6), (.plotter, .flat, 8, 4), (.rpn, .usual, 6, 7), (.rpn, .flat, 11, 5),
    (.rpn, .roomy, 7, 8), (.rpn, .broad, 9, 6), (.calculator, .usual, 4, 7),
    (.calculator, .flat, 8, 4), (.calculator, .roomy, 4, 7), (.calculator, .broad, 8, 4),
    (.scientific, .usual, 6, 8), (.scientific, .flat, 11, 5), (.scientific, .roomy, 7, 8),
    (.scientific, .broad, 9, 6),
  ]

  @Test("each key fills its own cells, and no cell is left over", arguments: grids)
  func grid(keypad: Keypad, grid: Keypad.Grid, columns: Int, rows: Int) {
    var keys: [[Key?]] = Array(repeating: Array(repeating: nil, count: columns), count: rows)
    for entry in keypad.entries {
      guard let place = entry.place(in: grid), grid != .usual || entry.layer != .second else {
        continue
      }
      for row in 0..<place.rowSpan {
        for column in 0..<place.columnSpan {
          #expect(keys[place.row - 1 + row][place.column - 1 + column] == nil)
          keys[place.row - 1 + row][place.column - 1 + column] = entry.key
        }
      }
    }
    #expect(keys.allSatisfy { !$0.contains(nil) })
  }

  @Test("digits form the block of a telephone in every grid, with 0 below 1", arguments: grids)
  func digits(keypad: Keypad, grid: Keypad.Grid, columns: Int, rows: Int) throws {
    let seven = try #require(keypad[.seven]?.place(in: grid))
    let block: [[Key]] = [[.seven, .eight, .nine], [.four, .five, .six], [.one, .two, .three]]
    for (row, keys) in block.enumerated() {
      for (column, key) in keys.enumerated() {
        let place = Keypad.Place(column: seven.column + column, row: seven.row + row)
        #expect(keypad[key]?.place(in: grid) == place)
      }
    }
    let zero = try #require(keypad[.zero]?.place(in: grid))
    #expect(zero.column == seven.column && zero.row == seven.row + 3)
  }

  @Test("C is above the digits, or beside ⌫ at the end of their first row")
  func clearing() throws {
    for (keypad, grid, columns, _) in Self.grids {
      let place = { (key: Key) in try #require(keypad[key]?.place(in: grid)) }
      let (clear, seven) = (try place(.clear), try place(.seven))
      if clear.row == seven.row - 1 {
        #expect(clear.column == seven.column)
      } else if keypad[.plot] == nil {
        let erase = try place(keypad[.undo] == nil ? .backspace : .undo)
        #expect(clear.row == seven.row && erase.row == seven.row)
        #expect(clear.column == erase.column + 1 && clear.column + 1 >= columns)
      }
    }
  }

  @Test(
    "a second function follows the key whose place it takes, and other grids have both",
    arguments: [Keypad.scientific, .rpn])
  func secondFunctions(keypad: Keypad) {
    var count = 0
    for (first, second) in zip(keypad.entries, keypad.entries.dropFirst()) {
      #expect((first.layer == .first) == (second.layer == .second))
      guard second.layer == .second else { continue }
      count += 1
      #expect(first.place(in: .usual) == second.place(in: .usual))
      for grid in [Keypad.Grid.flat, .roomy, .broad] {
        #expect(first.place(in: grid) != nil && second.place(in: grid) != nil)
      }
    }
    #expect(count >= 9)
    #expect(keypad[.second]?.place(in: .usual) != nil && keypad[.second]?.place(in: .flat) == nil)
  }

  @Test(
    "the key of the angle unit is beside the display",
    arguments: [Keypad.scientific, .rpn])
  func besideTheDisplay(keypad: Keypad) {
    #expect(keypad.entries.filter { !$0.isInGrids }.map(\.key) == [.angle])
  }

  @Test("both grids of the Plotter have all its keys")
  func plotter() {
    #expect(
      Set(Keypad.plotter.entries.map(\.key)) == Set(Key.allCases.filter { $0.plotterRow != nil }))
    for entry in Keypad.plotter.entries {
      #expect(entry.place(in: .usual) != nil && entry.place(in: .flat) != nil)
    }
  }

  @Test("RPN's larger grids have all its keys, the usual grid those of the document")
  func rpn() {
    #expect(Set(Keypad.rpn.entries.map(\.key)) == Set(Key.allCases.filter { $0.rpnRow != nil }))
    for entry in Keypad.rpn.entries where entry.isInGrids && entry.key != .second {
      #expect(entry.place(in: .flat) != nil && entry.place(in: .roomy) != nil)
      #expect(entry.place(in: .broad) != nil)
    }
    let usual: [Key] =
      (0...9).compactMap { Key(rawValue: $0) } + [
        .point, .enter, .sign, .add, .subtract, .multiply, .divide, .squareRoot, .sine, .cosine,
        .tangent, .naturalLogarithm, .logarithm, .inverse, .power, .pi, .e, .store, .memory, .undo,
        .clear, .graph,
      ]
    for key in usual { #expect(Keypad.rpn[key]?.place(in: .usual) != nil) }
  }

  @Test("every grid of Calculator has all its keys: those of the document, EE, % and ⇄")
  func calculator() {
    let keys: [Key] =
      (0...9).compactMap { Key(rawValue: $0) } + [
        .point, .sign, .pi, .e, .add, .subtract, .multiply, .divide, .squareRoot, .inverse, .equals,
        .clear, .backspace, .exponentOfTen, .percent, .exact,
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
    for entry in Keypad.scientific.entries where entry.isInGrids && entry.key != .second {
      #expect(entry.place(in: .flat) != nil && entry.place(in: .roomy) != nil)
      #expect(entry.place(in: .broad) != nil)
    }
  }

  @Test("digits, backspace, C and = end where RPN has digits, ↩, C and ⏎")
  func sameHands() throws {
    let pairs: [(Key, Key)] =
      (0...9).compactMap { Key(rawValue: $0).map { ($0, $0) } } + [
        (.backspace, .undo), (.clear, .clear), (.equals, .enter), (.divide, .divide), (.add, .add),
      ]
    for (infix, rpn) in pairs {
      // Counted from the right and from below, because there are fewer keys on the left and above.
      let flat: [(Keypad, Keypad.Grid, Int)] = [
        (.calculator, .flat, 8), (.scientific, .flat, 11), (.rpn, .flat, 11),
      ]
      for grids in [
        flat, [(.scientific, .usual, 6), (.rpn, .usual, 6)],
        [(.scientific, .roomy, 7), (.rpn, .roomy, 7)],
        [(.scientific, .broad, 9), (.rpn, .broad, 9)],
      ] {
        let places = try grids.map { keypad, grid, columns in
          let key = keypad[keypad[.enter] == nil ? infix : rpn]
          let place = try #require(key?.place(in: grid))
          let bottom = keypad.entries.compactMap { $0.place(in: grid) }.map { $0.row + $0.rowSpan }
          return [columns - place.column, bottom.max()! - place.row - place.rowSpan]
        }
        #expect(places.allSatisfy { $0 == places[0] }, "\(infix)")
      }
    }
  }

  @Test(
    "no two keys are typed the same", arguments: [Keypad.plotter, .rpn, .calculator, .scientific])
  func typed(keypad: Keypad) {
    let typed = keypad.entries.flatMap(\.typed)
    #expect(Set(typed).count == typed.count)
  }
}
