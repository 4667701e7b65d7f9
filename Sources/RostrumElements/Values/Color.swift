public import Foundation

/// A colour: a role of the theme, a name of the app's own palette, or exact components.
///
/// Colours stay symbols until a host draws them, so that `Color.red` can be another red in the
/// dark.
///
/// ```swift
/// Text("Late").foregroundColor(.red)
/// Rectangle().fill(Color("seafoam").opacity(0.5))
/// ```
public struct Color: Hashable, Sendable {
  /// What the colour is before its opacity.
  public var base: Base
  /// 0 for invisible to 1 for opaque; a factor to the base's own.
  public var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// The ways to say a colour.
  public enum Base: Hashable, Sendable {
    /// A colour of the theme.
    case system(SystemName)
    /// A colour of the app's own palette by its name.
    case asset(String, bundle: Bundle? = nil)
    /// Red, green and blue, each from 0 to 1.
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
  }

  /// How components are read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The web's colours.
    case sRGB
    /// The web's colours before their gamma curve.
    case sRGBLinear
    /// A wider space of the same white.
    case displayP3
  }
}

extension Color {
  /// A colour of the app's own palette.
  ///
  /// It is a colour set in an asset catalogue, with a colour for light and one for dark grounds.
  /// A name that no catalogue has is drawn grey.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - bundle: Where the catalogue is; in the program's own bundle if `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle))
  }

  /// Red, green and blue from 0 to 1.
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

  /// A grey from black, 0, to white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A place on the colour circle, how colourful it is and how light, all from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let place = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(base, opacity: self.opacity * opacity)
  }
}
