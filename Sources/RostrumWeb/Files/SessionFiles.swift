import Foundation
import RostrumRuntime
import RostrumViews

/// The files of one session: those that its user sends, and copies of those it gets.
///
/// They are in a folder of the session, which is removed at its end.
@MainActor
final class SessionFiles: FileHost {
  private let user: UserID
  private let desks: FileDesks
  /// The folder of the session, once it is used.
  private var usedFolder: URL?
  private let context: SessionContext
  private var receivers: [String: UploadDesk.Receiver] = [:]
  private var offers: Set<String> = []
  /// Navigates the page to a path.
  private let open: @MainActor (URL) -> Void

  /// Prepares files of a session.
  ///
  /// - Parameters:
  ///   - user: The user of the session.
  ///   - desks: The tokens of all sessions.
  ///   - context: The dependencies in which the app is told what happens.
  ///   - open: Navigates the page to a path.
  init(
    user: UserID, desks: FileDesks, context: SessionContext,
    open: @escaping @MainActor (URL) -> Void
  ) {
    self.user = user
    self.desks = desks
    self.context = context
    self.open = open
  }

  private var folder: URL {
    let folder =
      usedFolder
      ?? desks.directory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    usedFolder = folder
    return folder
  }

  func openUpload(_ upload: FileUpload) -> String {
    let context = context
    let receiver = UploadDesk.Receiver(
      progress: { fraction in context { upload.onProgress(fraction) } },
      end: { result in context { upload.onEnd(result) } })
    let token = desks.uploads.issue(
      UploadDesk.Ticket(
        user: user, types: upload.types, allowsSeveral: upload.allowsSeveral, folder: folder,
        receiver: receiver))
    let address = UploadDesk.prefix + token
    receivers[address] = receiver
    return address
  }

  func closeUpload(_ address: String) {
    guard let receiver = receivers.removeValue(forKey: address) else { return }
    receiver.close()
    desks.uploads.revoke(receiver)
  }

  /// Does nothing: the page has passed on what the user wanted to.
  func share(_ texts: [String]) {}

  func offer(_ download: FileDownload) {
    let context = context
    guard let file = store(download) else {
      context { download.onEnd(.failure(.interrupted)) }
      return
    }
    let path = desks.downloads.path(
      for: DownloadDesk.Offer(user: user, file: file, mediaType: download.mediaType) {
        context { download.onEnd(.success(file)) }
      })
    offers.insert(path)
    guard let url = URL(string: path) else {
      preconditionFailure("A token is a valid component of a path")
    }
    open(url)
  }

  /// Ends all transfers, and removes all files.
  func tearDown() {
    for receiver in receivers.values {
      receiver.close()
      desks.uploads.revoke(receiver)
    }
    for path in offers { _ = desks.downloads.revoke(path) }
    guard let usedFolder else { return }
    try? FileManager.default.removeItem(at: usedFolder)
    desks.uploads.release(nil, in: usedFolder)
  }

  private func store(_ download: FileDownload) -> URL? {
    guard desks.uploads.reserve(download.content.count, in: folder, of: user),
      let place = try? FileDesks.place(for: download.name, in: folder),
      (try? download.content.write(to: place)) != nil
    else { return nil }
    return place
  }
}

/// The tokens of all sessions, and the directory of their folders.
struct FileDesks: Sendable {
  /// The directory of the sessions' folders.
  let directory: URL
  /// The files that sessions expect.
  let uploads: UploadDesk
  /// The files that sessions give.
  let downloads = DownloadDesk()

  /// Removes what an earlier process has left.
  func prepare() {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Makes a folder for one file, so that its name is its own.
  static func place(for name: String, in folder: URL) throws -> URL {
    let place = folder.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return place.appending(component: FileName.safe(name), directoryHint: .notDirectory)
  }
}
