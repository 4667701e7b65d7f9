import Foundation

extension Rules {
  /// The rules, one a line: the name, the level, whether there is a fix, and what to do.
  package static var list: String {
    let width = all.map { $0.name.count }.max() ?? 0
    return all.map { rule in
      let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let level = rule.level.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
      return "\(name)  \(level)  \(rule.isFixable ? "fix" : "   ")  \(rule.summary)"
    }
    .joined(separator: "\n")
  }

  /// A rule for a terminal: what to do, why, and the examples.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The text, without a line end.
  package static func explanation(of rule: any Rule.Type) -> String {
    var parts = ["\(rule.name) (\(rule.level.rawValue)): \(rule.summary)"]
    parts += rule.explanation.paragraphs.map { wrapped($0, at: 80) }
    if let options = optionsLine(of: rule) { parts.append(options) }
    parts.append("Instead of\n\n\(rule.bad.indented)\n\nwrite\n\n\(rule.good.indented)")
    return parts.joined(separator: "\n\n")
  }

  /// The part of `Documentation/Lint.md` about the rules.
  package static var page: String {
    all.map { rule in
      var parts = [
        "### \(rule.name)",
        wrapped(
          "\(rule.summary) (\(rule.level.rawValue)\(rule.isFixable ? ", with a fix" : ""))", at: 120
        ),
      ]
      parts += rule.explanation.paragraphs.map { wrapped($0, at: 120) }
      if let options = optionsLine(of: rule) { parts.append(wrapped(options, at: 120)) }
      parts.append(
        "Instead of\n\n```swift\n\(rule.bad)\n```\n\nwrite\n\n```swift\n\(rule.good)\n```\n")
      return parts.joined(separator: "\n\n")
    }
    .joined(separator: "\n")
  }

  private static func optionsLine(of rule: any Rule.Type) -> String? {
    if rule.options.isEmpty { return nil }
    let options = rule.options.sorted { $0.key < $1.key }.map { "`\($0.key): \($0.value)`" }
    return "Options: \(options.joined(separator: ", "))"
  }

  /// A paragraph in lines that don't break a span of code.
  private static func wrapped(_ text: String, at width: Int) -> String {
    var lines: [String] = []
    var line = ""
    var isCode = false
    var word = ""
    func finish() {
      if line.isEmpty {
        line = word
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
      word = ""
    }
    for letter in text {
      if letter == "`" { isCode.toggle() }
      if letter == " " && !isCode { finish() } else { word.append(letter) }
    }
    finish()
    return (lines + [line]).joined(separator: "\n")
  }
}

extension Rule {
  /// Whether the fix of the bad example is known.
  static var isFixable: Bool {
    Linter().check(bad, path: "Bad.swift").hasFix(of: name)
  }
}

extension String {
  fileprivate var paragraphs: [String] { components(separatedBy: "\n\n") }

  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
