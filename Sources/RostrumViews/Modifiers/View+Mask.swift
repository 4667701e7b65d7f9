/// Masks, which leave of a view what they cover.
///
/// A browser masks with shapes and gradients by itself. It masks with other views by a picture of
/// them, which a script draws as often as they change.
extension View {
  /// Masks the view with a shape.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the shape, which has no effect: the shape is as large as the view.
  ///   - mask: The shape.
  /// - Returns: The masked view.
  public func mask<Mask: Shape>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipShape(mask())
  }

  /// Masks the view with a shape.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }

  /// Fades the view along a line: its opacity at each point is that of the gradient.
  ///
  /// ```swift
  /// Text(story).mask {
  ///   LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the gradient, which has no effect: it is as large as the view.
  ///   - mask: The gradient.
  /// - Returns: The masked view.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> LinearGradient
  ) -> some View {
    style(.mask(mask().paint))
  }

  /// Fades the view along a line: its opacity at each point is that of the gradient.
  public func mask(_ mask: LinearGradient) -> some View { style(.mask(mask.paint)) }

  /// Fades the view outwards from a point: its opacity at each point is that of the gradient.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the gradient, which has no effect: it is as large as the view.
  ///   - mask: The gradient.
  /// - Returns: The masked view.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> RadialGradient
  ) -> some View {
    style(.mask(mask().paint))
  }

  /// Fades the view outwards from a point: its opacity at each point is that of the gradient.
  public func mask(_ mask: RadialGradient) -> some View { style(.mask(mask.paint)) }

  /// Masks the view with a painted shape: the opacity at each point is that of the paint.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the shape, which has no effect: the shape is as large as the view.
  ///   - mask: The shape.
  /// - Returns: The masked view.
  public func mask<S: Shape>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> ShapeView<S>
  ) -> some View {
    let mask = mask()
    return clipShape(mask.shape).style(mask.fill.map { .mask($0) })
  }

  /// Masks the view with a painted shape: the opacity at each point is that of the paint.
  public func mask<S: Shape>(_ mask: ShapeView<S>) -> some View { self.mask { mask } }

  /// Masks the view with other views: the opacity at each point is that of the mask.
  ///
  /// ```swift
  /// LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
  ///   .mask {
  ///     Text("Summer").font(.largeTitle.bold())
  ///   }
  /// ```
  ///
  /// The mask is offered the size of the view, and is neither read out nor used. A browser draws it
  /// again whenever it changes, and for each frame while something in it moves. Before its script
  /// has run, and without scripts, the whole view is visible. A picture of another server masks with
  /// its box, because pages can't read it. In a mask that changes with each frame, a few views are
  /// fine: a picture of thirty of them has some 40 kB.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask if its size differs from the view's.
  ///   - mask: The mask, whose views are on top of each other.
  /// - Returns: The masked view.
  @_disfavoredOverload
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    LayeredView(
      content: TupleView(
        MaskedContent(content: self), MaskLayer(content: mask(), alignment: alignment)),
      variant: .overlay, alignment: alignment)
  }

  /// Masks the view with another view: the opacity at each point is that of the mask.
  ///
  /// - Parameter mask: The mask, in the middle of the view.
  /// - Returns: The masked view.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// The box of what is masked, which has no styles of its own: they are around the mask.
private struct MaskedContent<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}
}

/// The views of a mask, which hosts don't show as themselves.
private struct MaskLayer<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .overlay }
  let content: Content
  let alignment: Alignment

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .overlay(.mask)
    element.state.isHidden = true
    element.state.isAccessibilityHidden = true
    if alignment != .center { element.style(.alignment(alignment)) }
  }
}
