import Formulas

// Computing.
extension Sheet {
  /// Computes what depends on rows that have been read again, and on names that have another meaning.
  ///
  /// - Parameters:
  ///   - read: The identities of these rows.
  ///   - isMove: Whether only the number of a parameter has changed.
  ///   - columns: The names of columns of cells that have changed or are gone.
  mutating func update(
    _ read: Set<Int>, isMove: Bool = false, columns: [Name] = []
  ) {
    var read = read
    let functions = SheetNames.functions(of: states)
    if functions != names.functions {
      // Another name is a function: `f(x)` says something else.
      names.functions = functions
      for index in states.indices {
        states[index] = Self.state(of: rows[index], functions: functions)
      }
      read = Set(rows.map { $0.id })
    }
    let names = SheetNames(states, ids: rows.map { $0.id }, functions: functions)
    let renamed = names.renamed(since: self.names)
    let (cycles, fits) = (self.names.cycles, self.names.fits)
    self.names = names
    let order = names.order
    var stale = Set<Int>()
    var moved = Set<Int>()
    changed = []
    var finisher = finisher
    for index in order.rows {
      let id = rows[index].id
      let state = states[index]
      let definers = state.reading.uses.compactMap {
        names.cells.contains($0) ? nil : names.definers[$0]
      }.joined()
      let isStale =
        (read.contains(id) && !isMove) || names.cycles[id] != cycles[id]
        || state.reading.names.contains(where: renamed.contains)
        || names.fitted(by: id) != fits[id] ?? []
        || names.fitted(by: id).contains(where: renamed.contains)
        || state.reading.uses.contains(where: { renamed.contains($0) || columns.contains($0) })
        // What is said of a missing name may suggest one that is defined.
        || !renamed.isEmpty && state.reading.uses.contains { names.definers[$0] == nil }
        || definers.contains(where: { stale.contains($0) })
      let isMoved = read.contains(id) || definers.contains { moved.contains($0) }
      if isStale || isMoved {
        if isStale || read.contains(id) || state.usesValues {
          resolve(index, finisher.values, cycle: names.cycles[id])
          if isStale || state.usesValues { stale.insert(id) }
        }
        moved.insert(id)
        if let row = failedFit(usedBy: index) {
          states[index].fail(needing: row, text: rows[index].text)
        } else {
          states[index].finish(finisher, text: rows[index].text, table: rows[index].table)
        }
        changed.append(id)
        finisher.take(states[index].result.fit)
      }
    }
    if changed.count > 1 { note(changes: changed) }
  }

  private mutating func resolve(_ index: Int, _ values: Variables, cycle: [Int]?) {
    let (states, names, rows) = (states, names, rows)
    let resolver = RowResolver(
      states[index].reading.text, ofRow: rows[index].id, angle: angle, values: values,
      cases: { name in states.lazy.compactMap { $0.cases[name] }.first },
      meaning: { name in
        guard let definers = names.definers[name], let id = definers.first,
          let place = names.index[id]
        else { return nil }
        return definers.count > 1 ? .ambiguous(definers) : states[place].meaning(of: name, id)
      })
    let reading = states[index].reading
    var problem = cycle.map { RowProblem.cycle($0) }
    if case .wrong(let wrong) = reading.content { problem = wrong }
    let defined = reading.names + names.fitted(by: rows[index].id)
    if let name = defined.first(where: { names.definers[$0]?.count ?? 0 > 1 }) {
      let rows = names.definers[name] ?? []
      let isLikeFit = name.isOfColumn && reading.uses.contains { $0.isOfColumn }
      problem = isLikeFit ? .definedColumn(name, rows) : .duplicate(name, rows)
    }
    let missing = reading.uses.filter { names.definers[$0] == nil }
    if problem == nil, !missing.isEmpty {
      problem = missingNames(missing, in: Array(rows[index].text.utf8))
    }
    self.states[index].resolve(
      resolver, problem: problem, fitted: names.fitted(by: rows[index].id))
  }

  /// The row that one at an index uses and that has no value because a fit has found nothing: the fit itself, or what
  /// needs it; `nil` for a row that has a problem of its own.
  private func failedFit(usedBy index: Int) -> Int? {
    // How long a list is may be unknown only for want of that fit.
    if case .problem = states[index].resolved, !states[index].usesValues { return nil }
    let own = names.fitted(by: rows[index].id)
    for name in states[index].reading.uses where !own.contains(name) && !names.cells.contains(name)
    {
      guard let id = names.definers[name]?.first, let place = names.index[id] else { continue }
      let isFailed = names.fitted(by: id).contains(name) && states[place].result.fit == nil
      if isFailed || states[place].needsFit { return id }
    }
    return nil
  }

  private func missingNames(_ missing: [Name], in source: [UInt8]) -> RowProblem {
    let defined = names.definers.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let known = Relation.planeNames + defined
    guard
      let error = SyntaxError.unknownName(among: missing, in: source, known: known)
    else { return .missing(missing, at: 0..<source.count) }
    guard case .unknownName(let name, let suggestion) = error.kind else {
      return .missing(missing, at: error.range)
    }
    if suggestion != nil, name.utf8.count > 2 { return .unreadable(error) }
    let next = source[error.range.upperBound...].first
    return .missing(
      missing, at: error.range, isCalled: name == missing.first && next == UInt8(ascii: "("))
  }

  /// The numbers of all parameters, by the names they have in formulas.
  var starts: [Name: Numeral] {
    var values: [Name: Numeral] = [:]
    for state in states {
      guard case .parameter(let parameter) = state.reading.content else { continue }
      values[.parameter(parameter.name)] = parameter.value
    }
    return values
  }

  /// Finds what rows say where parameters have their numbers or, where they are fitted, what that has found.
  var finisher: RowFinisher {
    var finisher = RowFinisher(angle: angle, starts: starts, work: work)
    for id in names.fits.keys {
      if let place = names.index[id] { finisher.take(states[place].result.fit) }
    }
    return finisher
  }
}
