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
    /// The folders of the files.
    fileprivate(set) var folders: Set<String> = []

    /// The number of files.
    var count: Int { stamps.count }

    // A folder without files is no source.
    static func == (left: Self, right: Self) -> Bool { left.stamps == right.stamps }

    func hash(into hasher: inout Hasher) { hasher.combine(stamps) }
  }

  private let package: URL
  /// The paths of files and folders that builds and the program write.
  private let outputs: Set<String>

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - outputs: The files and folders that builds and the program write.
  init(_ package: URL, without outputs: [URL] = []) {
    self.package = package.resolvingSymlinksInPath()
    self.outputs = Set(outputs.map { Self.path($0.resolvingSymlinksInPath()) })
  }

  /// Looks at all files below the package's folder, except hidden ones and those that builds and the
  /// program write.
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
    result.folders.insert(Self.path(package))
    for case let file as URL in files {
      let values = try? file.resourceValues(forKeys: Set(keys))
      let isFolder = values?.isDirectory == true
      guard !isIgnored(file) else {
        if isFolder { files.skipDescendants() }
        continue
      }
      if isFolder {
        result.folders.insert(Self.path(file))
      } else {
        result.stamps[file.path(percentEncoded: false)] = Stamp(
          date: values?.contentModificationDate, size: values?.fileSize)
      }
    }
    return result
  }

  private func isIgnored(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    if Self.ignoredNames.contains(name) { return true }
    let path = Self.path(file)
    // SQLite has further files beside a database.
    return outputs.contains(path)
      || ["-wal", "-shm", "-journal"].contains {
        path.hasSuffix($0) && outputs.contains(path.without($0))
      }
  }

  private static let ignoredNames: Set<String> = [
    "node_modules", "__pycache__", "Package.resolved",
  ]

  /// The path of a file or folder, without a slash at its end.
  private static func path(_ file: URL) -> String {
    let path = file.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension String {
  fileprivate func without(_ ending: String) -> String { String(dropLast(ending.count)) }
}
