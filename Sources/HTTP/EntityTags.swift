/// The versions of a file that `If-Match` or `If-None-Match` lists.
///
/// - Source: RFC 9110, sections 8.8.3 and 13.1.
package struct EntityTags {
  /// How tags are compared: a weak tag, `W/"…"`, never matches strongly.
  package enum Comparison { case strongly, weakly }

  private let field: String

  /// - Parameter field: The field's value, such as `"a", W/"b"` or `*`.
  package init(_ field: String) { self.field = field }

  /// Whether the list has this tag, or is `*`.
  ///
  /// - Parameter tag: A strong tag with its quotes.
  package func match(_ tag: String, _ comparison: Comparison) -> Bool {
    field.split(separator: ",").contains { item in
      let candidate = item.filter { $0 != " " }
      return candidate == "*" || candidate == tag
        || (comparison == .weakly && candidate == "W/" + tag)
    }
  }
}
