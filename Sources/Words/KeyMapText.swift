/// The texts of the list of keys. The files of the Graph tab, such as `Languages/de-sheets.txt`, have them after
/// `keys.`; English is here, for only that list needs it.
public enum KeyMapText: UInt8, CaseIterable, Sendable {
  case keys, thisList, everywhere, nextControl, chooseTab, closeOpen, calculators, typeNumbers
  case spellFunction, graph, moveGraph, zoomGraph, resetGraph, traceGraph, tracePlaces
  case traceCurves, scaleAxes, rows, newRow, removeRow, moveCursor, selectText, makeFraction
  case raise, lower, nextBox, undoRedo, copyPaste, leaveRow, movePoint, nextLine, listenStep
  case history, otherRow, deleteRow
}

extension KeyMapText: TextKey {
  static var offset: Int { RowText.offset + RowText.allCases.count }

  var english: String {
    switch self {
    case .keys: "Keys"
    case .thisList: "this list"
    case .everywhere: "Everywhere"
    case .nextControl: "the next control, the one before"
    case .chooseTab: "in the tab bar: another tab"
    case .closeOpen: "closes what is open"
    case .calculators: "Calculators"
    case .typeNumbers: "numbers and signs, as they are written"
    case .spellFunction: "letters spell a function, such as sqrt"
    case .graph: "Graph"
    case .moveGraph: "moves the graph; farther with Shift"
    case .zoomGraph: "zooms in or out"
    case .resetGraph: "back to the start"
    case .traceGraph: "traces a curve, or stops"
    case .tracePlaces: "while tracing: the next zero or extreme"
    case .traceCurves: "while tracing: another curve"
    case .scaleAxes: "on the Graph tab: scales an axis"
    case .rows: "Rows of the Graph tab"
    case .newRow: "a new row below"
    case .removeRow: "removes an empty row"
    case .moveCursor: "moves the cursor, also into fractions and other rows"
    case .selectText: "selects"
    case .makeFraction: "a fraction"
    case .raise: "a power"
    case .lower: "a subscript"
    case .nextBox: "the next empty box"
    case .undoRedo: "undo, redo"
    case .copyPaste: "copy, cut, paste"
    case .leaveRow: "leaves the row"
    case .movePoint: "moves a point that can be dragged"
    case .nextLine: "in the table: the next line, the one above"
    case .listenStep: "while listening: step by step"
    case .history: "History"
    case .otherRow: "another row"
    case .deleteRow: "deletes the row"
    }
  }
}

extension Words {
  public subscript(_ text: KeyMapText) -> String { translation?[text.place] ?? text.english }
}
