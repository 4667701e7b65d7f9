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
  ///   - problems: What couldn't be linted. The format for people leaves it to the error output.
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
    case .xcode:
      (findings.map { $0.xcode(current) } + problems.map { $0.xcode(current) })
        .joined(separator: "\n")
    case .github: (findings.map(\.annotation) + problems.map(\.annotation)).joined(separator: "\n")
    case .json: try encoded(JSONReport(findings, problems))
    case .sarif: try encoded(SARIF(findings, problems))
    }
  }

  /// Whether the format itself says what couldn't be linted.
  package var hasProblems: Bool { self != .text }
}

func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

extension Finding {
  fileprivate func xcode(_ current: String) -> String {
    "\(path.whole(current)):\(line):\(column): \(level.rawValue): \(message) (\(rule))"
  }

  fileprivate var annotation: String {
    "::\(level.rawValue) file=\(path.escapedProperty),line=\(line),col=\(column),title=\(rule)"
      + "::\(message.escapedData)"
  }
}

extension Problem {
  fileprivate var annotation: String {
    let place = [line.map { ",line=\($0)" }, column.map { ",col=\($0)" }].compactMap(\.self)
      .joined()
    return "::error file=\(path.escapedProperty)\(place)::\(message.escapedData)"
  }

  fileprivate func xcode(_ current: String) -> String {
    var problem = self
    problem.path = path.whole(current)
    return problem.text
  }
}

extension String {
  /// The message of an annotation, with the scalars that end it written otherwise.
  fileprivate var escapedData: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// The value of a property of an annotation, with the scalars that end it written otherwise.
  fileprivate var escapedProperty: String {
    escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ scalars: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { scalars[$0] ?? String($0) }.joined()
  }

  /// The path from the root, if this one is relative to a folder.
  fileprivate func whole(_ current: String) -> String {
    hasPrefix("/") ? self : "\(current)/\(self)"
  }
}
