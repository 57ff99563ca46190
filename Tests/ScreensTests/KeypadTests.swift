import Testing

@testable import Screens

struct KeypadTests {
  @Test("each key fills cells of its own, and no cell is left over", arguments: [false, true])
  func grid(isWide: Bool) {
    var keys: [[Key?]] = Array(
      repeating: Array(repeating: nil, count: isWide ? 10 : 5), count: isWide ? 3 : 6)
    for entry in Keypad.plotter.entries {
      let place = isWide ? entry.wide : entry.place
      for row in 0..<place.rowSpan {
        for column in 0..<place.columnSpan {
          #expect(keys[place.row - 1 + row][place.column - 1 + column] == nil)
          keys[place.row - 1 + row][place.column - 1 + column] = entry.key
        }
      }
    }
    #expect(keys.allSatisfy { !$0.contains(nil) })
    #expect(Set(Keypad.plotter.entries.map(\.key)) == Set(Key.allCases))
  }

  @Test("no two keys are typed alike") func typed() {
    let typed = Key.allCases.flatMap(\.row.typed)
    #expect(Set(typed).count == typed.count)
  }
}
