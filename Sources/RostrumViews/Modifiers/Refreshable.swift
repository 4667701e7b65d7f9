/// What pulling a list or scroll view down does.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void
  /// Whether a user's refresh is under way.
  let activity: RefreshActivity

  /// Refreshes, and returns when that is done.
  @MainActor
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// What pulling a list or scroll view down does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private struct Refreshable: ViewModifier {
  let action: @MainActor @Sendable () async -> Void
  @State private var activity = RefreshActivity()

  func body(content: Content) -> some View {
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
  /// Runs a closure when the user refreshes a list, form, table or scroll view within.
  ///
  /// ```swift
  /// List(messages) { MessageRow($0) }
  ///   .refreshable { await mailbox.load() }
  /// ```
  ///
  /// In a browser the user pulls the list down by touch, or presses the button above it. The list
  /// shows a spinner until the closure returns; until then it does not run again. The closure's task
  /// is cancelled with the view.
  ///
  /// - Parameter action: Refreshes, and returns when that is done.
  /// - Returns: The view that can be refreshed.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(Refreshable(action: action))
  }
}

extension ElementDraft {
  /// Handles a pull where the environment says what it does.
  mutating func refresh(in environment: EnvironmentValues) {
    guard environment.isEnabled, let refresh = environment.refresh else { return }
    state.set(.refresh(isRunning: refresh.activity.isRunning))
    onRefresh { refresh.activity.start(refresh) }
  }
}
