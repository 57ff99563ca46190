/// Where different things stand in a list: a few are compared one by one, more are found by their
/// hashes, which for a few would take longer.
struct PlaceTable<Key: Hashable> {
  private var few: [(key: Key, place: Int32)] = []
  private var many: [Key: Int32] = [:]

  /// The number of keys up to which they are compared.
  private static var limit: Int { 24 }

  /// - Complexity: O(1) on average.
  subscript(key: Key) -> Int32? {
    many.isEmpty ? few.first { $0.key == key }?.place : many[key]
  }

  /// - Precondition: The key is not there.
  mutating func insert(_ key: Key, at place: Int32) {
    if !many.isEmpty {
      many[key] = place
    } else if few.count < Self.limit {
      if few.isEmpty { few.reserveCapacity(Self.limit) }
      few.append((key, place))
    } else {
      for (key, place) in few { many[key] = place }
      many[key] = place
      few = []
    }
  }
}
