import Sheets
public import Words

/// The sheets of the gallery, in its order. Each is opened as a copy.
public enum SheetExample: CaseIterable, Sendable {
  case unitCircle, tangentLine, taylor, riemann, projectile, polarRose, lissajous, conics, family
  case holeAndJump, linearProgramming, inverse, growth, calibration, heights, frontispiece

  public var title: SheetWord {
    switch self {
    case .unitCircle: .unitCircle
    case .taylor: .taylor
    case .tangentLine: .tangentLine
    case .projectile: .projectile
    case .polarRose: .polarRose
    case .linearProgramming: .linearProgramming
    case .conics: .conics
    case .family: .family
    case .holeAndJump: .holeAndJump
    case .lissajous: .lissajous
    case .riemann: .riemann
    case .inverse: .inverse
    case .growth: .growth
    case .calibration: .calibration
    case .heights: .heights
    case .frontispiece: .frontispiece
    }
  }

  /// Its rows, and what the graph shows at first.
  var lines: [String] {
    switch self {
    case .unitCircle:
      [
        "x^2+y^2=1",
        "a=0.8 {0≤a≤2π, step 0.05}",
        "P=(cos a, sin a)",
        "(t cos a, t sin a) {0≤t≤1}",
        "(cos a, t sin a) {0≤t≤1}",
        "@x=-2:2,y=-1.5:1.5",
      ]
    case .taylor:
      [
        "f(x)=sin x",
        "y=f(x)",
        "n=3 {0≤n≤9, step 1}",
        "y=sum(k=0, n, (-1)^k x^(2k+1)/(2k+1)!)",
        "@x=-10:10,y=-4:4",
      ]
    case .tangentLine:
      [
        "f(x)=x^3/4-x",
        "y=f(x)",
        "a=1 {-3≤a≤3, step 0.1}",
        "y=f(a)+f'(a)(x-a)",
        "(a, f(a))",
        "@x=-5:5,y=-4:4",
      ]
    case .projectile:
      [
        "v=9 {0≤v≤12, step 0.1}",
        "a=1 {0≤a≤1.5, step 0.05}",
        "(v cos(a) t, v sin(a) t-5t^2) {0≤t≤v sin(a)/5}",
        "y=0",
        "@x=-1:15,y=-2:8",
      ]
    case .polarRose:
      [
        "n=4 {1≤n≤9, step 1}",
        "r=3cos(nθ)",
        "@x=-5:5,y=-4:4",
      ]
    case .linearProgramming:
      [
        "x≥0 ∧ y≥0 ∧ x+2y≤8 ∧ 3x+y≤9",
        "c=8 {0≤c≤14, step 0.5}",
        "2x+3y=c",
        "(2, 3)",
        "@x=-2:7,y=-1.5:5.5",
      ]
    case .conics:
      [
        "k=0.8 {0≤k≤2, step 0.1}",
        "r=2/(1-k cos θ)",
        "(0, 0)",
      ]
    case .family:
      [
        "k=[-3…3]",
        "y=x^2+k x",
        "@x=-6:6,y=-5:5",
      ]
    case .holeAndJump:
      [
        "y=(x^2-1)/(x-1)",
        "y={x<0: -2, x^2/4-4}",
        "@x=-6:6,y=-5:5",
      ]
    case .lissajous:
      [
        "a=3 {1≤a≤7, step 1}",
        "b=2 {1≤b≤7, step 1}",
        "(4sin(a t), 3sin(b t))",
        "@x=-6:6,y=-4.5:4.5",
      ]
    case .riemann:
      [
        "f(x)=x^2/4",
        "n=2 {1≤n≤20, step 1}",
        "y=f(x)",
        "0≤y≤f(floor(n x)/n) {0≤x≤4}",
        "sum(k=0, 4n-1, f(k/n)/n)",
        "@x=-2:6,y=-1:5",
      ]
    case .inverse:
      [
        "y=e^x",
        "x=e^y",
        "y=x",
      ]
    case .growth, .calibration, .heights: dataLines
    case .frontispiece:
      [
        "x/cos(x)+y/cos(y)=x y/cos(x y) ∨ x/cos(x)+y/cos(y)=-(x y/cos(x y)) ∨ x/cos(x)-y/cos(y)=x y/cos(x y) ∨ x/cos(x)-y/cos(y)=-(x y/cos(x y))",
        "@x=-10:10,y=-8:8",
      ]
    }
  }
}

extension SheetExample {
  /// The fragment of the link that opens it, without `#`.
  public var fragment: String {
    var text: [UInt8] = []
    for line in lines { text += Array(line.utf8) + [UInt8(ascii: "\n")] }
    return (try? SheetLink.fragment(of: SheetText(utf8: text))) ?? ""
  }

  /// The sheet that a link opens, if it is one of these.
  public init?(fragment: [UInt8]) {
    let found = Self.allCases.first { $0.fragment.utf8.elementsEqual(fragment) }
    guard let found else { return nil }
    self = found
  }
}
