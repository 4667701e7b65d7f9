import Foundation

/// What is known about a socket when it is opened.
struct SocketOpening: Sendable {
  /// The user, or the reason why nobody may use the socket.
  let user: Result<UserID, SocketRefusal>
  /// The program's name of the user's sign-in, or `nil` if it has none.
  let signIn: String?
  /// When the upgrade was requested, before the user was determined.
  let openedAt: Duration
  /// The sender of the upgrade.
  let sender: Sender
  /// The user's languages, in order of preference.
  let locales: [Locale]
  /// Asks whether the request of the upgrade would still be that of its user.
  let isStillUser: (@Sendable () async -> Bool)?
}
