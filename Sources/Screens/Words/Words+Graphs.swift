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
    let text: Text =
      switch place {
      case .zero: .zero
      case .minimum: .localMinimum
      case .maximum: .localMaximum
      case .pole: .pole
      case .gap: .gap
      }
    return self[text]
  }

  public func name(of statistic: Statistic) -> String {
    let text: Text =
      switch statistic {
      case .minimum: .minimum
      case .maximum: .maximum
      case .zeros: .zeros
      case .poles: .poles
      case .gaps: .gaps
      case .mean: .mean
      case .integral: .integral
      case .defined: .defined
      case .complete: .complete
      }
    return self[text]
  }
}
