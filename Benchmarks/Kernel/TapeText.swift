public import Formulas
import OrdinateNumerics

/// Reads a straight-line program of x and y: lines `name operation operands`, and comments after `#`;
/// the last line is the value.
///
/// - Returns: `nil` if a line cannot be read.
/// - Complexity: O(bytes).
public func tape(ofText text: [UInt8]) -> Tape? {
  var builder = TapeBuilder(inputCount: 2)
  var values: [[UInt8]: TapeBuilder.Value] = [:]
  var last: TapeBuilder.Value?
  for line in text.split(separator: UInt8(ascii: "\n")) {
    if line.first == UInt8(ascii: "#") { continue }
    let words = line.split(separator: UInt8(ascii: " ")).map { Array($0) }
    guard words.count >= 2 else { return nil }
    guard let value = value(of: words, among: values, with: &builder) else { return nil }
    values[words[0]] = value
    last = value
  }
  return last.map { builder.tape(of: $0) }
}

private func value(
  of words: [[UInt8]], among values: [[UInt8]: TapeBuilder.Value],
  with builder: inout TapeBuilder
) -> TapeBuilder.Value? {
  let operation = words[1]
  if operation == Array("var-x".utf8) { return builder.input(0) }
  if operation == Array("var-y".utf8) { return builder.input(1) }
  guard words.count > 2 else { return nil }
  if operation == Array("const".utf8) {
    let isNegative = words[2].first == UInt8(ascii: "-")
    guard let number = Double(decimal: isNegative ? Array(words[2].dropFirst()) : words[2]) else {
      return nil
    }
    return builder.constant(isNegative ? -number : number)
  }
  guard let a = values[words[2]] else { return nil }
  if operation == Array("neg".utf8) { return builder.negate(a) }
  if operation == Array("square".utf8) { return builder.square(a) }
  if operation == Array("sqrt".utf8) { return builder.squareRoot(a) }
  guard words.count > 3, let b = values[words[3]] else { return nil }
  if operation == Array("add".utf8) { return builder.add(a, b) }
  if operation == Array("sub".utf8) { return builder.subtract(a, b) }
  if operation == Array("mul".utf8) { return builder.multiply(a, b) }
  if operation == Array("min".utf8) { return builder.minimum(a, b) }
  if operation == Array("max".utf8) { return builder.maximum(a, b) }
  return nil
}
