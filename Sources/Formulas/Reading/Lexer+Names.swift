/// How a run of letters, digits and underscores splits into names and numbers.
struct NameRun {
  fileprivate var start = 0
  fileprivate(set) var end = 0
  /// The length of the piece that begins at each place; 0 if none does.
  fileprivate var pieces: [UInt32] = []
}

extension Lexer {
  /// The name that begins at `start`: the whole run of letters, digits and underscores around it, or
  /// a piece of it if the run splits wholly into known names and numbers. It splits into the fewest:
  /// `2sinxcosx` is 2, sin, x, cos and x.
  mutating func name() throws(SyntaxError) -> Token {
    if start >= run.end {
      run.start = start
      run.end = end
      while isInName(at: run.end) { run.end += 1 }
      run.pieces.removeAll(keepingCapacity: true)
      if let token = known(start..<run.end) {
        end = run.end
        return token
      }
      split()
    }
    let length = run.pieces.isEmpty ? 0 : Int(run.pieces[start - run.start])
    if length > 0 {
      end = start + length
      if source[start] == UInt8(ascii: "_") && length == 1 { return .subscript }
      if let token = known(range) { return token }
      return variable(Unicode.Scalar(source[start]), subscriptedTo: end)
    }
    end = run.end
    throw error(.unknownName(Name(utf8: Array(source[range])), suggestion: nil))
  }

  private func isInName(at index: Int) -> Bool {
    isLetter(at: index) || isDigit(at: index) || byte(at: index) == UInt8(ascii: "_")
  }

  /// Splits the run into the fewest pieces, from right to left.
  ///
  /// - Complexity: O(length of the run).
  private mutating func split() {
    let count = run.end - run.start
    run.pieces = Array(repeating: 0, count: count)
    // The least number of pieces from each place to the end; 0 if there is no way.
    var least = [UInt32](repeating: 0, count: count + 1)
    least[count] = 1
    var digitsEnd = run.end
    for place in (run.start..<run.end).reversed() {
      let index = place - run.start
      func consider(_ length: Int) {
        let rest = least[index + length]
        if rest > 0, least[index] == 0 || rest + 1 <= least[index] {
          least[index] = rest + 1
          run.pieces[index] = UInt32(length)
        }
      }
      if isDigit(at: place) {
        if !isDigit(at: place + 1) { digitsEnd = place + 1 }
        if index > 0 { consider(digitsEnd - place) }
        continue
      }
      for length in 1...min(longestName, count - index)
      where least[index + length] > 0 && isPiece(place..<place + length) {
        consider(length)
      }
      let subscripted = readsAnyLetter && isLetter(at: place) ? subscriptEnd(at: place + 1) : 0
      if subscripted > place + 1 && language != .first { consider(subscripted - place) }
      if byte(at: place) == UInt8(ascii: "_"), isLogarithm(before: place) { consider(1) }
    }
  }

  /// Whether a part of the run may be a name. In the first version of the language, names of several
  /// letters end only where digits begin or end, or directly before a parenthesis.
  private func isPiece(_ piece: Range<Int>) -> Bool {
    guard let token = known(piece) else { return false }
    guard language == .first, piece.count > 1, isLetter(at: piece.upperBound - 1) else {
      return true
    }
    if isDigit(at: piece.upperBound) { return true }
    guard piece.upperBound == run.end, case .function = token else { return false }
    return piece.lowerBound == run.start || isDigit(at: piece.lowerBound - 1)
      || byte(at: run.end) == UInt8(ascii: "(") || byte(at: run.end) >= 0x80
  }

  private func isLogarithm(before place: Int) -> Bool {
    place >= 3 && language != .first && source[place - 3..<place] == [0x6C, 0x6F, 0x67]
  }

  /// Where the subscript ends that begins at an index: `_` with digits or with letters; the index
  /// itself without one.
  func subscriptEnd(at index: Int) -> Int {
    guard byte(at: index) == UInt8(ascii: "_") else { return index }
    var end = index + 1
    while isDigit(at: end) { end += 1 }
    if end == index + 1 { while isLetter(at: end) { end += 1 } }
    return end == index + 1 ? index : end
  }

  /// A variable of one letter, possibly with a subscript.
  mutating func variable(_ letter: Unicode.Scalar, subscriptedTo last: Int) -> Token {
    if last <= end && last - start == letter.utf8.count { return .variable(.letter(letter)) }
    end = max(end, last)
    // No search for an equal name, so that reading takes O(bytes).
    names.append(Name(bytes: source[range]))
    return .variable(.named(names.count - 1))
  }

  /// The variable before an equals sign that begins the values of a sum or product over a range, as
  /// in `sum(n=1, 10, n²)`; `nil`, and nothing read, if none is there.
  mutating func boundVariable() -> Token? {
    let before = self
    while byte(at: end) == UInt8(ascii: " ") { end += 1 }
    start = end
    if isLetter(at: end) {
      end += 1
    } else if byte(at: end) < 0x80 || (try? decode())?.isGreekLetter != true {
      self = before
      return nil
    }
    end = subscriptEnd(at: end)
    let name = Name(bound: Name(bytes: source[range]))
    while byte(at: end) == UInt8(ascii: " ") { end += 1 }
    guard byte(at: end) == UInt8(ascii: "=") else {
      self = before
      return nil
    }
    end += 1
    names.append(name)
    return .variable(.named(names.count - 1))
  }

  /// The variable, function or constant whose name is exactly this range.
  func known(_ range: Range<Int>) -> Token? {
    if let index = bound.last(where: { names[$0].isSpelled(source[range]) }) {
      return .variable(.named(index))
    }
    if readsAnyLetter {
      if range.count == 1, isLetter(at: range.lowerBound),
        source[range.lowerBound] != UInt8(ascii: "e")
      {
        return .variable(.letter(Unicode.Scalar(source[range.lowerBound])))
      }
      if range.count > KnownNames.longest { return nil }
    } else {
      guard range.count <= KnownNames.longest || names.contains(where: { $0.count == range.count })
      else { return nil }
    }
    let name = Name(bytes: source[range])
    if !readsAnyLetter, let index = names.firstIndex(of: name) { return .variable(.named(index)) }
    return KnownNames.token(for: name, in: language)
  }
}
