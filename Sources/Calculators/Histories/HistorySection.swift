/// Rows of a history that stand together: all of the list, or those of one kind.
public struct HistorySection: Equatable, Sendable {
  /// What they have in common; `nil` for the list.
  public let kind: HistoryKind?
  /// Which rows of the history they are, in the order in which they are shown.
  public let indices: [Int]
}

extension History {
  /// The list of rows in which a text occurs, newest first: one section, none if there is no row.
  public func list(matching text: String, cleared: String) -> [HistorySection] {
    let indices = indices(matching: text, cleared: cleared)
    return indices.isEmpty ? [] : [HistorySection(kind: nil, indices: indices.reversed())]
  }

  /// The rows in which a text occurs, by kind, oldest first in each; kinds in the order of their
  /// English titles, those without rows left out.
  ///
  /// - Complexity: as `indices(matching:cleared:)`; once, the reading of rows stored without a kind.
  public mutating func sections(matching text: String, cleared: String) -> [HistorySection] {
    let indices = indices(matching: text, cleared: cleared)
    var kinds: [[Int]] = HistoryKind.allCases.map { _ in [] }
    for index in indices {
      kinds[Int(read(index).kind.rawValue)].append(index)
    }
    return zip(HistoryKind.allCases, kinds).compactMap { kind, indices in
      indices.isEmpty ? nil : HistorySection(kind: kind, indices: indices)
    }
  }
}
