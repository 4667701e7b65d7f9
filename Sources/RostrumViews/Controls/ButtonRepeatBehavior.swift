/// Whether buttons repeat their action while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As buttons do by default: the action is performed once.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action is repeated until the button is released.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action is performed once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Sets whether buttons in the view repeat their action while they are held.
  ///
  /// ```swift
  /// Button("More") { count += 1 }
  ///   .buttonRepeatBehavior(.enabled)
  /// ```
  ///
  /// In a browser, a button repeats its action ten times in a second once it has been held for half a second,
  /// until it is released or disabled, or the pointer leaves it.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

extension EnvironmentValues {
  /// Whether buttons repeat their action while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}
