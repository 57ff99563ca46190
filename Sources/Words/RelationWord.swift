/// The signs of relations in words. The language files have them after `relation.`; English is here, for
/// only pages that show relations need it.
enum RelationWord: UInt8, CaseIterable, TextKey {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case wholeNumber, not, and, or

  static var offset: Int { ErrorText.offset + ErrorText.allCases.count }

  var english: String {
    switch self {
    case .equal: "equals"
    case .notEqual: "is not equal to"
    case .less: "is less than"
    case .lessOrEqual: "is less than or equal to"
    case .greater: "is greater than"
    case .greaterOrEqual: "is greater than or equal to"
    case .wholeNumber: "is a whole number"
    case .not: "not"
    case .and: "and"
    case .or: "or"
    }
  }
}
