import Foundation

extension Color {
  /// A colour as numbers: red, green, blue and opacity, from 0 to 1.
  ///
  /// ```swift
  /// let orange = Color.Resolved(red: 1, green: 0.5, blue: 0)
  /// print(orange)  // #FF8000FF
  /// ```
  public struct Resolved: Hashable, Codable, Sendable {
    /// The red component in sRGB without gamma correction.
    public var linearRed: Float
    /// The green component in sRGB without gamma correction.
    public var linearGreen: Float
    /// The blue component in sRGB without gamma correction.
    public var linearBlue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a colour from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the components.
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - opacity: The opacity.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : linear(red)
      linearGreen = isLinear ? green : linear(green)
      linearBlue = isLinear ? blue : linear(blue)
      self.opacity = opacity
    }

    /// The red component.
    public var red: Float {
      get { corrected(linearRed) }
      set { linearRed = linear(newValue) }
    }

    /// The green component.
    public var green: Float {
      get { corrected(linearGreen) }
      set { linearGreen = linear(newValue) }
    }

    /// The blue component.
    public var blue: Float {
      get { corrected(linearBlue) }
      set { linearBlue = linear(newValue) }
    }
  }

  /// Creates a colour from numbers.
  ///
  /// - Parameter resolved: The numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The style as a plain value.
  public var paint: PaintStyle { .color(Color(self)) }

  /// The components in sRGB as hexadecimal digits, such as `#FF8000FF`.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { channel in
        let byte = Int(nearest: Double(channel.isNaN ? 0 : channel).clamped(to: 0...1) * 255)
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension Color.Resolved {
  package init(_ color: RGBColor, opacity: Double) {
    func channel(_ byte: UInt8) -> Float { Float(byte) / 255 }
    self.init(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue),
      opacity: Float(opacity.clamped(to: 0...1)))
  }

  /// The mixture with another colour.
  package func mixed(with other: Self, share: Double, in space: Gradient.ColorSpace) -> Self {
    let (mine, yours) = (space.coordinates(of: self), space.coordinates(of: other))
    let mixed = zip(mine, yours).map { $0 + ($1 - $0) * share }
    return space.color(mixed, opacity: opacity + (other.opacity - opacity) * Float(share))
  }
}

extension Gradient.ColorSpace {
  /// The three coordinates of a colour.
  fileprivate func coordinates(of color: Color.Resolved) -> [Double] {
    switch name {
    case .srgb: return [color.red, color.green, color.blue].map { Double($0) }
    case .oklab:
      let cones = product(
        Self.cones, [color.linearRed, color.linearGreen, color.linearBlue].map { Double($0) })
      return product(Self.lab, cones.map { cbrt($0) })
    }
  }

  /// The colour with three coordinates.
  fileprivate func color(_ coordinates: [Double], opacity: Float) -> Color.Resolved {
    let (space, channels): (Color.RGBColorSpace, [Double]) =
      switch name {
      case .srgb: (.sRGB, coordinates)
      case .oklab:
        (.sRGBLinear, product(Self.rgb, product(Self.roots, coordinates).map { $0 * $0 * $0 }))
      }
    let clamped = channels.map { Float($0.clamped(to: 0...1)) }
    return Color.Resolved(
      colorSpace: space, red: clamped[0], green: clamped[1], blue: clamped[2], opacity: opacity)
  }

  // The matrices of Oklab, by Björn Ottosson.
  private static let cones = [
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ]
  private static let lab = [
    [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
  ]
  private static let roots = [
    [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.2914855480],
  ]
  private static let rgb = [
    [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010],
  ]
}

private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
  matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
}

private func linear(_ channel: Float) -> Float {
  channel <= 0.04045 ? channel / 12.92 : powf((channel + 0.055) / 1.055, 2.4)
}

private func corrected(_ channel: Float) -> Float {
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * powf(channel, 1 / 2.4) - 0.055
}
