import Testing

@testable import Screens

struct KeypadTests {
  /// Grids by keypad, with columns and rows.
  static let grids: [(Keypad, Keypad.Grid, Int, Int)] = [
    (.plotter, .usual, 5, 6), (.plotter, .flat, 10, 3), (.rpn, .usual, 5, 7), (.rpn, .flat, 11, 4),
    (.rpn, .roomy, 7, 7),
  ]

  @Test("each key fills cells of its own, and no cell is left over", arguments: grids)
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

  @Test("RPN's flat and roomy grids have all its keys, the usual one those of the document")
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

  @Test("no two keys are typed alike", arguments: [Keypad.plotter, .rpn])
  func typed(keypad: Keypad) {
    let typed = keypad.entries.flatMap(\.typed)
    #expect(Set(typed).count == typed.count)
  }
}
