public import Foundation

/// A colour: a role of the theme, a name from the app's own palette, or exact components.
///
/// A colour remains symbolic until a host draws it, so that `Color.red` can be a different red in
/// dark mode.
///
/// ```swift
/// Text("Late").foregroundColor(.red)
/// Rectangle().fill(Color("seafoam").opacity(0.5))
/// ```
public struct Color: Hashable, Sendable {
  /// The colour before its opacity is applied.
  public var base: Base
  /// The opacity from 0 for transparent to 1 for opaque; a factor of the base's own opacity.
  public var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// The definition of a colour.
  public enum Base: Hashable, Sendable {
    /// A colour of the theme.
    case system(SystemName)
    /// A colour of the app's own palette, by name.
    case asset(String, bundle: Bundle? = nil)
    /// Red, green and blue, each from 0 to 1.
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
    /// Two colours, with the share of the second one, from 0 to 1.
    indirect case mixture(Color, Color, share: Double, in: Gradient.ColorSpace)
  }

  /// The colour space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard colour space of the web.
    case sRGB
    /// The sRGB colour space without gamma correction.
    case sRGBLinear
    /// A wider colour space with the same white point.
    case displayP3
  }
}

extension Color {
  /// Creates a colour from the app's own palette.
  ///
  /// The colour is a colour set in an asset catalogue, with variants for light and dark mode. A
  /// name that isn't in any catalogue is drawn in grey.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - bundle: The bundle of the catalogue; the main bundle for `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle))
  }

  /// Creates a colour from red, green and blue components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .components(colorSpace, red: red, green: green, blue: blue), opacity: opacity)
  }

  /// Creates a grey from black, 0, to white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let place = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(base, opacity: self.opacity * opacity)
  }
}
