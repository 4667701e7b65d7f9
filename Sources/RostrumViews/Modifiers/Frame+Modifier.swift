public import Foundation

extension View {
  /// Sets the size of the view, in points.
  ///
  /// - Parameters:
  ///   - width: The width; the view's own for `nil`.
  ///   - height: The height; the view's own for `nil`.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in the frame.
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

  /// Sets bounds for the size of the view, in points.
  ///
  /// ```swift
  /// Button("Delete", role: .destructive) { … }
  ///   .frame(maxWidth: .infinity)
  /// ```
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width.
  ///   - idealWidth: The width without other constraints.
  ///   - maxWidth: The maximum width; infinity takes all available space.
  ///   - minHeight: The minimum height.
  ///   - idealHeight: The height without other constraints.
  ///   - maxHeight: The maximum height; infinity takes all available space.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in the frame.
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

  /// Fixes the view at its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal size along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    style(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height; the view's own for `nil`.
  ///   - contentMode: Whether the view fits in the space or fills it.
  /// - Returns: The view with the ratio.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    style(.aspectRatio(aspectRatio.map(Double.init), contentMode))
  }

  /// Sets the ratio of width to height to that of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view in the available space at its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the available space with the view at its own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
