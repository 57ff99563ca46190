import TestSupport
import Testing

@testable import Sheets

/// Ten rows of a lesson.
private let lesson = [
  "y = a x^2 + b", "a = 0.5 {-5 ≤ a ≤ 5, step 0.1}", "b = 1 {-5 ≤ b ≤ 5, step 0.1}", "x^2+y^2=25",
  "(a,b)", "r = 1 + a cos θ", "(cos 3t, sin 2t)", "y = sin x {0 ≤ x < 2}", "y = x^3 - 2x",
  "f(x) = ln x",
]

private func text(_ rows: [String]) -> SheetText { SheetText(rows.map { Sheet.Entry($0) }) }

struct SheetLinkTests {
  @Test(
    "a short link can be read",
    arguments: [
      ("y=x^2{x>0}\na=2\n@x=-10:10,y=-5:5\n", "y=x^2{x>0};a=2;@x=-10:10,y=-5:5"),
      ("\"one; two\"\n", "%22one\\;%20two%22"), ("y=x @red, hidden\n", "y=x%20@red,%20hidden"),
      ("", ""), ("y=2π\n", "y=2%CF%80"),
    ])
  func readable(text: String, fragment: String) throws {
    let sheet = SheetText(utf8: Array(text.utf8))
    #expect(try SheetLink.fragment(of: sheet) == fragment)
    #expect(try SheetLink.text(fragment: Array(fragment.utf8)) == sheet)
    #expect(try SheetLink.text(link: Array("https://x.org/#\(fragment)".utf8)) == sheet)
  }

  @Test(
    "the view of a text reads back, and unknown words in it mean nothing",
    arguments: [
      ("@x=-10:10,y=-5:5,x=pi,grid=polar,degrees", "@x=-10:10,y=-5:5,x=pi,grid=polar,degrees"),
      ("@y=pi, axes=none,log=x,grid=none", "@y=pi,axes=none,grid=none"), ("@degrees", "@degrees"),
      ("@apart, x=0:1,y=0:1000", "@x=0:1,y=0:1000,apart"), ("@apart", "@apart"),
      ("@x=5:1,degrees", "@x=1:5,degrees"), ("@x=0:1,soon", "@x=0:1"),
      ("@x=5:-5", "@x=-5:5"), ("@y=2:2,x=0:1", "@x=0:1"),
      ("@title=\"Tides\", x=0:1", "@x=0:1,title=\"Tides\""),
      ("@title=\"a,\"\"b\"\" @red; {c}\"", "@title=\"a,\"\"b\"\" @red; {c}\""),
      ("@title=\" Ebbe\tund Flut äöü  \"", "@title=\"Ebbe und Flut äöü\""),
      ("@degrees,title=\"\"", "@degrees"), ("@degrees,title=Tides", "@degrees"),
    ])
  func views(line: String, written: String) throws {
    let sheet = SheetText(utf8: Array("y=x\n\(line)\n".utf8))
    #expect(sheet.rows.count == 1 && sheet.view?.text == written)
    let fragment = try SheetLink.fragment(of: sheet)
    if !written.contains("title") { #expect(fragment == "y=x;\(written)") }
    #expect(try SheetLink.text(fragment: Array(fragment.utf8)) == sheet)
  }

  @Test("an empty range is no row, and says nothing", arguments: ["@x=0:0", "@y=1:1.0,x=2:2"])
  func emptyRanges(line: String) {
    #expect(SheetText(utf8: Array("y=x\n\(line)\n".utf8)) == text(["y=x"]))
  }

  @Test(
    "a row that looks like a view stays a row",
    arguments: [
      "@soon", "@", "@degrees", "@x=1:2", "@x=2:1", "@x=0:0", "@title=\"a\"", "@title=\"a",
      "@title=\"a\" @red",
    ])
  func rowsLikeViews(row: String) {
    #expect(SheetText(utf8: Array(text([row]).text.utf8)) == text([row]))
  }

  @Test("ten rows make at most 150 characters")
  func short() throws {
    let fragment = try SheetLink.fragment(of: text(lesson))
    print("a link of \(fragment.utf8.count) characters for ten rows")
    #expect(fragment.hasPrefix("~1.") && fragment.utf8.count <= 150)
    #expect(try SheetLink.text(fragment: Array(fragment.utf8)) == text(lesson))
  }

  @Test("the first version reads what it wrote")
  func stable() throws {
    let fragment = try SheetLink.fragment(of: text(lesson))
    #expect(fragment == Self.lessonLink)
  }

  private static let lessonLink =
    "~1.PWZYdszqK6qlX-aL_dYDaNkhamZ5nRRKoPwi0SEmwZh-iq2fD5yigBIOv4K3RHUgoCs6ux4"

  @Test("a letter too many, or another last one, makes a link damaged")
  func extraLetters() throws {
    for count in 7...lesson.count {
      let link = Array(try SheetLink.fragment(of: text(Array(lesson.prefix(count)))).utf8)
      #expect(link.starts(with: "~1.".utf8))
      for letter in "AQxz5-_".utf8 {
        let longer = link + [letter]
        #expect(throws: SheetLink.Problem.damaged) { try SheetLink.text(fragment: longer) }
        let other = link.dropLast() + [letter]
        if link.last == letter { continue }
        #expect(throws: SheetLink.Problem.damaged) { try SheetLink.text(fragment: Array(other)) }
      }
    }
  }

  @Test("what cannot be written so that it reads back is written in the code")
  func awkward() throws {
    for rows in [
      ["a\\", "b"], [""], ["~1.abc"], ["\\;"], ["a;b\\", ""], ["\0", "x\0y"], ["", "", ""],
    ] {
      let fragment = try SheetLink.fragment(of: text(rows))
      #expect(try SheetLink.text(fragment: Array(fragment.utf8)) == text(rows), "\(rows)")
    }
  }

  @Test("no link is longer than 64 k")
  func long() {
    var generator = SeededGenerator(seed: 1)
    let row = String(
      decoding: (0..<100_000).map { _ in UInt8.random(in: 33...126, using: &generator) },
      as: UTF8.self)
    #expect(throws: SheetLink.Problem.tooLong) { try SheetLink.fragment(of: text([row])) }
    #expect(throws: SheetLink.Problem.tooLong) {
      try SheetLink.text(fragment: [UInt8](repeating: 65, count: 65_537))
    }
    #expect(throws: SheetLink.Problem.noSheet) { try SheetLink.text(fragment: Array("~2.AA".utf8)) }
    #expect(throws: SheetLink.Problem.noSheet) { try SheetLink.text(link: Array("x.org".utf8)) }
  }

  @Test("a sheet of random edits reads back from its text and its link")
  func walk() throws {
    var generator = SeededGenerator.printingSeed("a sheet reads back from its text and its link")
    var sheet = Sheet()
    for step in 0..<editCount {
      edit(&sheet, &generator)
      let written = SheetText(sheet.entries)
      let read = SheetText(utf8: Array(written.text.utf8))
      #expect(read == written)
      guard step % 20 == 0 else { continue }
      let link = try SheetLink.fragment(of: written)
      #expect(try SheetLink.text(fragment: Array(link.utf8)) == written)
    }
  }

  @Test("a changed link opens to a sheet or says that it is damaged")
  func mutations() throws {
    var generator = SeededGenerator.printingSeed("a changed link opens or is damaged")
    let links = try [lesson, Array(lesson.prefix(3)), ["y=x"]].map {
      Array(try SheetLink.fragment(of: text($0)).utf8)
    }
    var opened = 0
    for _ in 0..<2 * editCount {
      guard var link = links.randomElement(using: &generator) else { return }
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<link.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: link[place] = .random(in: 0...255, using: &generator)
        case 1: link.insert(.random(in: 33...126, using: &generator), at: place)
        default: if link.count > 1 { link.remove(at: place) }
        }
      }
      do throws(SheetLink.Problem) {
        let text = try SheetLink.text(fragment: link)
        opened += Sheet(text.rows).rows.count > 0 ? 1 : 0
      } catch {
        #expect(error == .damaged || error == .noSheet)
      }
    }
    print("\(opened) changed links opened")
  }
}
