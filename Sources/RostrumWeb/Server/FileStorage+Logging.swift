import Logging
import Rostrum

extension FileStorage {
  /// Logs files that can't be saved, files that are saved later, and files that can't be watched.
  ///
  /// The contents of files are never logged. Their paths are, which is safe because folders of
  /// users are named after a hash; see ``UserFolders``.
  ///
  /// - Parameter logger: Receives log messages.
  /// - Returns: The subscription, which ends when it is released.
  func logSaves(to logger: Logger) -> SharedSubscription {
    observeSaves { event in
      switch event {
      case .failed(let file, let reason):
        logger.error(
          "a file cannot be saved; retrying",
          metadata: ["file": "\(file.path)", "reason": "\(reason)"])
      case .recovered(let file, let retries):
        // The recovery has the level of the failure, so that both are visible.
        logger.warning(
          "a file is saved, after retries",
          metadata: ["file": "\(file.path)", "retries": "\(retries)"])
      case .lost(let file, let reason):
        logger.critical(
          "the server ends, and a file could not be saved",
          metadata: ["file": "\(file.path)", "reason": "\(reason)"])
      case .unwatched(let file, let reason):
        logger.error(
          "files cannot be watched; changes by other programs are seen at the next launch",
          metadata: ["file": "\(file.path)", "reason": "\(reason)"])
      }
    }
  }
}
