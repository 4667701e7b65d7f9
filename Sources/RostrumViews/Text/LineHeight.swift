public import Foundation
import RostrumElements

extension AttributedString {
  /// The height of the lines of a text.
  public struct LineHeight: Hashable, Sendable {
    let look: LineHeightLook

    /// The usual height, in proportion to the font.
    public static let normal = Self(look: .normal)
    /// A height with more space between lines.
    public static let loose = Self(look: .loose)
    /// A height with less space between lines.
    public static let tight = Self(look: .tight)
    /// Each line has the height of what is in it.
    public static let variable = Self(look: .variable)

    /// A multiple of the size of the font.
    ///
    /// - Parameter factor: The factor, which isn't negative.
    /// - Returns: The height.
    public static func multiple(factor: CGFloat) -> Self {
      Self(look: .multiple(Double(factor).finite))
    }

    /// A height in points, whatever the font is.
    ///
    /// - Parameter points: The height, which isn't negative.
    /// - Returns: The height.
    public static func exact(points: CGFloat) -> Self { Self(look: .exact(Double(points).finite)) }

    /// The usual height with more space.
    ///
    /// - Parameter increase: The space in addition, in points.
    /// - Returns: The height.
    public static func leading(increase: CGFloat) -> Self {
      Self(look: .leading(Double(increase).finite))
    }
  }
}

extension Double {
  fileprivate var finite: Double { isFinite ? self : 0 }
}

extension View {
  /// Sets the height of the lines of texts.
  ///
  /// ```swift
  /// Text(article).lineHeight(.loose)
  /// ```
  ///
  /// - Parameter lineHeight: The height; `nil` for the inherited one.
  /// - Returns: The view with such texts.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    style((lineHeight?.look).map { .lineHeight($0) })
  }
}
