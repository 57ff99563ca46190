public import Graphing
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
      case .jump: .jump
      }
    return self[text]
  }

  public func name(of statistic: Statistic) -> String {
    let text: Text =
      switch statistic {
      case .minimum: .minimum
      case .maximum: .maximum
      case .localMinima: .localMinima
      case .localMaxima: .localMaxima
      case .zeros: .zeros
      case .poles: .poles
      case .jumps: .jumps
      case .gaps: .gaps
      case .mean: .mean
      case .integral: .integral
      case .defined: .defined
      case .complete: .complete
      }
    return self[text]
  }

  /// Whether the lists of an analysis are all that there is.
  ///
  /// - Parameters:
  ///   - abscissa: The name of the variable along the x-axis.
  ///   - text: The text of a point next to which there are infinitely many places.
  public func statement(
    of analysis: CurveAnalysis, along abscissa: String, _ text: (AccumulationPoint) -> String
  ) -> String {
    guard !analysis.accumulations.isEmpty else {
      return self[analysis.isComplete ? .listsComplete : .listsNotProved]
    }
    return endless(next: analysis.accumulations, along: abscissa, text) + " "
      + self[analysis.isCompleteElsewhere ? .othersComplete : .listsNotProved]
  }

  /// That there are infinitely many places next to some points.
  public func endless(
    next points: [AccumulationPoint], along abscissa: String, _ text: (AccumulationPoint) -> String
  ) -> String {
    var different: [AccumulationPoint] = []
    for point in points where different.last?.x != point.x { different.append(point) }
    let most = 6
    var places = ""
    for point in different.prefix(most) {
      places += (places.utf8.isEmpty ? abscissa + " = " : ", ") + text(point)
    }
    if different.count > most { places += ", … " + inAll(different.count) }
    return endless(at: places)
  }

  /// Where the curves of a graph are that shows none of them.
  ///
  /// - Parameter count: The number of curves.
  public func message(for sight: GraphSight, count: Int) -> String {
    if count > 1 { return self[.noCurveInSight] }
    let text: LaterText =
      switch sight {
      case .above: .curveAbove
      case .below: .curveBelow
      case .aboveAndBelow: .curveAboveAndBelow
      case .undefinedHere: .undefinedInSight
      case .undefinedEverywhere: .undefinedEverywhere
      case .noSolution: .noSolutionInSight
      }
    return self[text]
  }
}
