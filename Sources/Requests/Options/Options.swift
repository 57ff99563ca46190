public import Calculators
public import Formulas
public import Graphing
import OrdinateNumerics
import Screens
public import Sheets

/// Every option of the commands. Queries of the server use the same names.
public enum Options {
  // MARK: Formulas

  public static let set = CommandOption(
    "set", "name=value", "The value of a variable; can be repeated",
    as: { (text) throws(UnusableValue) in try VariableSetting(text) })

  public static let angle = CommandOption<AngleUnit>(
    "angle", "unit", "The unit of angles",
    from: [.radians, .degrees].map { ($0.name, $0) }, default: AngleUnit.radians.name)

  public static let order = CommandOption<OrderOfOperations>(
    "order", "order", "Which operators apply first",
    from: [.precedence, .leftToRight].map { ($0.name, $0) },
    default: OrderOfOperations.precedence.name)

  public static let digits = CommandOption(
    "digits", "n", "The number of significant digits", in: 1...100_000)

  public static let file = CommandOption(
    "file", "file", "A file of formulas; - for standard input", completion: .files(endings: []),
    as: OptionValues.text)

  public static let rows = CommandOption(
    "file", "file", "A file with a row a line; - for standard input",
    completion: .files(endings: []), as: OptionValues.text)

  public static let sheet = CommandOption(
    "sheet", "file", "A file with a row a line, which use each other; - for standard input",
    completion: .files(endings: []), as: OptionValues.text)

  public static let link = CommandOption(
    "link", "url", "A link that holds a sheet after its #", as: OptionValues.text)

  public static let data = CommandOption(
    "data", "file", "A file with a table of numbers; - for standard input",
    completion: .files(endings: []), as: OptionValues.text)

  public static let columns = CommandOption(
    "columns", "x,y", "The columns of x, of y, and perhaps of errors of y",
    as: { (text) throws(UnusableValue) in try OptionValues.columns(text) })

  public static let start = CommandOption(
    "start", "name=value", "Where the search of a parameter begins; can be repeated",
    as: { (text) throws(UnusableValue) in try VariableSetting(text) })

  public static let reading = CommandOption<FormulaReading>(
    "as", "form", "The form to print",
    from: FormulaReading.allCases.map { ($0.rawValue, $0) }, default: "text")

  // MARK: Graphs and tables

  public static let x = CommandOption(
    "x", "min:max", "The range of x", default: "-10:10", as: OptionValues.domain)

  public static let y = CommandOption(
    "y", "min:max", "The range of y, or auto", default: "auto", as: OptionValues.verticalDomain)

  /// The ranges of a picture, which may be smaller.
  public static let plottedX = CommandOption(
    "x", "min:max", "The range of x", default: "-10:10", as: OptionValues.side)

  public static let plottedY = CommandOption(
    "y", "min:max", "The range of y, or auto", default: "auto", as: OptionValues.verticalSide)

  public static let style = CommandOption<CurveStyle>(
    "style", "style", "Draw curves as lines, or as a dot in each column of pixels",
    from: CurveStyle.allCases.map { ($0.name, $0) }, default: CurveStyle.line.name)

  public static let xMax = CommandOption(
    "x-max", "v", "Where the Plotter's dots end",
    taking: "above 0 and at most \(Configuration.largestXMax.text(.result))", default: "5",
    as: OptionValues.xMax)

  public static let samples = CommandOption(
    "samples", "n", "The number of steps", in: 1...Configuration.largestSampleCount, default: "50")

  public static let size = CommandOption(
    "size", "wxh", "The size of the picture in pixels", default: "800x600", as: OptionValues.size)

  public static let title = CommandOption(
    "title", "text", "The title of the picture", as: OptionValues.title)

  public static let out = CommandOption(
    "out", "file", "The picture to write; - for standard output",
    completion: .files(endings: PictureFormat.allCases.map(\.rawValue)), as: OptionValues.text)

  public static let pictureFormat = CommandOption<PictureFormat>(
    "format", "format", "The format of the picture, if its name does not say it",
    from: PictureFormat.allCases.map { ($0.rawValue, $0) })

  public static let tableFormat = CommandOption<TableFormat>(
    "format", "format", "How to print the table",
    from: TableFormat.allCases.map { ($0.rawValue, $0) }, default: "csv")

  // MARK: Calculators and their histories

  public static let calculator = CommandOption<Calculator>(
    "on", "calculator", "The calculator", from: Calculator.allCases.map { ($0.name, $0) })

  public static let search = CommandOption(
    "search", "text", "Only rows that contain this text", as: OptionValues.text)

  public static let export = CommandOption<TableFormat>(
    "export", "format", "Print the rows as a table, row,formula,result,kind,angle",
    from: [("csv", .csv)])

  // MARK: The server

  public static let host = CommandOption(
    "host", "address", "The address to listen on", default: "127.0.0.1", as: OptionValues.text)

  public static let port = CommandOption(
    "port", "port", "The port to listen on (0: any free port)", in: 0...65_535, default: "8080")

  public static let threads = CommandOption(
    "threads", "n", "The number of threads that answer, if not one for each processor",
    in: 1...1_024)

  public static let limit = CommandOption(
    "limit", "name=n", "A limit of requests, such as samples=5000; can be repeated",
    as: OptionValues.text)

  public static let site = CommandOption(
    "site", "folder", "The folder of the web app, if not the one that belongs to this program",
    completion: .folders, as: OptionValues.text)
}

/// Every option without a value.
public enum Flags {
  public static let json = CommandFlag("json", "Print JSON.")
  public static let exact = CommandFlag(
    "exact", "Print the exact form, such as √(2)÷2, if the value has one.")
  public static let bare = CommandFlag("bare", "Leave out axes, numbers and margins.")
  public static let proof = CommandFlag(
    "proof", "Draw where a solution is proved, black, and where none is, white.")
  public static let trace = CommandFlag("trace", "Print the state after each key.")
  public static let record = CommandFlag(
    "record", "Add the results to the history that `ordinate history` lists.")
  public static let grouped = CommandFlag("grouped", "Sort the rows into sections by kind.")
  public static let clear = CommandFlag(
    "clear", "Delete the rows from the history; asks first at a terminal.")
  public static let yes = CommandFlag("yes", "Delete without asking.")

  static let all = [json, exact, bare, proof, trace, record, grouped, clear, yes]
}

/// Options that exclude each other.
public struct Exclusion: Sendable {
  /// No option of these names
  let names: [String]
  /// goes together with one of these.
  let others: [String]

  /// The Plotter's dots have their own range and their own style.
  static let curvesOrDots = Exclusion(
    names: [Options.x.name, Options.y.name, Options.style.name],
    others: [Options.xMax.name, Options.samples.name])

  /// A plot has one sheet.
  public static let sheetOrLink = Exclusion(
    names: [Options.sheet.name], others: [Options.link.name])

  /// Deleted rows are not printed.
  public static let clearOrPrint = Exclusion(
    names: [Flags.grouped.name, Flags.json.name, Options.export.name], others: [Flags.clear.name])

  public static let jsonOrExport = Exclusion(
    names: [Flags.json.name], others: [Options.export.name])
}

/// The formats of a table.
public enum TableFormat: String, CaseIterable, Sendable {
  case csv, json
}
