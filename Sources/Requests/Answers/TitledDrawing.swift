public import Graphing

/// A drawing with a title at its upper edge.
public struct TitledDrawing<Base: Drawing>: Drawing {
  private let base: Base
  private let title: GraphTitle

  /// - Parameter title: Empty for no title.
  public init(_ base: Base, title: String) { (self.base, self.title) = (base, GraphTitle(title)) }

  public func draw(on canvas: inout some Canvas) {
    base.draw(on: &canvas)
    title.draw(on: &canvas)
  }
}
