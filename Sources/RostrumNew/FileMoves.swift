import Foundation

/// Moves of files and folders that are made together: if one fails, those before it are undone.
///
/// Everything that needs room on the disk is done before: a move is a change of names.
struct FileMoves {
  /// Something that gets its place.
  private struct Move {
    let from: URL
    let to: URL
    /// A copy of the file that is replaced.
    let former: URL?
  }

  private let calls: FileCalls
  private var moves: [Move] = []

  /// Begins without moves.
  ///
  /// - Parameter calls: The calls of the file system.
  init(calls: FileCalls) {
    self.calls = calls
  }

  /// The number of moves.
  var count: Int { moves.count }

  /// Adds a move.
  ///
  /// - Parameters:
  ///   - from: What is moved.
  ///   - to: Its place.
  ///   - former: A copy of the file that is replaced; `nil` if nothing is there.
  mutating func add(from: URL, to: URL, former: URL? = nil) {
    moves.append(Move(from: from, to: to, former: former))
  }

  /// Makes the moves.
  ///
  /// - Throws: A ``NewError`` with the place that can't be written, after those before it were taken back.
  func run() throws {
    var made: [Move] = []
    var folders: [URL] = []
    for move in moves {
      do {
        if let folder = try calls.createFolders(move.to.deletingLastPathComponent()) {
          folders.append(folder)
        }
        try calls.rename(move.from, move.to)
        made.append(move)
      } catch {
        for move in made.reversed() {
          if let former = move.former {
            try? calls.rename(former, move.to)
          } else {
            try? calls.remove(move.to)
          }
        }
        for folder in folders.reversed() { try? calls.remove(folder) }
        throw NewError(error, at: move.to)
      }
    }
  }
}

extension FileCalls {
  /// Creates a folder, with those around it.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The outermost of the new folders; `nil` if the folder was there.
  /// - Throws: The file system's answer; none of the folders is left then.
  func createFolders(_ folder: URL) throws -> URL? {
    var (missing, next): (URL?, URL) = (nil, folder)
    while !next.exists, next.plainPath != "/" {
      missing = next
      next = next.deletingLastPathComponent()
    }
    do {
      try createFolder(folder)
    } catch {
      // Some of them may have been created.
      if let missing, missing.exists { try? remove(missing) }
      throw error
    }
    return missing
  }
}
