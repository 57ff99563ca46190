import Formulas
import OrdinateNumerics

extension Keypad {
  /// The keys for a word on the command line: one key by its name, or the keys of a number.
  ///
  /// A number is typed character by character, as in `2.45`. If the keypad has a key for the
  /// exponent, it also accepts `6.02e23` and `1e-7`, and types a minus as the change of sign.
  ///
  /// - Returns: `nil` for a word that is neither, and for a number that is too large or too long to
  ///   be typed.
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
      guard decimal.count <= TypedNumber.longest, Numeral(utf8: decimal) != nil else { return nil }
    }
    return digits > 0 ? keys + sign : nil
  }
}
