import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The text with markup for its formatting.
  ///
  /// The markup is `**bold**`, `_italic_`, `<u>underlined</u>` and `~~struck through~~`. Other
  /// formats use their names, as in `<color=red>text</color>`.
  public var customDumpValue: Any {
    runs.map(\.marked).joined() as String
  }
}

extension TextState.Run {
  fileprivate var marked: String {
    var result = text
    if format.isBold { result = "**\(result)**" }
    if format.isItalic { result = "_\(result)_" }
    if format.isUnderlined { result = "<u>\(result)</u>" }
    if format.isStruckThrough { result = "~~\(result)~~" }
    if format.isMonospaced { result = "`\(result)`" }
    for (name, value) in format.named {
      result = "<\(name)\(value.isEmpty ? "" : "=\(value)")>\(result)</\(name)>"
    }
    return result
  }
}

extension TextFormat {
  /// The names and values of formats that have no other markup.
  fileprivate var named: [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    if hasMonospacedDigits { result.append(("monospaced-digits", "")) }
    if baselineOffset != 0 { result.append(("baseline-offset", "\(baselineOffset)")) }
    if kerning != 0 { result.append(("kerning", "\(kerning)")) }
    if tracking != 0 { result.append(("tracking", "\(tracking)")) }
    if let weight { result.append(("weight", "\(weight)")) }
    if let design { result.append(("design", design)) }
    if let font { result.append(("font", "\(font)")) }
    if let color { result.append(("color", "\(color)")) }
    if let accessibilityLabel { result.append(("accessibility-label", accessibilityLabel)) }
    return result
  }
}
