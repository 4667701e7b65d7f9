#if CommandLine
  import Foundation
  import Logging
  import RostrumPostgres
  import RostrumSQLite
  import RostrumStorage

  extension StoreOptions {
    /// Opens the storage of sessions.
    ///
    /// - Parameters:
    ///   - directory: The folder for users' data.
    ///   - logger: Receives a message about a damaged file.
    /// - Returns: The storage, or `nil` if sessions end with the process.
    /// - Throws: ``WebServerError`` if the place can't be used.
    func open(
      in directory: URL, logger: Logger
    ) async throws(WebServerError) -> (any Storage)? {
      guard store != "none" else { return nil }
      do {
        guard let store else {
          try DataDirectory.prepare(directory)
          return try file(directory.appending(path: "rostrum.sqlite").path, logger)
        }
        switch try StorageLocation(store) {
        case .file(let path): return try file(path, logger)
        case .postgres(let url):
          try DataDirectory.prepare(directory)
          let nodes = directory.appending(path: "nodes", directoryHint: .isDirectory)
          return try await PostgresStorage(
            url: url, settings: postgresSettings, nodeFolder: nodes.path)
        }
      } catch let error as WebServerError {
        throw error
      } catch let error as StorageError {
        throw .unusableStore(reason: error.words)
      } catch {
        throw .unusableStore(reason: "\(error)")
      }
    }

    private func file(_ path: String, _ logger: Logger) throws(StorageError) -> SQLiteStorage {
      let storage = try SQLiteStorage(path: path)
      if let damaged = storage.damagedFile {
        logger.critical(
          "the file of sessions and shared values was damaged, and an empty one replaces it",
          metadata: ["file": "\(path)", "kept": "\(damaged)"])
      }
      if storage.isLogDamaged {
        logger.critical(
          "the log of the file of sessions and shared values was damaged, and its last changes are lost",
          metadata: ["file": "\(path)", "kept": "\(storage.damagedLog ?? "no copy")"])
      }
      if storage.wasEmpty {
        logger.warning(
          "the file of sessions and shared values is empty; if it had been used, all of them are lost",
          metadata: ["file": "\(path)"])
      }
      return storage
    }

    /// Reads the key with which stored sessions are encrypted.
    ///
    /// - Returns: The key, or `nil` if they aren't encrypted.
    /// - Throws: ``WebServerError`` if the file isn't a key.
    func key() throws(WebServerError) -> [UInt8]? {
      guard let storeKey else { return nil }
      let data: Data
      do {
        data = try Data(contentsOf: URL(filePath: storeKey))
      } catch {
        throw .unusableStore(
          reason: "the key file \(storeKey) cannot be read (\(DataDirectory.reason(error)))")
      }
      guard data.count == 32 else {
        throw .unusableStore(
          reason: "the key file \(storeKey) has \(data.count) bytes, and a key has 32")
      }
      return Array(data)
    }
  }

  extension StorageError {
    /// The reason for the operator, in words.
    fileprivate var words: String {
      switch self {
      case .unreachable(let reason), .damaged(let reason), .refused(let reason): reason
      case .full: "there is no room left on the disk"
      case .exists: "\(self)"
      }
    }
  }
#endif
