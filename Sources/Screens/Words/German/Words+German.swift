import Formulas
import OrdinateNumerics

extension Words {
  public static let german = Words(.german) { german($0) }

  private static func german(_ text: Text) -> String {
    switch text {
    case .appName: "Ordinate"
    case .loadFailed:
      "Ordinate konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu."
    case .newVersion: "Eine neue Version ist da."
    case .reload: "Neu laden"
    case .cancel: "Abbrechen"
    case .ok: "OK"
    case .tab(let tab): german(tab)

    case .plotterInstruction:
      "Plotter: Stelle mit den Tasten eine Gleichung in x auf und drücke Plot, um ihre Punkte zu sehen."
    case .configurationInstruction:
      "Einstellungen: Lege fest, wie weit x reicht und wie viele Stützstellen ein Plot hat, und drücke Übernehmen."
    case .calculatorsInstruction:
      "Rechner, Wissenschaftlich und RPN: Rechne mit Zahlen; die letzten beiden zeichnen auch Graphen."
    case .gallery: "Galerie"

    case .key(let key): CalculatorWords.german(key)
    case .equation: "Gleichung"
    case .keypad: "Tasten"
    case .reading: "Lesart"
    case .noPlot: "Drücke Plot, um die Gleichung zu zeichnen."
    case .backToPlotter: "Zurück zum Plotter"
    case .savePicture: "Bild sichern"
    case .graph: "Graph"
    case .history: "Verlauf"
    case .copy: "Kopieren"
    case .copied: "Kopiert"
    case .copyText: "Als Text kopieren"
    case .copyASCII: "Als ASCII kopieren"
    case .copyLaTeX: "Als LaTeX kopieren"
    case .copyMathML: "Als MathML kopieren"
    case .plotOf(let formula): "Plot von " + formula
    case .setting(let xMax, let samples):
      "-" + xMax + " … " + xMax + " · " + samples + " Stützstellen"
    case .nothingToPlot(let xMax):
      "Diese Gleichung hat von -" + xMax + " bis " + xMax + " nirgends einen Wert."
    case .alertTitle(.noEquation): "Keine Gleichung"
    case .alert(.noEquation): "Es wurde keine Gleichung eingegeben."

    case .plotConfiguration: "Plot"
    case .xMax: "X-Max"
    case .samples: "Anzahl der Stützstellen"
    case .set: "Übernehmen"
    case .title(let setting): german(setting)
    case .section(.angle), .section(.digits): "Zahlen und Winkel"
    case .section(.order): german(.tab(.calculator))
    case .section(let setting): german(setting)
    case .unit(.radians): "Bogenmaß"
    case .unit(.degrees): "Grad"
    case .automatic: "Automatisch"
    case .system: "System"
    case .light: "Hell"
    case .dark: "Dunkel"
    case .fromLeftToRight: "Von links nach rechts"
    case .byPrecedence: "Punkt vor Strich"
    case .unitSign(.radians): "RAD"
    case .unitSign(.degrees): "DEG"
    case .refusal(let refusal, let field): german(refusal, at: field)
    case .notice(.set): "Einstellungen übernommen"
    case .notice(.cleared): "Gespeicherte Daten wurden gelöscht"
    case .storedData: "Gespeicherte Daten"
    case .clearData: "Gespeicherte Daten löschen"
    case .clearQuestion: "Gespeicherte Daten löschen?"
    case .clearExplanation:
      "Programme, Speicher, Verläufe, Graphen, die Gleichung und die Einstellungen werden vergessen."
    case .clearConfirm: "Löschen"

    case .error(let kind): germanError(kind)
    case .hint(let kind): germanHint(kind)
    case .severalVariables(let names):
      "Nur eine Variable lässt sich plotten, und diese Gleichung hat "
        + list(of: names, lastAfter: " und ") + "."
    }
  }

  static func german(_ tab: Tab) -> String {
    switch tab {
    case .featured: "Start"
    case .calculator: "Rechner"
    case .scientific: "Wissenschaftlich"
    case .rpn: "RPN"
    case .plotter: "Plotter"
    case .configuration: "Einstellungen"
    }
  }

  private static func german(_ setting: Setting) -> String {
    switch setting {
    case .angle: "Winkel"
    case .digits: "Angezeigte Stellen"
    case .order: "Reihenfolge der Operationen"
    case .appearance: "Darstellung"
    case .language: "Sprache"
    }
  }

  private static func german(
    _ refusal: ConfigurationScreen.Refusal, at field: ConfigurationScreen.Field
  ) -> String {
    let name = "„" + german(field == .xMax ? .xMax : .samples) + "“"
    return switch refusal {
    case .empty: "Gib bei " + name + " eine Zahl ein."
    case .notANumber: name + " ist keine Zahl. Gib eine ein, etwa " + field.example + "."
    case .notAboveZero: name + " muss größer als 0 sein."
    case .notWhole: name + " muss eine ganze Zahl sein."
    case .aboveLargest: name + " darf höchstens " + field.largest.text(.shortest) + " sein."
    }
  }
}
