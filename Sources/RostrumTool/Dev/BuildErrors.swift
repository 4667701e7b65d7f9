/// The errors in what a build prints.
struct BuildErrors {
  /// The number of errors that are kept.
  static let limit = 20

  private let folder: String
  private(set) var lines: [String] = []

  /// Begins without errors.
  ///
  /// - Parameter folder: The folder of the package, which is left out of paths; with a slash at its end.
  init(in folder: String) {
    self.folder = folder
  }

  /// Reads a line of the output.
  ///
  /// A compiler prints an error as `path:line:column: error: message`, and SwiftPM as
  /// `error: message`. The same error may be printed for several modules.
  mutating func read(_ line: some StringProtocol) {
    guard lines.count < Self.limit, line.contains(": error: ") || line.hasPrefix("error: ") else {
      return
    }
    let error = String(line).replacing(folder, with: "")
    if !lines.contains(error) { lines.append(error) }
  }
}
