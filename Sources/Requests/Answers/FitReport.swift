public import Statistics
import TextFormats

/// What `ordinate fit` and the server answer.
public enum FitReport {
  /// The fit as JSON.
  public static func json(of fit: Fit) -> String {
    var json = JSONText()
    json.beginObject()
    json.name("parameters")
    json.beginArray()
    for parameter in fit.parameters {
      json.beginObject()
      json.member("name", parameter.name.description)
      json.member("value", parameter.value.double)
      json.member("text", parameter.value.text)
      json.name("error")
      if let error = parameter.standardError { json.number(error.double) } else { json.null() }
      json.endObject()
    }
    json.endArray()
    json.name("r2")
    if let ratio = fit.rSquared { json.number(ratio.double) } else { json.null() }
    json.member("rss", fit.residualSumOfSquares.double)
    json.member("rows", fit.rowCount)
    json.member("isExact", fit.isExact)
    json.member("converged", true)
    json.member("message", nil as String?)
    json.endObject()
    return json.text
  }

  /// What an error says, with how to fix it.
  public static func message(_ error: FitError) -> String {
    sentence(error.description, error.hint)
  }

  public static func message(_ error: ModelError) -> String {
    sentence(error.kind.description, error.kind.hint)
  }

  private static func sentence(_ description: String, _ hint: String?) -> String {
    hint.map { description + " " + $0 } ?? description
  }

  /// A fit that was not found, as JSON.
  public static func json(of error: FitError) -> String {
    var json = JSONText()
    json.beginObject()
    json.name("parameters")
    json.beginArray()
    json.endArray()
    json.name("r2")
    json.null()
    json.name("rss")
    json.null()
    json.member("converged", false)
    json.member("message", message(error))
    json.member("code", error.code)
    json.endObject()
    return json.text
  }

  /// Data that cannot be read, as JSON.
  public static func json(of error: DataError) -> String {
    var json = JSONText()
    json.beginObject()
    json.name("error")
    json.beginObject()
    json.member("code", error.kind.code)
    json.member("line", error.line)
    json.endObject()
    json.endObject()
    return json.text
  }

  /// The fit for people: a line for each parameter, then how good it is and the equation.
  ///
  /// - Parameter table: The data, whose columns may be dates or times.
  public static func text(of fit: Fit, _ model: Model, _ table: DataTable) -> String {
    let names = fit.parameters.map { $0.name.description }
    let width = names.reduce(0) { max($0, $1.count) }
    var lines = ""
    for (parameter, name) in zip(fit.parameters, names) {
      lines += name + String(repeating: " ", count: width - name.count)
      lines += " = " + parameter.value.text
      if let error = parameter.standardError { lines += " ± " + error.rounded(to: 4).text }
      lines += "\n"
    }
    if let ratio = fit.rSquared { lines += "R² = \(ratio.text)\n" }
    lines += "Sum of squared residuals: \(fit.residualSumOfSquares.text)\n"
    lines += "Rows: \(fit.rowCount)\n"
    for name in model.columns {
      switch table[name]?.time {
      case .date: lines += "\(name): days since 1970-01-01\n"
      case .time: lines += "\(name): days since midnight\n"
      case nil: break
      }
    }
    lines += model.response.text + " = " + fit.formula(of: model).text + "\n"
    return lines
  }
}
