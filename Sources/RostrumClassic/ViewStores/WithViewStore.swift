import RostrumCore
import RostrumViews

/// A view that observes view state of a store.
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
/// The content is updated only when the observed view state changes, rather than whenever the state
/// of the store changes. Observe only the state that the content needs:
/// `WithViewStore(store, observe: \.count)`.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  // NB: A reference, so that an update of this view doesn't evaluate the content.
  private let observed: Observed<ViewState, ViewAction, Content>

  /// Creates a view that observes view state derived from a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  ///   - content: Creates the view.
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

  /// Creates a view that observes view state and sends view actions derived from a store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  ///   - content: Creates the view.
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

  /// The content of the view.
  public var body: some View {
    // NB: Other state that deriving the view state reads is first accessed here, so that it
    // invalidates this view rather than the view that evaluates the content.
    _ = observed.viewStore.watched.current
    return ObservedView(observed: observed)
  }

  /// Prints the changes to the view state whenever the content is evaluated.
  ///
  /// - Parameter prefix: A prefix for each message, or an empty string to use the type of the view
  ///   state.
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
  /// Creates a view that observes view state derived from a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  ///   - content: Creates the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }

  /// Creates a view that observes view state and sends view actions derived from a store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  ///   - content: Creates the view.
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
