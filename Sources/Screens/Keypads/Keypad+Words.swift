import OrdinateNumerics

extension Keypad {
  /// The keys that a word on the command line stands for: one key by its name, or those of a number.
  ///
  /// A number stands for its characters, as in `2.45`. Where the keypad has a key for a number's
  /// exponent, so do `6.02e23` and `1e-7`, and the minus of a number is the change of its sign.
  ///
  /// - Returns: `nil` for a word that is neither, and for a number that cannot be typed there because
  ///   it is too large or too long.
  public func sequence(named word: String) -> [Key]? {
    if let key = key(named: word) { return [key] }
    let hasExponents = self[.exponentOfTen] != nil
    var keys: [Key] = []
    var decimal: [UInt8] = []
    var sign: [Key] = []
    var (digits, points) = (0, 0)
    var (isSigned, isExponent) = (false, false)
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
        guard digits == 0 && points == 0 && !isSigned else { return nil }
        isSigned = true
        if !hasExponents {
          keys.append(.subtract)
        } else if isExponent {
          // Before the digits, for 1e-320 is a number that can be typed and 1e320 is none.
          keys.append(.sign)
        } else {
          sign = [.sign]
        }
      case "e" where hasExponents && !isExponent && digits > 0,
        "E" where hasExponents && !isExponent && digits > 0:
        keys += sign + [.exponentOfTen]
        (digits, points, sign) = (0, 0, [])
        (isSigned, isExponent) = (false, true)
      default: return nil
      }
      decimal.append(scalar == "−" ? UInt8(ascii: "-") : UInt8(truncatingIfNeeded: scalar.value))
    }
    if hasExponents {
      guard decimal.count <= TypedNumber.longest, Double(decimal: decimal)?.isFinite == true else {
        return nil
      }
    }
    return digits > 0 ? keys + sign : nil
  }
}
