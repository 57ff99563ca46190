public import Formulas
public import Graphing
public import Sheets
package import TextFormats

/// What is proved about each pixel: black where a solution is in the closed pixel, white where none is, grey
/// where it is not decided.
public struct ProofDrawing: Drawing {
  public let picture: RelationPicture

  /// - Parameters:
  ///   - x: The side of the window; `y` is chosen for the rows where it is `nil`.
  ///   - shouldStop: Whether the rest is left undecided; it is asked often.
  public init(
    of rows: [PlotRow], x: PlotSide, y: PlotSide?, size: Size, angle: AngleUnit,
    shouldStop: @escaping () -> Bool
  ) {
    let window = PlotWindow(x: x, y: y, for: rows, size: size, angle: angle)
    picture = RelationPicture(
      of: PlaneFigure(anyOf: rows, angle: angle, in: window),
      in: Viewport(x: window.x.range, y: window.y.range, size: size), shouldStop: shouldStop)
  }

  /// How many pixels have each answer.
  public var counts: (proved: Int, empty: Int, undecided: Int) {
    (picture.count(of: .proved), picture.count(of: .empty), picture.count(of: .undecided))
  }

  /// Writes the counts as members of an object.
  package func write(to json: inout JSONText) {
    json.member("proved", counts.proved)
    json.member("empty", counts.empty)
    json.member("undecided", counts.undecided)
  }

  public func draw(on canvas: inout some Canvas) {
    canvas.fill(.background)
    for (answer, role) in [(RelationPicture.Answer.proved, 0), (.undecided, 1)] {
      canvas.draw(lines: picture.runs(of: answer), width: 1, role: .region(role))
    }
  }

  /// The colours of the three answers.
  public static let theme: Theme = {
    var theme = Theme.light
    theme.regions = [Color(0), Color(0x808080)]
    return theme
  }()
}
