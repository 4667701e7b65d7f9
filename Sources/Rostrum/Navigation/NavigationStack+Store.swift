import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension NavigationStack {
  /// Makes a stack whose path is a feature's state.
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
  /// Screens are identified by the ids of the path's elements. Going back sends `.popFrom` once,
  /// with the id of the lowest screen that goes; following a `NavigationLink(state:)` sends `.push`.
  /// A reducer that lets the path as it is, because it lacks its `forEach`, is reported.
  ///
  /// - Parameters:
  ///   - path: The store of the path.
  ///   - root: The lowest screen.
  ///   - destination: The screen of an element of the path.
  ///   - fileID: Where the stack is made; issues name it.
  ///   - filePath: Where the stack is made.
  ///   - line: Where the stack is made.
  ///   - column: Where the stack is made.
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
