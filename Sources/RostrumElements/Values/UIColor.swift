public import Foundation

/// A colour in the words of UIKit, for apps that say `Color(.systemBackground)`.
///
/// It is nothing but a ``Color`` by another name.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// A colour of the view language.
  public init(_ color: Color) {
    self.color = color
  }

  /// Red, green and blue from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A gray from black, 0, to white, 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(color.base, opacity: alpha))
  }
}

extension Color {
  /// A colour in the words of UIKit.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// A colour in the words of UIKit.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
