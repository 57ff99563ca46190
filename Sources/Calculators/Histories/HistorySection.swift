/// Rows of a history that are shown together: the whole list, or the rows of one kind.
public struct HistorySection: Equatable, Sendable {
  /// The kind that they share; `nil` for the whole list.
  public let kind: HistoryKind?
  /// The indices of the rows in the history, in display order.
  public let indices: [Int]
}

extension History {
  /// The list of rows in which a text occurs, newest first: one section, or no section if no row
  /// matches.
  public func list(matching text: String, cleared: String) -> [HistorySection] {
    let indices = indices(matching: text, cleared: cleared)
    return indices.isEmpty ? [] : [HistorySection(kind: nil, indices: indices.reversed())]
  }

  /// The rows in which a text occurs, by kind, oldest first within each. Kinds are in the order of
  /// their English titles; kinds without rows are left out.
  ///
  /// - Complexity: as `indices(matching:cleared:)`; the first call also reads the rows stored
  ///   without a kind.
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
