/// A choice that has a name in data, the same in every language.
public protocol NamedInData: CaseIterable {
  /// ASCII; no two choices have the same.
  var name: String { get }
}

extension NamedInData {
  /// - Parameter name: UTF-8.
  /// - Returns: `nil` for a name that no choice has.
  public init?(name: some Sequence<UInt8>) {
    let bytes = Array(name)
    guard let choice = Self.allCases.first(where: { Array($0.name.utf8) == bytes }) else {
      return nil
    }
    self = choice
  }

  /// - Returns: `nil` for a name that no choice has.
  public init?(name: String) { self.init(name: name.utf8) }
}
