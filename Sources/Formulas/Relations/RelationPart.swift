/// A relation that has been read, and its extent.
struct RelationPart {
  let relation: Relation
  /// How deep connectives nest in it.
  let depth: Int
  /// How many comparisons and statements about whole numbers it has.
  let size: Int

  /// A comparison, or a statement that a formula is a whole number.
  init(_ relation: Relation) { self.init(relation, depth: 0, size: 1) }

  private init(_ relation: Relation, depth: Int, size: Int) {
    (self.relation, self.depth, self.size) = (relation, depth, size)
  }

  var negated: RelationPart { RelationPart(.not(relation), depth: depth + 1, size: size) }

  /// Relations that hold together; one alone stays as it is.
  static func all(_ parts: [RelationPart]) -> RelationPart { joining(parts) { .all($0) } }

  /// Relations of which one holds; one alone stays as it is.
  static func any(_ parts: [RelationPart]) -> RelationPart { joining(parts) { .any($0) } }

  private static func joining(
    _ parts: [RelationPart], _ join: ([Relation]) -> Relation
  ) -> RelationPart {
    if parts.count == 1 { return parts[0] }
    return RelationPart(
      join(parts.map { $0.relation }), depth: parts.reduce(0) { max($0, $1.depth) } + 1,
      size: parts.reduce(0) { $0 + $1.size })
  }
}
