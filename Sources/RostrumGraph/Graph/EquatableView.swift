/// A view that is evaluated again only if its value differs by its own `==`.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  ///
  /// - Parameter content: The view.
  public init(content: Content) {
    self.content = content
  }

  /// What the view is made of.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if its value differs by its own `==`.
  ///
  /// - Returns: The view.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
