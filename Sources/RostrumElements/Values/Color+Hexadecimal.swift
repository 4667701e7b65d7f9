extension Color {
  /// The colour without its opacity, as `#rrggbb`.
  package var hexadecimal: String {
    switch base {
    case .system(let name): name.hexadecimal
    case .asset: Color.SystemName.gray.hexadecimal
    case .components(_, let red, let green, let blue):
      "#"
        + [red, green, blue].map { channel in
          let byte = Int(nearest: min(max(channel, 0), 1) * 255)
          return String(byte + 256, radix: 16).dropFirst()
        }.joined()
    }
  }

  /// The colour of a text `#rrggbb`; `nil` for any other text.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    func channel(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }
}

extension Color.SystemName {
  /// The usual look of a colour of the theme in the light.
  fileprivate var hexadecimal: String {
    switch self {
    case .primary, .black, .clear: "#000000"
    case .secondary: "#5e5e67"
    case .tertiary: "#6c6c75"
    case .quaternary: "#b9b9c2"
    case .separator, .gray3: "#c7c7cc"
    case .accent, .blue: "#0a60d6"
    case .red: "#d92d20"
    case .orange: "#c2550a"
    case .yellow: "#f2b600"
    case .green: "#1f8a3b"
    case .mint: "#0b8378"
    case .teal: "#0a7f95"
    case .cyan: "#0078a8"
    case .indigo: "#5650cf"
    case .purple: "#8b42b8"
    case .pink: "#cf1f54"
    case .brown: "#80643f"
    case .gray: "#6b6b73"
    case .gray2: "#aeaeb2"
    case .gray4: "#d1d1d6"
    case .gray5: "#e5e5ea"
    case .gray6, .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground: "#f2f2f7"
    case .white, .systemBackground, .tertiaryBackground, .secondaryGroupedBackground: "#ffffff"
    case .fill, .secondaryFill: "#e4e4e6"
    }
  }
}
