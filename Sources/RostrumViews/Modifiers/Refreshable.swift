/// The refresh action of a list or scroll view.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void
  /// Tracks a refresh by the user.
  let activity: RefreshActivity

  /// Refreshes, and returns when the refresh is done.
  @MainActor
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action when the user pulls down a list or scroll view.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

package struct Refreshable: ViewModifier {
  let action: @MainActor @Sendable () async -> Void
  @State private var activity = RefreshActivity()

  package func body(content: Content) -> some View {
    let action = RefreshAction(action: action, activity: activity)
    content.modifier(RefreshEnvironment(action: action))
  }
}

private struct RefreshEnvironment: EnvironmentModifier {
  let action: RefreshAction

  func modify(_ environment: inout EnvironmentValues) {
    environment.refresh = action
  }
}

extension View {
  /// Performs an action when the user refreshes a list, form, table or scroll view.
  ///
  /// ```swift
  /// List(messages) { MessageRow($0) }
  ///   .refreshable { await mailbox.load() }
  /// ```
  ///
  /// In a browser, the user pulls the list down by touch, or presses the button above it. The list
  /// shows a spinner until the closure returns; meanwhile it can't run again. The closure's task is
  /// cancelled when the view is removed.
  ///
  /// - Parameter action: Refreshes, and returns when the refresh is done.
  /// - Returns: The refreshable view.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(Refreshable(action: action))
  }
}

extension ElementDraft {
  /// Handles a pull if the environment has a refresh action.
  mutating func refresh(in environment: EnvironmentValues) {
    guard environment.isEnabled, let refresh = environment.refresh else { return }
    state.set(.refresh(isRunning: refresh.activity.isRunning))
    onRefresh { refresh.activity.start(refresh) }
  }
}
