public import RostrumGraph

extension View {
  /// Continues the view behind sidebars and inspectors that cover it, on systems whose windows have some.
  ///
  /// The columns of a page stand beside each other, so that there is nothing to continue.
  ///
  /// - Parameter isEnabled: Whether the view is continued.
  /// - Returns: The view.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}
