/// Every text that the screens show or speak, independent of language; `Words` puts it into words.
///
/// The name of a case is its key in the language files; `English` has its text.
public enum Text: UInt8, CaseIterable, Sendable {
  // The application.
  case appName, loadFailed, newVersion, reload, cancel, ok, close, undo, copy, copied, paste,
    graph, history, keypad, equation

  // Tabs, and the buttons that lead back to them.
  case featured, calculator, scientific, rpn, plotter, configuration, backToFeatured,
    backToCalculator, backToScientific, backToRPN, backToPlotter, backToConfiguration

  // Featured.
  case plotterInstruction, configurationInstruction, calculatorsInstruction, gallery, parabola,
    absoluteValue, squareRoot, sine, exponentialGrowth, limit, hole, naturalLogarithm, cubic,
    sumOfFunctions, wavePacket, fourierSeries, heart, everFaster

  // The Plotter.
  case reading, noPlot, savePicture, copyText, copyASCII, copyLaTeX, copyMathML, plotOf,
    plotSetting, nothingToPlot, noEquation, noEquationEntered, severalVariables, unsolvedParameter,
    tooManyValues, listMore, listLast, relationInGraph, configuredByExample, radiansSign,
    degreesSign

  // The calculators.
  case display, description, copyValue, copyFormula, memory, stack, level, emptyStack, variables,
    fromLeftToRight, exactly, about, moreDigits

  // Graphs.
  case zoomIn, zoomOut, resetView, style, dots, line, trace, curves, add, remove, hide, show,
    color, red, blue, green, purple, orange, teal, export, saveSVG, savePNG, saveCSV, showGraph,
    addToGraph, dotPlot, backToDotPlot, graphOf, emptyGraph, severalCurves, graphRange,
    range, undefinedAt, localMinimum, localMaximum, zero, pole, gap, jump, fit

  // Statistics of a curve.
  case statistics, minimum, maximum, localMinima, localMaxima, zeros, poles, jumps, gaps, mean,
    integral, defined, complete, noValue, unbounded, notFound, proved, notProved, extreme, inAll,
    computing

  // Histories.
  case backToHistory, byKind, search, delete, clearHistory, rowDeleted, historyCleared,
    exportCSV, exportText, emptyHistory, nothingFound, oneRow, rows, cleared, additions,
    clearings, divisions, logarithms, mixed, multiplications, powers, reciprocals, squareRoots,
    subtractions, trigonometry
}
