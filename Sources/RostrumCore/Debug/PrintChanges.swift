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
    PrintChangesReducer(base: BuiltReducer(self), printer: printer)
  }
}

private struct PrintChangesReducer<State, Action>: Reducer {
  let base: BuiltReducer<State, Action>
  let printer: _ReducerPrinter<State, Action>?

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let printer else { return base.work(&state, action) }
    let oldState = state
    var effect = Effect<Action>.none
    let tracker = SharedChangeTracker(within: .current)
    SharedChangeTracker.$current.withValue(tracker) { effect = base.work(&state, action) }
    tracker.take().comparing {
      printer.printChange(receivedAction: action, oldState: oldState, newState: state)
    }
    return effect
  }
}
