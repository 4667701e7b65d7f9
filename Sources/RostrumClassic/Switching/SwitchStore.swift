import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

/// A view that switches over the cases of an enum state.
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
/// The content is updated when the active case changes, but not when its associated value changes.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: @MainActor (State) -> Content

  /// Creates a view that switches over the active case.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - content: Creates the view; called with the state for which the case became active.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping @MainActor (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    WithViewStore(
      store, observe: { $0 }, removeDuplicates: { caseTag(of: $0) == caseTag(of: $1) }
    ) { viewStore in
      content(viewStore.state)
        .environment(\.[switched: SwitchedStore<State, Action>()], store)
    }
  }
}

/// The key of the store of the innermost surrounding ``SwitchStore``.
struct SwitchedStore<State, Action>: Hashable, Sendable {}

extension EnvironmentValues {
  /// The store of the innermost surrounding ``SwitchStore`` with this state and action.
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
