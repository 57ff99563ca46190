extension Keypad {
  /// The keys that a word on the command line stands for: one key by its name, or those of a number.
  ///
  /// A number stands for its characters, as in `2.45`. Where the keypad has a key for a number's
  /// exponent, so do `6.02e23` and `1e-7`, and the minus of a number is the change of its sign.
  ///
  /// - Returns: `nil` for a word that is neither.
  public func sequence(named word: String) -> [Key]? {
    if let key = key(named: word) { return [key] }
    let hasExponents = self[.exponentOfTen] != nil
    var keys: [Key] = []
    var sign: [Key] = []
    var (digits, points) = (0, 0)
    var isExponent = false
    for scalar in word.unicodeScalars {
      switch scalar {
      case "0"..."9":
        guard let key = Key(rawValue: UInt8(scalar.value - 48)) else { return nil }
        keys.append(key)
        digits += 1
      case "." where points == 0 && !isExponent:
        keys.append(.point)
        points += 1
      case "-", "−":
        guard digits == 0 && points == 0 && sign.isEmpty else { return nil }
        if hasExponents { sign = [.sign] } else { keys.append(.subtract) }
        if !hasExponents && keys.count > 1 { return nil }
      case "e" where hasExponents && !isExponent && digits > 0,
        "E" where hasExponents && !isExponent && digits > 0:
        keys += sign + [.exponentOfTen]
        (digits, points, sign) = (0, 0, [])
        isExponent = true
      default: return nil
      }
    }
    return digits > 0 ? keys + sign : nil
  }
}
