import ArgumentParser
import Requests

struct EvalHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Print the value of a formula.",
    usage: """
      ordinate eval FORMULA [--set NAME=VALUE ...] [--angle UNIT]
                    [--order ORDER] [--digits N] [--exact] [--json]
      ordinate eval --file FILE [...]
      """,
    discussion: """
      The formula can use x and the names given with --set. With --file each line is a formula, and \
      each answer a line; the file can be of any length. A line without a value is answered with \
      `error: …`, and the exit status is then 65.

      Every digit is true: a number in decimals is meant exactly, and the value is computed to as many \
      digits as it takes. 16 are printed unless --digits asks for others. JSON has the nearest double, \
      the text, the exact form, and whether the text is all of the number.

      Examples:
        ordinate eval '2*sin(1)+3^4'
        ordinate eval 'a x²' --set a=-2 --set x=1.5
        ordinate eval 'sin 30' --angle degrees
        ordinate eval '1/3' --digits 5
        ordinate eval 'sin(π÷12)' --exact
        ordinate eval 'solve(x³ = 2x+1)' --exact
        ordinate eval '√(-4)' --json              the code and place of the error
        ordinate eval --file formulas.txt
        seq 10 | sed 's/$/^2/' | ordinate eval --file -

      Formulas:
        2.5 .5 2e-3          numbers
        + - * / ^ !          also × ÷ · − ** and superscripts: x³; 5!! 10% 30°
        2x  2πx  (1+2)(3)    a product needs no operator; 1/2x is (1/2)·x
        -2^2  2^3^2          -4 and 512: powers apply first, from the right
        √x ∛x |x| ⌊x⌋ ⌈x⌉    roots, magnitude, floor and ceiling
        sin 2x  sin²(x)      sin(2x): a name takes the product that follows; sin⁻¹(x)
        sum(n=1,10,n²)       Σ and Π over a range: also prod(n=1,6,n)
        int(x=0,π,sin x)     an integral
        d/dx(x³)             a derivative, at the x of --set
        pi e tau phi         constants, also π τ φ

      Functions: sin cos tan sec csc cot, asin acos atan acsc asec acot atan2, sinh cosh tanh asinh \
      acosh atanh, exp ln log lg log10 log2 log(base,x) expm1 log1p, sqrt cbrt root(x,n) pow, abs sign \
      floor ceil round(x,n) trunc frac mod gcd lcm, min max sum product avg median stdev var hypot, \
      fact gamma digamma polygamma ncr npr, erf erfc sinc clamp deg rad, normalpdf normalcdf binompdf \
      binomcdf poissonpdf poissoncdf tpdf tcdf chi2pdf chi2cdf, invnorm invt invchi2.
      """)

  @Argument(help: .formula) var formula: String?
  @Option(Options.set) var set: [String]
  @Option(Options.angle) var angle: String?
  @Option(Options.order) var order: String?
  @Option(Options.digits) var digits: String?
  @Option(Options.file) var file: String?
  @Flag(Flags.exact) var exact: Bool
  @Flag(Flags.json) var json: Bool
}
