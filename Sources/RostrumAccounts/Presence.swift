import Foundation

/// What this process knows of the users whose requests it has identified.
///
/// It decides nothing about a request: that comes from the storage. It tells an app its user's roles,
/// and finds the pages of a sign-in that has ended.
struct Presence: Sendable {
  /// A user.
  struct User: Sendable {
    var name: String
    var roles: Set<String>
    /// The ends of the sign-ins that were seen, by their names.
    var expiries: [String: Date]
  }

  /// The maximum number of users, of whom those whose sign-ins have expired are forgotten.
  static let sweepCount = 10_000

  private var users: [AccountKey: User] = [:]
  private var keys: [String: AccountKey] = [:]

  /// The roles of a user.
  func roles(of name: String) -> Set<String> { keys[name].flatMap { users[$0]?.roles } ?? [] }

  /// Notes a request of a user.
  mutating func note(_ record: AccountRecord, _ key: AccountKey, _ signIn: SignIn, at date: Date) {
    if users.count >= Self.sweepCount { sweep(at: date) }
    var user = users[key] ?? User(name: record.name, roles: [], expiries: [:])
    user.roles = record.roles
    user.expiries[signIn.id] = signIn.expiry
    users[key] = user
    keys[record.name] = key
  }

  /// Forgets the sign-ins of a user that have ended.
  ///
  /// - Parameters:
  ///   - key: The key of the account.
  ///   - record: The account as it is, or `nil` if it was deleted.
  ///   - date: The time.
  /// - Returns: The name of the user if there were any, and else `nil`.
  mutating func forgetEnded(of key: AccountKey, _ record: AccountRecord?, at date: Date) -> String?
  {
    guard var user = users[key] else { return nil }
    let valid = Set((record?.signIns(at: date) ?? []).map(\.id))
    let count = user.expiries.count
    user.expiries = user.expiries.filter { valid.contains($0.key) }
    guard user.expiries.count < count else { return nil }
    users[key] = user.expiries.isEmpty ? nil : user
    if user.expiries.isEmpty { keys[user.name] = nil }
    return user.name
  }

  /// The users with sign-ins that have expired.
  func expired(at date: Date) -> [AccountKey] {
    users.filter { $0.value.expiries.contains { $0.value <= date } }.map(\.key)
  }

  /// All users.
  var all: [AccountKey] { Array(users.keys) }

  private mutating func sweep(at date: Date) {
    users = users.filter { $0.value.expiries.contains { $0.value > date } }
    keys = keys.filter { users[$0.value] != nil }
  }
}
