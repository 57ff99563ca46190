public import Graphing
import Screens
import TextFormats
import Words

/// The part of the conversation that a first visit needs: the words on the page and the gallery.
///
/// `docs/protocol.md` lists its messages and the contents of their replies.
public struct StartSession: Sendable {
  private var words = Words.english
  private let featured = FeaturedScreen()
  /// The plots of the gallery; each is sampled when it is first drawn.
  private var plots: [EquationPlot?] = []

  public init() {}

  /// - Complexity: O(bytes).
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in try reply(to: name, &fields) }
  }

  /// - Throws: If the message cannot be understood; then nothing has changed.
  mutating func reply(
    to name: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    switch try StartMessage(name) {
    case .words:
      words = try fields.words()
      return StartReply.words(words)
    case .gallery: return StartReply.gallery(featured.examples, words: words)
    case .start: return StartReply.start
    }
  }

  /// Draws a plot of the gallery as a list of commands.
  ///
  /// - Parameters:
  ///   - picture: From 1.
  ///   - size: In CSS pixels.
  ///   - fontSize: The size of labels, in CSS pixels.
  /// - Returns: An empty list if the picture does not exist.
  /// - Complexity: O(samples).
  public mutating func draw(_ picture: Int, size: Size, fontSize: Double) -> DrawList {
    let index = picture - 1
    guard featured.examples.indices.contains(index) else {
      return EquationPlot.drawList(of: nil, size: size, fontSize: fontSize)
    }
    if plots.isEmpty { plots = featured.examples.map { _ in nil } }
    let plot = plots[index] ?? featured.examples[index].plot()
    plots[index] = plot
    return EquationPlot.drawList(of: plot, size: size, fontSize: fontSize)
  }
}
