public import Foundation

/// A link with which a user chooses a password.
///
/// The program sends it, for example by mail. Anyone who has it can sign in once as the user.
public struct AccountLink: Hashable, Sendable {
  /// What a link is for.
  public enum Purpose: String, Codable, Hashable, Sendable {
    /// The first password of a new account.
    case invitation
    /// A new password for one that is forgotten.
    case reset
  }

  /// The name of the account.
  public let name: String
  /// What the link is for.
  public let purpose: Purpose
  /// When the link expires, unless it is used before.
  public let expiry: Date
  /// The path and query, which follow the address of the server.
  public let path: String

  /// Returns the address of the link at a server.
  ///
  /// - Parameter server: The address of the server, such as `https://fleet.example`. Configure it:
  ///   the name in a request may be made up.
  /// - Returns: The address.
  public func url(at server: URL) -> URL {
    URL(string: path, relativeTo: server)?.absoluteURL ?? server
  }
}
