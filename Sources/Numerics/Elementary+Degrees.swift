/// Trigonometry of angles in degrees, exact where the value is: a multiple of 90° gives 0, 1 or −1,
/// and a pole gives an infinity.
extension Elementary {
  public static func sin(degrees x: Double) -> Double {
    let angle = remainder(x, truncating: 360)
    switch angle {
    case 0, 180, -180: return 0
    case 90, -270: return 1
    case -90, 270: return -1
    case 30, 150, -210, -330: return 0.5
    case -30, -150, 210, 330: return -0.5
    default: return sin(angle * (.pi / 180))
    }
  }

  public static func cos(degrees x: Double) -> Double {
    let angle = remainder(x, truncating: 360).magnitude
    switch angle {
    case 0: return 1
    case 90, 270: return 0
    case 180: return -1
    case 60, 300: return 0.5
    case 120, 240: return -0.5
    default: return cos(angle * (.pi / 180))
    }
  }

  public static func tan(degrees x: Double) -> Double {
    let angle = remainder(x, truncating: 180)
    switch angle {
    case 0: return 0
    case 45, -135: return 1
    case -45, 135: return -1
    case 90, -90: return .infinity
    default: return tan(angle * (.pi / 180))
    }
  }
}
