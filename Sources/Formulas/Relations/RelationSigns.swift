/// How a notation writes the signs of relations.
struct RelationSigns {
  /// In the order of `Comparison`.
  let comparisons: [String]
  let isElement: String
  let integers: String
  let not: String
  let and: String
  let or: String

  /// As on paper, with a space on each side of a sign that joins.
  static let text = RelationSigns(
    comparisons: [" = ", " ≠ ", " < ", " ≤ ", " > ", " ≥ "], isElement: " ∈ ", integers: "ℤ",
    not: "¬", and: " ∧ ", or: " ∨ ")
  /// `<>` is `≠`, for `!=` is read in two ways.
  static let ascii = RelationSigns(
    comparisons: [" = ", " <> ", " < ", " <= ", " > ", " >= "], isElement: " in ", integers: "Z",
    not: "not ", and: " and ", or: " or ")
  static let latex = RelationSigns(
    comparisons: ["=", "\\ne ", "<", "\\le ", ">", "\\ge "], isElement: "\\in ",
    integers: "\\mathbb{Z}", not: "\\neg ", and: "\\land ", or: "\\lor ")
  static let mathML = RelationSigns(
    comparisons: ["=", "≠", "&lt;", "≤", "&gt;", "≥"], isElement: "∈", integers: "ℤ", not: "¬",
    and: "∧", or: "∨")

  subscript(_ sign: RelationPiece.Sign) -> String {
    switch sign {
    case .comparison(let sign): comparisons[Int(sign.rawValue)]
    case .not: not
    case .and: and
    case .or: or
    }
  }
}
