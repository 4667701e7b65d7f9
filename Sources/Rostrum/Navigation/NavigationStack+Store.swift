import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumScenes

extension NavigationStack {
  /// Creates a stack whose path is a feature's state.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(\.path, action: \.path)) {
  ///   ListView(store: store.scope(\.list, action: \.list))
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   case .edit(let store): EditView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Screens are identified by the IDs of the path's elements. Going back sends `.popFrom` once,
  /// with the ID of the first screen that is popped. Following a `NavigationLink(state:)` sends
  /// `.push`. If the reducer lacks its `forEach` and leaves the path unchanged, an issue is
  /// reported.
  ///
  /// - Parameters:
  ///   - path: The store of the path.
  ///   - root: The root view.
  ///   - destination: Builds the screen of a path element.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == StackState<State> {
    let store = path.wrappedValue
    let place = StackPlace(
      store: store,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    let source = place.source(
      ids: { Array(store.currentState.ids) }, screen: { store.scope(id: $0).map(destination) })
    self.init(source: source, root: root)
  }
}
