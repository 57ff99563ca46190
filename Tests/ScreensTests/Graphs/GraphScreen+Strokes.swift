import Graphing
import Screens

extension GraphScreen {
  /// A graph of 400 × 300 points with some rows.
  static func showing(_ rows: String...) -> GraphScreen {
    var screen = GraphScreen()
    _ = screen.resize(to: Size(width: 400, height: 300), pixelRatio: 1)
    for row in rows { screen.add(row, angle: .radians) }
    return screen
  }

  /// The strokes of a width that are drawn, as points from the upper left corner.
  func strokes(width: Double) -> [[Point]] {
    var list = DrawList(size: view.size)
    draw(on: &list)
    var strokes: [[Point]] = []
    var at = 0
    while at < list.commands.count {
      let commands = list.commands
      switch commands[at] {
      case 1: at += 2
      case 2: at += 4 + 4 * Int(commands[at + 3])
      case 3: at += 3 + 2 * Int(commands[at + 2])
      case 4:
        let isWanted = commands[at + 2] == width
        var left = Int(commands[at + 3])
        at += 4
        while left > 0 {
          let count = Int(commands[at])
          if isWanted {
            strokes.append(
              (0..<count).map {
                Point(x: commands[at + 1 + 2 * $0], y: commands[at + 2 + 2 * $0])
              })
          }
          at += 1 + 2 * count
          left -= 1
        }
      default: at += 7
      }
    }
    return strokes
  }
}

/// The result of a change; an expectation cannot change the value that it tests.
func did(_ result: Bool) -> Bool { result }
