/// Proved pixels that neither a stroke nor a region shows: a few beside each other are a point, more of them
/// are drawn as they are.
struct LoosePixels {
  /// The isolated points, in pixels from the upper left corner of the picture.
  let points: [Point]
  /// For each point the first pixel that proves it, row by row from the bottom.
  let firstPixels: [Int]
  /// Whether a pixel is loose and belongs to no isolated point.
  let isLoose: [Bool]

  /// A point that lies on a corner of pixels is proved in four of them.
  private static let mostPixelsOfPoint = 4

  init(in picture: RelationPicture) {
    var isLoose = picture.pixels.indices.map { index in
      let pixel = picture.pixels[index]
      return pixel.answer == .proved && !pixel.isFull && !pixel.isTraced
        && !picture.isTouched(index)
    }
    var points: [Point] = []
    var firstPixels: [Int] = []
    var isSeen = [Bool](repeating: false, count: isLoose.count)
    for index in isLoose.indices where isLoose[index] && !isSeen[index] {
      var group = [index]
      var next = 0
      var isAlone = true
      isSeen[index] = true
      while next < group.count {
        for neighbour in picture.neighbours(of: group[next]) {
          if isLoose[neighbour] {
            if !isSeen[neighbour] { group.append(neighbour) }
            isSeen[neighbour] = true
          } else if picture.pixels[neighbour].answer != .empty {
            isAlone = false
          }
        }
        next += 1
      }
      guard isAlone, group.count <= Self.mostPixelsOfPoint else { continue }
      for member in group { isLoose[member] = false }
      points.append(picture.center(of: group))
      firstPixels.append(index)
    }
    (self.isLoose, self.points, self.firstPixels) = (isLoose, points, firstPixels)
  }
}

extension RelationPicture {
  /// Whether a stroke passes beside a pixel; it is wide enough to show what the pixel has.
  fileprivate func isTouched(_ index: Int) -> Bool {
    let (row, column) = (index / columns, index % columns)
    return column > 0 && pixels[index - 1].isTraced
      || column + 1 < columns && pixels[index + 1].isTraced
      || row > 0 && pixels[index - columns].isTraced
      || row + 1 < rows && pixels[index + columns].isTraced
  }

  fileprivate func neighbours(of index: Int) -> [Int] {
    let (row, column) = (index / columns, index % columns)
    var result: [Int] = []
    for y in max(row - 1, 0)...min(row + 1, rows - 1) {
      for x in max(column - 1, 0)...min(column + 1, columns - 1)
      where x != column || y != row {
        result.append(y * columns + x)
      }
    }
    return result
  }

  fileprivate func center(of pixels: [Int]) -> Point {
    let xs = pixels.map { Double($0 % columns) + 0.5 }
    let ys = pixels.map { Double(rows - $0 / columns) - 0.5 }
    let count = Double(pixels.count)
    return Point(x: xs.reduce(0, +) / count, y: ys.reduce(0, +) / count)
  }
}
