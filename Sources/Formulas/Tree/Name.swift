/// The name of a variable: `x`, `M`, `te_st`.
///
/// Stored and compared as UTF-8 bytes, which is cheaper than text and needs no Unicode tables. Up
/// to 8 bytes fit in one integer, so the usual names need no allocation and no reference counting.
public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// - Invariant: `long` is used only for names that do not fit in `short`, so equal names are
  ///   stored alike.
  private enum Storage: Hashable, Sendable {
    /// The bytes, the last in the lowest eight bits; the first is not zero.
    case short(UInt64)
    case long([UInt8])
  }

  /// In bytes. Longer names have no `key`.
  static let longestKey = 8

  private let storage: Storage
  /// Whether a sum or product over a range binds the variable. It then differs from the free variable
  /// of the same letters.
  package let isBound: Bool

  public init(utf8: [UInt8]) { self.init(bytes: utf8) }

  public init(_ text: String) { self.init(bytes: text.utf8) }

  @inline(never)
  public init(stringLiteral text: String) { self.init(text) }

  /// The bound variable with the letters of a name.
  package init(bound name: Name) {
    storage = name.storage
    isBound = true
  }

  init(bytes: some Collection<UInt8>) {
    isBound = false
    var key: UInt64 = 0
    var count = 0
    for byte in bytes {
      key = key << 8 | UInt64(byte)
      count += 1
      if count > Self.longestKey || key == 0 {
        storage = .long(Array(bytes))
        return
      }
    }
    storage = .short(key)
  }

  /// The bytes as one integer; `nil` if there are too many.
  var key: UInt64? {
    switch storage {
    case .short(let key): key
    case .long: nil
    }
  }

  /// Whether these are the bytes.
  func isSpelled(_ bytes: ArraySlice<UInt8>) -> Bool { storage == Name(bytes: bytes).storage }

  /// How many bytes there are.
  var count: Int {
    switch storage {
    case .short(let key): (71 - key.leadingZeroBitCount) / 8
    case .long(let bytes): bytes.count
    }
  }

  public var utf8: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Appends the bytes.
  func write(to text: inout [UInt8]) {
    switch storage {
    case .short(let key):
      for place in (0..<count).reversed() {
        text.append(UInt8(truncatingIfNeeded: key >> UInt64(8 * place)))
      }
    case .long(let bytes): text.append(contentsOf: bytes)
    }
  }

  @inline(never)
  public var description: String { String(decoding: utf8, as: UTF8.self) }
}
