extension View {
  /// Shows views in front of the view.
  ///
  /// ```swift
  /// List { … }.overlay {
  ///   if standups.isEmpty { Text("No standups yet") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: Where they stand when their size is another one.
  ///   - content: The views in front.
  /// - Returns: The view with others in front.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: TupleView(self, content()), variant: "overlay", alignment: alignment)
  }

  /// Shows a view in front of the view.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: TupleView(self, overlay), variant: "overlay", alignment: alignment)
  }

  /// Shows views behind the view.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand when their size is another one.
  ///   - content: The views behind.
  /// - Returns: The view with something behind.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: TupleView(content(), self), variant: "background", alignment: alignment)
  }

  /// Shows a view behind the view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(
      content: TupleView(background, self), variant: "background", alignment: alignment)
  }

  /// Paints what is behind the view.
  ///
  /// ```swift
  /// Text("Late").padding().background(.red)
  /// ```
  public func background(_ style: some ShapeStyle) -> some View {
    self.style(.background(style.paint))
  }
}
