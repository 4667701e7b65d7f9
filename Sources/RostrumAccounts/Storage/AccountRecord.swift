import Foundation

/// An account as it is stored: one value of the storage, which changes as a whole.
struct AccountRecord: Codable, Hashable, Sendable {
  /// A link for a password that wasn't used yet.
  struct Link: Codable, Hashable, Sendable {
    var purpose: AccountLink.Purpose
    var digest: Data
    var expiry: Date
  }

  /// A sign-in with the hash of its token.
  struct Entry: Codable, Hashable, Sendable {
    var signIn: SignIn
    var digest: Data
  }

  /// The maximum number of sign-ins of an account; the one that was seen the longest ago makes room.
  static let maximumSignIns = 50

  var name: String
  var roles: Set<String> = []
  var password: PasswordHash?
  var link: Link?
  /// Who the user is for providers, by their addresses.
  var subjects: [String: String]?
  var entries: [Entry] = []

  /// The account for administrators.
  func account(at date: Date) -> Account {
    Account(
      name: name, roles: roles, hasPassword: password != nil, signIns: signIns(at: date))
  }

  /// The sign-ins that haven't expired, the latest first.
  func signIns(at date: Date) -> [SignIn] {
    entries.map(\.signIn).filter { $0.expiry > date }.sorted { $0.date > $1.date }
  }

  /// The sign-in of a token, or `nil` if it has none that is valid.
  func signIn(of token: AccountToken, at date: Date) -> SignIn? {
    entries.first { $0.signIn.expiry > date && token.matches($0.digest) }?.signIn
  }

  /// Whether a token is that of an unused link.
  func accepts(_ token: AccountToken, at date: Date) -> Bool {
    guard let link else { return false }
    return link.expiry > date && token.matches(link.digest)
  }

  /// Adds a sign-in, and drops those that have expired.
  mutating func add(_ entry: Entry, at date: Date) {
    entries.removeAll { $0.signIn.expiry <= date }
    entries.append(entry)
    entries.sort { $0.signIn.lastSeen > $1.signIn.lastSeen }
    entries.removeLast(max(0, entries.count - Self.maximumSignIns))
  }
}
