import Formulas
import Graphing
import Sheets

/// What a reader can switch on and off in the view of a sheet.
public enum ViewSwitch: String, CaseIterable, Sendable {
  case equal, axes, grid, polar
  case piX = "pi-x"
  case piY = "pi-y"
  case logX = "log-x"
  case logY = "log-y"
  case degrees
}

extension SheetScreen {
  public func isOn(_ choice: ViewSwitch, on screen: GraphScreen) -> Bool {
    switch choice {
    case .equal: !screen.isApart
    case .axes: axes.hasAxes
    case .grid: axes.grid != .none
    case .polar: axes.grid == .polar
    case .piX: axes.isPiX
    case .piY: axes.isPiY
    case .logX: axes.logarithmic.x
    case .logY: axes.logarithmic.y
    case .degrees: sheet.angle == .degrees
    }
  }

  /// Switches something on or off. A polar grid is a grid.
  public mutating func set(
    _ choice: ViewSwitch, _ isOn: Bool, on screen: inout GraphScreen
  ) {
    if isOn == self.isOn(choice, on: screen) { return }
    switch choice {
    case .equal: screen.setApart(!isOn)
    case .axes: axes.hasAxes = isOn
    case .grid: axes.grid = isOn ? .square : .none
    case .polar: axes.grid = isOn ? .polar : .square
    case .piX: axes.isPiX = isOn
    case .piY: axes.isPiY = isOn
    case .logX: setLogarithmic(.x, isOn, on: &screen)
    case .logY: setLogarithmic(.y, isOn, on: &screen)
    case .degrees: setAngle(isOn ? .degrees : .radians)
    }
  }

  private mutating func setLogarithmic(
    _ axis: PlaneAxis, _ isOn: Bool, on screen: inout GraphScreen
  ) {
    let part = screen.setLogarithmic(axis, isOn)
    axes = screen.axesStyle
    show(on: &screen)
    screen.showSwitched(part)
  }

  /// Reads the angles of all rows in another unit. Undo brings the old one back.
  mutating func setAngle(_ unit: AngleUnit) {
    if unit == sheet.angle { return }
    record()
    sheet.setAngle(unit)
  }
}
