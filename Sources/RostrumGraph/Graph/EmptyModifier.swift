/// A modifier that leaves a view as it is.
///
/// ```swift
/// Text("Draft").modifier(EmptyModifier.identity)
/// ```
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates a modifier.
  public nonisolated init() {}

  /// The view.
  public func body(content: Content) -> some View { content }
}
