/// A file of a package, by its path in it.
package struct SourceFile: Hashable, Sendable {
  /// The path, relative to the folder of the package.
  package var path: String
  /// The content.
  package var text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the folder of the package.
  ///   - text: The content.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

extension [SourceFile] {
  /// Reads an archive: the text of each file follows a line with its path, as in `-- README.md --`.
  ///
  /// - Parameter archive: The text of the archive.
  init(archive: String) {
    self = []
    for line in archive.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        append(SourceFile(path: String(line.dropFirst(3).dropLast(3)), text: ""))
      } else if let last = indices.last {
        self[last].text += line + "\n"
      }
    }
  }
}
