import Foundation
import RostrumRuntime
import RostrumViews

/// The files of one session: uploads by its user, and copies of downloads.
///
/// The main actor never waits for the disk. Uploads are kept for as long as the session is stored;
/// the other files are removed when the session leaves memory.
@MainActor
package final class SessionFiles: FileHost {
  private let user: UserID
  private let desks: FileDesks
  /// The place of uploaded files.
  private let place: SessionFolder
  /// The folder of uploaded files.
  private var received: URL { desks.folders.folder(of: place) }
  /// The folder of files to download; `nil` until there is one.
  private var given: URL?
  private let context: SessionContext
  private var receivers: [String: UploadDesk.Receiver] = [:]
  private var offers: Set<String> = []
  private var hasEnded = false
  /// Writes and removes files, in order.
  private(set) lazy var disk = DiskQueue()
  /// Navigates the page to a path.
  private let open: @MainActor (URL) -> Void

  /// Creates the files of a session.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The user of the session.
  ///   - desks: The tokens of all sessions.
  ///   - context: The dependencies with which the app is notified.
  ///   - open: Navigates the page to a path.
  package init(
    ofSession number: UInt64, of user: UserID, desks: FileDesks, context: SessionContext,
    open: @escaping @MainActor (URL) -> Void
  ) {
    self.user = user
    self.desks = desks
    place = SessionFolder(ofSession: number, of: user)
    self.context = context
    self.open = open
    desks.folders.setCurrent(true, place)
  }

  package func openUpload(_ upload: FileUpload) -> String {
    let context = context
    let receiver = UploadDesk.Receiver(
      progress: { fraction in context { upload.onProgress(fraction) } },
      end: { result in context { upload.onEnd(result) } })
    let address = desks.uploads.issue(
      UploadDesk.Ticket(
        user: user, types: upload.types, allowsSeveral: upload.allowsSeveral, folder: received,
        receiver: receiver))
    receivers[address] = receiver
    return address
  }

  package func closeUpload(_ address: String) {
    guard let receiver = receivers.removeValue(forKey: address) else { return }
    receiver.close()
    desks.uploads.revoke(receiver)
  }

  /// Does nothing: the page has already shared the items.
  package func share(_ texts: [String]) {}

  package func offer(_ download: FileDownload) {
    let folder = given ?? desks.folders.outbox()
    given = folder
    let (context, desks, onEnd) = (context, desks, download.onEnd)
    let (name, mediaType, content) = (download.name, download.mediaType, download.content)
    guard desks.uploads.reserve(content.count, in: folder, of: user) else {
      return context { onEnd(.failure(.interrupted)) }
    }
    disk.add { [weak self] in
      let file = try? FileDesks.place(for: name, in: folder)
      let isStored = file.map { (try? content.write(to: $0)) != nil } ?? false
      if !isStored { desks.uploads.release(content.count, in: folder) }
      MainQueue.perform { [weak self] in
        guard let self, !hasEnded else { return }
        guard let file, isStored else { return context { onEnd(.failure(.interrupted)) } }
        give(file, mediaType, onEnd)
      }
    }
  }

  private func give(
    _ file: URL, _ mediaType: String?,
    _ onEnd: @escaping @MainActor (Result<URL, FileTransferError>) -> Void
  ) {
    let context = context
    let path = desks.downloads.path(
      for: DownloadDesk.Offer(user: user, file: file, mediaType: mediaType) {
        context { onEnd(.success(file)) }
      })
    offers.insert(path)
    guard let url = URL(string: path) else {
      preconditionFailure("A token is a valid component of a path")
    }
    open(url)
  }

  /// Cancels all transfers, and removes the files to download.
  ///
  /// Uploads are removed as well if the session isn't stored.
  package func tearDown() {
    hasEnded = true
    for receiver in receivers.values {
      receiver.close()
      desks.uploads.revoke(receiver)
    }
    for path in offers { _ = desks.downloads.revoke(path) }
    desks.folders.setCurrent(false, place)
    disk.add { [desks, place, given] in
      let received = desks.folders.folder(of: place)
      desks.folders.touch(received)
      let ended = desks.folders.areKept ? [given] : [given, received]
      for folder in ended.compactMap(\.self) where desks.uploads.bytes(in: folder) != nil {
        try? FileManager.default.removeItem(at: folder)
        desks.uploads.release(nil, in: folder)
      }
    }
  }
}
