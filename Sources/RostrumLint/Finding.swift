/// How serious a finding is.
package enum Level: String, Sendable, CaseIterable, Codable {
  /// The program doesn't do what its source says.
  case error
  /// There is a better way.
  case warning
}

/// A place in a file that a rule objects to.
package struct Finding: Sendable, Hashable {
  /// The path of the file, as it was given.
  package var path: String
  /// The line, from one.
  package var line: Int
  /// The column in bytes of UTF-8, from one, as compilers count.
  package var column: Int
  /// The column in Unicode scalars, from one.
  package var scalarColumn: Int
  /// How serious it is.
  package var level: Level
  /// What is wrong, and what to do.
  package var message: String
  /// The name of the rule.
  package var rule: String
  /// The line of the source, without blanks around it, by which a baseline knows the finding.
  package var source: String
  /// The edits that remove the cause; empty if there is no fix.
  package var fix: [Edit]

  /// The finding in one line, as compilers write theirs.
  package var text: String { text(.plain) }

  /// The finding in one line, as compilers write theirs.
  ///
  /// - Parameter style: Whether the parts of the line differ in color.
  /// - Returns: The line, without its end.
  package func text(_ style: TextStyle) -> String {
    let place = style.strong("\(path):\(line):\(column):")
    return "\(place) \(style.level(level)) \(message) \(style.faint("[\(rule)]"))"
  }
}

/// Something about an input that keeps it from being linted.
package struct Problem: Sendable, Hashable {
  /// The path of the file.
  package var path: String
  /// The line, from one, if the problem has a place.
  package var line: Int?
  /// The column, from one, if the problem has a place.
  package var column: Int?
  /// What is wrong.
  package var message: String

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The line, from one, if the problem has a place.
  ///   - column: The column, from one, if the problem has a place.
  ///   - message: What is wrong.
  package init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The problem in one line.
  package var text: String {
    let place = [path] + [line, column].compactMap { $0.map(String.init) }
    return place.joined(separator: ":") + ": error: \(message)"
  }
}
