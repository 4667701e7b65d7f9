import Foundation
import RostrumRuntime
import RostrumViews

/// The files that apps give to their users, by tokens that are valid once.
final class DownloadDesk: Sendable {
  /// The prefix of the paths of downloads.
  static let prefix = Assets.prefix + "download/"

  /// A file for a user.
  struct Offer: Sendable {
    /// The user who gets the file.
    var user: UserID
    /// The file.
    var file: URL
    /// The media type of the file.
    var mediaType: String?
    /// Called when the file was taken.
    var onTaken: @Sendable @MainActor () -> Void
  }

  private let paths: NodePath
  private let offers = Locked<[String: Offer]>([:])

  /// Creates a desk.
  ///
  /// - Parameter paths: Makes the paths of files.
  init(paths: NodePath) {
    self.paths = paths
  }

  /// Makes the path of a file.
  func path(for offer: Offer) -> String {
    let token = Secret().text
    offers.withLock { $0[token] = offer }
    return paths.path(to: token, below: Self.prefix)
  }

  /// Takes the offer at a path, which is then no longer valid.
  func take(_ path: some StringProtocol, of user: UserID) -> Offer? {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let token = NodePath.name(in: path)
    return offers.withLock { offers in
      guard offers[token]?.user == user else { return nil }
      return offers.removeValue(forKey: token)
    }
  }

  /// Removes the offer at a path, and returns whether it wasn't taken.
  func revoke(_ path: String) -> Bool {
    let token = NodePath.name(in: path)
    return offers.withLock { $0.removeValue(forKey: token) } != nil
  }
}
