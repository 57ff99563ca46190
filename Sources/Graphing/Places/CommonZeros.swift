import OrdinateNumerics

/// The common zeros of two functions in a box of the plane, each proved to exist and to be alone.
///
/// Boxes are divided until enclosures show that they contain none, or Krawczyk's operator that they contain
/// exactly one.
public struct CommonZeros {
  /// A common zero.
  public struct Zero: Sendable {
    /// Contains it, usually within a few doubles.
    public let range: PlaneRange
    /// Contains it and no other one.
    public let surroundings: PlaneRange
    /// Whether the functions cross there: enclosures show that their slopes are independent.
    public let isSimple: Bool

    public init(range: PlaneRange, surroundings: PlaneRange, isSimple: Bool) {
      (self.range, self.surroundings, self.isSimple) = (range, surroundings, isSimple)
    }
  }

  /// In no order.
  public private(set) var zeros: [Zero] = []
  /// Whether there certainly are no others in the box.
  public private(set) var isComplete = true

  private let pair: EquationPair
  private let whole: PlaneRange
  private let settle: (PlaneRange) -> Zero?
  private let shouldStop: () -> Bool
  private var settlements = 0

  /// The most boxes that are evaluated.
  private static let mostBoxes = 12_000
  /// The most zeros that are listed.
  public static var mostZeros: Int { 500 }
  /// Boxes are not divided below this share of the whole.
  private static let leastSize = 0x1p-26
  /// How often a caller is asked to settle a box, and from which size on.
  private static let mostSettlements = 48
  private static let settledSize = 0x1p-5

  /// - Parameters:
  ///   - settle: Proves in its own way that there is a zero in or near a small box, and that it is alone in some
  ///     surroundings; asked where the functions may touch each other.
  ///   - shouldStop: Asked for each box; the zeros found so far are kept.
  public init(
    of first: some PlaneFunction, _ second: some PlaneFunction, in range: PlaneRange,
    settle: @escaping (PlaneRange) -> Zero? = { _ in nil },
    shouldStop: @escaping () -> Bool = { false }
  ) {
    pair = EquationPair(
      AnyPlaneFunction(first), equals: 0, AnyPlaneFunction(second), equals: 0)
    whole = range
    (self.settle, self.shouldStop) = (settle, shouldStop)
    search()
  }

  private mutating func search() {
    var rest = [whole]
    var count = 0
    while let box = rest.popLast() {
      if zeros.contains(where: { $0.surroundings.contains(box) }) { continue }
      count += 1
      guard count <= Self.mostBoxes, zeros.count <= Self.mostZeros, !shouldStop() else {
        isComplete = false
        return
      }
      switch pair.answer(box.x, box.y) {
      case .none: continue
      case .one(let x, let y): add(PlaneRange(x: x, y: y), surroundings: box)
      case .unknown(let x, let y):
        // A side may shrink to a point, inside of which nothing can be.
        let smaller = PlaneRange(x: x, y: y).atLeast(share: Self.leastSize * 0x1p-14, of: whole)
        let around = smaller.widened(inUnitsOf: box)
        if smaller != box, case .one(let x, let y) = pair.answer(around.x, around.y) {
          add(PlaneRange(x: x, y: y), surroundings: around)
        } else if smaller.size(inUnitsOf: whole) < 0.6 * box.size(inUnitsOf: whole) {
          rest.append(smaller)
        } else {
          divide(smaller, into: &rest)
        }
      }
    }
  }

  private mutating func divide(_ box: PlaneRange, into rest: inout [PlaneRange]) {
    prove(near: box)
    let size = box.size(inUnitsOf: whole)
    if size <= Self.settledSize, settlements < Self.mostSettlements,
      !zeros.contains(where: { $0.surroundings.contains(box) })
    {
      settlements += 1
      if let zero = settle(box), !zeros.contains(where: { $0.range.meets(zero.range) }) {
        if !prove(around: zero.range.middle, in: box) { zeros.append(zero) }
      }
    }
    if size > Self.leastSize {
      rest += box.parts(inUnitsOf: whole)
    } else if !zeros.contains(where: { $0.surroundings.contains(box) }) {
      isComplete = false
    }
  }

  /// Looks for a zero where Newton's method leads to, which may be on an edge.
  private mutating func prove(near box: PlaneRange) {
    guard let place = pair.approximation(x: box.x, y: box.y),
      !zeros.contains(where: {
        $0.surroundings.x.contains(place.x) && $0.surroundings.y.contains(place.y)
      })
    else { return }
    _ = prove(around: place, in: box)
  }

  /// The shares of a box around a zero that are tried, across and up.
  private static let shares = [
    (1.0, 1.0), (0.25, 0.25), (1, 0x1p-6), (0x1p-6, 1), (0x1p-5, 0x1p-5), (0x1p-10, 0x1p-10),
  ]

  /// Adds the zero at a place if Krawczyk's operator proves it.
  private mutating func prove(around place: Point, in box: PlaneRange) -> Bool {
    for (across, up) in Self.shares {
      let around = box.part(around: place, across: across, up: up)
      if case .one(let x, let y) = pair.answer(around.x, around.y) {
        add(PlaneRange(x: x, y: y), surroundings: around)
        return true
      }
    }
    return false
  }

  private mutating func add(_ range: PlaneRange, surroundings: PlaneRange) {
    let zero = Zero(
      range: refined(near(range, in: surroundings) ?? range), surroundings: surroundings,
      isSimple: true)
    let isKnown = zeros.contains { known in
      known.range.meets(zero.range)
        && (known.surroundings.contains(zero.range) || surroundings.contains(known.range))
    }
    if !isKnown { zeros.append(zero) }
  }

  /// The box of a zero, as small as the operator makes it.
  private func refined(_ range: PlaneRange) -> PlaneRange {
    var range = range
    for _ in 0..<Self.mostRefinements {
      let next: PlaneRange
      switch pair.answer(range.x, range.y) {
      case .none: return range
      case .one(let x, let y), .unknown(let x, let y): next = PlaneRange(x: x, y: y)
      }
      if next == range { break }
      range = next
    }
    return range
  }

  private static let mostRefinements = 40

  /// A small box that contains the zero of a larger one.
  private func near(_ range: PlaneRange, in surroundings: PlaneRange) -> PlaneRange? {
    guard let place = pair.approximation(x: range.x, y: range.y) else { return nil }
    for share in [0x1p-40, 0x1p-30, 0x1p-20, 0x1p-10] {
      let part = range.atLeast(share: Self.leastSize, of: whole).part(
        around: place, across: share, up: share)
      if surroundings.contains(part), case .one(let x, let y) = pair.answer(part.x, part.y) {
        return PlaneRange(x: x, y: y)
      }
    }
    return nil
  }
}
