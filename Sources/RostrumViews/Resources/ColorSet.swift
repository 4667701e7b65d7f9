/// A colour of a catalogue.
package struct ColorSet: Hashable, Sendable {
  /// The colour in light mode.
  package let light: Color
  /// The colour in dark mode.
  package let dark: Color
}

extension ColorSet {
  /// Reads the description of a colour set; `nil` if no colour of it can be drawn.
  init?(_ contents: AssetContents) {
    var light: Color?
    var dark: Color?
    for entry in contents.colors ?? [] where entry.isForEveryScreen {
      guard let color = entry.color?.value else { continue }
      if entry.isDark { dark = dark ?? color } else { light = light ?? color }
    }
    guard let any = light ?? dark else { return nil }
    self.init(light: light ?? any, dark: dark ?? any)
  }
}

extension AssetContents.Color {
  /// The colour; `nil` if the description is invalid.
  fileprivate var value: Color? {
    if let reference { return Color(systemNamed: reference) }
    guard let components else { return nil }
    let channel = { (name: String) in components[name].flatMap(Self.number) }
    let opacity = channel("alpha") ?? 1
    if let white = channel("white") { return Color(white: white, opacity: opacity) }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
      return nil
    }
    let space: Color.RGBColorSpace =
      switch self.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color(space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A channel from 0 to 1, written as `"0.5"`, `"128"` or `"0x80"`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 > 1 ? $0 / 255 : $0 }
  }
}

extension Color {
  /// The system colour with the name that catalogues use, such as `systemBlueColor`.
  fileprivate init?(systemNamed name: String) {
    var word = name.hasSuffix("Color") ? name.dropLast(5) : name[...]
    if word == "label" { word = "primary" }
    if word == "secondaryLabel" { word = "secondary" }
    if word.hasPrefix("system") { word = word.dropFirst(6) }
    guard let system = SystemName(rawValue: word.lowercased()) else { return nil }
    self.init(.system(system))
  }
}
