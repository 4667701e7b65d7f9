public import Foundation

/// A colour with UIKit's names, for apps that write `Color(.systemBackground)`.
///
/// The type wraps a ``Color``.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a UIKit colour from a colour.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from red, green and blue components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from black, 0, to white, 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Returns the colour with a different opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(color.base, opacity: alpha))
  }
}

extension Color {
  /// Creates a colour from a UIKit colour.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
