package import Foundation

extension Color {
  /// The colour without its opacity, as it usually appears in light mode.
  package var rgb: RGBColor {
    switch base {
    case .system(let name): return RGBColor(name.rgb.light)
    case .asset: return RGBColor(Color.SystemName.gray.rgb.light)
    case .components(_, let red, let green, let blue):
      return RGBColor(red: byte(red), green: byte(green), blue: byte(blue))
    case .mixture:
      let mixture = numbers(isDark: false) { _, _ in nil }
      return RGBColor(
        red: byte(Double(mixture.red)), green: byte(Double(mixture.green)),
        blue: byte(Double(mixture.blue)))
    }
  }

  /// The colour as numbers.
  ///
  /// - Parameters:
  ///   - isDark: Whether the colours are those of dark mode.
  ///   - asset: Finds a colour of a catalogue.
  /// - Returns: The numbers.
  package func numbers(isDark: Bool, asset: (String, Bundle?) -> Color?) -> Resolved {
    var numbers: Resolved
    switch base {
    case .system(let name):
      numbers = Resolved(RGBColor(isDark ? name.rgb.dark : name.rgb.light), opacity: name.opacity)
    case .asset(let name, let bundle):
      numbers = (asset(name, bundle) ?? .gray).numbers(isDark: isDark, asset: asset)
    case .components(let space, let red, let green, let blue):
      numbers = Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue))
    case .mixture(let first, let second, let share, let space):
      numbers = first.numbers(isDark: isDark, asset: asset)
        .mixed(with: second.numbers(isDark: isDark, asset: asset), share: share, in: space)
    }
    numbers.opacity *= Float(opacity)
    return numbers
  }

  /// Creates a colour from sRGB components.
  package init(_ color: RGBColor) {
    func channel(_ byte: UInt8) -> Double { Double(byte) / 255 }
    self.init(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
  }

  private func byte(_ channel: Double) -> UInt8 {
    UInt8(Int(nearest: channel.clamped(to: 0...1) * 255))
  }
}

extension RGBColor {
  fileprivate init(_ number: UInt32) {
    self.init(
      red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }
}

extension Color.SystemName {
  /// The usual appearance of a theme colour in light and in dark mode.
  fileprivate var rgb: (light: UInt32, dark: UInt32) {
    switch self {
    case .primary: (0x000000, 0xf4f4f6)
    case .black, .clear: (0x000000, 0x000000)
    case .secondary: (0x5e5e67, 0xa6a6b0)
    case .tertiary: (0x6c6c75, 0x94949e)
    case .quaternary: (0xb9b9c2, 0x55555e)
    case .separator: (0xc7c7cc, 0x48484a)
    case .gray3: (0xc7c7cc, 0x48484a)
    case .accent, .blue: (0x0a60d6, 0x58a6ff)
    case .red: (0xd92d20, 0xff6961)
    case .orange: (0xc2550a, 0xffa14a)
    case .yellow: (0xf2b600, 0xffd426)
    case .green: (0x1d8438, 0x30d158)
    case .mint: (0x0b8378, 0x66d4cf)
    case .teal: (0x0a7f95, 0x5ac8dc)
    case .cyan: (0x0078a8, 0x70d0ff)
    case .indigo: (0x5650cf, 0x8f8bff)
    case .purple: (0x8b42b8, 0xcf86f7)
    case .pink: (0xcf1f54, 0xff6b8f)
    case .brown: (0x80643f, 0xb89a72)
    case .gray: (0x6b6b73, 0x98989f)
    case .gray2: (0xaeaeb2, 0x636366)
    case .gray4: (0xd1d1d6, 0x3a3a3c)
    case .gray5: (0xe5e5ea, 0x2c2c2e)
    case .gray6, .secondaryBackground: (0xf2f2f7, 0x1c1c1e)
    case .groupedBackground: (0xf2f2f7, 0x000000)
    case .tertiaryGroupedBackground: (0xf2f2f7, 0x2c2c2e)
    case .white: (0xffffff, 0xffffff)
    case .systemBackground: (0xffffff, 0x000000)
    case .tertiaryBackground: (0xffffff, 0x2c2c2e)
    case .secondaryGroupedBackground: (0xffffff, 0x1c1c1e)
    case .fill, .secondaryFill: (0xe4e4e6, 0x2b2b2e)
    }
  }

  fileprivate var opacity: Double { self == .clear ? 0 : 1 }
}
