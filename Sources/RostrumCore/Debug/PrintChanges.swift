extension Reducer {
  /// Prints every action of a feature, and what it changed.
  ///
  /// ```swift
  /// Counter()
  ///   ._printChanges()
  /// // received action:
  /// //   Counter.Action.incrementButtonTapped
  /// //   - Counter.State(count: 0)
  /// //   + Counter.State(count: 1)
  /// ```
  ///
  /// It prints in released programs too: leave it in behind a flag, and pass `nil` while the flag is
  /// down.
  ///
  /// - Parameter printer: Says what happened; with `nil` nobody does, and it costs nothing.
  /// - Returns: The feature.
  /// - Complexity: Dumps both states for each action. For watching a program at work, there is
  ///   ``StoreInstrumentation``.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> some Reducer<State, Action> {
    PrintChangesReducer(base: self, printer: printer)
  }
}

private struct PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let printer else { return base.reduce(into: &state, action: action) }
    let oldState = state
    let effect = base.reduce(into: &state, action: action)
    printer.printChange(receivedAction: action, oldState: oldState, newState: state)
    return effect
  }
}
