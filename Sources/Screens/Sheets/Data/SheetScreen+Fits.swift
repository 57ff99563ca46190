import Formulas
import OrdinateNumerics
import Sheets

// Rows about models that are fitted to data.
extension SheetScreen {
  /// The equation of the curve that the fit in the row at an index has found; `nil` if it is not a function of one
  /// column.
  package func equation(ofFitAt index: Int) -> String? {
    guard let fit = sheet.result(at: index).fit, let abscissa = fit.abscissa,
      case .variable = fit.left.kind
    else { return nil }
    return "y = " + fit.right.substituting { $0 == abscissa ? .variable("x") : nil }.text
  }

  /// Adds the equation of a fit as a row below it, which follows the fit.
  ///
  /// - Returns: `false` if the row is no fit of a function, or if there are too many rows.
  package mutating func keepEquation(ofFit id: Int) -> Bool {
    guard let index = sheet.index(of: id), let equation = equation(ofFitAt: index) else {
      return false
    }
    return insert([equation], below: index)
  }

  /// Adds the residuals of a fit as a list, and as points where they belong to one column.
  ///
  /// - Returns: `false` if the row is no fit, or if there are too many rows.
  package mutating func keepResiduals(ofFit id: Int) -> Bool {
    guard let index = sheet.index(of: id), let fit = sheet.result(at: index).fit else {
      return false
    }
    let name = freeName("e")
    let difference = Formula.adding(fit.left, Formula.Term(fit.right, isInverted: true))
    var rows = [name.description + " = " + difference.text]
    if let abscissa = fit.abscissa {
      rows.append("(" + abscissa.description + ", " + name.description + ")")
    }
    return insert(rows, below: index)
  }

  /// Whether the row at an index is a histogram, over which a normal curve can be drawn.
  package func isHistogram(at index: Int) -> Bool {
    sheet.histogram(at: index) != nil
  }

  /// Adds the curve of the normal distribution with the mean and the deviation of a histogram's list, as high as the
  /// histogram.
  ///
  /// - Returns: `false` if the row is no histogram, or if there are too many rows.
  package mutating func addNormalCurve(to id: Int) -> Bool {
    guard let index = sheet.index(of: id), let (list, area) = sheet.histogram(at: index) else {
      return false
    }
    let row =
      "y = " + area.text(.significant(12)) + "/(stdev(" + list + ") √(2π)) e^(-(x-avg(" + list
      + "))^2/(2 var(" + list + ")))"
    return insert([row], below: index)
  }

  /// Adds rows below another.
  ///
  /// - Returns: `false` if there are too many.
  mutating func insert(_ texts: [String], below index: Int) -> Bool {
    guard sheet.rows.count + texts.count <= Sheet.mostRows else { return false }
    record()
    sheet.insert(texts.map { Sheet.Entry($0) }, at: index + 1)
    return true
  }

  /// A letter with the first number that no row defines.
  func freeName(_ letter: String) -> Name {
    let used = sheet.definedNames
    var number = 1
    while used.contains(Name(letter + "_" + number.description)) { number += 1 }
    return Name(letter + "_" + number.description)
  }
}
