import Formulas
import Graphing
import Sheets

/// Proves tiles of relations that graph screens of another instance of the engine lend.
public struct GraphProver {
  /// A relation that was prepared, as `lentFigure` describes it.
  private struct Row {
    let figure: [UInt8]
    var prover: TileProver
  }

  /// The rows of the last loans, the latest last.
  private var rows: [Row] = []
  private var id = 0
  /// How many rows are kept, to be prepared only once.
  private static let most = 16

  public init() {}

  /// Takes a loan in place of the one before.
  ///
  /// - Parameter loan: From `GraphScreen.lend`.
  /// - Returns: Whether it could be read; otherwise nothing has changed.
  public mutating func begin(_ loan: [UInt8]) -> Bool {
    var reader = ByteReader(loan)
    do throws(ForeignBytes) {
      let id = try reader.whole()
      let figure = try reader.block()
      let tiles = try TileLoan(&reader)
      try reader.end()
      if let index = rows.firstIndex(where: { $0.figure == figure }) {
        rows.append(rows.remove(at: index))
      } else {
        rows.append(Row(figure: figure, prover: try Self.prover(of: figure)))
        if rows.count > Self.most { rows.removeFirst() }
      }
      self.id = id
      rows[rows.count - 1].prover.begin(tiles)
      return true
    } catch {
      return false
    }
  }

  private static func prover(of bytes: [UInt8]) throws(ForeignBytes) -> TileProver {
    var reader = ByteReader(bytes)
    let window = try FigureWindow(&reader)
    let angle: AngleUnit = try reader.byte() == 1 ? .degrees : .radians
    let yUnit = try reader.number()
    let deep = try reader.byte() == 1 ? PlotWindow(&reader) : nil
    guard yUnit > 0, yUnit.isFinite,
      let figure = GraphCurve.figure(
        of: reader.rest(), angle: angle, yUnit: yUnit, in: deep)
    else { throw ForeignBytes() }
    return TileProver(of: figure, in: window)
  }

  /// Does one piece of work for the last loan.
  ///
  /// - Returns: Whether work is left.
  public mutating func advance() -> Bool {
    rows.isEmpty ? false : rows[rows.count - 1].prover.advance()
  }

  /// What has been proved of the last loan, as `GraphScreen.take` reads it.
  public var answer: [UInt8] {
    var writer = ByteWriter()
    writer.add(id)
    rows.last?.prover.write(to: &writer)
    return writer.bytes
  }
}
