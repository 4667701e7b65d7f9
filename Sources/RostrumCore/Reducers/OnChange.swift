extension Reducer {
  /// Runs code when a value of the state has changed.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.standup.title) { oldTitle, state in
  ///     state.isSaved = false
  ///     return .none
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: The value.
  ///   - perform: What is to be done; it gets the old value and the state.
  /// - Returns: The feature with the code.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ perform: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    OnChangeReducer(base: BuiltReducer(self), toValue: toValue) { old, _, state, _ in
      perform(old, &state)
    }
  }

  // NB: Disfavoured, so that the compiler tries the other form first along a chain.
  /// Runs a reducer when a value of the state has changed.
  ///
  /// - Parameters:
  ///   - toValue: The value.
  ///   - reducer: The reducer, made with the old value and the new one.
  /// - Returns: The feature with the reducer.
  @_disfavoredOverload
  public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> {
    OnChangeReducer(base: BuiltReducer(self), toValue: toValue) { old, new, state, action in
      reducer(old, new).reduce(into: &state, action: action)
    }
  }
}

private struct OnChangeReducer<State, Action, Value: Equatable>: Reducer {
  let base: BuiltReducer<State, Action>
  let toValue: (State) -> Value
  let perform: (Value, Value, inout State, Action) -> Effect<Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let old = toValue(state)
    let effect = base.work(&state, action)
    let new = toValue(state)
    return old == new ? effect : effect.merge(with: perform(old, new, &state, action))
  }
}
