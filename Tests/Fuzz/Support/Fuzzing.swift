public import Formulas
import Glibc

/// What libFuzzer calls with each input. It returns 0 or, for an input that is not worth keeping, -1.
public typealias FuzzTest = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// Runs a program that libFuzzer drives.
///
/// An input that takes more seconds of the processor than the environment's `ORDINATE_HANG` is a finding. The
/// processor's time is counted, because a clock would also count what other programs do.
///
/// With `--dictionary` it prints the words that inputs consist of, in the format of libFuzzer's option
/// `-dict`. Otherwise it takes libFuzzer's own options, and files to replay.
///
/// - Parameters:
///   - dictionary: The words, from the project's own tables.
///   - test: Checks one input; it traps if a claim about the input is false.
/// - Source: https://llvm.org/docs/LibFuzzer.html.
public func runFuzzer(dictionary: [String], test: FuzzTest) {
  if CommandLine.arguments.dropFirst() == ["--dictionary"] {
    for word in Set(dictionary).sorted() { print(quoted(word)) }
    return
  }
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  tested = test
  if let limit = getenv("ORDINATE_HANG") { longest = atof(limit) }
  _ = runLibFuzzer(&count, &arguments) { input, count in
    let start = clock()
    let answer = tested(input, count)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    claim(seconds <= longest, "an input takes no more than \(longest) s", "\(seconds) s")
    return answer
  }
}

/// What the program checks, and the seconds that it may take: libFuzzer calls a function that keeps nothing.
nonisolated(unsafe) private var tested: FuzzTest = { _, _ in 0 }
nonisolated(unsafe) private var longest = Double.infinity

@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: FuzzTest
) -> CInt

/// A word as a dictionary has it: in quotation marks, with other bytes than ASCII letters, digits and
/// signs in hexadecimal.
private func quoted(_ word: String) -> String {
  var line = "\""
  for byte in word.utf8 {
    if byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
      line.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      line += "\\x" + (byte < 16 ? "0" : "") + digits
    }
  }
  return line + "\""
}

extension Array where Element == UInt8 {
  /// The bytes of an input.
  public init(input: UnsafePointer<UInt8>?, count: Int) {
    self.init(UnsafeBufferPointer(start: input, count: count))
  }
}

/// Traps if a claim is false, so that libFuzzer keeps the input.
///
/// - Parameter facts: What contradicts the claim.
public func claim(
  _ holds: Bool, _ claim: String, _ facts: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !holds { fatalError("not true: \(claim): \(facts())", file: file, line: line) }
}

/// Traps if a text has a number that is none.
public func claimNumbers(in text: String, _ facts: @autoclosure () -> String) {
  let text = text.lowercased()
  claim(
    !text.contains("nan") && !text.contains("inf"), "a text never has nan or inf",
    "\(text), \(facts())")
}

extension DomainError {
  /// Whether it says that there is certainly no value: the others tell of size, or of a question that
  /// is open.
  public var isCertain: Bool {
    switch self {
    case .undecided, .unfinished, .overflow, .underflow: false
    case .variableNotSet, .divisionByZero, .negativeRoot, .logarithmOfZero, .logarithmOfNegative,
      .pole, .outOfDomain, .divergent:
      true
    }
  }
}
