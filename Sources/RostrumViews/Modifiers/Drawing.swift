extension View {
  /// Draws the view and its content as one before effects such as an opacity or a blend mode apply.
  ///
  /// - Returns: The view drawn as one.
  public func compositingGroup() -> some View {
    style(.isolated)
  }

  /// Draws the view and its content as one, as ``compositingGroup()`` does.
  ///
  /// A browser decides by itself which parts of a page it keeps as pictures.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view has no transparent parts, which makes no difference in a browser.
  ///   - colorMode: The colours of the picture.
  /// - Returns: The view drawn as one.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    style(.isolated)
  }

  /// Moves the content along with the view.
  ///
  /// In a browser it always does: an element moves together with what is in it.
  ///
  /// - Returns: The view.
  public func geometryGroup() -> some View { self }
}

/// The colours in which a view is drawn as a picture.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The usual colours, which are those of a browser.
  case nonLinear
}
