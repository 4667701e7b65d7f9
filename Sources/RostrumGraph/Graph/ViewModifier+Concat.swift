extension ViewModifier {
  /// Returns a modifier that applies this one, and then another.
  ///
  /// ```swift
  /// struct Wide: ViewModifier {
  ///   func body(content: Content) -> some View { content.padding() }
  /// }
  ///
  /// struct Framed: ViewModifier {
  ///   func body(content: Content) -> some View { content.border(.primary) }
  /// }
  ///
  /// struct Title: View {
  ///   var body: some View { Text("Title").modifier(Wide().concat(Framed())) }
  /// }
  /// ```
  ///
  /// - Parameter modifier: The modifier to apply to the result of this one.
  /// - Returns: Both modifiers.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with the first and then the second modifier.
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}
