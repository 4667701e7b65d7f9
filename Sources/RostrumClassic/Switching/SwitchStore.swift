import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

/// A view of a feature whose state is an enum.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .loggedIn:
///     CaseLet(/Feature.State.loggedIn, action: Feature.Action.loggedIn) { HomeView(store: $0) }
///   case .loggedOut:
///     CaseLet(/Feature.State.loggedOut, action: Feature.Action.loggedOut) { LoginView(store: $0) }
///   }
/// }
/// ```
///
/// The content is evaluated again when another case is active, and not when something changes in
/// the case.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: @MainActor (State) -> Content

  /// Makes a view of the active case.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - content: Makes the view; it gets the state with which the case became active.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping @MainActor (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The content.
  public var body: some View {
    WithViewStore(
      store, observe: { $0 }, removeDuplicates: { caseTag(of: $0) == caseTag(of: $1) }
    ) { viewStore in
      content(viewStore.state)
        .environment(\.[switched: SwitchedStore<State, Action>()], store)
    }
  }
}

/// Names the store that the nearest switch around is of.
struct SwitchedStore<State, Action>: Hashable, Sendable {}

extension EnvironmentValues {
  /// The store that the nearest switch around is of, if its state and actions are these.
  subscript<State, Action>(
    switched name: SwitchedStore<State, Action>
  ) -> Store<State, Action>? {
    get { self[SwitchedStoreKey<State, Action>.self] }
    set { self[SwitchedStoreKey<State, Action>.self] = newValue }
  }
}

private enum SwitchedStoreKey<State, Action>: EnvironmentKey {
  static var defaultValue: Store<State, Action>? { nil }
}
