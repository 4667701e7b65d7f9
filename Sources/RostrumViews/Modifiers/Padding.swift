public import Foundation

/// The default distance of paddings and spacings, in points.
package let standardSpacing: CGFloat = 16

extension View {
  /// Adds padding around the view.
  ///
  /// ```swift
  /// Text("Late").padding().background(.red)
  /// ```
  ///
  /// Several paddings add up. A background that comes after a padding is behind it.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The padding in points; the theme's default for `nil`.
  /// - Returns: The padded view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    style(.padding(EdgeInsets(length ?? standardSpacing, on: edges)))
  }

  /// Adds the same padding to all edges of the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    style(.padding(EdgeInsets(length, on: .all)))
  }

  /// Adds a different padding to each edge of the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    style(.padding(insets))
  }
}
