import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The words, with marks for how they are set: `**bold**`, `_italic_`, `<u>under</u>`, `~~out~~`.
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
    return result
  }
}
