import Formulas
import FuzzSupport
import Sheets

/// Checks links to sheets: an input is the fragment of one, perhaps damaged.
@main
struct FuzzLinks {
  static func main() {
    runFuzzer(dictionary: words) { input, count in
      let fragment = Array(input: input, count: count)
      guard let text = try? SheetLink.text(fragment: fragment) else { return 0 }
      claim(SheetText(utf8: Array(text.text.utf8)) == text, "a sheet is its text", text.text)
      do throws(SheetLink.Problem) {
        let link = try SheetLink.fragment(of: text)
        let read = try? SheetLink.text(fragment: Array(link.utf8))
        claim(read == text, "a link holds its sheet", "\(text.text) as \(link)")
      } catch {
        claim(error == .tooLong, "only a long sheet has no link", "\(text.text): \(error)")
      }
      return 0
    }
  }

  private static let words = [
    "~1.", ";", "\\;", "%20", "%3B", "%5C", "@x=-10:10,y=-5:5", " @red", ", hidden", "y=x^2{x>0}",
    "a=2", "\"", "%E2%88%9A", "1e400",
  ]
}
