/// Puts screens on the stack that a view is in.
///
/// This is what a `NavigationLink(value:)` does; a link of another kind does the same with a value
/// that the stack's path understands.
@MainActor
public struct NavigationAction {
  weak var stack: NavigationStackController?

  nonisolated init() {}

  init(stack: NavigationStackController?) {
    self.stack = stack
  }

  /// Whether there is a stack.
  public var isAvailable: Bool { stack != nil }

  /// Puts a value on the path of the stack.
  ///
  /// - Parameter value: What the screen is about.
  public func callAsFunction<Value: Hashable>(_ value: Value) {
    push(AnyHashable(value))
  }

  func push(_ value: AnyHashable) {
    stack?.followLink(to: value)
  }
}

extension EnvironmentValues {
  /// Puts screens on the stack that the view is in.
  public internal(set) var navigation: NavigationAction {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationAction { NavigationAction() }
}
