public import Foundation

/// A size in which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  /// About how much of the height it takes, to order sizes by.
  let height: Double

  /// The height of the sheet; `nil` for the theme's own sizes.
  var sheetHeight: SheetHeight? {
    if name.hasPrefix("fraction") { return .part(height) }
    return name.hasPrefix("height") ? .points(height * 800) : nil
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium", height: 0.5)
  /// The whole height.
  public static let large = PresentationDetent(name: "large", height: 1)

  /// A part of the height.
  ///
  /// - Parameter fraction: 0 for none to 1 for all of it.
  /// - Returns: The size.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction:\(Double(fraction))", height: fraction)
  }

  /// A height in points.
  ///
  /// - Parameter height: The height.
  /// - Returns: The size.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height:\(Double(height))", height: height / 800)
  }
}
