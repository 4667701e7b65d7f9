/// Views that are modified together and laid out by the enclosing container.
@MainActor
public struct Group<Content> {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  /// Groups views.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}
