import Foundation
import RostrumRuntime
import RostrumSessions
public import RostrumStorage

/// The users of a program, who sign in with passwords.
///
/// A program adds them in one line:
///
/// ```swift
/// extension FleetApp: WebApp {
///   static func configure(_ program: WebProgram) {
///     program.addAccounts()
///   }
/// }
/// ```
///
/// Everybody then signs in at `/login` before the app is shown. The app reads who it is as the
/// dependency `account`, and offers to sign out:
///
/// ```swift
/// @Dependency(\.account) var account
///
/// Button("Sign out") { Task { try await account.signOut() } }
/// ```
///
/// Accounts are in the storage that `--store` names, beside sessions and shared values, so all nodes of
/// a program have the same. A password is stored as its hash by scrypt, and the token of a sign-in or
/// a link as its hash by SHA-256. What is checked comes from the storage each time, so a sign-in that
/// is taken back on one node is invalid on all of them.
///
/// A program with a router of its own uses ``identity(of:)``, ``addRoutes(to:configuration:)``,
/// ``prepare(_:)`` and ``AccountWatch``.
public final class Accounts: Sendable {
  /// What a program chooses about its accounts.
  public struct Settings: Sendable {
    /// How long a sign-in is valid: 12 hours by default.
    public var lifetime: Duration = .seconds(12 * 60 * 60)
    /// How long an invitation is valid: 7 days by default.
    public var invitationLifetime: Duration = .seconds(7 * 24 * 60 * 60)
    /// How long a link for a forgotten password is valid: 1 hour by default.
    public var resetLifetime: Duration = .seconds(60 * 60)
    /// The minimum number of characters in a password: 8 by default.
    public var minimumPasswordLength = 8
    /// The time and memory that a guess of a password takes.
    public var cost = PasswordCost.standard
    /// Whether people sign in with a password, rather than with other providers only.
    public var hasPasswords = true
    /// Sends a link to someone who has forgotten a password, or `nil` if that isn't offered.
    ///
    /// Without it, an administrator makes the link; see ``Accounts/resetLink(for:)``.
    public var send: (@Sendable (AccountLink) async throws -> Void)?

    /// Creates the default settings.
    public init() {}
  }

  /// What the program has chosen.
  public let settings: Settings
  let table: AccountTable
  let queue: PasswordQueue
  let decoy: PasswordHash
  let attempts = Locked(Attempts())
  let presence = Locked(Presence())
  let providers = Locked<[SignInProvider]>([])
  let actions = Locked(Actions())
  let now: @Sendable () -> Date
  let instant: @Sendable () -> ContinuousClock.Instant

  /// Creates the accounts in a storage.
  ///
  /// - Parameters:
  ///   - storage: The storage, such as that of `WebServer.Configuration.storage`.
  ///   - key: The 32 bytes with which accounts are encrypted, or `nil` to store them as they are.
  ///   - settings: What the program chooses.
  public convenience init(
    in storage: any SharedValueStorage, key: [UInt8]? = nil, settings: Settings = Settings()
  ) {
    self.init(in: storage, key: key, settings: settings, now: { Date() })
  }

  init(
    in storage: any SharedValueStorage, key: [UInt8]? = nil, settings: Settings,
    queue: PasswordQueue = PasswordQueue(), now: @escaping @Sendable () -> Date,
    instant: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.settings = settings
    self.queue = queue
    self.now = now
    self.instant = instant
    table = AccountTable(storage: storage, seal: key.flatMap { SnapshotSeal(key: $0) } ?? .none)
    decoy = .decoy(cost: settings.cost)
  }

  /// Returns the normalized name and the key of an account.
  func key(of name: String) throws(AccountError) -> (name: String, key: AccountKey) {
    guard let name = AccountKey.normalized(name) else { throw .unusableName }
    return (name, AccountKey(name: name))
  }

  /// Hashes a new password, off Swift's cooperative threads.
  func hash(_ password: String) async throws(AccountError) -> PasswordHash {
    guard password.count >= settings.minimumPasswordLength,
      password.utf8.count <= PasswordHash.maximumLength
    else { throw .unusablePassword(minimumLength: settings.minimumPasswordLength) }
    let cost = settings.cost
    do { return try await queue.run { try PasswordHash(password, cost: cost) } } catch {
      throw .busy
    }
  }
}
