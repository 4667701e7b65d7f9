/// Views that are modified together and laid out by the enclosing container.
public struct Group<Content: View>: View {
  private let content: Content

  /// Groups views.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}
