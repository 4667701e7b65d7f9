import Foundation

/// How findings are printed.
package enum Format: String, CaseIterable, Sendable {
  /// A line for each finding, as compilers write theirs.
  case text
  /// The static analysis format of OASIS, version 2.1.0.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// One object, for programs.
  case json
  /// A line for each finding with its whole path, for Xcode.
  case xcode

  /// The findings and problems of a run, as the format writes them.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - problems: What couldn't be linted. The formats of lines leave them to the error output.
  ///   - current: The folder that paths are relative to.
  ///   - style: Whether text is colored; the other formats are for programs.
  /// - Returns: The text, without a line end.
  /// - Throws: Errors of the encoder.
  package func print(
    _ findings: [Finding], _ problems: [Problem],
    current: String = FileManager.default.currentDirectoryPath, style: TextStyle = .plain
  ) throws -> String {
    switch self {
    case .text: findings.map { $0.text(style) }.joined(separator: "\n")
    case .xcode: findings.map { $0.xcode(current) }.joined(separator: "\n")
    case .github: (findings.map(\.annotation) + problems.map(\.annotation)).joined(separator: "\n")
    case .json: try encoded(JSONReport(findings, problems))
    case .sarif: try encoded(SARIF(findings, problems))
    }
  }

  /// Whether the format itself says what couldn't be linted.
  package var hasProblems: Bool { self != .text && self != .xcode }
}

func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

extension Finding {
  fileprivate func xcode(_ current: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(current)/\(path)"
    return "\(whole):\(line):\(column): \(level.rawValue): \(message) (\(rule))"
  }

  fileprivate var annotation: String {
    "::\(level.rawValue) file=\(path.escaped),line=\(line),col=\(column),title=\(rule)"
      + "::\(message.escaped)"
  }
}

extension Problem {
  fileprivate var annotation: String {
    let place = [line.map { ",line=\($0)" }, column.map { ",col=\($0)" }].compactMap(\.self)
      .joined()
    return "::error file=\(path.escaped)\(place)::\(message.escaped)"
  }
}

extension String {
  /// The text with the signs that mean something in an annotation written otherwise.
  fileprivate var escaped: String {
    let signs: [Character: String] = [
      "%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C",
    ]
    return map { signs[$0] ?? String($0) }.joined()
  }
}
