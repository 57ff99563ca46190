import Foundation

/// Test data in `../shared/conformance`, beside the repository, where it is developed.
public enum Conformance {
  /// The lines of a file; `nil` if the data is not there.
  public static func lines(of name: String) -> [Substring]? {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../shared/conformance/\(name)").standardized
    return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n")
  }

  /// Whether the data is there. A test that needs it is skipped, and says so, if it is not.
  public static let isPresent = lines(of: "eval.jsonl") != nil
}
