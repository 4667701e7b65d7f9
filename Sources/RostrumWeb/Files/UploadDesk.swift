import Foundation
import RostrumFoundation
import RostrumHTML
import RostrumRuntime
import RostrumViews

/// The uploads that apps expect from their users, by single-use tokens.
///
/// A token belongs to one element of one session. The request that uses it takes it; unless the
/// file is the last one, the response contains the token for the next.
package final class UploadDesk: Sendable {
  /// The prefix of the paths that pages upload to.
  package static let prefix = PagePath.prefix + "upload/"

  /// What is needed to receive a file.
  package struct Ticket: Sendable {
    /// The user whose session expects the file.
    package var user: UserID
    /// The accepted types.
    package var types: [UTType]
    /// Whether several files are accepted.
    package var allowsSeveral: Bool
    /// The folder of the session's files.
    package var folder: URL
    /// The files that have already arrived.
    package var files: [URL] = []
    /// The total size of those files, in bytes.
    package var bytes = 0
    /// The session that waits for the files.
    package var receiver: Receiver
  }

  /// Notifies a session about its upload.
  package final class Receiver: Sendable {
    private let isClosed = Locked(false)
    /// The token for the next file, of which there is only one.
    fileprivate let token = Locked<String?>(nil)
    private let progress: @Sendable @MainActor (Double) -> Void
    private let end: @Sendable @MainActor (Result<[URL], FileTransferError>) -> Void

    package init(
      progress: @escaping @Sendable @MainActor (Double) -> Void,
      end: @escaping @Sendable @MainActor (Result<[URL], FileTransferError>) -> Void
    ) {
      self.progress = progress
      self.end = end
    }

    /// Whether the session no longer waits for the files.
    package var hasClosed: Bool { isClosed.value }

    /// Stops the upload without notifying anyone.
    package func close() { isClosed.withLock { $0 = true } }

    @MainActor package func report(_ fraction: Double) {
      if !hasClosed { progress(fraction) }
    }

    @MainActor package func finish(_ result: Result<[URL], FileTransferError>) {
      let wasClosed = isClosed.withLock { isClosed in
        defer { isClosed = true }
        return isClosed
      }
      if !wasClosed { end(result) }
    }
  }

  /// The sizes of stored files.
  private struct Counts {
    /// The bytes in each folder, with the name of the user's folder.
    package var folders: [URL: (user: String, bytes: Int)] = [:]
    package var users: [String: Int] = [:]
    package var total = 0

    package mutating func add(_ count: Int, in folder: URL, of user: String) {
      folders[folder, default: (user, 0)].bytes += count
      users[user, default: 0] += count
      total += count
    }

    package mutating func remove(_ count: Int?, in folder: URL) {
      guard let (user, bytes) = folders[folder] else { return }
      let removed = min(count ?? bytes, bytes)
      folders[folder] = removed == bytes ? nil : (user, bytes - removed)
      total -= removed
      let rest = users[user, default: 0] - removed
      users[user] = rest == 0 ? nil : rest
    }
  }

  /// The folder of files in transfer.
  package let arrivals: URL
  private let paths: NodePath
  private let tickets = Locked<[String: Ticket]>([:])
  private let counts = Locked(Counts())
  private let quota: WebServer.Limits.Quota

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - quota: The limits of bytes in sessions' folders.
  ///   - arrivals: The folder of files in transfer.
  ///   - paths: Creates the paths that pages upload to.
  package init(
    quota: WebServer.Limits.Quota, arrivals: URL, paths: NodePath = NodePath(node: nil)
  ) {
    self.paths = paths
    self.quota = quota
    self.arrivals = arrivals
  }

  /// Creates a path with a token, to which a page uploads the next file.
  package func issue(_ ticket: Ticket) -> String {
    let token = Secret().text
    tickets.withLock { $0[token] = ticket }
    ticket.receiver.token.withLock { $0 = token }
    return paths.path(to: token, below: Self.prefix)
  }

  /// Takes the ticket for the token in a path, which is then invalid.
  package func take(_ path: some StringProtocol, of user: UserID) -> Ticket? {
    let token = NodePath.name(in: path)
    return tickets.withLock { tickets in
      guard tickets[token]?.user == user else { return nil }
      return tickets.removeValue(forKey: token)
    }
  }

  /// Invalidates the token of a receiver.
  package func revoke(_ receiver: Receiver) {
    guard let token = receiver.token.value else { return }
    tickets.withLock { $0[token] = nil }
  }

  /// Counts bytes that are about to be stored, if they are within the limits.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - folder: The folder of the session.
  ///   - user: The user of the session.
  /// - Returns: Whether the bytes may be stored.
  package func reserve(_ count: Int, in folder: URL, of user: UserID) -> Bool {
    let user = user.directoryName
    return counts.withLock { counts in
      guard counts.users[user, default: 0] + count <= quota.perUser,
        counts.total + count <= quota.total
      else { return false }
      counts.add(count, in: folder, of: user)
      return true
    }
  }

  /// Counts stored bytes.
  package func count(_ count: Int, in folder: URL, ofUserNamed user: String) {
    counts.withLock { $0.add(count, in: folder, of: user) }
  }

  /// Subtracts bytes of a removed file, or all bytes of the folder if `nil`.
  package func release(_ count: Int?, in folder: URL) {
    counts.withLock { $0.remove(count, in: folder) }
  }

  /// The size of a user's files, in bytes.
  package func bytes(of user: UserID) -> Int {
    counts.withLock { $0.users[user.directoryName, default: 0] }
  }

  /// The size of the files in a folder, in bytes; `nil` if it never had any.
  package func bytes(in folder: URL) -> Int? {
    counts.withLock { $0.folders[folder]?.bytes }
  }
}
