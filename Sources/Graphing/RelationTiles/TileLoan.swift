/// Tiles that another instance of the engine is to prove.
package struct TileLoan {
  /// Tells the loans of one figure apart.
  let number: Int
  let grid: PlaneGrid
  /// In the order in which they are to be proved.
  var places: [TilePlace]

  init(number: Int, grid: PlaneGrid, places: [TilePlace]) {
    (self.number, self.grid, self.places) = (number, grid, places)
  }

  /// Reads what `write` has written.
  ///
  /// - Throws: If that is no loan.
  package init(_ reader: inout ByteReader) throws(ForeignBytes) {
    number = try reader.whole()
    let (cell, scale) = (try reader.number(), try reader.number())
    guard cell > 0, scale > 0, scale.isFinite else { throw ForeignBytes() }
    grid = PlaneGrid(cell: cell, scale: scale)
    places = []
    for _ in 0..<(try reader.count(ofAtLeast: 16)) {
      let (column, row) = (try reader.integer(), try reader.integer())
      // Their neighbours have numbers too.
      guard max(column.magnitude, row.magnitude) < 1 << 62 else { throw ForeignBytes() }
      places.append(TilePlace(column: column, row: row))
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.add(number)
    writer.add(grid.cell)
    writer.add(grid.scale)
    writer.add(places.count)
    for place in places {
      writer.add(place.column)
      writer.add(place.row)
    }
  }
}

/// The tiles of one figure that are lent.
struct TileLoans {
  // Few enough to be looked through.
  private var loans: [(borrower: Int, loan: TileLoan)] = []
  private var lastNumber = 0

  /// How many tiles are lent at once at most: an answer should not take much longer than a question.
  private static let most = 8

  /// Whether someone has borrowed a tile.
  func has(_ place: TilePlace) -> Bool { loans.contains { $0.loan.places.contains(place) } }

  private func index(of borrower: Int) -> Int? { loans.firstIndex { $0.borrower == borrower } }

  /// Lends tiles. A tile that the borrower has begun stays with it.
  ///
  /// - Parameter free: Those that may be lent, in the order in which they are wanted.
  /// - Returns: `nil` if there are none.
  mutating func lend(to borrower: Int, _ free: [TilePlace], in grid: PlaneGrid) -> TileLoan? {
    // The fewer are left, the fewer are lent, so that nobody waits long for the last borrower.
    let count = min(max(free.count / 8, 1), Self.most)
    var places: [TilePlace] = []
    if let index = index(of: borrower) {
      places = loans.remove(at: index).loan.places.filter(free.contains)
    }
    for place in free where places.count < count && !places.contains(place) && !has(place) {
      places.append(place)
    }
    if places.isEmpty { return nil }
    lastNumber += 1
    let loan = TileLoan(number: lastNumber, grid: grid, places: places)
    loans.append((borrower, loan))
    return loan
  }

  /// The tiles of a loan of which some come back proved; the borrower keeps the next one, which it has begun.
  ///
  /// - Returns: `nil` if the loan is not wanted any more, or has fewer tiles.
  mutating func settle(_ number: Int, of borrower: Int, proved count: Int) -> [TilePlace]? {
    guard let index = index(of: borrower), loans[index].loan.number == number else { return nil }
    let places = loans[index].loan.places
    guard count <= places.count else { return nil }
    loans[index].loan.places = Array(places.dropFirst(count).prefix(1))
    return Array(places.prefix(count))
  }

  /// Takes all tiles back from a borrower.
  mutating func end(of borrower: Int) { loans.removeAll { $0.borrower == borrower } }

  /// Takes all tiles back.
  mutating func endAll() { loans = [] }
}
