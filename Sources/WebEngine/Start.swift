import Graphing
import Screens
import Wire

// The first part of the program, which every visit needs.

nonisolated(unsafe) var start = StartSession()

/// The Plotter's plot, which the part that answers for the page leaves here.
nonisolated(unsafe) var plot: EquationPlot?

/// Draws the plot of the Plotter (0) or one of the gallery's (1…).
///
/// - Parameters:
///   - width: In CSS pixels, like `height`.
///   - fontSize: The size of labels, in CSS pixels. NaN, the value of a missing argument, means 12.
/// - Returns: The number of doubles of the draw list; 0 if there is nothing to draw.
@_expose(wasm, "draw")
@c public func draw(
  _ number: Int32, _ width: Double, _ height: Double, _ fontSize: Double
) -> Int32 {
  let size = Size(width: width, height: height)
  let fontSize = fontSize > 0 ? fontSize : 12
  picture =
    number == 0
    ? EquationPlot.drawList(of: plot, size: size, fontSize: fontSize)
    : start.draw(Int(number), size: size, fontSize: fontSize)
  return Int32(picture.commands.count)
}
