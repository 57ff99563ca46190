import Foundation

/// Writes the native engine's answers, which `Tests/Web` compares with those of the WebAssembly program.
///
///     Transcripts FOLDER
@main
struct Transcripts {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Transcripts FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(filePath: CommandLine.arguments[1])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      ("native.jsonl", PageTranscript.lines(PageTranscript.messages)),
      ("languages.jsonl", PageTranscript.lines(PageTranscript.spoken)),
      ("graph.jsonl", GraphTranscript.lines()),
      ("infix.jsonl", CalculatorsTranscript.infix().lines),
      ("calculators.jsonl", CalculatorsTranscript.rpn().lines),
    ]
    for (name, lines) in files {
      try Data(lines.utf8).write(to: folder.appending(path: name), options: .atomic)
    }
  }
}
