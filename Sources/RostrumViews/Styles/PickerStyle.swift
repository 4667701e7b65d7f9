/// One of the theme's own ways to choose.
public struct ThemePickerStyle: Hashable, Sendable {
  let variant: String?

  /// As it is usual where the picker stands.
  public static let automatic = Self(variant: nil)
  /// In a menu that opens.
  public static let menu = Self(variant: "menu")
  /// Side by side.
  public static let segmented = Self(variant: "segmented")
  /// Each in a row, under each other.
  public static let inline = Self(variant: "inline")
  /// In a menu that opens, as there is no screen of its own for it.
  public static let navigationLink = Self(variant: "menu")
}

extension View {
  /// Shows pickers in a style.
  public func pickerStyle(_ style: ThemePickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}

extension EnvironmentValues {
  var pickerStyle: ThemePickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = ThemePickerStyle.automatic
}
