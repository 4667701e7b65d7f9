/// A view that is evaluated again only if its `==` reports a difference.
public struct EquatableView<Content: View & Equatable>: View {
  /// The wrapped view.
  public var content: Content

  /// Wraps a view.
  ///
  /// - Parameter content: The view.
  public init(content: Content) {
    self.content = content
  }

  /// The content of the view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if its `==` reports a difference.
  ///
  /// - Returns: The view.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
