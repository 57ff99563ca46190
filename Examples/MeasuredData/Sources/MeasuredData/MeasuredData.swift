import Foundation
import Graphing

/// Draws the readings of a file as a picture with axes: `MeasuredData tide.csv tide.svg`.
@main
struct MeasuredData {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { stop("usage: MeasuredData FILE.csv FILE.svg", code: 64) }
    let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let readings = Readings(csv: text, longestBridge: 0.5)
    guard
      let first = readings.times.first, let last = readings.times.last, first < last,
      Viewport.isDomain(first...last),
      let levels = CurvePlot.automaticRange(of: [readings], over: first...last)
    else { stop("error: \(arguments[1]) has no readings to draw", code: 65) }

    var picture = SVGCanvas(size: Size(width: 960, height: 480), title: "Level in metres by hours")
    CurvePlot(x: first...last, y: levels).draw([readings], on: &picture)
    try Data(picture.finished()).write(to: URL(fileURLWithPath: arguments[2]))
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
