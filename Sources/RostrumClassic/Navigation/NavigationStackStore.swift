import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumScenes

/// A navigation stack whose path is the stack state of a store.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
///   ListView(store: store.scope(state: \.list, action: { .list($0) }))
/// } destination: { state in
///   switch state {
///   case .detail:
///     CaseLet(/Path.State.detail, action: Path.Action.detail) { DetailView(store: $0) }
///   }
/// }
/// ```
///
/// When the user navigates back, the store receives a single `.popFrom` with the ID of the lowest
/// popped element. A `NavigationLink(state:)` sends `.push`.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let place: StackPlace<State, Action>
  private let ids: WatchedValue<[StackElementID]>
  private let root: Root
  private let destination: @MainActor (Store<State, Action>) -> Destination

  /// Creates a navigation stack.
  ///
  /// - Parameters:
  ///   - store: The store of the path.
  ///   - root: The root view of the stack.
  ///   - destination: Creates the view of an element of the path.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    place = StackPlace(
      store: store,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    ids = store.watch({ Array($0.ids) }, isSame: ==)
    self.root = root()
    self.destination = destination
  }

  /// Creates a navigation stack whose elements are the cases of an enum.
  ///
  /// - Parameters:
  ///   - store: The store of the path.
  ///   - root: The root view of the stack.
  ///   - destination: Creates the view of a case with ``CaseLet``; called with the state for which
  ///     the case became active.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (_ initialState: State) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(
      store, root: root,
      destination: { (store: Store<State, Action>) in SwitchStore(store, content: destination) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The navigation stack.
  public var body: some View {
    NavigationStack<StackState<State>, Root>(
      source: place.source(ids: { ids.value }, screen: { screen($0).map(destination) })
    ) { root }
  }

  private func screen(_ id: StackElementID) -> Store<State, Action>? {
    place.store.found(element: id, { $0[id: id] }, action: { .element(id: id, action: $0) })
  }
}
