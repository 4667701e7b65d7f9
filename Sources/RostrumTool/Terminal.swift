import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The developer's terminal.
enum Terminal {
  /// Writes a line at once, also if the output is a file or a pipe.
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// A difference as it is printed: with colors for lines that come and go, if the output has colors.
  ///
  /// - Parameters:
  ///   - text: The difference.
  ///   - hasColors: Whether the output may have colors.
  /// - Returns: The text to print.
  static func difference(_ text: String, hasColors: Bool = Terminal.hasColors) -> String {
    guard hasColors else { return text }
    let colors: [Character: Int] = ["+": 32, "-": 31, "@": 36]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let color = line.first.flatMap({ colors[$0] }) else { return String(line) }
      return "\u{1B}[\(color)m\(line)\u{1B}[0m"
    }
    .joined(separator: "\n")
  }

  /// A word of a command that a person can copy: with quotes if a shell would split or change it.
  ///
  /// - Parameter word: The word, such as the path of a folder.
  /// - Returns: The word, in quotes if it needs them.
  static func quoted(_ word: String) -> String {
    if word.wholeMatch(of: /[A-Za-z0-9_.\/+@%:,-]+/) != nil { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Asks a question that is answered by yes or no; the answer is no if nobody can answer.
  static func asks(_ question: String) -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return false }
    FileHandle.standardOutput.write(Data("\(question) [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// Writes a line to the error output.
  static func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Whether the output may have colors: it is a terminal, and the environment doesn't refuse them.
  ///
  /// `NO_COLOR` with any value refuses them (https://no-color.org), as does a terminal that is `dumb`.
  static var hasColors: Bool {
    isatty(STDOUT_FILENO) == 1
      && allowsColors(environment: ProcessInfo.processInfo.environment)
  }

  static func allowsColors(environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Whether somebody watches the error output, so that a line there may be replaced.
  static var isWatched: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}
