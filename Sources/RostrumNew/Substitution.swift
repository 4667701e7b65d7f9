/// What takes the place of markers such as `{{Name}}` in the text of a template.
struct Substitution {
  /// The text for each marker.
  var words: [String: String] = [:]
  /// The lines for each marker that stands on a line of its own, which get the indentation of the marker.
  var lines: [String: [String]] = [:]
  /// The conditions that hold: the lines between `{{if condition}}` and `{{else}}` or `{{end}}` belong to the text.
  var conditions: Set<String> = []

  /// Replaces the markers of a text.
  ///
  /// A marker without lines takes its line with it, and one of the blank lines around it.
  ///
  /// - Parameter text: The text of a template.
  /// - Returns: The text without markers.
  func apply(to text: String) -> String {
    var result: [String] = []
    var isShown = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }
      let marker = Self.marker(line.dropFirst(indentation.count))
      if let marker, let isBranch = branch(marker, isShown) {
        isShown = isBranch
      } else if !isShown {
        continue
      } else if let marker, let block = lines[marker] {
        if block.isEmpty, result.last?.isEmpty ?? true { result = result.dropLast() }
        result += block.map { $0.isEmpty ? "" : indentation + fill($0) }
      } else {
        result.append(fill(line))
      }
    }
    // A file whose first block is empty doesn't begin with a blank line.
    return String(result.joined(separator: "\n").trimmingPrefix("\n"))
  }

  /// Whether the lines after a marker belong to the text; `nil` if the marker isn't one of a condition.
  private func branch(_ marker: String, _ isShown: Bool) -> Bool? {
    switch marker {
    case "else": !isShown
    case "end": true
    case _ where marker.hasPrefix("if "): conditions.contains(String(marker.dropFirst(3)))
    default: nil
    }
  }

  /// Replaces the markers of files, in their paths too.
  func apply(to files: [SourceFile]) -> [SourceFile] {
    files.map { SourceFile(path: fill($0.path), text: apply(to: $0.text)) }
  }

  private func fill(_ line: some StringProtocol) -> String {
    String(line).replacing(/\{\{([^}]+)\}\}/) { match in
      words[String(match.1)] ?? String(match.0)
    }
  }

  private static func marker(_ text: Substring) -> String? {
    guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
    return String(text.dropFirst(2).dropLast(2))
  }
}
