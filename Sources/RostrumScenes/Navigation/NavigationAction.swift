/// Pushes screens onto the stack of a view.
///
/// A `NavigationLink(value:)` performs this action; other kinds of links do the same with a value
/// of the stack's path.
@MainActor
public struct NavigationAction {
  weak var stack: NavigationStackController?

  nonisolated init() {}

  init(stack: NavigationStackController?) {
    self.stack = stack
  }

  /// Whether the view is in a stack.
  public var isAvailable: Bool { stack != nil }

  /// Pushes a value onto the path of the stack.
  ///
  /// - Parameter value: The value that the screen represents.
  public func callAsFunction<Value: Hashable>(_ value: Value) {
    push(AnyHashable(value))
  }

  func push(_ value: AnyHashable) {
    stack?.followLink(to: value)
  }
}

extension EnvironmentValues {
  /// Pushes screens onto the stack of the view.
  public internal(set) var navigation: NavigationAction {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationAction { NavigationAction() }
}
