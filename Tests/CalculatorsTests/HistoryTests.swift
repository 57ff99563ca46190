import Formulas
import TestSupport
import Testing

@testable import Calculators

struct HistoryTests {
  /// Rows in the document's order, with a clear in between, and some others.
  static let rows: [(text: String, kind: HistoryKind)] = [
    ("795 + 459 = 1254", .additions), ("44 ÷ 11 = 4", .divisions), ("", .cleared),
    ("222 + 8 = 230", .additions), ("4 × 12 = 48", .multiplications),
    ("√(4) = 2", .squareRoots), ("522 - 275 = 247", .subtractions), ("sin(π) = 0", .trigonometry),
    ("1 ÷ 5 = 0.2", .reciprocals), ("2^X", .powers), ("ln(e) = 1", .logarithms),
    ("(2 + 3) × 4 = 20", .mixed),
  ]

  static func history(from first: Int = 1) -> History {
    var history = History()
    history.insert(
      rows.enumerated().map { place, row in
        History.Entry(
          id: first + place, text: row.text, formula: row.text, kind: row.kind, unit: nil)
      })
    return history
  }

  static func texts(_ section: HistorySection, in history: History) -> [String] {
    var history = history
    return section.indices.map { history.read($0).text }
  }

  @Test("a row keeps its exact form, and a row from before there were any has none")
  func exactForms() {
    var history = History()
    history.insert([
      History.Entry(
        id: 1, text: "√(8) = 2.82842712474619", formula: "sqrt(8)", kind: .squareRoots, unit: nil,
        exact: "2×√(2)"),
      History.Entry(id: 2, text: "√(4) = 2", formula: "sqrt(4)", kind: .squareRoots, unit: nil),
      History.Entry(id: 3, text: "√(2)", formula: "sqrt(2)", kind: nil, unit: nil),
    ])
    #expect((0..<3).map { history.read($0).exact } == ["2×√(2)", "", ""])
  }

  @Test func listsNewestFirst() {
    let history = Self.history()
    let sections = history.list(matching: "", cleared: "Cleared")
    #expect(sections.map(\.kind) == [nil])
    #expect(Self.texts(sections[0], in: history) == Self.rows.map(\.text).reversed())
  }

  @Test func groupsByKindInTheOrderOfTitlesOldestFirst() {
    var history = Self.history()
    let sections = history.sections(matching: "", cleared: "Cleared")
    #expect(sections.map(\.kind) == HistoryKind.allCases)
    #expect(Self.texts(sections[0], in: history) == ["795 + 459 = 1254", "222 + 8 = 230"])
  }

  @Test func hasOnlySectionsWithRows() {
    var history = Self.history()
    let sections = history.sections(matching: "+", cleared: "Cleared")
    #expect(sections.map(\.kind) == [.additions, .mixed])
    #expect(History().list(matching: "", cleared: "").isEmpty)
  }

  @Test(
    "finds text whatever its case, spaces and look-alikes",
    arguments: [
      ("795+459", 1), ("  44 / 11", 1), ("44÷11", 1), ("4*12", 1), ("4·12=48", 1), ("4×12", 1),
      ("522−275", 1), ("522–275", 1), ("522-275", 1), ("SQRT(4)", 1), ("√(4)", 1), ("Sin(PI)", 1),
      ("sin(π)", 1), ("2^x", 1), ("2ˣ", 0), ("２２２", 1), ("LN", 1), ("clear", 1), ("CLEARED", 1),
      ("=", 10), (" ", 12), ("+", 3), ("7953", 0), ("5+4", 1), ("3)*4=20", 1), ("48 ", 1),
    ])
  func search(text: String, count: Int) {
    #expect(Self.history().indices(matching: text, cleared: "Cleared").count == count)
  }

  @Test func findsAccentedWordsInEitherCase() {
    let history = Self.history()
    #expect(history.indices(matching: "GELÖSCHT", cleared: "Gelöscht").count == 1)
    #expect(history.indices(matching: "已", cleared: "已清除").count == 1)
  }

  @Test func searchesAsOneWouldByHand() {
    var generator = SeededGenerator.printingSeed("searches find every place")
    let letters = Array("ab")
    for _ in 0..<500 {
      func word(_ count: ClosedRange<Int>) -> String {
        String(
          (0..<Int.random(in: count, using: &generator)).map { _ in
            letters.randomElement(using: &generator) ?? "a"
          })
      }
      let texts = (0..<10).map { _ in word(1...8) }
      var history = History()
      history.insert(
        texts.enumerated().map {
          History.Entry(id: $0, text: $1, formula: $1, kind: .mixed, unit: nil)
        })
      let wanted = word(1...4)
      let expected = texts.indices.filter { index in
        texts[index].indices.contains { texts[index][$0...].hasPrefix(wanted) }
      }
      #expect(history.indices(matching: wanted, cleared: "") == expected, "\(wanted) in \(texts)")
    }
  }

  @Test func keepsTheOrderOfNumbersHoweverRowsCome() {
    var generator = SeededGenerator.printingSeed("rows keep the order of numbers")
    for _ in 0..<100 {
      var history = History()
      let ids = (1...20).shuffled(using: &generator)
      for id in ids + ids.prefix(5) {
        history.insert([History.Entry(id: id, text: "\(id)", formula: "", kind: .mixed, unit: nil)])
      }
      #expect((0..<history.count).map { history.id(at: $0) } == Array(1...20))
      let gone = Array(ids.prefix(7))
      history.remove(gone + [99])
      #expect((0..<history.count).map { history.id(at: $0) } == ids.dropFirst(7).sorted())
    }
  }

  @Test(
    "derives the kind, the unit and the text of rows that were stored without them",
    arguments: [
      ("sin(x)+1", "sin(x) + 1", HistoryKind.mixed, AngleUnit.degrees as AngleUnit?),
      ("cos(x)", "cos(x)", .trigonometry, .degrees), ("1÷x", "1 ÷ x", .reciprocals, nil),
      ("x²", "x^2", .powers, nil), ("y=(", "y=(", .mixed, .degrees),
    ])
  func reading(source: String, text: String, kind: HistoryKind, unit: AngleUnit?) {
    var history = History()
    history.insert([
      History.Entry(id: 1, text: source, formula: source, kind: nil, unit: .degrees)
    ])
    let row = history.read(0)
    #expect(row.text == text)
    #expect(row.kind == kind)
    #expect(row.unit == unit)
    #expect(history.sections(matching: "", cleared: "").map(\.kind) == [kind])
  }

  @Test func writesCommaSeparatedValues() {
    var history = History()
    history.insert([
      History.Entry(
        id: 1, text: "sin(30) = 0.5", formula: "sin(30)", kind: .trigonometry, unit: .degrees),
      History.Entry(id: 2, text: "", formula: "", kind: .cleared, unit: nil),
      History.Entry(
        id: 3, text: "log(2, 8) = 3", formula: "log(2,8)", kind: .logarithms, unit: nil),
      History.Entry(id: 4, text: "x^2", formula: "x^2", kind: .powers, unit: nil),
    ])
    let lines = [
      "row,formula,result,kind,angle", "sin(30) = 0.5,sin(30),0.5,trigonometry,degrees",
      ",,,cleared,", "\"log(2, 8) = 3\",\"log(2,8)\",3,logarithms,", "x^2,x^2,,powers,",
    ]
    #expect(
      String(decoding: history.csv(of: [0, 1, 2, 3]), as: UTF8.self)
        == lines.map { $0 + "\n" }.joined())
  }
}
