/// Views that are modified together and laid out by the container around.
public struct Group<Content: View>: View {
  private let content: Content

  /// Groups views.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View { content }
}
