import Foundation
import RostrumHTML
import RostrumRuntime

/// The tokens of all sessions, and the folders of their files.
package final class FileDesks: Sendable {
  /// The folders of files.
  package let folders: TransferFolders
  /// The uploads that sessions expect.
  package let uploads: UploadDesk
  /// The downloads that sessions offer.
  package let downloads: DownloadDesk
  /// Removes folders in the background.
  private let disk = DiskQueue()
  private let sweeping = Locked<Task<Void, Never>?>(nil)

  /// Creates the desks.
  ///
  /// - Parameters:
  ///   - directory: The directory of all folders.
  ///   - quota: The limits of stored bytes.
  ///   - lifetime: The time for which sessions are stored; `nil` if they end with the process.
  ///   - paths: Creates the paths of files.
  package init(
    directory: URL, quota: WebServer.Limits.Quota, lifetime: Duration? = nil,
    paths: NodePath = NodePath(node: nil)
  ) {
    folders = TransferFolders(directory: directory, lifetime: lifetime)
    uploads = UploadDesk(quota: quota, arrivals: folders.own, paths: paths)
    downloads = DownloadDesk(paths: paths)
  }

  /// Creates the folder of this process, removes files of processes that have ended, and counts the
  /// files of stored sessions.
  ///
  /// - Throws: ``WebServerError`` if the directory can't be used.
  package func prepare() throws(WebServerError) {
    try folders.prepare()
    for (user, folder) in folders.kept() {
      uploads.count(TransferFolders.size(of: folder), in: folder, ofUserNamed: user)
    }
    sweep()
    let task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(3600))
        self?.sweep()
      }
    }
    sweeping.withLock { $0 = task }
  }

  /// Removes the folder of this process.
  package func finish() {
    sweeping.withLock { $0?.cancel() }
    folders.finish()
  }

  /// Removes the files of sessions that have expired.
  package func sweep() {
    let (folders, uploads) = (folders, uploads)
    disk.add {
      for folder in folders.sweep() { uploads.release(nil, in: folder) }
    }
  }

  /// Waits until all pending removals are done.
  package func settle() async { await disk.run {} }

  /// Removes the files of all sessions of a user, which have ended permanently.
  package func removeAll(of user: UserID) {
    let (folders, folder) = (folders, folders.folder(of: user))
    disk.add { [uploads] in
      let own = folders.kept().filter { $0.user == user.directoryName }
      try? FileManager.default.removeItem(at: folder)
      for (_, folder) in own { uploads.release(nil, in: folder) }
    }
  }

  /// Creates a folder for a single file, so that the file can keep its name.
  package static func place(for name: String, in folder: URL) throws -> URL {
    let place = folder.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return place.appending(component: FileName.safe(name), directoryHint: .notDirectory)
  }
}
