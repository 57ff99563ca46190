import Formulas

extension History {
  /// Rows as comma-separated values (RFC 4180, with line feeds), with the header
  /// `row,formula,result,kind,angle`.
  ///
  /// `row` is the whole row as it is shown, `formula` its formula in ASCII, and `result` its value,
  /// empty if it has no value. `angle` is `radians` or `degrees` if that matters. A row that
  /// records a clear has only its kind.
  ///
  /// - Parameter indices: The rows to write, in this order.
  /// - Complexity: O(bytes).
  public mutating func csv(of indices: [Int]) -> [UInt8] {
    var bytes = Array("row,formula,result,kind,angle\n".utf8)
    for index in indices {
      let row = read(index)
      Self.append(Array(row.text.utf8)[...], to: &bytes)
      bytes.append(UInt8(ascii: ","))
      Self.append(Array(row.formula.utf8)[...], to: &bytes)
      bytes.append(UInt8(ascii: ","))
      Self.append(Array(row.result.utf8)[...], to: &bytes)
      bytes.append(UInt8(ascii: ","))
      bytes.append(contentsOf: row.kind.name.utf8)
      bytes.append(UInt8(ascii: ","))
      if let unit = row.unit { bytes.append(contentsOf: unit.name.utf8) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Appends a field, in quotation marks if it needs them.
  private static func append(_ field: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard field.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 < 0x20 }) else {
      bytes.append(contentsOf: field)
      return
    }
    bytes.append(quote)
    for byte in field {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
