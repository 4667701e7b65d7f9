import RostrumShared

extension Reducer {
  /// Prints every action that a feature receives, and how it changes the state.
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
  /// It prints in release builds too. To make it conditional, pass `nil` for `printer`.
  ///
  /// - Parameter printer: Prints the change, or `nil` to print nothing at no cost.
  /// - Returns: The feature.
  /// - Complexity: O(*n*) in the size of the state, which is dumped twice for each action. To
  ///   observe a program in production, use ``StoreInstrumentation``.
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
