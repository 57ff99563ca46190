import Testing

@testable import Screens

struct RPNTypingTests {
  @Test(
    "shows the number as it is typed",
    arguments: [
      ("3 . 1 4", "3.14"), ("3 . 1 . 4", "3.14"), (". 5", "0.5"), ("0 0 7", "7"),
      ("0 . 0 0", "0.00"),
      ("5 ±", "-5"), ("5 ± ±", "5"), ("5 ± 2", "-52"), ("0 ± 7", "-7"), ("0 ±", "-0"),
      ("6 . 0 2 ee 2 3", "6.02e23"), ("1 ee 7 ±", "1e-7"), ("1 ee ± 7", "1e-7"), ("ee 3", "1e3"),
      ("1 ee . 5", "1e5"), ("1 ee ee 5", "1e5"), ("1 ee 3 0 9", "1e309"), ("1 ee 0 0 5", "1e5"),
      ("1 ee" + String(repeating: " 9", count: 20), "1e999999999999999999"),
      ("1 ee ± 4 0 0", "1e-400"), ("5 . ±", "-5."),
    ])
  func typing(keys: String, display: String) {
    #expect(rpn(keys).display == display)
    let value = Double(display)
    #expect(rpn(keys).displayValue == (value == .infinity ? nil : value))
    #expect(rpn(keys).description == "")
    #expect(rpn(keys).error == nil)
    #expect(rpn(keys).userIsInTheMiddleOfTypingANumber)
  }

  @Test(
    "a digit for which there is no room is refused, not swallowed",
    arguments: [
      ("1 ee" + String(repeating: " 9", count: 19), .exponentTooLarge),
      (String(repeating: "9 ", count: 401), .numberTooLong), ("1 ee 4 0 0", nil),
    ] as [(String, CalculatorNotice?)])
  func refusedDigit(keys: String, notice: CalculatorNotice?) {
    #expect(rpn(keys).notice == notice)
    #expect(rpn(keys + " ±").notice == nil)
  }

  @Test("a digit past 400 characters changes nothing")
  func long() {
    #expect(rpn(String(repeating: "9 ", count: 500)).display.utf8.count == 400)
    #expect(rpn(". " + String(repeating: "3 ", count: 500)).display.utf8.count == 400)
  }

  @Test(
    "a pasted number counts as typed",
    arguments: [
      ("2.50", "2.50"), (" −1.5\n", "-1.5"), ("6.02×10²³", "6.02e23"), ("-1.6×10⁻¹⁹", "-1.6e-19"),
      ("2E+3", "2e3"), (".5", "0.5"), ("-.5", "-0.5"), ("+7", "7"), ("1e-400", "1e-400"),
      ("007", "007"), ("= 5", nil), ("", nil), ("x", nil), ("1 2", nil), ("1e400", "1e400"),
      ("1e1000000000000000000", nil),
      ("2+3", nil), ("×10²", nil), ("5²", nil), ("2×10", nil), ("--1", nil), ("1e", nil),
      // Digits in groups, if it is certain which sign is the point.
      ("1,234.50", "1234.5"), ("1,234,567", "1234567"), ("−1,234.5", "-1234.5"), ("1,234", nil),
      ("1,23.4", nil), ("12,34,567", nil), ("1,234.5,6", nil), (",234.5", nil), ("x = 2", nil),
      ("y = 2", "2"),
      ("nan", nil), ("inf", nil), ("0x1F", nil), ("1.2.3", nil), ("1-2", nil), ("1e2e3", nil),
      ("6.02×10²e3", nil), ("e5", nil), ("-", nil), (".", nil),
    ])
  func paste(text: String, display: String?) {
    var screen = rpn("3 ⏎")
    screen.paste(text)
    #expect(screen.display == display ?? "3")
    #expect(screen.userIsInTheMiddleOfTypingANumber == (display != nil))
    #expect(screen.notice == (display == nil ? .pasteRefused : nil))
    #expect(screen.description == "3")
  }
}
