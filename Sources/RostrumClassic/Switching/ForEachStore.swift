import OrderedCollections
import RostrumCore
import RostrumPresentation
import RostrumViews

/// A view that creates a view for each element of an identified collection.
///
/// ```swift
/// ForEachStore(store.scope(state: \.rows, action: { .rows($0) })) { store in
///   RowView(store: store)
/// }
/// .onDelete { … }
/// ```
///
/// The view is updated when elements are inserted, removed or moved, but not when an element
/// changes.
public struct ForEachStore<EachState, EachAction, ID: Hashable & Sendable, Content: View>:
  DynamicViewContent
{
  private let store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  private let rows: WatchedValue<Rows>
  private let content: @MainActor (Store<EachState, EachAction>) -> Content

  private struct Rows {
    let structure: StructureID
    let ids: OrderedSet<ID>
  }

  /// Creates views for the elements of a collection.
  ///
  /// - Parameters:
  ///   - store: The store of the list.
  ///   - content: Creates the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<EachState, EachAction>) -> Content
  ) {
    self.store = store
    self.content = content
    rows = store.watch(
      { Rows(structure: $0._structureID, ids: $0.ids) },
      isSame: { $0.structure == $1.structure || $0.ids == $1.ids })
  }

  /// Creates views for the elements of a collection whose actions are pairs.
  ///
  /// - Parameters:
  ///   - store: The store of the list.
  ///   - content: Creates the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<EachState, EachAction>) -> Content
  ) {
    self.init(
      store.scope(
        state: { $0 },
        action: { (action: IdentifiedAction<ID, EachAction>) in
          switch action {
          case .element(let id, let action): (id, action)
          }
        }),
      content: content)
  }

  /// The IDs of the elements.
  public var data: OrderedSet<ID> { rows.current.ids }

  /// The views of the elements.
  public var body: some View {
    ForEach(rows.value.ids, id: \.self) { id in
      if let row = row(id) { content(row) }
    }
  }

  private func row(_ id: ID) -> Store<EachState, EachAction>? {
    store.found(element: id, { $0[id: id] }, action: { .element(id: id, action: $0) })
  }
}
