extension Key {
  /// How the keypads of Calculator and Scientific describe the key; `nil` if neither has it.
  var infixRow: Row? {
    switch self {
    case .equals: Row(names: ["="], label: "=", group: .action, typed: ["Enter", "="])
    case .percent: Row(names: ["percent"], label: "%", group: .operation, typed: ["%"])
    case .memoryClear: Row(names: ["mc"], label: "MC", group: .variable)
    case .memoryRecall: Row(names: ["mr"], label: "MR", group: .variable)
    case .memoryStore: Row(names: ["ms", "store"], label: "MS", group: .variable)
    case .memoryAdd: Row(names: ["m+"], label: "M+", group: .variable)
    case .clearEntry: Row(names: ["ce"], label: "CE", group: .operation)
    case .enter, .undo, .swap, .drop, .store, .memory, .exponent, .plot: nil
    default: rpnRow ?? plotterRow
    }
  }
}
