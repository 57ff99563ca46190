import Foundation
import Testing

@testable import Formulas

struct DeepDerivativeTests {
  static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
  }

  static let texts: [(name: String, source: String)] = [
    ("sines", nested("sin(", ")", 400)),
    ("functions of sums of quotients", nested("abs(1+1/", ")", 400)),
    ("functions of two operands", nested("atan2(1,2x+3/", ")", 400)),
    ("powers to the right", nested("2^", "", 400)),
    ("powers of the variable", nested("x^", "", 400)),
    ("powers to the left", nested("(1+", ")²", 400)),
    ("choices", nested("max(x,1-", ")", 400)),
    ("signs", nested("-", "", 400)),
    ("exponentials", nested("exp(x×", ")", 400)),
    ("roots", nested("√(1+", ")", 400)),
    ("a factor that is 0", "0×" + nested("sin(", ")", 400)),
    ("an operation without a derivative", "dfact(" + nested("sin(", ")", 400) + ")"),
    ("a long sum", "x" + String(repeating: "+1÷x", count: 5_000)),
    ("a long power", "x" + String(repeating: "×x", count: 5_000)),
    ("a long product", "x" + (1...1_000).map { "×(x+\($0))" }.joined()),
    ("many operands", "max(x" + (1...1_000).map { ",x-\($0)" }.joined() + ")"),
  ]

  /// A few frames of a debug build.
  static let stackSize = 64 << 10

  @Test(
    "deep and long formulas do not exhaust the stack",
    arguments: texts.map { $0.name })
  func stack(name: String) async throws {
    let source = try #require(Self.texts.first { $0.name == name }).source
    let isDone = await withCheckedContinuation { continuation in
      let thread = Thread {
        _ = try? Formula(source).derivative(withRespectTo: "x")
        continuation.resume(returning: true)
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    #expect(isDone)
  }

  @Test(
    "derivatives of nested formulas grow at most with the square of the depth",
    arguments: ["sin(", "x^(1+", "max(x,1-", "exp(x×", "x÷(1+", "√(x+", "atan2(1,x×", "mod(x,2+"])
  func growth(open: String) throws {
    let lengths = try [50, 100].map { depth in
      try Formula(Self.nested(open, ")", depth)).derivative(withRespectTo: "x").ascii.utf8.count
    }
    #expect(lengths[1] < 5 * lengths[0], "\(lengths)")
  }

  @Test("the derivative of a product is hardly larger than the product")
  func products() throws {
    let lengths = try [50, 500].map { count in
      let source = "x" + (0..<count).map { "×(x+\(1000 + $0))" }.joined()
      return try Formula(source).derivative(withRespectTo: "x").ascii.utf8.count
    }
    #expect(lengths[1] < 20 * lengths[0], "\(lengths)")
  }
}
