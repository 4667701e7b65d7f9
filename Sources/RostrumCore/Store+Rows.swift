import OrderedCollections
import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Store {
  /// The stores of the elements of a list, for `ForEach`.
  ///
  /// ```swift
  /// ForEach(store.scope(\.rows, action: \.rows)) { store in
  ///   RowView(store: store)
  /// }
  /// ```
  ///
  /// Whoever asks for it observes which elements there are and in which order, and not what is in
  /// them. A store is made when it is looked at, and the same element gives the same store as long
  /// as somebody holds it.
  ///
  /// - Parameters:
  ///   - state: The list.
  ///   - action: The case of the elements' actions.
  /// - Returns: The stores, in the order of the list.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    let rows = core.read(state)
    return StoreRows(
      parent: here, ids: rows.ids, sample: rows.first, state: state, action: action,
      path: AnyCasePath(action))
  }

  /// The stores of the elements of a list, for `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The list.
  ///   - action: The case of the elements' actions.
  /// - Returns: The stores, in the order of the list.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(state, action: action)
  }
}

/// The stores of the elements that a list had at one moment.
///
/// NB: `@unchecked Sendable`, and assumed to be on the main actor when it is looked at, because a
/// collection cannot be isolated to an actor; a store could only be asked for it there.
private struct StoreRows<
  State, Action, ID: Hashable & Sendable, ElementState, ElementAction
>: RandomAccessCollection, @unchecked Sendable {
  let parent: Store<State, Action>
  let ids: OrderedSet<ID>

  /// An element, for a store that is asked for when no element is left.
  let sample: ElementState?
  let state: KeyPath<State, IdentifiedArray<ID, ElementState>>
  let action: AnyKeyPath
  let path: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>

  var startIndex: Int { ids.startIndex }

  var endIndex: Int { ids.endIndex }

  subscript(position: Int) -> Store<ElementState, ElementAction> {
    let rows = self
    return MainQueue.wait { rows.store(of: rows.ids[position]) }
  }

  @MainActor
  private func store(of id: ID) -> Store<ElementState, ElementAction> {
    let path = path
    let place = state.appending(path: \.[id: id])
    let embed = { (action: ElementAction) in path.embed(.element(id: id, action: action)) }
    let scope = ScopeID(state, action, element: AnyHashable(id))
    if let store = parent.optionalScope(scope, place, embed) { return store }
    guard let sample else {
      preconditionFailure("A list of which an element was asked for has one.")
    }
    StoreIssue.removedRow(store: Store<ElementState, ElementAction>.label, id: id).report()
    return parent.part(
      OptionalCore(base: parent.core, keyPath: place, embed: embed, last: sample)
    ) { _ in nil }
  }
}
