/// Values of variables, by name.
public struct Variables: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private struct Entry: Equatable, Sendable {
    let name: Name
    var value: Double
  }

  private var entries: [Entry] = []

  public init() {}

  public init(dictionaryLiteral elements: (Name, Double)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The names that have a value, in the order in which they were first given one.
  public var names: [Name] { entries.map { $0.name } }

  /// The value of a variable; `nil` while it has none.
  ///
  /// - Complexity: O(variables): a formula has few.
  public subscript(name: Name) -> Double? {
    get {
      for entry in entries where entry.name == name { return entry.value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}
