import Formulas
import Graphing
import OrdinateNumerics
import Screens
import Sheets
import TextFormats
import Words

/// Writes the state of a sheet as JSON; `docs/protocol.md` documents it.
enum SheetReply {
  /// The state of the graph, with that of its sheet.
  ///
  /// - Parameters:
  ///   - shelf: `nil` if the page has it.
  ///   - sent: What the page has of each row, by its identity. What is the same is not sent again.
  ///   - written: The curves as they were written the last time, by their identities.
  ///   - speech: What is to be said of the formula that is edited.
  ///   - problem: Why a link was not opened, or why Fit shows nothing.
  ///   - windowProblem: Why a part of the plane is not shown.
  static func state(
    of sheet: SheetScreen, on shelf: SheetShelf?, _ screen: GraphScreen, _ places: SheetPlaces,
    _ guess: SheetGuess, _ sent: inout [Int: SentRow], _ written: inout [Int: WrittenCurve],
    refused: Bool, speech: String, problem: String?,
    _ windowProblem: GraphScreen.WindowProblem?, _ words: Words, _ digits: DigitsShown
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    GraphReply.state(of: screen, &written, refused: refused, words, digits, to: &json)
    json.name("sheet")
    json.beginObject()
    writeRows(of: sheet, &sent, words, to: &json)
    json.name("active")
    if let active = sheet.active { json.number(active) } else { json.null() }
    json.name("cursor")
    if sheet.active == nil { json.null() } else { json.cursor(of: sheet.editor) }
    json.member("speech", speech)
    json.member("canUndo", sheet.canUndo)
    json.member("canRedo", sheet.canRedo)
    json.name("proof")
    write(screen.proof, words, to: &json)
    json.name("points")
    json.beginArray()
    for point in sheet.movablePoints(on: screen) { write(point, of: sheet, words, to: &json) }
    for point in sheet.movableCells(on: screen) { write(point, of: sheet, words, to: &json) }
    json.endArray()
    json.name("place")
    if let place = places.chosen {
      write(place, of: sheet, on: screen, words, digits, to: &json)
    } else {
      json.null()
    }
    json.name("guess")
    write(guess, of: sheet, on: screen, words, to: &json)
    json.name("view")
    write(viewOf: sheet, on: screen, windowProblem, words, to: &json)
    json.name("shelf")
    if let shelf { write(shelf, words, to: &json) } else { json.null() }
    json.member("problem", problem)
    json.endObject()
    json.endObject()
    return json.bytes
  }

  private static func write(
    _ point: SheetScreen.MovablePoint, of sheet: SheetScreen, _ words: Words,
    to json: inout JSONText
  ) {
    guard let index = sheet.sheet.index(of: point.row) else { return }
    json.beginObject()
    json.member("row", point.row)
    json.name("line")
    json.null()
    json.name("column")
    json.null()
    json.member("left", point.place.x)
    json.member("top", point.place.y)
    json.member("label", words.text(.pointOfRow, "number", (index + 1).description))
    json.member("text", Words.shown(sheet.sheet.result(at: index).text))
    json.endObject()
  }

  private static func write(_ shelf: SheetShelf, _ words: Words, to json: inout JSONText) {
    json.beginObject()
    json.member("current", shelf.current)
    json.name("sheets")
    json.beginArray()
    for sheet in shelf.sheets {
      json.beginObject()
      json.member("id", sheet.id)
      json.member(
        "title",
        sheet.title.utf8.isEmpty
          ? words.text(.untitled, "number", sheet.id.description) : sheet.title)
      json.endObject()
    }
    json.endArray()
    json.member("kept", shelf.kept)
    json.endObject()
  }

  private static func write(_ proof: GraphScreen.Proof, _ words: Words, to json: inout JSONText) {
    let (state, text) =
      switch proof {
      case .nothing: ("empty", words[.nothingDrawn])
      case .working: ("working", words[.isWorking])
      case .drawn: ("drawn", words[.isDrawn])
      case .relations: ("proved", words[.areRelationsProved])
      case .everything: ("proved", words[.isProved])
      case .undecided(1): ("undecided", words[.undecidedPixel])
      case .undecided(let count):
        ("undecided", words.text(.undecidedPixels, "count", count.description))
      }
    json.beginObject()
    json.member("state", state)
    json.member("text", text)
    json.endObject()
  }
}

// Words.
extension SheetReply {
  /// The words of the Graph tab, and its keypad.
  static func words(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    for (name, word) in named { json.member(name, words[word]) }
    let texts: [(String, Text)] = [
      ("undo", .undo), ("fit", .fit), ("graph", .graph), ("color", .color), ("hide", .hide),
      ("show", .show), ("remove", .delete), ("copied", .copied), ("saveSVG", .saveSVG),
      ("savePNG", .savePNG), ("keypad", .keypad), ("zoomIn", .zoomIn), ("zoomOut", .zoomOut),
      ("copyLaTeX", .copyLaTeX), ("saveCSV", .saveCSV), ("copy", .copy), ("close", .close),
    ]
    for (name, text) in texts { json.member(name, words[text]) }
    json.name("colors")
    json.beginArray()
    for color in 0..<GraphCurve.colorCount { json.string(words.name(ofColor: color)) }
    json.endArray()
    json.name("switches")
    json.beginArray()
    for choice in ViewSwitch.allCases {
      json.beginObject()
      json.member("name", choice.rawValue)
      json.member("label", label(of: choice, words))
      json.endObject()
    }
    json.endArray()
    json.name("constructions")
    json.beginArray()
    for construction in SheetConstruction.allCases {
      json.beginObject()
      json.member("name", construction.rawValue)
      json.member("label", label(of: construction, words))
      json.endObject()
    }
    json.endArray()
    writeModels(words, to: &json)
    json.name("gallery")
    json.beginArray()
    for example in SheetExample.allCases {
      json.beginObject()
      json.member("title", words[example.title])
      json.member("fragment", example.fragment)
      json.endObject()
    }
    json.endArray()
    json.name("keys")
    json.beginArray()
    for layer in SheetKeypad.allCases { write(layer, words, to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private static var named: [(String, SheetWord)] {
    [
      ("rows", .rows), ("row", .row), ("newRow", .newRow), ("redo", .redo), ("share", .share),
      ("home", .home), ("proof", .proof), ("play", .play), ("stop", .stop), ("more", .more),
      ("duplicate", .duplicate), ("moveUp", .moveUp), ("moveDown", .moveDown),
      ("addSlider", .addSlider), ("from", .from), ("to", .to), ("step", .step),
      ("copyLink", .copyLink), ("copyMarkdown", .copyMarkdown), ("copyEmbed", .copyEmbed),
      ("copyImage", .copyImage), ("imageCopied", .imageCopied),
      ("saveText", .saveText), ("print", .print), ("hint", .hint),
      ("sheets", .sheets), ("newSheet", .newSheet), ("openSheet", .openSheet),
      ("rename", .rename),
      ("deleteSheet", .deleteSheet), ("examples", .examples), ("view", .view),
      ("graphTitle", .graphTitle), ("viewHint", .viewHint), ("places", .places),
      ("keepPlace", .keepPlace),
      ("table", .table), ("newLine", .newLine), ("fill", .fill), ("listen", .listen),
      ("allCurves", .allCurves), ("pause", .pause), ("stepBack", .stepBack), ("stepOn", .stepOn),
      ("speed", .speed), ("volume", .volume), ("describe", .describe), ("drawHere", .drawHere),
      ("solve", .solve), ("guess", .guess), ("guessAgain", .guessAgain),
      ("noGuess", .noGuess),
    ] + namedOfData
  }

  private static func write(_ layer: SheetKeypad, _ words: Words, to json: inout JSONText) {
    json.beginObject()
    json.member("name", layer.name)
    json.member("label", words.name(of: layer))
    json.name("rows")
    json.beginArray()
    for row in layer.rows {
      json.beginArray()
      for key in row {
        json.beginObject()
        json.member("key", key.name)
        json.member("label", key.label)
        json.member("name", words.name(of: key))
        json.member("group", key.group.rawValue)
        let (does, value) =
          switch key.action {
          case .type(let text): ("type", text)
          case .press(let name): ("key", name)
          case .layer(let layer): ("layer", layer.name)
          }
        json.member("does", does)
        json.member("value", value)
        json.endObject()
      }
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }
}

extension SheetWord {
  init(_ kind: RowResult.Kind) {
    self =
      switch kind {
      case .definition: .definition
      case .parameter: .parameter
      case .function: .function
      case .value: .value
      case .curve: .curve
      case .relation: .relation
      case .polar: .polar
      case .parametric: .parametric
      case .point: .point
      case .list: .list
      case .note: .note
      case .error: .mistake
      case .table: .dataTable
      case .fit: .fitOfData
      case .chart: .chart
      }
  }
}
