public import Foundation

extension View {
  /// Makes the view as large as the enclosing scroll view, or the window.
  ///
  /// - Parameters:
  ///   - axes: The axes that the size applies to.
  ///   - alignment: The alignment of a smaller view.
  /// - Returns: The view in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    style(.relativeFrame(RelativeFrame(axes: axes, alignment: alignment)))
  }

  /// Sizes the view as a fraction of the enclosing scroll view, or of the window.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack(spacing: 12) {
  ///     ForEach(albums) { Cover(album: $0).containerRelativeFrame(.horizontal, count: 3, spacing: 12) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The axes that the size applies to.
  ///   - count: The number of parts into which the container is divided.
  ///   - span: The number of parts that the view spans.
  ///   - spacing: The distance between parts, in points.
  ///   - alignment: The alignment of a smaller view.
  /// - Returns: The view in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    style(
      .relativeFrame(
        RelativeFrame(
          axes: axes, count: max(1, count), span: max(1, min(span, count)), spacing: spacing,
          alignment: alignment)))
  }
}
