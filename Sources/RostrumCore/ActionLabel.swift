import CustomDump

/// An action rendered for an issue's message, indented if it needs several lines.
package func actionLabel(_ action: Any) -> String {
  var text = ""
  customDump(action, to: &text)
  return text.split(separator: "\n").count == 1 ? text : text.indented(by: 2, exceptFirst: true)
}

/// The name of a type with the types it is nested in, without its module.
package func typeLabel(_ type: Any.Type) -> String {
  let parts = String(reflecting: type).split(separator: ".")
  guard parts.count > 1, !String(reflecting: type).contains("<") else { return "\(type)" }
  return parts.dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
}

extension String {
  /// The text with every line indented by a number of spaces.
  package func indented(by count: Int, exceptFirst: Bool = false) -> String {
    let margin = String(repeating: " ", count: count)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return (exceptFirst ? "" : margin) + lines.joined(separator: "\n" + margin)
  }
}
