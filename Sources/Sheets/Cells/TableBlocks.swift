import Formulas

/// Cells in blocks, so that a change copies one of these.
///
/// - Invariant: no block is empty; `count` is the sum of their counts.
struct TableBlocks: Equatable, Sendable {
  private var blocks: [[TableCell]] = []
  private(set) var count = 0

  private static let (usual, longest) = (128, 256)

  init() {}

  init(_ cells: [TableCell]) {
    count = cells.count
    for start in stride(from: 0, to: cells.count, by: Self.usual) {
      blocks.append(Array(cells[start..<min(start + Self.usual, cells.count)]))
    }
  }

  /// All cells in their order.
  var all: [TableCell] {
    var all: [TableCell] = []
    all.reserveCapacity(count)
    for block in blocks { all += block }
    return all
  }

  /// The first cell with a value; `nil` if no cell has one.
  var firstValue: TableCell? {
    for block in blocks {
      if let cell = block.first(where: { $0.value != nil }) { return cell }
    }
    return nil
  }

  private func place(of index: Int) -> (block: Int, offset: Int) {
    var offset = index
    var block = 0
    while offset >= blocks[block].count {
      offset -= blocks[block].count
      block += 1
    }
    return (block, offset)
  }

  /// - Precondition: The index is below `count`.
  subscript(index: Int) -> TableCell {
    get {
      let (block, offset) = place(of: index)
      return blocks[block][offset]
    }
    set {
      let (block, offset) = place(of: index)
      blocks[block][offset] = newValue
    }
  }

  mutating func append(_ cell: TableCell) {
    if blocks.last.map({ $0.count >= Self.usual }) ?? true { blocks.append([]) }
    blocks[blocks.count - 1].append(cell)
    count += 1
  }

  /// - Precondition: The index is below `count`.
  mutating func insert(_ cell: TableCell, at index: Int) {
    let (block, offset) = place(of: index)
    blocks[block].insert(cell, at: offset)
    count += 1
    guard blocks[block].count > Self.longest else { return }
    let half = Array(blocks[block][Self.usual...])
    blocks[block].removeLast(half.count)
    blocks.insert(half, at: block + 1)
  }

  /// - Precondition: The index is below `count`.
  mutating func remove(at index: Int) {
    let (block, offset) = place(of: index)
    blocks[block].remove(at: offset)
    count -= 1
    if blocks[block].isEmpty { blocks.remove(at: block) }
  }
}
