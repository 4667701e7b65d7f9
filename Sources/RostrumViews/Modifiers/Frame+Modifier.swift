public import Foundation

extension View {
  /// Gives the view a size, in points.
  ///
  /// - Parameters:
  ///   - width: The width; the view's own for `nil`.
  ///   - height: The height; the view's own for `nil`.
  ///   - alignment: Where the view stands in it.
  /// - Returns: The view in the size.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    style(
      .frame(
        Frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)
      ))
  }

  /// Gives the view a size within limits, in points.
  ///
  /// ```swift
  /// Button("Delete", role: .destructive) { … }
  ///   .frame(maxWidth: .infinity)
  /// ```
  ///
  /// - Parameters:
  ///   - minWidth: The least width.
  ///   - idealWidth: The width where nothing else decides.
  ///   - maxWidth: The greatest width; infinity takes all that there is.
  ///   - minHeight: The least height.
  ///   - idealHeight: The height where nothing else decides.
  ///   - maxHeight: The greatest height; infinity takes all that there is.
  ///   - alignment: Where the view stands in it.
  /// - Returns: The view in the size.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    style(
      .frame(
        Frame(
          minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
          maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
          idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
          alignment: alignment)))
  }

  /// Keeps the view at its own size, however little space there is.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its own size in some directions, however little space there is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    style(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps a ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height; the view's own for `nil`.
  ///   - contentMode: Whether the view fits in the space or covers it.
  /// - Returns: The view with the ratio.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    style(.aspectRatio(aspectRatio.map(Double.init), contentMode))
  }

  /// Keeps the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's own ratio and fits it in the space.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own ratio and covers the space.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
