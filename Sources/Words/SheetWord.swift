/// The words of the Graph tab. Its files, such as `Languages/de-sheets.txt`, have them after `sheet.`; English is
/// here, for only that tab needs it.
public enum SheetWord: UInt8, CaseIterable, Sendable {
  case rows, row, newRow, redo, share, home, proof, play, stop, more, duplicate, moveUp, moveDown
  case addSlider, from, to, step, copyLink, saveText, hint, letters, functions, digits
  case capitals, space
  case isProved, areRelationsProved, isDrawn, isWorking, undecidedPixel, undecidedPixels
  case nothingDrawn
  case missing, definition, parameter, function, value, curve, relation, polar, parametric
  case point, list, note, mistake
  case fraction, absoluteValue, comma, openBrace, closeBrace, openBracket, closeBracket
  case leftArrow, rightArrow, subscriptSign, derivative, sum, product, integral
  case elementOf, wholeNumbers, pointOfRow, sheets, newSheet, openSheet, rename, deleteSheet,
    examples,
    untitled
  case unitCircle, tangentLine, taylor, riemann, projectile, polarRose, lissajous, conics, family
  case holeAndJump, linearProgramming, inverse, frontispiece
  case view, graphTitle, viewHint, equalScales, axes, grid, polarGrid, stepsOfPi, logarithmicAxis
  case noRange, outOfReach
  case copyMarkdown, copyEmbed, copyImage, imageCopied, print, noFunctions
  case formulaPart, numerator, denominator, exponentPart, rootPart, rootIndex, bracketsPart
  case lowerLimit, upperLimit, termPart, endOfPart, startOfPart, emptyPart, selectedPart,
    deletedPart
  case places, keepPlace, intercept, extremePlace, inflection, intersection, holePlace, endPlace
  case searchingPlaces, noPlaces, somePlaces, allPlaces
  case table, noTable, newLine, notDecided, notNumber, fill
  case listen, allCurves, pause, stepBack, stepOn, speed, volume, notHeard
  case describe, everywhere, nowhere, noValueLeft, noValueRight, noValueBetween
  case leftEdge, leftRising, leftFalling, rightEdge, rightRising, rightFalling, extent, allOfRow
  case notFound, onCurve, drawHere, tangent, normal, circle, area
  case solve, allSolutions, allSolutionsBetween, moreSolutions, noSolutions, noSolutionsBetween
  case noSolutionsFound
  case guess, guessHint, guessResult, guessNowhere, guessAgain, noGuess
  case meanValue, areaBetween
  case dataTable, fitOfData, newTable, openData, cell, columnHead, columnMenu, lineMenu, addColumn
  case removeColumn, addLine, removeLine, joinPoints, pointsAlone, errorBars, noErrorBars
  case keepEquation, keepResiduals, fitLine, fitPower, fitExponential, fitLogistic, fitSine
  case notAllPasted, noDataRead, pointOfLine, chart, normalCurve
  case growth, calibration, heights
}

extension SheetWord: TextKey {
  static var offset: Int { LaterText.offset + LaterText.allCases.count }

  var english: String {
    switch self {
    case .rows: "Rows"
    case .row: "Row {number}"
    case .newRow: "New Row"
    case .redo: "Redo"
    case .share: "Share"
    case .home: "Home"
    case .proof: "Proof"
    case .play: "Play"
    case .stop: "Stop"
    case .more: "More for row {number}"
    case .duplicate: "Duplicate"
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .addSlider: "Add slider {name}"
    case .from: "From"
    case .to: "To"
    case .step: "Step"
    case .copyLink: "Copy link"
    case .saveText: "Save as text"
    case .hint: "Type an equation, such as y = x²."
    case .letters: "letters"
    case .functions: "functions"
    case .digits: "digits"
    case .capitals: "capital letters"
    case .space: "space"
    case .isProved: "Everything in sight is proved"
    case .areRelationsProved: "Relations in sight are proved"
    case .isDrawn: "Everything in sight is drawn"
    case .isWorking: "Being proved"
    case .undecidedPixel: "1 pixel is not decided"
    case .undecidedPixels: "{count} pixels are not decided"
    case .nothingDrawn: "Nothing is drawn"
    case .missing: "There is no {name}."
    case .definition: "Definition"
    case .parameter: "Parameter"
    case .function: "Function"
    case .value: "Value"
    case .curve: "Curve"
    case .relation: "Relation"
    case .polar: "Polar curve"
    case .parametric: "Parametric curve"
    case .point: "Point"
    case .list: "List"
    case .note: "Note"
    case .mistake: "Mistake"
    case .fraction: "fraction"
    case .absoluteValue: "absolute value"
    case .comma: "comma"
    case .openBrace: "open brace"
    case .closeBrace: "close brace"
    case .openBracket: "open bracket"
    case .closeBracket: "close bracket"
    case .leftArrow: "left"
    case .rightArrow: "right"
    case .subscriptSign: "subscript"
    case .derivative: "derivative"
    case .sum: "sum"
    case .product: "product"
    case .integral: "integral"
    case .elementOf: "element of"
    case .wholeNumbers: "whole numbers"
    case .pointOfRow: "Point of row {number}"
    case .sheets: "Sheets"
    case .newSheet: "New Sheet"
    case .openSheet: "Open a Text…"
    case .rename: "Rename"
    case .deleteSheet: "Delete “{name}”?"
    case .examples: "Examples"
    case .untitled: "Sheet {number}"
    case .unitCircle: "Unit circle"
    case .taylor: "Taylor polynomials"
    case .tangentLine: "Tangent"
    case .projectile: "Projectile"
    case .polarRose: "Polar rose"
    case .linearProgramming: "Linear programming"
    case .conics: "Conic sections"
    case .family: "A family of curves"
    case .holeAndJump: "A hole and a jump"
    case .lissajous: "Lissajous figures"
    case .riemann: "Riemann sum"
    case .inverse: "Inverse functions"
    case .frontispiece: "Frontispiece"
    case .view: "View"
    case .graphTitle: "Title"
    case .viewHint: "Squares stay squares, so more may be in sight."
    case .equalScales: "Equal scales"
    case .axes: "Axes"
    case .grid: "Grid"
    case .polarGrid: "Polar grid"
    case .stepsOfPi: "Steps of π on {name}"
    case .logarithmicAxis: "Logarithmic {name}"
    case .noRange: "A range needs two numbers, the smaller one first."
    case .outOfReach: "This range cannot be shown."
    case .copyMarkdown: "Copy as Markdown"
    case .copyEmbed: "Copy as HTML"
    case .copyImage: "Copy picture as HTML"
    case .imageCopied: "Copied. The picture needs “ordinate serve” at this address."
    case .print: "Print"
    case .noFunctions: "No function of x is in sight."
    case .formulaPart: "formula"
    case .numerator: "numerator"
    case .denominator: "denominator"
    case .exponentPart: "exponent"
    case .rootPart: "root"
    case .rootIndex: "index of the root"
    case .bracketsPart: "brackets"
    case .lowerLimit: "lower limit"
    case .upperLimit: "upper limit"
    case .termPart: "term"
    case .endOfPart: "end of {part}"
    case .startOfPart: "start of {part}"
    case .emptyPart: "{part}, empty"
    case .selectedPart: "{text} selected"
    case .deletedPart: "{text} deleted"
    case .places: "Places"
    case .keepPlace: "Make a point"
    case .intercept: "On the y-axis"
    case .extremePlace: "Extreme"
    case .inflection: "Inflection"
    case .intersection: "Intersection"
    case .holePlace: "Hole"
    case .endPlace: "End"
    case .searchingPlaces: "Being searched"
    case .noPlaces: "No zeros, extremes or intersections in sight"
    case .somePlaces: "Each is proved. There may be more."
    case .allPlaces: "All zeros, extremes and intersections in sight"
    case .table: "Table"
    case .noTable: "No row has values to list."
    case .newLine: "Another value of {name}"
    case .notDecided: "not decided"
    case .notNumber: "This is not a number."
    case .fill: "Fill"
    case .listen: "Listen"
    case .allCurves: "All curves"
    case .pause: "Pause"
    case .stepBack: "Step back"
    case .stepOn: "Step on"
    case .speed: "Speed"
    case .volume: "Volume"
    case .notHeard: "No row is a function or a curve with a parameter, so there is nothing to play."
    case .describe: "In words"
    case .everywhere: "It has a value everywhere in sight."
    case .nowhere: "It has no value in sight."
    case .noValueLeft: "It has no value left of x = {x}."
    case .noValueRight: "It has no value right of x = {x}."
    case .noValueBetween: "It has no value between x = {lower} and x = {upper}."
    case .leftEdge: "At the left edge, y = {y}."
    case .leftRising: "At the left edge, y = {y} and rises."
    case .leftFalling: "At the left edge, y = {y} and falls."
    case .rightEdge: "At the right edge, y = {y}."
    case .rightRising: "At the right edge, y = {y} and rises."
    case .rightFalling: "At the right edge, y = {y} and falls."
    case .extent: "In sight, {name} goes from {lower} to {upper}."
    case .allOfRow: "These are all its zeros and extremes in sight."
    case .notFound: "Its zeros and extremes are not known."
    case .onCurve: "On the curve"
    case .drawHere: "Draw here"
    case .tangent: "Tangent"
    case .normal: "Normal"
    case .circle: "Circle of curvature"
    case .area: "Area"
    case .solve: "Solve"
    case .allSolutions: "These are all real solutions."
    case .allSolutionsBetween: "These are all solutions from {lower} to {upper}."
    case .moreSolutions: "There may be more solutions."
    case .noSolutions: "No real number solves this."
    case .noSolutionsBetween: "No number from {lower} to {upper} solves this."
    case .noSolutionsFound: "No solution was found, but there may be some."
    case .guess: "Guess"
    case .guessHint:
      "Draw how the curve goes: with a finger, the mouse or the arrow keys, then Enter."
    case .guessResult:
      "On average {mean} away, at most {greatest} (near x = {x}). "
        + "Compared for x from {lower} to {upper}."
    case .guessNowhere: "The function has no value there."
    case .guessAgain: "Draw again"
    case .noGuess: "There is no function to guess. Add a row such as y = x²."
    case .meanValue: "Average value"
    case .areaBetween: "Area between"
    case .dataTable: "Data table"
    case .fitOfData: "Fit"
    case .newTable: "New table"
    case .openData: "Open data"
    case .cell: "{column}, line {line}"
    case .columnHead: "Name of column {number}"
    case .columnMenu: "More for column {number}"
    case .lineMenu: "More for line {number}"
    case .addColumn: "Add a column"
    case .removeColumn: "Delete the column"
    case .addLine: "Insert a line above"
    case .removeLine: "Delete the line"
    case .joinPoints: "Join points with lines"
    case .pointsAlone: "Points without lines"
    case .errorBars: "Errors of the column before"
    case .noErrorBars: "Values, not errors"
    case .keepEquation: "Equation as a row"
    case .keepResiduals: "Residuals"
    case .fitLine: "Fit a line"
    case .fitPower: "Fit a power"
    case .fitExponential: "Fit an exponential"
    case .fitLogistic: "Fit a logistic curve"
    case .fitSine: "Fit a sine"
    case .notAllPasted: "Not all of it fits into the table."
    case .noDataRead: "This has no data to read."
    case .chart: "Chart"
    case .growth: "Growth of a pasture"
    case .calibration: "A line that is none"
    case .heights: "Heights and a normal curve"
    case .normalCurve: "Normal curve"
    case .pointOfLine: "Point of line {line} of row {number}"
    }
  }
}

extension Words {
  public subscript(_ word: SheetWord) -> String { translation?[word.place] ?? word.english }

  /// A text with a value in place of the only name in braces.
  public func text(_ word: SheetWord, _ name: String, _ value: String) -> String {
    Value.fill(self[word], with: [Value(name, value)])
  }

  /// A text with values in place of the names in braces.
  public func text(_ word: SheetWord, _ values: [(name: String, text: String)]) -> String {
    Value.fill(self[word], with: values.map { Value($0.name, $0.text) })
  }

  /// The sign of a comparison, or of what joins relations, as it is spoken; `nil` for any other character.
  public func spoken(sign: Unicode.Scalar) -> String? {
    let word: RelationWord? =
      switch sign {
      case "=": .equal
      case "≠": .notEqual
      case "<": .less
      case "≤": .lessOrEqual
      case ">": .greater
      case "≥": .greaterOrEqual
      case "∧": .and
      case "∨": .or
      default: nil
      }
    return word.map { self[$0] }
  }
}
