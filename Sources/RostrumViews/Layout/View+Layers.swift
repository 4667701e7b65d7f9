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
      content: TupleView(self, content()), variant: .overlay, alignment: alignment)
  }

  /// Shows a view in front of the view.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: TupleView(self, overlay), variant: .overlay, alignment: alignment)
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
      content: TupleView(content(), self), variant: .background, alignment: alignment)
  }

  /// Shows a view behind the view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(
      content: TupleView(background, self), variant: .background, alignment: alignment)
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

extension View {
  /// Paints the view over with a style.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - edges: The sides at which the paint goes on below the margins of the screen.
  /// - Returns: The view below the paint.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Paints a shape over the view.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - shape: The shape.
  /// - Returns: The view below the shape.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    overlay { shape.fill(style) }
  }

  /// Paints what is behind the view in the colour of the screen.
  ///
  /// - Parameter edges: The sides at which the paint goes on below the margins of the screen.
  /// - Returns: The view in front of the paint.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self.style(.background(.background))
  }

  /// Paints what is behind the view.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - edges: The sides at which the paint goes on below the margins of the screen.
  /// - Returns: The view in front of the paint.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    background(style).style(.bleeding(edges))
  }

  /// Paints what is behind the view in a box of the screen's colour.
  ///
  /// - Parameter shape: The box.
  /// - Returns: The view in front of the box.
  public func background(in shape: some BoxShape) -> some View {
    self.style(.background(.background)).style(.cornerRadius(shape.boxCorners.radius))
  }
}
