import Graphing
import OrdinateNumerics
import Screens
import TextFormats
import Words

// How a sheet is shown.
extension SheetReply {
  static func write(
    viewOf sheet: SheetScreen, on screen: GraphScreen, _ problem: GraphScreen.WindowProblem?,
    _ words: Words, to json: inout JSONText
  ) {
    json.beginObject()
    json.name("window")
    json.beginArray()
    for (index, text) in screen.windowTexts.enumerated() {
      let isTime = screen.days(text, isOrdinate: index > 1) != nil
      json.string(isTime ? text : Words.shown(text))
    }
    json.endArray()
    json.member("title", sheet.title)
    json.name("on")
    json.beginArray()
    for choice in ViewSwitch.allCases where sheet.isOn(choice, on: screen) {
      json.string(choice.rawValue)
    }
    json.endArray()
    json.name("problem")
    if let problem {
      json.beginObject()
      json.member("field", problem.field)
      json.member("text", message(for: problem, words))
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
  }

  private static func message(for problem: GraphScreen.WindowProblem, _ words: Words) -> String {
    switch problem {
    case .unreadable(let error, _): words.message(for: error)
    case .noRange: words[.noRange]
    case .outOfReach: words[.outOfReach]
    }
  }

  static func label(of choice: ViewSwitch, _ words: Words) -> String {
    switch choice {
    case .equal: words[.equalScales]
    case .axes: words[.axes]
    case .grid: words[.grid]
    case .polar: words[.polarGrid]
    case .piX: words.text(.stepsOfPi, "name", "x")
    case .piY: words.text(.stepsOfPi, "name", "y")
    case .logX: words.text(.logarithmicAxis, "name", "x")
    case .logY: words.text(.logarithmicAxis, "name", "y")
    case .degrees: words[.degrees]
    }
  }
}
