import Foundation
import RostrumHTML
import RostrumRuntime
import RostrumViews

/// The files that apps offer to their users, by single-use tokens.
package final class DownloadDesk: Sendable {
  /// The prefix of the paths of downloads.
  package static let prefix = PagePath.prefix + "download/"

  /// A file for a user.
  package struct Offer: Sendable {
    /// The user who may download the file.
    package var user: UserID
    /// The file.
    package var file: URL
    /// The media type of the file.
    package var mediaType: String?
    /// Called when the file was downloaded.
    package var onTaken: @Sendable @MainActor () -> Void
  }

  private let paths: NodePath
  private let offers = Locked<[String: Offer]>([:])

  /// Creates a desk.
  ///
  /// - paths: Creates the paths of files.
  package init(paths: NodePath) {
    self.paths = paths
  }

  /// Creates the path of a file.
  package func path(for offer: Offer) -> String {
    let token = Secret().text
    offers.withLock { $0[token] = offer }
    return paths.path(to: token, below: Self.prefix)
  }

  /// Takes the offer at a path, which is then invalid.
  package func take(_ path: some StringProtocol, of user: UserID) -> Offer? {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let token = NodePath.name(in: path)
    return offers.withLock { offers in
      guard offers[token]?.user == user else { return nil }
      return offers.removeValue(forKey: token)
    }
  }

  /// Removes the offer at a path, and returns whether it was still available.
  package func revoke(_ path: String) -> Bool {
    let token = NodePath.name(in: path)
    return offers.withLock { $0.removeValue(forKey: token) } != nil
  }
}
