/// Views on top of each other, the last one in front.
public struct ZStack<Content: View>: ContainerView {
  package static var role: ElementRole { .overlay }
  package let content: Content
  let alignment: Alignment

  /// Puts views on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: How views of different sizes stand.
  ///   - content: The views, the one at the back first.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if alignment != .center { element.style(.alignment(alignment)) }
  }
}
