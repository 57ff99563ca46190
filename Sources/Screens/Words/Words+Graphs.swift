public import Words

extension Words {
  /// The name of a colour of the palette.
  ///
  /// - Parameter color: From 0, below `GraphCurve.colorCount`.
  public func name(ofColor color: Int) -> String {
    let names: [Text] = [.red, .blue, .green, .purple, .orange, .teal]
    return self[names[color % names.count]]
  }

  public func name(of place: GraphPlace.Kind) -> String {
    switch place {
    case .zero: self[.zero]
    case .minimum: self[.localMinimum]
    case .maximum: self[.localMaximum]
    case .pole: self[.pole]
    case .gap: self[.gap]
    }
  }

  public func name(of statistic: Statistic) -> String {
    switch statistic {
    case .minimum: self[.minimum]
    case .maximum: self[.maximum]
    case .zeros: self[.zeros]
    case .poles: self[.poles]
    case .gaps: self[.gaps]
    case .mean: self[.mean]
    case .integral: self[.integral]
    case .defined: self[.defined]
    case .complete: self[.complete]
    }
  }
}
