import Foundation

/// The files that a package is built from.
struct SourceTree: Sendable {
  /// What identifies the contents of a file without reading it.
  fileprivate struct Stamp: Hashable {
    let date: Date?
    let size: Int?
  }

  /// The state of all files at one time.
  struct Fingerprint: Hashable {
    fileprivate var stamps: [String: Stamp] = [:]

    /// The number of files.
    var count: Int { stamps.count }
  }

  private let package: URL

  /// Creates a tree.
  ///
  /// - Parameter package: The folder of the package.
  init(_ package: URL) {
    self.package = package
  }

  /// Looks at all files below the package's folder, except hidden ones and those of builds.
  ///
  /// - Complexity: O(*n*) in the number of files.
  func fingerprint() -> Fingerprint {
    let keys: [URLResourceKey] = [
      .isDirectoryKey, .contentModificationDateKey, .fileSizeKey,
    ]
    var result = Fingerprint()
    guard
      let files = FileManager.default.enumerator(
        at: package, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return result }
    for case let file as URL in files {
      let values = try? file.resourceValues(forKeys: Set(keys))
      if values?.isDirectory == true {
        if Self.ignoredFolders.contains(file.lastPathComponent) { files.skipDescendants() }
        continue
      }
      guard file.lastPathComponent != "Package.resolved" else { continue }
      result.stamps[file.path(percentEncoded: false)] = Stamp(
        date: values?.contentModificationDate, size: values?.fileSize)
    }
    return result
  }

  private static let ignoredFolders: Set<String> = ["node_modules", "__pycache__"]
}
