import RostrumCore

extension Reducer {
  /// Runs a reducer when a value of the state changes, according to a custom comparison.
  ///
  /// - Parameters:
  ///   - toValue: Returns the value to observe.
  ///   - isDuplicate: Returns whether the new value is a duplicate, in which case the reducer
  ///     doesn't run.
  ///   - reducer: Creates the reducer from the old and the new value.
  /// - Returns: A reducer that combines both reducers.
  public func onChange<Value, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> {
    OnChangeReducer(self, of: toValue, isDuplicate: isDuplicate) { old, new, state, action in
      reducer(old, new).reduce(into: &state, action: action)
    }
  }
}
