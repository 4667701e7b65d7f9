import Foundation

/// The developer's terminal.
enum Terminal {
  /// Writes a line at once, also if the output is a file or a pipe.
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Writes a line to the error output.
  static func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
