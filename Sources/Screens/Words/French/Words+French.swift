import Formulas
import OrdinateNumerics

extension Words {
  public static let french = Words(.french) { french($0) }

  private static func french(_ text: Text) -> String {
    switch text {
    case .appName: "Ordinate"
    case .loadFailed:
      "Ordinate n’a pas pu être chargé. Vérifiez la connexion et rechargez la page."
    case .newVersion: "Une nouvelle version est prête."
    case .reload: "Recharger"
    case .cancel: "Annuler"
    case .ok: "OK"
    case .tab(let tab): french(tab)

    case .plotterInstruction:
      "Traceur : composez avec les touches une équation en x, puis appuyez sur Plot pour en voir les points."
    case .configurationInstruction:
      "Réglages : choisissez jusqu’où va x et combien de points a un tracé, puis appuyez sur Appliquer."
    case .calculatorsInstruction:
      "Calculatrice, Scientifique et RPN : calculez avec des nombres ; les deux dernières tracent aussi des courbes."
    case .gallery: "Galerie"

    case .key(let key): CalculatorWords.french(key)
    case .equation: "Équation"
    case .keypad: "Touches"
    case .reading: "Lecture"
    case .noPlot: "Appuyez sur Plot pour tracer l’équation."
    case .backToPlotter: "Retour au traceur"
    case .savePicture: "Enregistrer l’image"
    case .graph: "Courbe"
    case .history: "Historique"
    case .copy: "Copier"
    case .copied: "Copié"
    case .copyText: "Copier en texte"
    case .copyASCII: "Copier en ASCII"
    case .copyLaTeX: "Copier en LaTeX"
    case .copyMathML: "Copier en MathML"
    case .plotOf(let formula): "Tracé de " + formula
    case .setting(let xMax, let samples):
      "-" + xMax + " … " + xMax + " · " + samples + " points"
    case .nothingToPlot(let xMax):
      "Cette équation n’a aucune valeur de -" + xMax + " à " + xMax + "."
    case .alertTitle(.noEquation): "Pas d’équation"
    case .alert(.noEquation): "Aucune équation n’a été saisie."

    case .plotConfiguration: "Tracé"
    case .xMax: "X max."
    case .samples: "Nombre de points"
    case .set: "Appliquer"
    case .title(let setting): french(setting)
    case .section(.angle), .section(.digits): "Nombres et angles"
    case .section(.order): french(.tab(.calculator))
    case .section(let setting): french(setting)
    case .unit(.radians): "Radians"
    case .unit(.degrees): "Degrés"
    case .automatic: "Automatique"
    case .system: "Système"
    case .light: "Clair"
    case .dark: "Sombre"
    case .fromLeftToRight: "De gauche à droite"
    case .byPrecedence: "Par priorité"
    case .unitSign(.radians): "RAD"
    case .unitSign(.degrees): "DEG"
    case .refusal(let refusal, let field): french(refusal, at: field)
    case .notice(.set): "Réglages appliqués"
    case .notice(.cleared): "Les données enregistrées ont été effacées"
    case .storedData: "Données enregistrées"
    case .clearData: "Effacer les données enregistrées"
    case .clearQuestion: "Effacer les données enregistrées ?"
    case .clearExplanation:
      "Les programmes, la mémoire, les historiques, les courbes, l’équation et les réglages seront oubliés."
    case .clearConfirm: "Effacer"

    case .error(let kind): frenchError(kind)
    case .hint(let kind): frenchHint(kind)
    case .severalVariables(let names):
      "On ne peut tracer qu’une variable, et cette équation a "
        + list(of: names, lastAfter: " et ") + "."
    }
  }

  static func french(_ tab: Tab) -> String {
    switch tab {
    case .featured: "Accueil"
    case .calculator: "Calculatrice"
    case .scientific: "Scientifique"
    case .rpn: "RPN"
    case .plotter: "Traceur"
    case .configuration: "Réglages"
    }
  }

  private static func french(_ setting: Setting) -> String {
    switch setting {
    case .angle: "Angles"
    case .digits: "Chiffres affichés"
    case .order: "Ordre des opérations"
    case .appearance: "Apparence"
    case .language: "Langue"
    }
  }

  private static func french(
    _ refusal: ConfigurationScreen.Refusal, at field: ConfigurationScreen.Field
  ) -> String {
    let name = "« " + french(field == .xMax ? .xMax : .samples) + " »"
    return switch refusal {
    case .empty: "Saisissez un nombre pour " + name + "."
    case .notANumber:
      name + " n’est pas un nombre. Saisissez-en un, par exemple " + field.example + "."
    case .notAboveZero: name + " doit être supérieur à 0."
    case .notWhole: name + " doit être un nombre entier."
    case .aboveLargest: name + " peut valoir " + field.largest.text(.shortest) + " au plus."
    }
  }
}
