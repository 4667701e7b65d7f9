import Foundation

/// The developer's terminal.
enum Terminal {
  /// Writes a line at once, also if the output is a file or a pipe.
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
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
}
