import Foundation
import Graphing

/// The plots that the document of App 3 shows, as plain functions.
enum AppThreePlot: CaseIterable {
  case cubic, trigonometric, root, logarithm, coarseLogarithm

  var dotPlot: DotPlot {
    switch self {
    case .cubic, .root, .logarithm: DotPlot(xMax: 4, sampleCount: 200)
    case .trigonometric: DotPlot(xMax: 0.25, sampleCount: 200)
    case .coarseLogarithm: DotPlot(xMax: 4, sampleCount: 50)
    }
  }

  var dotCount: Int {
    switch self {
    case .cubic, .trigonometric, .logarithm: 201
    case .root: 173
    case .coarseLogarithm: 51
    }
  }

  var source: FunctionDataSource {
    switch self {
    case .cubic: FunctionDataSource { x in x * x * x - 2.5 * x * x + 3.1 * x - 13.3 }
    case .trigonometric: FunctionDataSource { x in sin(x) + cos(2 * x) - tan(3 * x) }
    case .root: FunctionDataSource { x in (x * x * x + x * x + 2.5 * x + 23).squareRoot() }
    case .logarithm, .coarseLogarithm: FunctionDataSource { x in log(x * x + 2 * .pi * x + 23) }
    }
  }
}
