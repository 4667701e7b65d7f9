import CustomDump

/// An action as a line of text, for an issue.
package func actionLabel(_ action: Any) -> String {
  var text = ""
  customDump(action, to: &text)
  return text.split(separator: "\n").count == 1 ? text : text.indented(by: 2, exceptFirst: true)
}

extension String {
  /// The text with each of its lines moved to the right.
  package func indented(by count: Int, exceptFirst: Bool = false) -> String {
    let margin = String(repeating: " ", count: count)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return (exceptFirst ? "" : margin) + lines.joined(separator: "\n" + margin)
  }
}
