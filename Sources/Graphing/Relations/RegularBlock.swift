import OrdinateNumerics

/// A block of pixels in which a function rises or falls strictly along one axis, so that the points where
/// it has a given value are a single curve over the other axis.
///
/// `u` is the axis along which the curve runs, `v` the one along which the function is strict.
///
/// - Source: Lin & Yap 2011, doi:10.1007/s00454-011-9345-9.
struct RegularBlock {
  /// The value on the curve.
  let number: Double
  /// Whether u is the ordinate and v the abscissa.
  let isSwapped: Bool
  /// Its pixels along both axes, as columns or rows of the picture.
  let us: Range<Int>
  let vs: Range<Int>
  /// Whether the function rises along v.
  let rises: Bool
  /// The slopes along u in the whole block.
  let uSlope: Interval
  /// Whether the block has a curve along its last row's side; else it has one along its first row's side. Of two
  /// blocks beside a curve the one that cannot be decided whole has it, so that it is drawn once.
  private let ownsLastSide: Bool

  /// - Parameter allowed: The outcomes of which one is asked for.
  init(_ block: PixelBlock, number: Double, allowed: Outcomes, direction: RegularDirection) {
    self.number = number
    (isSwapped, rises, uSlope) = (direction.isSwapped, direction.rises, direction.uSlope)
    (us, vs) = isSwapped ? (block.rows, block.columns) : (block.columns, block.rows)
    ownsLastSide = allowed.contains(.zero) == allowed.contains(rises ? .positive : .negative)
  }

  /// What is known about one column of pixels, as rows of the block.
  struct Column {
    /// The function is below the number at all points of the rows before this one, if it rises; above if
    /// it falls.
    var start = 0
    /// The function is on the other side at all points of the rows from this one on.
    var end: Int
    /// Edges between rows up to this one have points on the first side; −1 for none.
    var lastBefore: Int
    /// Edges from this one on have points on the other side; one more than there are for none.
    var firstAfter: Int
    /// The edges on which the curve meets a corner; negative for none.
    var corners: (left: Int, right: Int)
    /// Whether a stroke goes through it.
    var isFollowed: Bool
    /// Whether only what is present occurs in a row.
    var isExact: Bool

    /// Which outcomes certainly occur in a row, if the function rises or falls.
    func present(inRow row: Int, ofRising rises: Bool) -> Outcomes {
      let (before, behind): (Outcomes, Outcomes) =
        rises ? (.negative, .positive) : (.positive, .negative)
      var result: Outcomes = []
      if row <= lastBefore { result.insert(before) }
      if row + 1 >= firstAfter { result.insert(behind) }
      let isOnCorner =
        corners.left == row || corners.left == row + 1 || corners.right == row
        || corners.right == row + 1
      if isOnCorner || result == [.negative, .positive] { result.insert(.zero) }
      return result
    }
  }

  var columnCount: Int { us.count }
  var rowCount: Int { vs.count }

  /// The side of the curve on which a sample lies: `true` behind it along v. A sample on the curve counts as behind
  /// it where the block has the curve along its last row's side.
  func isBehind(_ value: Double) -> Bool {
    value == number ? ownsLastSide : rises ? value > number : value < number
  }

  var isMonotoneAlongU: Bool {
    uSlope.decoration >= .defined && (uSlope.lower >= 0 || uSlope.upper <= 0)
  }
}

/// An edge between columns of a regular block, with its crossing of the curve.
struct RegularEdge {
  /// The number of its block.
  let block: Int
  /// Its number in the block, along u.
  let number: Int
  /// The last edge between rows that a sample finds before the curve; −1 for none.
  var before = -1
  /// The next edge, which a sample finds behind the curve; one more than there are for none. See
  /// `RegularBlock.isBehind` for samples on the curve.
  var after: Int
  /// The samples there.
  var valueBefore = Double.nan
  var valueAfter = Double.nan
  /// What is proved about its corners. Wrong samples only prove less.
  var proof: Proof

  init(block: Int, number: Int, rowCount: Int) {
    (self.block, self.number, after) = (block, number, rowCount + 1)
    proof = Proof(after: rowCount + 1)
  }

  /// Whether a sample between the two could come nearer to the crossing.
  var isOpen: Bool { after - before > 1 }

  /// The edge between rows to sample next.
  var middle: Int { (before + after) / 2 }

  /// Adds the sample in the middle.
  mutating func add(_ value: Double, isBehind: Bool) {
    if isBehind {
      (after, valueAfter) = (middle, value)
    } else {
      (before, valueBefore) = (middle, value)
    }
  }

  /// The last corner proved to be before the curve, the first one proved to be behind it, and one proved to
  /// lie on it.
  struct Proof {
    var before = -1
    var after: Int
    var corner = -1

    /// Whether the side of every corner is known.
    var isExact: Bool { after - before == (corner < 0 ? 1 : 2) }
  }
}
