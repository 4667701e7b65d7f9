/// The errors in what a build prints.
struct BuildErrors {
  /// The number of errors that are kept.
  static let limit = 20

  private let folder: String
  /// Errors at places in sources.
  private var found: [String] = []
  /// What SwiftPM says of itself, or of the commands that have failed.
  private var other: [String] = []

  /// The errors in sources, or what SwiftPM says if there are none.
  var lines: [String] { found.isEmpty ? other : found }

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
    let error = String(line).replacing(folder, with: "")
    if line.hasPrefix("error: ") {
      Self.add(error, to: &other)
    } else if line.contains(": error: ") {
      Self.add(error, to: &found)
    }
  }

  private static func add(_ error: String, to errors: inout [String]) {
    if errors.count < limit, !errors.contains(error) { errors.append(error) }
  }
}
