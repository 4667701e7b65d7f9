import Foundation

/// Writes files at once, or not at all.
///
/// The files are written into a temporary folder on the same disk, and get their places by changes of names when
/// they are complete. If the disk is full, the task is cancelled or the process ends before, nothing of them is there.
package struct TreeWriter: Sendable {
  private let calls: FileCalls

  /// Creates a writer.
  ///
  /// - Parameter calls: The calls of the file system.
  package init(calls: FileCalls = FileCalls()) {
    self.calls = calls
  }

  /// What a folder may have in it before a package is written into it: what `git init` writes, and licenses.
  private static let allowed: Set<String> = [
    ".git", ".gitattributes", "LICENSE", "LICENSE.md", "LICENSE.txt",
  ]

  /// Writes files into a folder that doesn't exist, or has nothing in it but a repository and a license.
  ///
  /// - Parameters:
  ///   - folder: The folder. Those around it are created, too.
  ///   - files: The files.
  ///   - prepare: Changes the files in the temporary folder, such as their format.
  /// - Throws: A ``NewError`` if the folder has something else in it, or the file system refuses something.
  package func create(
    _ folder: URL, _ files: [SourceFile], prepare: (URL) async throws -> Void = { _ in }
  ) async throws {
    let isThere = folder.exists
    if isThere { try check(folder) }
    try await write(
      files, in: isThere ? folder : folder.deletingLastPathComponent(), for: folder,
      prepare: prepare
    ) { temporary, moves in
      guard isThere else { return moves.add(from: temporary, to: folder) }
      // The folder itself stays, as it may be the current one.
      for name in Set(files.compactMap { $0.path.split(separator: "/").first }).sorted() {
        moves.add(from: temporary.appending(path: name), to: folder.appending(path: name))
      }
    }
  }

  private func check(_ folder: URL) throws(NewError) {
    let path = folder.plainPath
    guard folder.isFolder else { throw .exists(path) }
    let content: [String]
    do {
      content = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(path, reason: FileReason.text(of: error))
    }
    let others = content.filter { !Self.allowed.contains($0) }.sorted()
    guard others.isEmpty else { throw .notEmpty(path, has: others) }
  }

  /// Adds files to a package, and changes others of it.
  ///
  /// A file that is there already as it would be written counts as written.
  ///
  /// - Parameters:
  ///   - files: The new files.
  ///   - changes: The changes of files that are there.
  ///   - package: The folder of the package.
  ///   - prepare: Changes the new files in the temporary folder, such as their format.
  /// - Returns: The number of files that were written.
  /// - Throws: A ``NewError`` if one of the files is there with other content, or has changed since the changes
  ///   were made, or the file system refuses something.
  @discardableResult
  package func add(
    _ files: [SourceFile], changes: [ListPlan.Change] = [], to package: URL,
    prepare: (URL) async throws -> Void = { _ in }
  ) async throws -> Int {
    var count = 0
    try await write(files, in: package, for: package, prepare: prepare) { temporary, moves in
      for file in files {
        let (new, target) = (
          temporary.appending(path: file.path), package.appending(path: file.path)
        )
        if !target.exists {
          moves.add(from: new, to: target)
        } else if try Data(contentsOf: new) != Data(contentsOf: target) {
          throw NewError.different(target.plainPath)
        }
      }
      for (number, change) in changes.enumerated() {
        try stage(change, number, of: package, in: temporary, &moves)
      }
      count = moves.count
    }
    return count
  }

  /// Writes the new content of a file beside a copy of the old one.
  private func stage(
    _ change: ListPlan.Change, _ number: Int, of package: URL, in temporary: URL,
    _ moves: inout FileMoves
  ) throws {
    let target = package.appending(path: change.path).resolvingSymlinksInPath()
    guard try Data(contentsOf: target) == Data(change.old.utf8) else {
      throw NewError.changed(change.path)
    }
    let (new, old) = (
      temporary.appending(path: "new-\(number)"), temporary.appending(path: "old-\(number)")
    )
    do {
      // Both have the permissions of the file.
      for copy in [new, old] { try calls.copy(target, copy) }
      try calls.write(Data(change.new.utf8), new)
    } catch {
      throw NewError(error, at: target)
    }
    moves.add(from: new, to: target, former: old)
  }

  /// Writes files into a temporary folder, moves what is there, and removes what is left of it.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - parent: The folder of the temporary folder.
  ///   - place: Where the files belong, which errors name.
  ///   - prepare: Changes the files in the temporary folder.
  ///   - plan: Adds the moves.
  /// - Throws: What the file system, the preparation or the plan throw; nothing is left then.
  private func write(
    _ files: [SourceFile], in parent: URL, for place: URL,
    prepare: (URL) async throws -> Void, plan: (URL, inout FileMoves) throws -> Void
  ) async throws {
    let temporary = parent.appending(
      path: ".rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
    var created: URL?
    do {
      do { created = try calls.createFolders(temporary) } catch { throw NewError(error, at: place) }
      for file in files {
        try Task.checkCancellation()
        let target = temporary.appending(path: file.path)
        do {
          try calls.createFolder(target.deletingLastPathComponent())
          try calls.write(Data(file.text.utf8), target)
        } catch {
          throw NewError(error, at: place.appending(path: file.path))
        }
      }
      try await prepare(temporary)
      try Task.checkCancellation()
      var moves = FileMoves(calls: calls)
      try plan(temporary, &moves)
      try moves.run()
    } catch {
      if let created { try? calls.remove(created) }
      throw error
    }
    if temporary.exists { try? calls.remove(temporary) }
  }
}
