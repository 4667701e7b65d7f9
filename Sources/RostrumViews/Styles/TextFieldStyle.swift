/// One of the theme's own styles for fields of text.
public struct ThemeTextFieldStyle: Hashable, Sendable {
  let variant: String?

  /// As it is usual where the field stands.
  public static let automatic = Self(variant: nil)
  /// Only the text.
  public static let plain = Self(variant: "plain")
  /// In a box with round corners.
  public static let roundedBorder = Self(variant: "roundedBorder")
}
