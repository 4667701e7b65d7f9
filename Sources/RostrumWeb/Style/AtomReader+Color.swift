import RostrumViews

extension AtomReader {
  /// A colour in CSS notation: a variable of the theme, or components.
  mutating func color() -> String? {
    guard let word = word(), let kind = word.first else { return nil }
    let rest = word.dropFirst()
    switch kind {
    case "x": return rest.utf8.count == 8 && rest.allSatisfy(\.isHexDigit) ? "#" + rest : nil
    case "y":
      guard let system = Color.SystemName(rawValue: String(rest)) else { return nil }
      return system == .clear ? "transparent" : "var(--r-\(system.rawValue))"
    case "a":
      guard (1...64).contains(rest.utf8.count) else { return nil }
      return "var(--a-\(rest),var(--r-gray))"
    case "d":
      guard rest.isEmpty, let light = color(), let dark = color() else { return nil }
      return "light-dark(\(light),\(dark))"
    case "o":
      guard let percent = Int(rest), (0...100).contains(percent), let color = color() else {
        return nil
      }
      return "color-mix(in srgb,\(color) \(percent)%,transparent)"
    default: return nil
    }
  }

  /// A paint in CSS notation, fit for `background`.
  mutating func paint() -> String? {
    guard let kind = word() else { return nil }
    switch kind {
    case "c": return color()
    case "tint": return "var(--r-tint)"
    case "fg": return "currentcolor"
    case "bg": return "var(--r-background)"
    case "h1": return "var(--r-secondary)"
    case "h2", "ph": return "var(--r-tertiary)"
    case "h3": return "var(--r-quaternary)"
    case "h4": return "var(--r-quinary)"
    case "sep": return "var(--r-separator)"
    case "mat": return material()
    case "lin":
      guard let angle = number(), let stops = stops(unit: "%") else { return nil }
      return "linear-gradient(\(angle)deg\(stops))"
    case "ang":
      guard let angle = number(), let x = number(), let y = number(), let stops = stops(unit: "deg")
      else { return nil }
      return "conic-gradient(from \(angle)deg at \(x)% \(y)%\(stops))"
    case "rad":
      guard let x = number(), let y = number(), let stops = stops(unit: "px") else { return nil }
      return "radial-gradient(circle at \(x)% \(y)%\(stops))"
    case "o":
      guard let percent = number(), let paint = paint() else { return nil }
      return "color-mix(in srgb,\(paint) \(percent)%,transparent)"
    default: return nil
    }
  }

  private mutating func material() -> String? {
    guard let word = word(), let material = Material.Thickness(rawValue: String(word)) else {
      return nil
    }
    let percent =
      switch material {
      case .ultraThin: 50
      case .thin: 65
      case .regular: 80
      case .thick, .bar: 90
      case .ultraThick: 95
      }
    return "color-mix(in srgb,var(--r-raised) \(percent)%,transparent)"
  }

  private mutating func stops(unit: String) -> String? {
    guard let word = word(), let count = Int(word), (1...16).contains(count) else { return nil }
    var stops = ""
    for _ in 0..<count {
      guard let color = color(), let place = number() else { return nil }
      stops += ",\(color) \(place)\(unit)"
    }
    return stops
  }
}
