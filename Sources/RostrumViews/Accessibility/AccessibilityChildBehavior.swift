/// How assistive technology meets the views within a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are not met; the view's own label says what there is.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are met one by one within the view.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are met as one, whose name is all their texts.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Makes the view one thing for assistive technology.
  ///
  /// ```swift
  /// HStack { Image(systemName: "star"); Text("4 of 5") }
  ///   .accessibilityElement(children: .combine)
  /// ```
  ///
  /// - Parameter children: How the views within are met.
  /// - Returns: The view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, behavior: children)
  }
}

/// A view that assistive technology meets as one thing.
private struct AccessibilityElementView<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let content: Content
  let behavior: AccessibilityChildBehavior

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element[.children] = .string(behavior.name)
  }
}
