import Formulas
import NIOCore
import Requests
import Statistics

/// Asks for a fit: `f`, a model; `data`, a table as text; and `start`, as in `start=a=2`, which may be repeated.
/// Answered like `ordinate fit --json`.
struct FitQuery {
  private let source: [UInt8]
  private let data: [UInt8]
  private let starts: Variables

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    source = try query.formulaText(budget)
    let texts = query.values(of: Options.data.name)
    guard let data = texts.first else { throw .missing(Options.data.name) }
    if texts.count > 1 { throw .repeated(Options.data.name) }
    if data.count > budget.dataBytes {
      throw .exceeded("data-too-long", Options.data.name, limit: budget.dataBytes)
    }
    self.data = data
    var starts = Variables()
    for text in query.values(of: Options.start.name) {
      do {
        let setting = try Options.start.value(of: String(decoding: text, as: UTF8.self))
        starts[setting.name] = setting.value.double
      } catch {
        throw .unusable(Options.start.name, error.description)
      }
    }
    self.starts = starts
    try query.requireNoMore()
  }

  /// How much is computed between two looks at the deadline: some milliseconds.
  private static let slice: Int64 = 5_000_000

  /// - Throws: `timeIsUp` if the deadline passes first.
  func answer(_ deadline: Deadline, _ budget: Budget) throws(RequestProblem) -> Answer {
    let (model, table) = try question()
    for name in starts.names where !model.parameters.contains(name) {
      throw .unusable(Options.start.name, "The model has no parameter \(name).")
    }
    do throws(FitError) {
      var fitter = try Fitter(model, to: table, starts: starts)
      while !deadline.shouldStop() {
        if let fit = try fitter.run(work: Self.slice) {
          return Answer(.json, ByteBuffer(string: FitReport.json(of: fit) + "\n"))
        }
      }
    } catch {
      throw .fit(error)
    }
    throw .timeIsUp(limit: budget.milliseconds)
  }

  private func question() throws(RequestProblem) -> (Model, DataTable) {
    let table: DataTable
    do throws(DataError) { table = try DataTable(utf8: data) } catch { throw .data(error) }
    do throws(ModelError) {
      return (try Model(utf8: source, columns: table.columns.map(\.name)), table)
    } catch {
      throw .model(error)
    }
  }
}
