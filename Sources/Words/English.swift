/// The English texts, in the format of the language files. The lines have the order of the cases of
/// `Text`, `KeyName` and `ErrorText`, and all files have the same keys.
///
/// One text instead of a `switch`, which would take twice as much space in the page's program.
enum English {
  static let file: StaticString = """
    # The application.
    appName = Ordinate
    loadFailed = Ordinate could not be loaded. Check your connection and reload the page.
    newVersion = A new version is available.
    reload = Reload
    cancel = Cancel
    ok = OK
    close = Close
    undo = Undo
    copy = Copy
    copied = Copied
    paste = Paste
    graph = Graph
    history = History
    keypad = Keys
    equation = Equation
    # Tabs, and the buttons that lead back to them.
    featured = Featured
    calculator = Calculator
    scientific = Scientific
    rpn = RPN
    plotter = Plotter
    configuration = Configuration
    backToFeatured = Back to Featured
    backToCalculator = Back to Calculator
    backToScientific = Back to Scientific
    backToRPN = Back to RPN
    backToPlotter = Back to Plotter
    backToConfiguration = Back to Configuration
    # Featured.
    plotterInstruction = Plotter: build an equation in x with the keys, then press Plot to see its points.
    configurationInstruction = Configuration: choose how far x reaches and how many samples a plot has, then press Set.
    calculatorsInstruction = Calculator, Scientific and RPN: work with numbers. Scientific and RPN also draw graphs.
    gallery = Gallery
    # The Plotter.
    reading = Reading
    noPlot = Press Plot to draw the equation.
    savePicture = Save Picture
    copyText = Copy as text
    copyASCII = Copy as ASCII
    copyLaTeX = Copy as LaTeX
    copyMathML = Copy as MathML
    plotOf = Plot of {formula}
    plotSetting = -{xMax} … {xMax} · {samples} samples
    nothingToPlot = This equation has no value anywhere from -{xMax} to {xMax}.
    noEquation = No Equation
    noEquationEntered = No equation has been entered.
    severalVariables = Only one variable can be plotted, but this equation has {names}.
    listMore = {list}, {name}
    listLast = {list} and {name}
    # Configuration.
    plotConfiguration = Plot Configuration
    xMax = X-Max
    samples = # of Samples
    set = Set
    fieldEmpty = Enter a number for {field}.
    fieldNotANumber = {field} is not a number. Enter a number such as {example}.
    fieldNotAboveZero = {field} must be greater than 0.
    fieldNotWhole = {field} must be a whole number.
    fieldAboveLargest = {field} can be at most {largest}.
    configurationSet = Configuration Set Successfully
    numbersAndAngles = Numbers and Angles
    angles = Angles
    radians = Radians
    degrees = Degrees
    radiansSign = RAD
    degreesSign = DEG
    digitsShown = Digits Shown
    automatic = Automatic
    orderOfOperations = Order of Operations
    leftToRight = Left to right
    byPrecedence = By precedence
    appearance = Appearance
    system = System
    light = Light
    dark = Dark
    language = Language
    storedData = Stored Data
    clearData = Clear Stored Data
    clearQuestion = Clear stored data?
    clearExplanation = This deletes all programs, memory, histories and graphs, the equation and the configuration.
    clearConfirm = Clear
    dataCleared = Stored data has been cleared
    # The calculators.
    display = Display
    description = Description
    memory = Memory
    stack = Stack
    level = Level {number}
    emptyStack = The stack is empty.
    variables = Variables
    fromLeftToRight = From left to right
    nothingToGraph = There is nothing to graph. Enter an expression, such as M sin.
    nothingToGraphOfX = There is nothing to graph. Enter an expression, such as x sin.
    incompleteGraph = This cannot be graphed: not enough operands.
    pasteRefused = Only a number can be pasted here.
    formulaRefused = Only a number or a formula can be pasted here.
    # Graphs.
    zoomIn = Zoom In
    zoomOut = Zoom Out
    resetView = Reset View
    style = Style
    dots = Dots
    line = Line
    trace = Trace
    curves = Curves
    add = Add
    remove = Remove
    hide = Hide
    show = Show
    color = Colour
    red = Red
    blue = Blue
    green = Green
    purple = Purple
    orange = Orange
    teal = Teal
    export = Export
    saveSVG = Save as SVG
    savePNG = Save as PNG
    saveCSV = Save as CSV
    showGraph = Show Graph
    addToGraph = Add to Graph
    dotPlot = Dot Plot
    backToDotPlot = Back to Dot Plot
    graphOf = Graph of {formula}
    emptyGraph = Empty graph
    severalCurves = {graph}, {count} curves
    graphRange = {graph}, {variable} from {lower} to {upper}
    undefinedAt = {place}, not defined
    localMinimum = Minimum
    localMaximum = Maximum
    zero = Zero
    pole = Pole
    gap = Gap
    # Statistics of a curve.
    statistics = Statistics
    minimum = Minimum
    maximum = Maximum
    zeros = Zeros
    poles = Poles
    gaps = Gaps
    mean = Mean
    integral = Integral
    defined = Defined
    complete = Complete
    noValue = none
    unbounded = unbounded
    proved = yes
    notProved = not proved
    extreme = {value} at {place}
    inAll = {count} in all
    computing = Computing …
    listsComplete = All zeros, extremes and poles in this window are listed.
    listsNotProved = Not proved complete.
    # Histories.
    backToHistory = Back to History
    byKind = By Kind
    search = Search
    delete = Delete
    clearHistory = Clear History
    rowDeleted = Row deleted
    historyCleared = History cleared
    exportCSV = Export as CSV
    exportText = Export as text
    emptyHistory = Your calculations will appear here.
    nothingFound = Nothing found.
    oneRow = 1 row
    rows = {count} rows
    cleared = Cleared
    additions = Additions
    clearings = Cleared
    divisions = Divisions
    logarithms = Logarithms
    mixed = Mixed
    multiplications = Multiplications
    powers = Powers
    reciprocals = Reciprocals
    squareRoots = Square Roots
    subtractions = Subtractions
    trigonometry = Trigonometry
    # Keys, as they are spoken.
    key.point = point
    key.openParenthesis = open parenthesis
    key.closeParenthesis = close parenthesis
    key.add = plus
    key.subtract = minus
    key.multiply = times
    key.divide = divided by
    key.sine = sine
    key.cosine = cosine
    key.tangent = tangent
    key.naturalLogarithm = natural logarithm
    key.squareRoot = square root
    key.pi = pi
    key.x = x
    key.exponent = exponent
    key.sign = change sign
    key.backspace = backspace
    key.clear = clear
    key.plot = plot
    key.enter = enter
    key.undo = undo
    key.swap = swap
    key.drop = drop
    key.store = store in M
    key.memory = M
    key.graph = graph
    key.e = e
    key.exponentOfTen = times ten to the power
    key.logarithm = logarithm
    key.inverse = reciprocal
    key.power = power
    key.square = square
    key.cubeRoot = cube root
    key.factorial = factorial
    key.arcSine = inverse sine
    key.arcCosine = inverse cosine
    key.arcTangent = inverse tangent
    key.hyperbolicSine = hyperbolic sine
    key.hyperbolicCosine = hyperbolic cosine
    key.hyperbolicTangent = hyperbolic tangent
    key.equals = equals
    key.percent = percent
    key.memoryClear = clear memory
    key.memoryRecall = recall memory
    key.memoryStore = store in memory
    key.memoryAdd = add to memory
    # Errors describe themselves in English.
    error.empty
    error.emptyHint
    error.invalidUTF8
    error.unexpectedCharacter
    error.unexpectedCharacterHint
    error.malformedNumber
    error.malformedNumberHint
    error.numberTooLarge
    error.missingOperand
    error.missingOperandHint
    error.missingOperator
    error.missingOperatorHint
    error.unclosedParenthesis
    error.unclosedParenthesisHint
    error.unopenedParenthesis
    error.unopenedParenthesisHint
    error.unclosedBar
    error.unclosedBarHint
    error.misplacedComma
    error.misplacedCommaHint
    error.functionExponent
    error.functionExponentHint
    error.repeatedFactorial
    error.repeatedFactorialHint
    error.operandCount
    error.oneValue
    error.values
    error.valuesBetween
    error.valuesOrMore
    error.unknownName
    error.suggestionHint
    error.productHint
    error.tooLong
    error.tooDeep
    error.variableNotSet
    error.divisionByZero
    error.negativeRoot
    error.logarithmOfZero
    error.logarithmOfNegative
    error.pole
    error.outOfDomain
    error.overflow
    error.missingOperands
    """
}
