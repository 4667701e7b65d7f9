public import Foundation

extension View {
  /// Makes the view as large as the region that scrolls around it, or as the window.
  ///
  /// - Parameters:
  ///   - axes: In which directions.
  ///   - alignment: Where a smaller view stands.
  /// - Returns: The view in the size.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    style(.relativeFrame(RelativeFrame(axes: axes, alignment: alignment)))
  }

  /// Gives the view a part of the region that scrolls around it, or of the window.
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
  ///   - axes: In which directions.
  ///   - count: Into how many parts the region is divided.
  ///   - span: How many of the parts the view takes.
  ///   - spacing: The distance between two parts, in points.
  ///   - alignment: Where a smaller view stands.
  /// - Returns: The view in the size.
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
