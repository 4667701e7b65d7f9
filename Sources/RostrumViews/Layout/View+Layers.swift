extension View {
  /// Layers views in front of the view.
  ///
  /// ```swift
  /// List { … }.overlay {
  ///   if standups.isEmpty { Text("No standups yet") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the layer if its size differs from the view's.
  ///   - content: The views in front.
  /// - Returns: The view with the layer.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: TupleView(self, content()), variant: .overlay, alignment: alignment)
  }

  /// Layers a view in front of the view.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: TupleView(self, overlay), variant: .overlay, alignment: alignment)
  }

  /// Layers views behind the view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the layer if its size differs from the view's.
  ///   - content: The views behind.
  /// - Returns: The view with the layer.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: TupleView(content(), self), variant: .background, alignment: alignment)
  }

  /// Layers a view behind the view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(
      content: TupleView(background, self), variant: .background, alignment: alignment)
  }

  /// Sets the background of the view.
  ///
  /// ```swift
  /// Text("Late").padding().background(.red)
  /// ```
  public func background(_ style: some ShapeStyle) -> some View {
    self.style(.background(style.paint))
  }
}

extension View {
  /// Layers a style in front of the view.
  public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Layers a style in front of the view, and in front of the safe area at some of its edges.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges at which the paint extends into the safe area.
  /// - Returns: The view with the layer.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Layers a shape in front of the view.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - shape: The shape.
  ///   - fillStyle: Which parts of the shape are inside.
  /// - Returns: The view with the shape.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Sets the background of the view to the background color of the screen.
  public func background() -> some View {
    self.style(.background(.background))
  }

  /// Sets the background of the view to the background color of the screen.
  ///
  /// - Parameter edges: The edges at which the paint extends into the safe area.
  /// - Returns: The view with the background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    self.style(.background(.background)).style(.bleeding(edges))
  }

  /// Sets the background of the view.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - edges: The edges at which the paint extends into the safe area.
  /// - Returns: The view with the background.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    background(style).style(.bleeding(edges))
  }
}
