extension View {
  /// Makes the view a single element for assistive technology.
  ///
  /// ```swift
  /// HStack { Image(systemName: "star"); Text("4 of 5") }
  ///   .accessibilityElement(children: .combine)
  /// ```
  ///
  /// - Parameter children: How assistive technology treats the children.
  /// - Returns: The view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, behavior: children)
  }
}

/// A view that is a single element for assistive technology.
private struct AccessibilityElementView<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let content: Content
  let behavior: AccessibilityChildBehavior

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.childBehavior = behavior
  }
}
