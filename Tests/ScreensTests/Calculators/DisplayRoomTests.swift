import Testing

@testable import Screens

struct DisplayRoomTests {
  @Test(
    "a result with more characters than fit is rounded to fewer digits, and says that there are more",
    arguments: [
      ("37 ÷ 3 =", 17, "12.33333333333333"), ("37 ÷ 3 =", 12, "12.333333333"),
      ("37 ÷ 3 =", 4, "12.3"), ("2 ÷ 3 =", 5, "0.667"), ("2 ± ÷ 3 =", 5, "-0.67"),
      ("2 ÷ 3 = × 1 ee 9 9 =", 9, "6.67×10⁹⁸"), ("2 ÷ 3 =", 1, "0.7"),
      ("12345678901234567890 × 1 =", 20, "12345678901234567890"),
      ("12345678901234567890 × 1 =", 19, "1.234567890123×10¹⁹"),
    ])
  func rounding(keys: String, room: Int, text: String) {
    let screen = scientific(keys)
    let shown = screen.displayText(room: room)
    #expect(shown.text == text)
    let isRounded = text != screen.displayText.text
    #expect(!isRounded || (shown.isExact == false && shown.hasMoreDigits))
  }

  @Test("a number being typed takes several lines, and so does an exact whole number")
  func lines() {
    for screen in [scientific("12345678901234567890"), scientific("2 pow 100 = exact")] {
      #expect(screen.displayText(room: 12).text == screen.displayText.text)
      #expect(screen.displayText(room: 12).isLong)
    }
    #expect(!scientific("12345678901234567890").displayText(room: 20).isLong)
  }

  @Test("more digits, once asked for, are all shown")
  func moreDigits() {
    var screen = scientific("2 √")
    screen.askForMoreDigits()
    #expect(screen.displayText(room: 12).text == screen.displayText.text)
  }
}
