/// The English texts, a line for each case of `Text` and then of `KeyName`, in their order.
///
/// One text instead of a `switch`, which would be twice as large in the page's program. Errors
/// describe themselves.
enum English {
  static let texts: StaticString = """
    Ordinate
    Ordinate could not be loaded. Check your connection and reload the page.
    A new version is available.
    Reload
    Cancel
    OK
    Close
    Undo
    Copy
    Copied
    Paste
    Graph
    History
    Keys
    Equation
    Featured
    Calculator
    Scientific
    RPN
    Plotter
    Configuration
    Back to Featured
    Back to Calculator
    Back to Scientific
    Back to RPN
    Back to Plotter
    Back to Configuration
    Plotter: build an equation in x with the keys, then press Plot to see its points.
    Configuration: choose how far x reaches and how many samples a plot has, then press Set.
    Calculator, Scientific and RPN: work with numbers. Scientific and RPN also draw graphs.
    Gallery
    Parabola
    Absolute value
    Square root
    Sine
    Exponential growth
    A limit
    A hole
    Logarithm
    Cubic
    Sum of sine, cosine and tangent
    Wave packet
    Fourier series
    A heart
    Ever faster
    Reading
    Press Plot to draw the equation.
    Save Picture
    Copy as text
    Copy as ASCII
    Copy as LaTeX
    Copy as MathML
    Plot of {formula}
    −{xMax} … {xMax} · {samples} samples
    This equation has no value anywhere from −{xMax} to {xMax}.
    No Equation
    No equation has been entered.
    Only one variable can be plotted, but this equation has {names}.
    t gives a curve only where both x = … and y = … depend on it.
    {name} can have too many values here. Give it bounds, such as 0 ≤ {name} ≤ 5.
    {list}, {name}
    {list} and {name}
    Plot draws it in the graph.
    Configuration now has these settings.
    RAD
    DEG
    Display
    Description
    Copy value
    Copy formula
    Memory
    Stack
    Level {number}
    The stack is empty.
    Variables
    From left to right
    exactly
    about
    more digits
    Zoom In
    Zoom Out
    Reset View
    Style
    Dots
    Line
    Trace
    Curves
    Add
    Remove
    Hide
    Show
    Colour
    Red
    Blue
    Green
    Purple
    Orange
    Teal
    Export
    Save as SVG
    Save as PNG
    Save as CSV
    Show Graph
    Add to Graph
    Dot Plot
    Back to Dot Plot
    Graph of {formula}
    Empty graph
    {graph}, {count} curves
    {graph}, {variable} from {lower} to {upper}
    {variable} from {lower} to {upper}
    {place}, not defined
    Minimum
    Maximum
    Zero
    Pole
    Gap
    Jump
    Fit
    Statistics
    Minimum
    Maximum
    Local minima
    Local maxima
    Zeros
    Poles
    Jumps
    Gaps
    Mean
    Integral
    Defined
    Complete
    none
    unbounded
    not found
    yes
    not proved
    {value} at {place}
    {count} in all
    Computing …
    Back to History
    By Kind
    Search
    Delete
    Clear History
    Row deleted
    History cleared
    Export as CSV
    Export as text
    Your calculations will appear here.
    Nothing found.
    1 row
    {count} rows
    Cleared
    Additions
    Cleared
    Divisions
    Logarithms
    Mixed
    Multiplications
    Powers
    Reciprocals
    Square Roots
    Subtractions
    Trigonometry
    point
    open parenthesis
    close parenthesis
    plus
    minus
    times
    divided by
    sine
    cosine
    tangent
    natural logarithm
    square root
    pi
    x
    exponent
    change sign
    backspace
    clear
    plot
    enter
    undo
    swap
    drop
    store in M
    M
    graph
    e
    times ten to the power
    logarithm
    reciprocal
    power
    square
    cube root
    factorial
    inverse sine
    inverse cosine
    inverse tangent
    hyperbolic sine
    hyperbolic cosine
    hyperbolic tangent
    equals
    percent
    clear memory
    recall memory
    store in memory
    add to memory
    cube
    nth root
    e to the power of
    10 to the power of
    second functions
    clear entry
    exact or decimal
    """
}
