/// What pulling a list or scroll view down does.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

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

private struct Refreshable: EnvironmentModifier {
  let action: @MainActor @Sendable () async -> Void

  func modify(_ environment: inout EnvironmentValues) {
    environment.refresh = RefreshAction(action: action)
  }
}

extension View {
  /// Runs a closure when a list or scroll view within is pulled down.
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
    guard let refresh = environment.refresh else { return }
    onRefresh { Task { await refresh() } }
  }
}
