/// What shows a part of a relation, in pixels from the upper left corner of its picture.
struct RelationMarks {
  /// Rows of pixels of a region, from the bottom.
  private(set) var region: [Line] = []
  /// Rows of pixels that are shown as they are: every third of those that are not decided, and those that
  /// are proved but belong to no stroke, point or region.
  private(set) var pixels: [Line] = []
  private(set) var strokes = Strokes()
  private(set) var points: [Point] = []

  init() {}

  /// - Parameter first: The sum of the column and the row of the picture's first pixel, for a hatch that goes
  ///   on in the next picture.
  init(of picture: RelationPicture, first: Int = 0) {
    region = picture.runs { picture.pixels[$0].isFull }
    pixels = picture.runs { index in
      picture.pixels[index].answer == .undecided
        && (first + index / picture.columns + index % picture.columns).isMultiple(of: 3)
    }
  }

  var isEmpty: Bool {
    region.isEmpty && pixels.isEmpty && strokes.isEmpty && points.isEmpty
  }

  /// Adds rows of proved pixels that no stroke shows.
  ///
  /// - Parameter isRegion: Whether they are a part of a region, not of a curve.
  mutating func add(loose rows: [Line], isRegion: Bool) {
    if isRegion { region += rows } else { pixels += rows }
  }

  mutating func add(points: [Point]) { self.points += points }

  /// Adds a curve: a line if its points are solutions, dashes if not.
  ///
  /// - Parameters: The phases of the dashes at its ends.
  mutating func add(_ curve: RelationCurve, dashedFrom start: Double, to end: Double) {
    if curve.isIncluded {
      strokes.append(curve.path)
    } else {
      strokes.append(curve.path, dashedFrom: start, to: end)
    }
  }
}
