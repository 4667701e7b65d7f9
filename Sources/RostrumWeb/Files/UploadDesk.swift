import Foundation
import RostrumFoundation
import RostrumRuntime
import RostrumViews

/// The files that apps expect of their users, by tokens that are valid once.
///
/// A token belongs to one element of one session. It is taken by the request that uses it; the answer
/// to a file that isn't the last one has the token for the next.
final class UploadDesk: Sendable {
  /// The prefix of the paths to which pages send files.
  static let prefix = Assets.prefix + "upload/"

  /// What a request needs to know to receive a file.
  struct Ticket: Sendable {
    /// The user whose session expects the file.
    var user: UserID
    /// The types of the files.
    var types: [UTType]
    /// Whether there may be several files.
    var allowsSeveral: Bool
    /// The folder of the session.
    var folder: URL
    /// The files that arrived before.
    var files: [URL] = []
    /// The bytes of those files.
    var bytes = 0
    /// Whoever waits for the files.
    var receiver: Receiver
  }

  /// Tells a session what happens to its upload.
  final class Receiver: Sendable {
    private let isClosed = Locked(false)
    private let progress: @Sendable @MainActor (Double) -> Void
    private let end: @Sendable @MainActor (Result<[URL], FileTransferError>) -> Void

    init(
      progress: @escaping @Sendable @MainActor (Double) -> Void,
      end: @escaping @Sendable @MainActor (Result<[URL], FileTransferError>) -> Void
    ) {
      self.progress = progress
      self.end = end
    }

    /// Whether nobody waits for the files any more.
    var hasClosed: Bool { isClosed.value }

    /// Stops the upload, after which nobody is told anything.
    func close() { isClosed.withLock { $0 = true } }

    @MainActor func report(_ fraction: Double) {
      if !hasClosed { progress(fraction) }
    }

    @MainActor func finish(_ result: Result<[URL], FileTransferError>) {
      let wasClosed = isClosed.withLock { isClosed in
        defer { isClosed = true }
        return isClosed
      }
      if !wasClosed { end(result) }
    }
  }

  /// The files of a session.
  private struct Folder {
    var user: UserID
    var bytes: Int
  }

  private let tickets = Locked<[String: Ticket]>([:])
  private let folders = Locked<[URL: Folder]>([:])
  private let quota: WebServer.Limits.Quota

  /// Creates a desk.
  ///
  /// - Parameter quota: The bytes of files in sessions' folders.
  init(quota: WebServer.Limits.Quota) {
    self.quota = quota
  }

  /// Makes a token for the next file.
  func issue(_ ticket: Ticket) -> String {
    let token = Secret().text
    tickets.withLock { $0[token] = ticket }
    return token
  }

  /// Takes the ticket of a token, which is then no longer valid.
  func take(_ token: some StringProtocol, of user: UserID) -> Ticket? {
    tickets.withLock { tickets in
      let token = String(token)
      guard tickets[token]?.user == user else { return nil }
      return tickets.removeValue(forKey: token)
    }
  }

  /// Removes the tokens of a receiver.
  func revoke(_ receiver: Receiver) {
    tickets.withLock { $0 = $0.filter { $0.value.receiver !== receiver } }
  }

  /// Counts bytes that are about to be stored, and returns whether they are within the limits.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - folder: The folder of the session.
  ///   - user: The user of the session.
  /// - Returns: Whether the bytes may be stored.
  /// - Complexity: O(*n*) in the sessions with files.
  func reserve(_ count: Int, in folder: URL, of user: UserID) -> Bool {
    folders.withLock { folders in
      let total = folders.values.reduce(0) { $0 + $1.bytes }
      let own = folders.values.reduce(0) { $0 + ($1.user == user ? $1.bytes : 0) }
      guard own + count <= quota.perUser, total + count <= quota.total else { return false }
      folders[folder, default: Folder(user: user, bytes: 0)].bytes += count
      return true
    }
  }

  /// Stops counting bytes of a file that was removed; all bytes of the folder if `nil`.
  func release(_ count: Int?, in folder: URL) {
    folders.withLock { folders in
      guard let bytes = folders[folder]?.bytes, let count, count < bytes else {
        folders[folder] = nil
        return
      }
      folders[folder]?.bytes -= count
    }
  }

  /// The bytes of a user's files.
  func bytes(of user: UserID) -> Int {
    folders.withLock { $0.values.reduce(0) { $0 + ($1.user == user ? $1.bytes : 0) } }
  }
}
