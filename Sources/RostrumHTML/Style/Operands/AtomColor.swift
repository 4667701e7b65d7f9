import RostrumElements

/// A colour in the precision of its token: the name of a theme's colour, `asset_` and the name of
/// an app's colour, `rgb_` and eight hexadecimal digits, `lightDark_` and two colours, `alpha_`,
/// a percentage and a colour, or `mix_`, a space, a percentage and two colours.
indirect enum AtomColor: AtomOperand {
  case system(Color.SystemName)
  case asset(String)
  case components(UInt32)
  case lightDark(AtomColor, AtomColor)
  case alpha(Int, AtomColor)
  case mixture(Space, Int, AtomColor, AtomColor)

  typealias Space = Gradient.ColorSpace.Name

  init(_ color: Color) {
    guard color.opacity >= 1 else {
      self = .alpha(Int(nearest: color.opacity.clamped(to: 0...1) * 100), AtomColor(color.base))
      return
    }
    self.init(color.base)
  }

  private init(_ base: Color.Base) {
    switch base {
    case .system(let name):
      self = .system(name)
    case .asset(let name, let bundle):
      if let set = DrawnColors.catalog?.colors(named: name, in: bundle) {
        let light = AtomColor(set.light)
        let dark = AtomColor(set.dark)
        self = light == dark ? light : .lightDark(light, dark)
      } else {
        let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        self = .asset(plain.isEmpty ? "none" : String(plain.prefix(Self.longestName)))
      }
    case .components(_, let red, let green, let blue):
      self = .components(
        [red, green, blue, 1].reduce(0) { rgba, channel in
          rgba << 8 | UInt32(Int(nearest: channel.clamped(to: 0...1) * 255))
        })
    case .mixture(let first, let second, let share, let space):
      self = .mixture(
        space.name, Int(nearest: share * 100), AtomColor(first), AtomColor(second))
    }
  }

  private static let longestName = 64

  /// The words that introduce operands of a colour.
  private enum Kind: String {
    case asset, rgb, lightDark, alpha, mix
  }

  init?(_ reader: inout AtomReader) {
    guard let word = reader.word() else { return nil }
    switch Kind(rawValue: String(word)) {
    case .asset:
      guard let name = reader.word(), (1...Self.longestName).contains(name.utf8.count),
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { return nil }
      self = .asset(String(name))
    case .rgb:
      guard let digits = reader.word(), digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit),
        let rgba = UInt32(digits, radix: 16)
      else { return nil }
      self = .components(rgba)
    case .lightDark:
      guard let light = AtomColor(&reader), let dark = AtomColor(&reader) else { return nil }
      self = .lightDark(light, dark)
    case .alpha:
      guard let percent = reader.word().flatMap({ Int($0) }), (0...100).contains(percent),
        let color = AtomColor(&reader)
      else { return nil }
      self = .alpha(percent, color)
    case .mix:
      guard let space = reader.word().flatMap({ Space(rawValue: String($0)) }),
        let percent = reader.word().flatMap({ Int($0) }), (0...100).contains(percent),
        let first = AtomColor(&reader), let second = AtomColor(&reader)
      else { return nil }
      self = .mixture(space, percent, first, second)
    case nil:
      guard let name = Color.SystemName(rawValue: String(word)) else { return nil }
      self = .system(name)
    }
  }

  func write(to token: inout AtomWriter) {
    switch self {
    case .system(let name): token.write(name.rawValue)
    case .asset(let name):
      token.write(Kind.asset.rawValue)
      token.write(name)
    case .components(let rgba):
      token.write(Kind.rgb.rawValue)
      token.write(Self.digits(of: rgba))
    case .lightDark(let light, let dark):
      token.write(Kind.lightDark.rawValue)
      light.write(to: &token)
      dark.write(to: &token)
    case .alpha(let percent, let color):
      token.write(Kind.alpha.rawValue)
      token.write(String(percent))
      color.write(to: &token)
    case .mixture(let space, let percent, let first, let second):
      token.write(Kind.mix.rawValue)
      token.write(space.rawValue)
      token.write(String(percent))
      first.write(to: &token)
      second.write(to: &token)
    }
  }

  /// The colour in CSS notation.
  var css: String {
    switch self {
    case .system(.clear): "transparent"
    case .system(let name): "var(--r-\(name.rawValue))"
    case .asset(let name): "var(--a-\(name),var(--r-gray))"
    case .components(let rgba): "#" + Self.digits(of: rgba)
    case .lightDark(let light, let dark): "light-dark(\(light.css),\(dark.css))"
    case .alpha(let percent, let color):
      "color-mix(in srgb,\(color.css) \(percent)%,transparent)"
    case .mixture(let space, let percent, let first, let second):
      "color-mix(in \(space.rawValue),\(first.css),\(second.css) \(percent)%)"
    }
  }

  private static func digits(of rgba: UInt32) -> String {
    let digits = String(rgba, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
