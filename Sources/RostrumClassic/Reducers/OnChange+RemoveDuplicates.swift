import RostrumCore

extension Reducer {
  /// Runs a reducer when a value of the state has changed, by a comparison of your own.
  ///
  /// - Parameters:
  ///   - toValue: The value.
  ///   - isDuplicate: Whether the new value counts as the old one, so that nothing runs.
  ///   - reducer: The reducer, made with the old value and the new one.
  /// - Returns: The feature with the reducer.
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
