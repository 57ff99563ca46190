import Formulas
import Graphing
import OrdinateNumerics
import Screens
import Sheets
import TextFormats
import Words

// A guess that is drawn by hand.
extension SheetReply {
  /// How many digits of a distance are shown.
  private static let digitsOfDistances = 4

  /// The rows that can be guessed, and how far the guess is from the curve; `null` if nothing is guessed.
  static func write(
    _ guess: SheetGuess, of sheet: SheetScreen, on screen: GraphScreen, _ words: Words,
    to json: inout JSONText
  ) {
    guard let row = guess.row else { return json.null() }
    json.beginObject()
    json.member("row", row)
    json.name("rows")
    json.beginArray()
    for id in SheetGuess.rows(of: sheet) {
      guard let index = sheet.sheet.index(of: id) else { continue }
      json.beginObject()
      json.member("row", id)
      json.member("text", sheet.sheet.rows[index].text)
      json.endObject()
    }
    json.endArray()
    json.member("isDrawn", guess.drawn != nil)
    json.member("text", text(of: guess, on: screen, words))
    json.endObject()
  }

  private static func text(
    of guess: SheetGuess, on screen: GraphScreen, _ words: Words
  ) -> String {
    guard guess.drawn != nil else { return words[.guessHint] }
    guard let comparison = guess.comparison else { return words[.guessNowhere] }
    func distance(_ enclosure: Interval) -> String {
      let estimate = Estimate(value: enclosure.midpoint, enclosure: enclosure)
      return Words.shown(ShownAnalysis.text(of: estimate, count: digitsOfDistances))
    }
    func abscissa(_ x: Double) -> String {
      Words.shown(screen.view.shortened(x).text(.shortest))
    }
    return words.text(
      .guessResult,
      [
        (name: "mean", text: distance(comparison.mean)),
        (name: "greatest", text: distance(comparison.greatest)),
        (name: "x", text: abscissa(comparison.place)),
        (name: "lower", text: abscissa(comparison.range.lowerBound)),
        (name: "upper", text: abscissa(comparison.range.upperBound)),
      ])
  }
}
