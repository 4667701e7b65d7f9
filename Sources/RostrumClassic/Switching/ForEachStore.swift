import OrderedCollections
import RostrumCore
import RostrumPresentation
import RostrumViews

/// One view for each element of a list of features.
///
/// ```swift
/// ForEachStore(store.scope(state: \.rows, action: { .rows($0) })) { store in
///   RowView(store: store)
/// }
/// .onDelete { … }
/// ```
///
/// It is evaluated again when elements come, go or move, and not when something changes in one.
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

  /// Makes views of the elements.
  ///
  /// - Parameters:
  ///   - store: The store of the list.
  ///   - content: Makes the view of an element.
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

  /// Makes views of the elements of a list whose actions come as a pair.
  ///
  /// - Parameters:
  ///   - store: The store of the list.
  ///   - content: Makes the view of an element.
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

  /// The identities of the elements.
  public var data: OrderedSet<ID> { rows.current.ids }

  /// The views.
  public var body: some View {
    ForEach(rows.value.ids, id: \.self) { id in
      if let row = row(id) { content(row) }
    }
  }

  private func row(_ id: ID) -> Store<EachState, EachAction>? {
    store.found(element: id, { $0[id: id] }, action: { .element(id: id, action: $0) })
  }
}
