/// How lines look where they are read.
package enum TextStyle: Sendable {
  /// Characters alone, for files and pipes.
  case plain
  /// Colors by the control sequences of terminals (ECMA-48, SGR).
  case colored

  func strong(_ text: String) -> String { wrap(text, 1) }
  func faint(_ text: String) -> String { wrap(text, 2) }

  func level(_ level: Level) -> String {
    switch level {
    case .error: wrap("error:", 31)
    case .warning: wrap("warning:", 33)
    }
  }

  private func wrap(_ text: String, _ code: Int) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
