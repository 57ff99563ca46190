import Synchronization

/// A line on standard error during work that takes more than a second; only at a terminal.
///
/// It disappears when the work ends.
final class Progress: Sendable {
  private let what: String
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var unit = ""
    var share: Double?
    var isShown = false
    var isOver = false
  }

  private init(of what: String) { self.what = what }

  /// Does work, and shows the line in the meantime.
  ///
  /// - Parameters:
  ///   - what: A name for the work, such as `drawing`.
  ///   - isHidden: Whether the terminal shows the results in the meantime.
  static func during<Result>(
    _ what: String, isHidden: Bool = false, _ work: (Progress?) throws -> Result
  ) rethrows -> Result {
    // The line is overwritten, which a dumb terminal cannot do.
    guard !isHidden, Output.standardError.isTerminal, Environment.variable("TERM") != "dumb" else {
      return try work(nil)
    }
    let progress = Progress(of: what)
    startThread { progress.tell() }
    defer { progress.end() }
    return try work(progress)
  }

  /// - Parameters:
  ///   - count: The number of finished units.
  ///   - share: The finished part, from 0 to 1; `nil` if it is not known.
  func update(count: Int, _ unit: String, share: Double?) {
    state.withLock { state in
      state.count = count
      state.unit = unit
      state.share = share
    }
  }

  private func tell() {
    let start = Clock.seconds
    repeat { Clock.sleep(milliseconds: 100) } while show(after: Clock.seconds - start)
  }

  /// - Returns: Whether to continue the work.
  private func show(after seconds: Double) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      guard seconds >= 1 else { return true }
      var parts = ["\(what), \(Int(seconds)) s"]
      if !state.unit.isEmpty { parts.append("\(Self.grouped(state.count)) \(state.unit)") }
      if let share = state.share { parts.append("\(Int(100 * share)) %") }
      Messages.write("\r\u{1b}[K" + parts.joined(separator: ", "))
      state.isShown = true
      return true
    }
  }

  private func end() {
    state.withLock { state in
      if state.isShown { Messages.write("\r\u{1b}[K") }
      state.isOver = true
    }
  }

  /// Formats 1234567 as `1 234 567`.
  private static func grouped(_ count: Int) -> String {
    let digits = String(count)
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? " \(digit)" : "\(digit)"
    }.joined()
  }
}
