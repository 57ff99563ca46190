/// A text with calls of distributions, and of statistics of two lists, replaced by the formulas that they stand for: `poissonpdf(3, k)` becomes
/// `(e^(-(3))×(3)^(k)÷fact(k))`.
///
/// They need no operations of their own: what is known about powers, erf, sums and integrals holds for
/// them too.
struct DistributionCalls {
  private var text = Piece()
  private(set) var isChanged = false
  private let source: [UInt8]

  /// Bytes, and for each where the byte that it stands for is in the source.
  private struct Piece {
    var utf8: [UInt8] = []
    var origins: [Int] = []

    mutating func append(_ byte: UInt8, from origin: Int) {
      utf8.append(byte)
      origins.append(origin)
    }

    mutating func append(_ piece: Piece) {
      utf8 += piece.utf8
      origins += piece.origins
    }
  }

  /// How deep calls may be within each other.
  private static let deepest = 8
  /// Texts of more bytes are not made.
  private static let longest = 100_000

  /// - Returns: `nil` if the text has no such call, or if its formula would be too long.
  /// - Throws: A call with another number of values than its function takes.
  /// - Complexity: O(bytes of the result).
  init?(_ source: [UInt8]) throws(SyntaxError) {
    self.source = source
    text = try piece(0..<source.count, depth: 0)
    if !isChanged || text.utf8.count > Self.longest { return nil }
    text.origins.append(source.count)
  }

  var utf8: [UInt8] { text.utf8 }

  /// The place in the source of a place in this text.
  func origin(of range: Range<Int>) -> Range<Int> {
    let lower = text.origins[range.lowerBound]
    return lower..<max(lower, text.origins[range.upperBound])
  }

  /// Rewrites a part of the source.
  private mutating func piece(_ range: Range<Int>, depth: Int) throws(SyntaxError) -> Piece {
    var piece = Piece()
    var index = range.lowerBound
    while index < range.upperBound {
      if depth < Self.deepest, piece.utf8.count <= Self.longest,
        let (function, open) = call(at: index, before: range.upperBound),
        let close = closing(open, range.upperBound)
      {
        let places = parts(of: open + 1..<close)
        guard places.count == function.count else {
          throw SyntaxError(
            .operandCount(
              function: Name(utf8: function.name), expected: function.count...function.count,
              given: places.count), at: index..<close + 1)
        }
        var values: [Piece] = []
        for place in places { values.append(try self.piece(place, depth: depth + 1)) }
        isChanged = true
        for byte in function.formula {
          if byte == UInt8(ascii: "L") {
            for byte in lessOne(values[values.count - 1].utf8) { piece.append(byte, from: index) }
            continue
          }
          let value = Int(byte) - Int(UInt8(ascii: "A"))
          guard value >= 0, value < values.count else {
            piece.append(byte, from: index)
            continue
          }
          piece.append(UInt8(ascii: "("), from: index)
          piece.append(values[value])
          piece.append(UInt8(ascii: ")"), from: index)
        }
        index = close + 1
      } else {
        piece.append(source[index], from: index)
        index += 1
      }
    }
    return piece
  }

  /// A value less one: a whole number as such, because whole powers are defined at 0.
  private func lessOne(_ value: [UInt8]) -> [UInt8] {
    let text = value[value.trimmed(0..<value.count)]
    if !text.isEmpty, text.count <= 6, text.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) {
      let number = text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      if number > 0 { return Array((number - 1).description.utf8) }
    }
    return Array("((".utf8) + value + Array(")-1)".utf8)
  }

  /// The function whose name and parenthesis begin at an index, and where the parenthesis is.
  private func call(at index: Int, before limit: Int) -> (Function, open: Int)? {
    let first = source[index]
    guard first == 0x6E || first == 0x62 || first == 0x70 || first == 0x74 || first == 0x63,
      index == 0 || !EquationHead.isLetter(source[index - 1])
    else { return nil }
    for function in Self.functions {
      let end = index + function.name.count
      guard end < limit, source[index..<end].elementsEqual(function.name) else { continue }
      var open = end
      while open < limit, source[open] == UInt8(ascii: " ") { open += 1 }
      if open < limit, source[open] == UInt8(ascii: "(") { return (function, open) }
    }
    return nil
  }

  private func closing(_ start: Int, _ limit: Int) -> Int? {
    var depth = 0
    for index in start..<limit {
      depth += source[index].bracketDepth
      if depth == 0 { return index }
    }
    return nil
  }

  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    for index in range {
      depth += source[index].bracketDepth
      if depth == 0, source[index] == UInt8(ascii: ",") {
        parts.append(start..<index)
        start = index + 1
      }
    }
    return parts + [start..<range.upperBound]
  }
}

// The table.
extension DistributionCalls {
  /// A distribution's function: its name, how many values it takes, and its formula, in which A, B, C and D
  /// are the values, and L is the last one less one.
  private struct Function {
    let name: [UInt8]
    let count: Int
    let formula: [UInt8]

    init(_ name: String, _ count: Int, _ formula: String) {
      (self.name, self.count, self.formula) = (Array(name.utf8), count, Array(formula.utf8))
    }
  }

  private static let functions = [
    Function("normalpdf", 3, "(e^(-((A-B)/C)^2/2)/(C*sqrt(2pi)))"),
    Function("normalcdf", 4, "((erf((B-C)/(D*sqrt(2)))-erf((A-C)/(D*sqrt(2))))/2)"),
    Function("binompdf", 3, "(ncr(A,C)*B^C*(1-B)^(A-C))"),
    Function(
      "binomcdf", 3, "sum(k_dist=0,floor(C),ncr(A,k_dist)*B^k_dist*(1-B)^(A-k_dist))"),
    Function("poissonpdf", 2, "(e^(-A)*A^B/fact(B))"),
    Function("poissoncdf", 2, "(e^(-A)*sum(k_dist=0,floor(B),A^k_dist/fact(k_dist)))"),
    Function(
      "tpdf", 2, "(gamma((B+1)/2)/(sqrt(B*pi)*gamma(B/2))*(1+A^2/B)^(-(B+1)/2))"),
    // By the angle of t÷√ν, which is finite, in the unit chosen.
    Function(
      "tcdf", 3,
      "(gamma((C+1)/2)/(sqrt(pi)*gamma(C/2))*(pi/4/atan(1))"
        + "*int(s_dist=atan(A/sqrt(C)),atan(B/sqrt(C)),cos(s_dist)^L))"),
    // Of two lists, in sheets; of samples.
    Function("cov", 2, "(sum((A-avg(A))*(B-avg(B)))/(sum(0*A+1)-1))"),
    Function(
      "corr", 2,
      "(sum((A-avg(A))*(B-avg(B)))/sqrt(sum((A-avg(A))^2)*sum((B-avg(B))^2)))"),
    Function("chi2pdf", 2, "(A^(B/2-1)*e^(-A/2)/(2^(B/2)*gamma(B/2)))"),
    // By u = √x, so that there is no pole at 0.
    Function(
      "chi2cdf", 3,
      "(2/(2^(C/2)*gamma(C/2))*int(u_dist=sqrt(A),sqrt(B),u_dist^L*e^(-u_dist^2/2)))"),
  ]
}
