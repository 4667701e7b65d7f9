extension Color {
  /// The colour without its opacity, as it usually appears in light mode.
  package var rgb: RGBColor {
    switch base {
    case .system(let name): RGBColor(name.rgb)
    case .asset: RGBColor(Color.SystemName.gray.rgb)
    case .components(_, let red, let green, let blue):
      RGBColor(red: byte(red), green: byte(green), blue: byte(blue))
    }
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
  /// The usual appearance of a theme colour in light mode.
  fileprivate var rgb: UInt32 {
    switch self {
    case .primary, .black, .clear: 0x000000
    case .secondary: 0x5e5e67
    case .tertiary: 0x6c6c75
    case .quaternary: 0xb9b9c2
    case .separator, .gray3: 0xc7c7cc
    case .accent, .blue: 0x0a60d6
    case .red: 0xd92d20
    case .orange: 0xc2550a
    case .yellow: 0xf2b600
    case .green: 0x1f8a3b
    case .mint: 0x0b8378
    case .teal: 0x0a7f95
    case .cyan: 0x0078a8
    case .indigo: 0x5650cf
    case .purple: 0x8b42b8
    case .pink: 0xcf1f54
    case .brown: 0x80643f
    case .gray: 0x6b6b73
    case .gray2: 0xaeaeb2
    case .gray4: 0xd1d1d6
    case .gray5: 0xe5e5ea
    case .gray6, .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground: 0xf2f2f7
    case .white, .systemBackground, .tertiaryBackground, .secondaryGroupedBackground: 0xffffff
    case .fill, .secondaryFill: 0xe4e4e6
    }
  }
}
