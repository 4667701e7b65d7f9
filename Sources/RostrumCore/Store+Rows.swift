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
  /// The caller observes which elements exist and in which order, but not their contents. A store
  /// is created when its element is accessed, and an element keeps its store for as long as
  /// anything retains it.
  ///
  /// - Parameters:
  ///   - state: The key path to the list.
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
  ///   - state: The key path to the list.
  ///   - action: The case of the elements' actions.
  /// - Returns: The stores, in the order of the list.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(state, action: action)
  }
}

/// The stores of the elements that a list contained at one moment.
///
/// NB: `@unchecked Sendable`, and assumed to be on the main actor when accessed, because a
/// `Collection` conformance can't be isolated. A store vends one on the main actor only.
private struct StoreRows<
  State, Action, ID: Hashable & Sendable, ElementState, ElementAction
>: RandomAccessCollection, @unchecked Sendable {
  let parent: Store<State, Action>
  let ids: OrderedSet<ID>

  /// An element, as the fallback state of a store whose element was removed.
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
      preconditionFailure("A list that vends an element's store isn't empty.")
    }
    StoreIssue.removedRow(store: Store<ElementState, ElementAction>.label, id: id).report()
    return parent.part(
      OptionalCore(base: parent.core, keyPath: place, embed: embed, last: sample)
    ) { _ in nil }
  }
}
