import Logging
import Rostrum

extension FileStorage {
  /// Logs which files cannot be saved, which of them are saved later, and that files cannot be
  /// watched.
  ///
  /// What is in the files is never logged. Their paths are: folders of users are named by a hash,
  /// see ``UserFolders``.
  ///
  /// - Parameter logger: Takes what there is to say.
  /// - Returns: The subscription, which ends when nobody holds it.
  func logSaves(to logger: Logger) -> SharedSubscription {
    observeSaves { event in
      switch event {
      case .failed(let file, let reason):
        logger.error(
          "a file cannot be saved; retrying",
          metadata: ["file": "\(file.path)", "reason": "\(reason)"])
      case .recovered(let file, let retries):
        // As visible as the failure.
        logger.warning(
          "a file is saved after all",
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
