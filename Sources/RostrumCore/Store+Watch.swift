import RostrumPresentation

// What the spelling of 2023 is made of: stores of parts that closures find, and values that are
// watched as a whole.

extension Store {
  /// A value made of the state, whose readers are told when it has become another one.
  ///
  /// - Parameters:
  ///   - toValue: Makes the value.
  ///   - isSame: Whether readers need not be told, who then go on with the old value.
  /// - Returns: The value.
  package func watch<Value>(
    _ toValue: @escaping (State) -> Value, isSame: @escaping (Value, Value) -> Bool
  ) -> WatchedValue<Value> {
    let core = core
    return WatchedValue(clock: core.clock, make: { core.peek(toValue) }, isSame: isSame)
  }

  /// Looks at the state without observing anything of the store.
  ///
  /// - Parameter body: Looks at the state.
  /// - Returns: What it made of the state.
  package func peek<Result>(_ body: (State) -> Result) -> Result { core.peek(body) }

  /// The store of a part that a closure finds, if it finds one.
  ///
  /// - Parameters:
  ///   - state: Finds the part; `nil` if it is gone.
  ///   - action: Puts an action of the part into the feature's.
  /// - Returns: The store of the part, or `nil`.
  package func found<Part, PartAction>(
    _ state: @escaping (State) -> Part?, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    guard let value = core.peek(state) else { return nil }
    return part(ClosureCore(base: core, find: state, embed: action, last: value)) {
      $0.found(state, action: action)
    }
  }

  /// The store of an element that a closure finds; the same one as long as somebody holds it.
  ///
  /// - Parameters:
  ///   - id: Tells the element from others that are found in this store.
  ///   - state: Finds the element; `nil` if it is gone.
  ///   - action: Puts an action of the element into the feature's.
  /// - Returns: The store of the element, or `nil`.
  package func found<ID: Hashable, Part, PartAction>(
    element id: ID, _ state: @escaping (State) -> Part?,
    action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    guard let value = core.peek(state) else { return nil }
    let place: KeyPath<State, State> = \.self
    return scoped(
      ScopeID(place, place, element: AnyHashable(id)), presented: PresentedID(value)
    ) {
      part(ClosureCore(base: core, find: state, embed: action, last: value)) {
        $0.found(element: id, state, action: action)
      }
    }
  }

  /// Becomes one of those who are told when the state is another one, or changes where nobody
  /// observes its fields.
  package func access() { core.access() }
}
