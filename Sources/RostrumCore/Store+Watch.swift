import RostrumPresentation

// The building blocks of the 2023 API: stores of parts that are found by closures, and whole values
// that are observed as one.

extension Store {
  /// A value derived from the state, whose readers are notified when it changes.
  ///
  /// - Parameters:
  ///   - toValue: Derives the value.
  ///   - isSame: Returns whether two values are duplicates. Readers then keep the old one.
  /// - Returns: The observed value.
  package func watch<Value>(
    _ toValue: @escaping (State) -> Value, isSame: @escaping (Value, Value) -> Bool
  ) -> WatchedValue<Value> {
    let core = core
    return WatchedValue(clock: core.clock, make: { core.peek(toValue) }, isSame: isSame)
  }

  /// Reads the state without observing it, as in `store.withState { $0.rows.isEmpty }`.
  ///
  /// - Parameter body: Receives the state.
  /// - Returns: The closure's result.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result { peek(body) }

  /// Reads the state without observing it.
  ///
  /// - Parameter body: Receives the state.
  /// - Returns: The closure's result.
  package func peek<Result>(_ body: (State) -> Result) -> Result { core.peek(body) }

  /// The store of a part that a closure finds, if it finds one.
  ///
  /// - Parameters:
  ///   - state: Finds the part, or returns `nil` if it no longer exists.
  ///   - action: Embeds an action of the part in the feature's actions.
  /// - Returns: The part's store, or `nil`.
  package func found<Part, PartAction>(
    _ state: @escaping (State) -> Part?, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    guard let value = core.peek(state) else { return nil }
    return part(ClosureCore(base: core, find: state, embed: action, last: value)) {
      $0.found(state, action: action)
    }
  }

  /// The store of an element that a closure finds.
  ///
  /// It stays the same for as long as it is retained.
  ///
  /// - Parameters:
  ///   - id: The element's identity among those found in this store.
  ///   - state: Finds the element, or returns `nil` if it no longer exists.
  ///   - action: Embeds an action of the element in the feature's actions.
  /// - Returns: The element's store, or `nil`.
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

  /// Observes the state as a whole: the reader is notified when its identity changes, or when it
  /// changes and doesn't observe its own fields.
  package func access() { core.access() }
}
