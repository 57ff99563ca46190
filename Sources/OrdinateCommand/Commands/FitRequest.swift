import Formulas
import Requests
import Statistics

/// `ordinate fit`: finds the parameters of a model that fit data best.
struct FitRequest: Request {
  private let model: FormulaArgument
  private let path: String
  private let starts: Variables
  private let isJSON: Bool

  /// The budget: some ten seconds.
  private static let work: Int64 = 20_000_000_000

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    model = FormulaArgument(try arguments.requiredOperand("model"))
    path = try arguments.required(Options.data)
    starts = try arguments.values(of: Options.start).reduce(into: Variables()) {
      $0[$1.name] = $1.value.double
    }
    isJSON = try arguments.isSet(Flags.json)
  }

  func run() throws {
    if model.isStandardInput, path == "-" {
      throw Failure.usage("Standard input cannot be both the model and the data.")
    }
    let table: DataTable
    do {
      table = try Progress.during("reading") { _ in try DataFile.table(at: path) }
    } catch let error as DataError {
      if isJSON { Results.write(FitReport.json(of: error) + "\n") }
      throw Failure.input(DataFile.message(error, path: path))
    }
    let model = try model(for: table)
    for name in starts.names where !model.parameters.contains(name) {
      throw Failure.usage("The model has no parameter \(name).")
    }
    do throws(FitError) {
      var fitter = try Fitter(model, to: table, starts: starts)
      let fit = Progress.during("fitting") { _ in
        Result(catching: { () throws(FitError) in try fitter.run(work: Self.work) })
      }
      guard let fit = try fit.get() else { throw .unfinished }
      Results.write(
        isJSON ? FitReport.json(of: fit) + "\n" : FitReport.text(of: fit, model, table))
    } catch {
      if isJSON { Results.write(FitReport.json(of: error) + "\n") }
      throw Failure.input(FitReport.message(error))
    }
  }

  private func model(for table: DataTable) throws -> Model {
    let source = model.source
    do {
      return try Model(utf8: source, columns: table.columns.map(\.name))
    } catch {
      throw Failure.wrongFormula(
        WrongFormula(
          source: source, code: error.kind.code, message: FitReport.message(error),
          range: error.range))
    }
  }
}
