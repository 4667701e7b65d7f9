import RostrumRuntime

extension Reducer {
  /// Runs a closure when a value derived from the state changes.
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
  ///   - toValue: Derives the value from the state.
  ///   - perform: Receives the old value and the state, and returns the effects to run.
  /// - Returns: The feature with the closure.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ perform: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    OnChangeReducer(self, of: toValue, isDuplicate: { $0.isSame(as: $1) }) { old, _, state, _ in
      perform(old, &state)
    }
  }

  // NB: Disfavored so that the compiler tries the other overload first along a chain.
  /// Runs a reducer when a value derived from the state changes.
  ///
  /// - Parameters:
  ///   - toValue: Derives the value from the state.
  ///   - reducer: Makes the reducer from the old and the new value.
  /// - Returns: The feature with the reducer.
  @_disfavoredOverload
  public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> {
    OnChangeReducer(self, of: toValue, isDuplicate: { $0.isSame(as: $1) }) {
      old, new, state, action in
      reducer(old, new).reduce(into: &state, action: action)
    }
  }
}

/// A reducer that runs a closure when a value derived from the state changes.
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
