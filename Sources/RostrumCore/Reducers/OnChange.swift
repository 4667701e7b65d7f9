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
    OnChangeReducer(self, of: toValue, isDuplicate: ==) { old, _, state, _ in
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
    OnChangeReducer(self, of: toValue, isDuplicate: ==) { old, new, state, action in
      reducer(old, new).reduce(into: &state, action: action)
    }
  }
}

/// Runs code when a value of the state has changed.
package struct OnChangeReducer<State, Action, Value>: Reducer {
  private let base: BuiltReducer<State, Action>
  private let toValue: (State) -> Value
  private let isDuplicate: (Value, Value) -> Bool
  private let perform: (Value, Value, inout State, Action) -> Effect<Action>

  package init(
    _ base: some Reducer<State, Action>, of toValue: @escaping (State) -> Value,
    isDuplicate: @escaping (Value, Value) -> Bool,
    perform: @escaping (Value, Value, inout State, Action) -> Effect<Action>
  ) {
    self.base = BuiltReducer(base)
    self.toValue = toValue
    self.isDuplicate = isDuplicate
    self.perform = perform
  }

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let old = toValue(state)
    let effect = base.work(&state, action)
    let new = toValue(state)
    return isDuplicate(old, new) ? effect : effect.merge(with: perform(old, new, &state, action))
  }
}
