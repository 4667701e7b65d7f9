public import Foundation

extension View {
  /// Adds a bar at the top or bottom edge of the view, behind which what scrolls is blurred.
  ///
  /// ```swift
  /// List { … }
  ///   .safeAreaBar(edge: .bottom) {
  ///     Button("Add") { … }
  ///   }
  /// ```
  ///
  /// The bar reduces the space of the view, as that of `safeAreaInset` does, and has the material of bars.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of content that is narrower than the bar.
  ///   - spacing: The distance between the view and the bar, in points; the theme's for `nil`.
  ///   - content: The content of the bar.
  /// - Returns: The view with the bar.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      InsetBar(
        content: content(), alignment: Alignment(horizontal: alignment, vertical: .center),
        blurs: true),
      at: edge, spacing)
  }

  /// Adds a bar at the leading or trailing edge of the view, behind which what scrolls is blurred.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of content that is lower than the bar.
  ///   - spacing: The distance between the view and the bar, in points; the theme's for `nil`.
  ///   - content: The content of the bar.
  /// - Returns: The view with the bar.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      InsetBar(
        content: content(), alignment: Alignment(horizontal: .center, vertical: alignment),
        blurs: true),
      at: edge, spacing)
  }
}
