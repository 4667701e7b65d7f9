/// Whether content that the user holds over a control presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let springs: Bool?

  /// The behavior of the views around the view; controls aren't pressed if those don't say so.
  public static let automatic = SpringLoadingBehavior(springs: nil)
  /// The control is pressed.
  public static let enabled = SpringLoadingBehavior(springs: true)
  /// The control isn't pressed.
  public static let disabled = SpringLoadingBehavior(springs: false)
}

extension View {
  /// Sets whether content that the user drags, and holds over a button, a link or a tab for a moment, presses
  /// it.
  ///
  /// ```swift
  /// DisclosureGroup("Archive") { … }
  ///   .springLoadingBehavior(.enabled)
  /// ```
  ///
  /// Users reach places behind such a control while they drag. Those who don't drag press the control itself.
  ///
  /// - Parameter behavior: The behavior of the controls in the view.
  /// - Returns: The view.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    fact(behavior.springs.map { .springs($0) })
      .environment(\.springLoadingBehavior, behavior)
  }
}

extension EnvironmentValues {
  /// Whether content that the user holds over a control presses it.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}
