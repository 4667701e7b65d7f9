import RostrumCore
import RostrumViews

/// A view made of what it observes of a store.
///
/// ```swift
/// var body: some View {
///   WithViewStore(store, observe: { $0 }) { viewStore in
///     Text("\(viewStore.count)")
///     Button("Add") { viewStore.send(.addButtonTapped) }
///   }
/// }
/// ```
///
/// The content is evaluated again when the observed value has become another one, and not whenever
/// the state changes. Where a part of the state is enough, observe that part:
/// `WithViewStore(store, observe: \.count)`.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  // NB: Behind a reference, so that the content is not evaluated when this view is.
  private let observed: Observed<ViewState, ViewAction, Content>

  /// Shows a value made of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
  ///   - content: Makes the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate, content: content)
  }

  /// Shows a value made of a store's state, and sends some of its actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  ///   - fromViewAction: Puts an action of the view into the feature's.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
  ///   - content: Makes the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    observed = Observed(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content)
  }

  private init(_ observed: Observed<ViewState, ViewAction, Content>) {
    self.observed = observed
  }

  /// The content.
  public var body: some View {
    // NB: What the value is made of is read here for the first time, so that it is of concern to
    // this view, and not to the one below that evaluates the content.
    _ = observed.viewStore.watched.current
    return ObservedView(observed: observed)
  }

  /// Prints what has changed whenever the content is evaluated.
  ///
  /// - Parameter prefix: What stands before each line; the type of the value if empty.
  /// - Returns: The view.
  public func _printChanges(_ prefix: String = "") -> Self {
    printingChanges(prefix) { print($0) }
  }

  func printingChanges(
    _ prefix: String, to print: @escaping @MainActor (String) -> Void
  ) -> Self {
    Self(observed.printingChanges(prefix, to: print))
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Shows a value made of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  ///   - content: Makes the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }

  /// Shows a value made of a store's state, and sends some of its actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  ///   - fromViewAction: Puts an action of the view into the feature's.
  ///   - content: Makes the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 },
      content: content)
  }
}
