public import Foundation

/// The distance that is meant where a padding or spacing does not say one, in points.
package let standardSpacing: CGFloat = 16

extension View {
  /// Keeps a distance around the view.
  ///
  /// ```swift
  /// Text("Late").padding().background(.red)
  /// ```
  ///
  /// Several paddings add up. A background that comes after a padding is behind it.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The distance in points; the theme's usual one for `nil`.
  /// - Returns: The view with the distance.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    style(.padding(EdgeInsets(length ?? standardSpacing, on: edges)))
  }

  /// Keeps a distance around the view on all sides, in points.
  public func padding(_ length: CGFloat) -> some View {
    style(.padding(EdgeInsets(length, on: .all)))
  }

  /// Keeps a distance of its own on each side of the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    style(.padding(insets))
  }
}
