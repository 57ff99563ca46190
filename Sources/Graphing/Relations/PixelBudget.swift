import OrdinateNumerics

/// What may be tried in one pixel that takes long: exact decisions, each place once, and searches for the ends of
/// domains.
final class PixelBudget {
  private let functions: [AnyPlaneFunction]
  private var known: [Question: Outcomes] = [:]
  private var searches = 256

  /// How many exact decisions a pixel may take; they take some hundred times as long as enclosures.
  private static let most = 64

  private struct Question: Hashable {
    let function: Int
    let number: Double
    let place: ExactPlace
  }

  init(of functions: [AnyPlaneFunction]) { self.functions = functions }

  /// On which side of a number a function is, decided exactly if that is still allowed.
  func outcome(of function: Int, at place: ExactPlace, beside number: Double) -> Outcomes {
    let enclosure = functions[function].enclosures([place.x.enclosure], [place.y.enclosure])[0]
    let possible = Outcomes(of: enclosure, beside: number)
    guard possible.contains(.zero), possible != .zero else { return possible }
    let question = Question(function: function, number: number, place: place)
    if let answer = known[question] { return answer }
    guard known.count < Self.most else { return possible }
    let answer = functions[function].outcome(place, number)
    known[question] = answer
    return answer
  }

  /// Whether one more search is allowed, which takes some sixty values.
  func takeSearch() -> Bool {
    searches -= 1
    return searches >= 0
  }
}
