import Foundation

/// Writes files at once, or not at all.
///
/// The files are written into a temporary folder beside the place where they belong, and moved from there
/// when they are complete. If the disk is full or the process ends before, nothing is there.
package struct TreeWriter: Sendable {
  private let calls: FileCalls

  /// Creates a writer.
  ///
  /// - Parameter calls: The calls of the file system.
  package init(calls: FileCalls = FileCalls()) {
    self.calls = calls
  }

  /// Writes files into a folder that doesn't exist, or is empty.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - files: The files.
  ///   - prepare: Changes the files in the temporary folder, such as their format.
  /// - Throws: A ``NewError`` if the folder has something in it, or an error of the file system.
  package func create(
    _ folder: URL, _ files: [SourceFile], prepare: (URL) async throws -> Void = { _ in }
  ) async throws {
    let path = folder.plainPath
    if FileManager.default.fileExists(atPath: path) {
      guard let content = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw NewError.exists(path)
      }
      guard content.isEmpty else { throw NewError.notEmpty(path) }
    }
    try await write(files, beside: folder, prepare: prepare) { temporary in
      try calls.rename(temporary, folder)
    }
  }

  /// Adds folders with files to a package.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folders: The paths of the new folders, which have all of the files.
  ///   - package: The folder of the package.
  ///   - prepare: Changes the files in the temporary folder, such as their format.
  /// - Throws: A ``NewError`` if one of the folders exists, or an error of the file system.
  package func add(
    _ files: [SourceFile], in folders: [String], to package: URL,
    prepare: (URL) async throws -> Void = { _ in }
  ) async throws {
    let targets = folders.map { package.appending(path: $0) }
    for target in targets where FileManager.default.fileExists(atPath: target.plainPath) {
      throw NewError.exists(target.plainPath)
    }
    let first = package.appending(path: "Package.swift")
    try await write(files, beside: first, prepare: prepare) { temporary in
      var moved: [URL] = []
      do {
        for (path, target) in zip(folders, targets) {
          try calls.createFolder(target.deletingLastPathComponent())
          try calls.rename(temporary.appending(path: path), target)
          moved.append(target)
        }
      } catch {
        for target in moved { try? calls.remove(target) }
        throw error
      }
    }
  }

  /// Writes files into a temporary folder, and removes what is left of it afterwards.
  private func write(
    _ files: [SourceFile], beside place: URL, prepare: (URL) async throws -> Void,
    move: (URL) throws -> Void
  ) async throws {
    let temporary = place.deletingLastPathComponent()
      .appending(path: ".rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? calls.remove(temporary) }
    for file in files {
      let target = temporary.appending(path: file.path)
      try calls.createFolder(target.deletingLastPathComponent())
      try calls.write(Data(file.text.utf8), target)
    }
    try await prepare(temporary)
    try move(temporary)
  }
}
