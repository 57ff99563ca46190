import Formulas
import Graphing
import OrdinateNumerics
import Screens
import Sheets
import TextFormats
import Words

// Sheets: a view of a graph may have one, whose rows it then draws.
extension GraphSession {
  /// - Complexity: O(bytes), and O(rows) for what is shown of them.
  public mutating func replyOfSheet(to message: [UInt8]) -> [UInt8] {
    answering(message, in: "sheet") { (action, fields) throws(UnknownMessage) in
      try replyOfSheet(to: action, &fields)
    }
  }

  /// - Parameter name: Without `sheet.`
  /// - Throws: If the message cannot be understood; then nothing has changed.
  mutating func replyOfSheet(
    to name: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    let message = try SheetMessage(name)
    if message == .words {
      sheetWords = try fields.words()
      for index in views.indices { views[index].forgetWords() }
      return SheetReply.words(sheetWords)
    }
    guard let index = index(of: try fields.whole()) else { throw UnknownMessage() }
    var view = views[index]
    defer { views[index] = view }
    var sheet = view.sheet ?? SheetScreen()
    defer { view.sheet = sheet }
    return try answer(message, &fields, &view, &sheet)
  }

  /// The reply about the sheet of a view, which are copies.
  private mutating func answer(
    _ message: SheetMessage, _ fields: inout FieldReader, _ view: inout View,
    _ sheet: inout SheetScreen
  ) throws(UnknownMessage) -> [UInt8] {
    switch message {
    case .kept: return JSONText.object("kept", sheet.kept(with: view.screen))
    case .text: return JSONText.object("text", sheet.text(with: view.screen).text)
    case .link: return link(to: sheet, view.screen)
    case .picture:
      var file = sheet.svg(of: view.screen)
      if file == nil {
        view.screen.finishFormulas()
        file = view.screen.export(.svg, title: GraphReply.name(of: view.screen, sheetWords))
      }
      return JSONText.object("text", String(decoding: file ?? [], as: UTF8.self))
    case .share:
      let form = try fields.value { SheetShare(rawValue: String(decoding: $0, as: UTF8.self)) }
      return share(sheet, view.screen, as: form, address: try fields.rest())
    case .places:
      return SheetReply.places(view.places, of: sheet, on: view.screen, sheetWords, digits)
    case .score:
      view.findAllPlaces(of: sheet)
      return SheetReply.score(
        ofRow: try fields.whole(), view.places, of: sheet, on: view.screen, sheetWords)
    case .table: return SheetReply.table(of: sheet, on: view.screen, sheetWords, digits)
    case .tableLines:
      let row = try fields.whole()
      return SheetReply.lines(from: try fields.whole(), to: try fields.whole(), ofTable: row, sheet)
    default: break
    }
    view.screen.nextID = nextCurveID
    let before = sheet
    var isDone = true
    var problem: String?
    var windowProblem: GraphScreen.WindowProblem?
    let shelf = view.shelf
    switch message {
    case .state: break
    case .restore: sheet = SheetScreen(kept: try fields.rest(), on: &view.screen)
    case .open:
      let fragment = Array(try fields.rest().utf8)
      do throws(SheetLink.Problem) {
        let opened = try SheetScreen(fragment: fragment, on: &view.screen)
        // Nothing is replaced.
        isDone = sheet.isBlank || view.shelf.add()
        if isDone {
          sheet = opened
          if let example = SheetExample(fragment: fragment) {
            view.shelf.rename(sheetWords[example.title])
          }
        }
      } catch {
        (isDone, problem) = (false, sheetWords.message(for: error))
      }
    case .shelf, .addSheet, .openText, .switchSheet, .rename, .discard:
      isDone = try Self.apply(message, &fields, to: &view.shelf, &sheet, on: &view.screen)
    case .drag:
      let row = try fields.whole()
      isDone = sheet.drag(row, to: fields.point(), on: view.screen)
      sheet.show(on: &view.screen)
    case .nudge:
      let row = try fields.whole()
      let right = try fields.whole()
      isDone = sheet.nudge(row, right: right, up: try fields.whole(), on: view.screen)
      sheet.show(on: &view.screen)
    case .setSwitch:
      let choice = try fields.value { ViewSwitch(rawValue: String(decoding: $0, as: UTF8.self)) }
      sheet.set(choice, try fields.flag(), on: &view.screen)
      sheet.show(on: &view.screen)
    case .title:
      sheet.setTitle(try fields.rest())
      sheet.show(on: &view.screen)
    case .stretch:
      let axis: PlaneAxis = try fields.value { $0.spells("x") ? .x : $0.spells("y") ? .y : nil }
      isDone = view.screen.scale(axis, by: try fields.number())
    case .touch: view.places.touch(fields.point(), sheet, on: view.screen)
    case .choose: view.places.choose(try fields.whole(), on: view.screen)
    case .keepPlace:
      isDone = view.places.chosen.map { sheet.add($0) } ?? false
      sheet.show(on: &view.screen)
    case .construct:
      let construction = try fields.value { name in
        SheetConstruction.allCases.first { name.elementsEqual($0.rawValue.utf8) }
      }
      isDone = view.places.construct(construction, on: &sheet, view.screen)
      sheet.show(on: &view.screen)
    case .guess: isDone = view.guess.begin(with: try fields.whole(), sheet)
    case .drawGuess:
      isDone = view.guess.draw(try fields.path(), sheet, on: view.screen)
    case .endGuess: view.guess.end()
    case .variable, .entry, .steps:
      isDone = try Self.apply(message, &fields, toTableOf: &sheet, on: view.screen)
    case .paste, .newTable, .setCell, .pasteCells, .setHead, .addColumn, .removeColumn, .insertLine,
      .removeLine, .joinPoints, .dragCell, .addFit, .keepEquation, .keepResiduals,
      .normalCurve:
      isDone = try Self.apply(message, &fields, toDataOf: &sheet, on: &view.screen)
    case .home: view.screen.reset()
    case .fit:
      isDone = view.screen.fitAll()
      if !isDone, !view.screen.shownIndices.isEmpty { problem = sheetWords[.noCurveInSight] }
    case .window:
      var texts: [String] = []
      for _ in 0..<4 { texts.append(try fields.typedNumber()) }
      do throws(GraphScreen.WindowProblem) {
        try view.screen.showWindow(texts, angle: sheet.sheet.angle)
      } catch {
        (isDone, windowProblem) = (false, error)
      }
    default:
      isDone = try Self.apply(message, &fields, to: &sheet)
      sheet.show(on: &view.screen)
    }
    nextCurveID = view.screen.nextID
    if [.restore, .open, .openText, .switchSheet, .addSheet].contains(message) {
      view.sentRows = [:]
    }
    let isShelfSent = message == .shelf || view.shelf != shelf
    view.places.update(for: sheet, on: &view.screen)
    view.guess.update(for: sheet, on: &view.screen)
    let isSaid = [.key, .type, .place, .term].contains(message)
    return SheetReply.state(
      of: sheet, on: isShelfSent ? view.shelf : nil, view.screen, view.places, view.guess,
      &view.sentRows, &view.writtenCurves, refused: !isDone,
      speech: isSaid ? sheet.speech(since: before, sheetWords) : "", problem: problem,
      windowProblem, sheetWords, digits)
  }

  /// Looks for a few more places of what a view draws.
  ///
  /// - Returns: Whether work is left.
  public mutating func findPlaces(_ handle: Int) -> Bool {
    index(of: handle).map { views[$0].findPlaces() } ?? false
  }

  /// - Returns: Whether the request was carried out.
  private static func apply(
    _ message: SheetMessage, _ fields: inout FieldReader, to shelf: inout SheetShelf,
    _ sheet: inout SheetScreen, on screen: inout GraphScreen
  ) throws(UnknownMessage) -> Bool {
    switch message {
    case .shelf:
      let kept = try fields.text()
      shelf = SheetShelf(kept: kept, showing: try fields.whole())
    case .addSheet:
      guard shelf.add() else { return false }
      sheet = SheetScreen(kept: "", on: &screen)
    case .openText:
      let name = try fields.text()
      let text = SheetText(utf8: Array(try fields.rest().utf8))
      guard !text.rows.isEmpty, sheet.isBlank || shelf.add() else { return false }
      sheet = SheetScreen(text, on: &screen)
      shelf.rename(nameOfFile: name)
    case .switchSheet:
      guard shelf.show(try fields.whole()) else { return false }
      sheet = SheetScreen(kept: try fields.rest(), on: &screen)
    case .rename: shelf.rename(try fields.rest())
    case .discard: return shelf.discard(try fields.whole())
    default: throw UnknownMessage()
    }
    return true
  }

  /// - Returns: Whether the request was carried out.
  private static func apply(
    _ message: SheetMessage, _ fields: inout FieldReader, toTableOf sheet: inout SheetScreen,
    on screen: GraphScreen
  ) throws(UnknownMessage) -> Bool {
    var table = sheet.table
    defer { sheet.table = table }
    switch message {
    case .variable:
      table.choose(
        try fields.value { name in
          RowColumn.Variable.allCases.first { name.elementsEqual($0.rawValue.utf8) }
        })
    case .entry:
      let line = try fields.whole()
      return table.set(try fields.typedNumber(), at: line, of: sheet, on: screen)
    default:
      let first = try fields.typedNumber()
      return table.fill(from: first, step: try fields.typedNumber(), of: sheet, on: screen)
    }
    return true
  }

  private func link(to sheet: SheetScreen, _ screen: GraphScreen) -> [UInt8] {
    do throws(SheetLink.Problem) {
      return JSONText.object("fragment", try sheet.fragment(with: screen))
    } catch {
      return JSONText.object("problem", sheetWords.message(for: error))
    }
  }

  private func share(
    _ sheet: SheetScreen, _ screen: GraphScreen, as form: SheetShare, address: String
  ) -> [UInt8] {
    do throws(SheetLink.Problem) {
      let text = try sheet.shared(as: form, on: screen, address: address)
      return text.map { JSONText.object("text", $0) }
        ?? JSONText.object("problem", sheetWords[form == .csv ? .noFunctions : .outOfReach])
    } catch {
      return JSONText.object("problem", sheetWords.message(for: error))
    }
  }

  /// - Returns: Whether the request was carried out.
  private static func apply(
    _ message: SheetMessage, _ fields: inout FieldReader, to sheet: inout SheetScreen
  ) throws(UnknownMessage) -> Bool {
    switch message {
    case .type: return sheet.type(try fields.rest())
    case .key: return sheet.press(try fields.field())
    case .undo: return sheet.undo()
    case .redo: return sheet.redo()
    case .insert: return sheet.insertRow(at: try fields.whole())
    case .leave: sheet.leave()
    case .append:
      let angle = try fields.angle()
      return sheet.append(try fields.rest(), angle: angle)
    case .follow: sheet.follow(kept: try fields.rest())
    case .paste, .words, .state, .restore, .kept, .open, .link, .text, .share, .picture, .home,
      .fit, .window, .title, .shelf, .addSheet, .openText, .switchSheet, .rename, .discard, .drag,
      .nudge, .setSwitch, .stretch, .places,
      .touch, .choose, .keepPlace, .table, .variable, .entry, .steps, .score,
      .construct, .guess, .drawGuess, .endGuess, .newTable, .tableLines, .setCell, .pasteCells,
      .setHead, .addColumn, .removeColumn, .insertLine, .removeLine, .joinPoints, .dragCell,
      .addFit, .keepEquation, .keepResiduals, .normalCurve:
      break
    case .place, .term, .select, .setText, .remove, .duplicate, .move, .color, .hide, .slide, .play,
      .range, .define, .solve:
      return try apply(message, &fields, to: &sheet, row: try fields.whole())
    }
    return true
  }

  private static func apply(
    _ message: SheetMessage, _ fields: inout FieldReader, to sheet: inout SheetScreen, row: Int
  ) throws(UnknownMessage) -> Bool {
    switch message {
    case .place:
      let place = try fields.formulaPlace()
      return sheet.move(to: place, of: row, selects: try fields.flag())
    case .term: return sheet.selectTerm(at: try fields.formulaPlace(), of: row)
    case .select: return sheet.select(row)
    case .setText: return sheet.setText(try fields.rest(), of: row)
    case .remove: return sheet.removeRow(row)
    case .duplicate: return sheet.duplicateRow(row)
    case .move: return sheet.moveRow(row, to: try fields.whole())
    case .color: return sheet.recolorRow(row, try fields.whole())
    case .hide: return sheet.hideRow(row, try fields.flag())
    case .slide: return sheet.slide(row, to: try fields.number())
    case .play: return sheet.play(row)
    case .solve: return sheet.solve(row)
    case .range:
      let (lower, upper) = (try fields.text(), try fields.text())
      return sheet.setRange(row, lower: lower, upper: upper, step: try fields.text())
    case .define: return sheet.define(try fields.field(), for: row)
    default: throw UnknownMessage()
    }
  }
}

extension GraphSession.View {
  fileprivate mutating func findPlaces() -> Bool {
    guard let sheet else { return false }
    return places.advance(of: sheet, on: &screen)
  }

  /// The most pieces of a search that are done at once.
  private static var mostPieces: Int { 400 }

  /// Finds the places at once, as far as that takes no more than some tenths of a second.
  fileprivate mutating func findAllPlaces(of sheet: SheetScreen) {
    var pieces = Self.mostPieces
    while pieces > 0, places.advance(of: sheet, on: &screen) { pieces -= 1 }
  }
}

extension FieldReader {
  /// Reads a formula of numbers in which the minus may be the one that is shown.
  fileprivate mutating func typedNumber() throws(UnknownMessage) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in try text().unicodeScalars { plain.append(scalar == "−" ? "-" : scalar) }
    return String(plain)
  }

  /// Reads places, as in `12 34.5 13 35`.
  fileprivate mutating func path() throws(UnknownMessage) -> [Point] {
    let numbers = try field().split(separator: UInt8(ascii: " ")).map {
      Double(decimal: $0) ?? .nan
    }
    return stride(from: 1, to: numbers.count, by: 2).map {
      Point(x: numbers[$0 - 1], y: numbers[$0])
    }
  }
}
