import Formulas
import OrdinateNumerics

extension Words {
  public static let spanish = Words(.spanish) { spanish($0) }

  private static func spanish(_ text: Text) -> String {
    switch text {
    case .appName: "Ordinate"
    case .loadFailed:
      "No se ha podido cargar Ordinate. Comprueba la conexión y vuelve a cargar la página."
    case .newVersion: "Hay una versión nueva."
    case .reload: "Recargar"
    case .cancel: "Cancelar"
    case .ok: "Aceptar"
    case .tab(let tab): spanish(tab)

    case .plotterInstruction:
      "Trazador: escribe con las teclas una ecuación en x y pulsa Plot para ver sus puntos."
    case .configurationInstruction:
      "Configuración: elige hasta dónde llega x y cuántas muestras tiene un trazado, y pulsa Aplicar."
    case .calculatorsInstruction:
      "Calculadora, Científica y RPN: haz cálculos; las dos últimas también representan gráficas."
    case .gallery: "Galería"

    case .key(let key): CalculatorWords.spanish(key)
    case .equation: "Ecuación"
    case .keypad: "Teclas"
    case .reading: "Lectura"
    case .noPlot: "Pulsa Plot para representar la ecuación."
    case .backToPlotter: "Volver al trazador"
    case .savePicture: "Guardar imagen"
    case .graph: "Gráfica"
    case .history: "Historial"
    case .copy: "Copiar"
    case .copied: "Copiado"
    case .copyText: "Copiar como texto"
    case .copyASCII: "Copiar como ASCII"
    case .copyLaTeX: "Copiar como LaTeX"
    case .copyMathML: "Copiar como MathML"
    case .plotOf(let formula): "Trazado de " + formula
    case .setting(let xMax, let samples):
      "-" + xMax + " … " + xMax + " · " + samples + " muestras"
    case .nothingToPlot(let xMax):
      "Esta ecuación no tiene ningún valor de -" + xMax + " a " + xMax + "."
    case .alertTitle(.noEquation): "Sin ecuación"
    case .alert(.noEquation): "No se ha introducido ninguna ecuación."

    case .plotConfiguration: "Trazado"
    case .xMax: "X máx."
    case .samples: "Número de muestras"
    case .set: "Aplicar"
    case .title(let setting): spanish(setting)
    case .section(.angle), .section(.digits): "Números y ángulos"
    case .section(.order): spanish(.tab(.calculator))
    case .section(let setting): spanish(setting)
    case .unit(.radians): "Radianes"
    case .unit(.degrees): "Grados"
    case .automatic: "Automático"
    case .system: "Sistema"
    case .light: "Claro"
    case .dark: "Oscuro"
    case .fromLeftToRight: "De izquierda a derecha"
    case .byPrecedence: "Por prioridad"
    case .unitSign(.radians): "RAD"
    case .unitSign(.degrees): "DEG"
    case .refusal(let refusal, let field): spanish(refusal, at: field)
    case .notice(.set): "Configuración aplicada"
    case .notice(.cleared): "Se han borrado los datos guardados"
    case .storedData: "Datos guardados"
    case .clearData: "Borrar los datos guardados"
    case .clearQuestion: "¿Borrar los datos guardados?"
    case .clearExplanation:
      "Se olvidarán los programas, la memoria, los historiales, las gráficas, la ecuación y la configuración."
    case .clearConfirm: "Borrar"

    case .error(let kind): spanishError(kind)
    case .hint(let kind): spanishHint(kind)
    case .severalVariables(let names):
      "Solo se puede representar una variable, y esta ecuación tiene "
        + list(of: names, lastAfter: " y ") + "."
    }
  }

  static func spanish(_ tab: Tab) -> String {
    switch tab {
    case .featured: "Inicio"
    case .calculator: "Calculadora"
    case .scientific: "Científica"
    case .rpn: "RPN"
    case .plotter: "Trazador"
    case .configuration: "Configuración"
    }
  }

  private static func spanish(_ setting: Setting) -> String {
    switch setting {
    case .angle: "Ángulos"
    case .digits: "Cifras mostradas"
    case .order: "Orden de las operaciones"
    case .appearance: "Aspecto"
    case .language: "Idioma"
    }
  }

  private static func spanish(
    _ refusal: ConfigurationScreen.Refusal, at field: ConfigurationScreen.Field
  ) -> String {
    let name = "«" + spanish(field == .xMax ? .xMax : .samples) + "»"
    return switch refusal {
    case .empty: "Introduce un número en " + name + "."
    case .notANumber: name + " no es un número. Introduce uno, por ejemplo " + field.example + "."
    case .notAboveZero: name + " debe ser mayor que 0."
    case .notWhole: name + " debe ser un número entero."
    case .aboveLargest: name + " puede ser " + field.largest.text(.shortest) + " como máximo."
    }
  }
}
