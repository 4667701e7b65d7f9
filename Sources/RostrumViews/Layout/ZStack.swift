/// Views on top of each other, the last one frontmost.
public struct ZStack<Content: View>: ContainerView {
  package static var role: ElementRole { .overlay }
  package let content: Content
  let alignment: Alignment

  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different sizes.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if alignment != .center { element.style(.alignment(alignment)) }
  }
}
