public import Foundation

/// A user of a program, as its administrators see it.
public struct Account: Hashable, Sendable, Identifiable {
  /// The name, in lowercase letters.
  public let name: String
  /// The roles, whose meaning is the program's own.
  public let roles: Set<String>
  /// Whether the user has a password, unlike someone who was invited and hasn't chosen one.
  public let hasPassword: Bool
  /// The places at which the user has signed in, the latest first.
  public let signIns: [SignIn]

  /// The name.
  public var id: String { name }
}

/// A sign-in of a user: that of one browser.
public struct SignIn: Codable, Hashable, Sendable, Identifiable {
  /// What tells the sign-in from others of the user.
  public let id: String
  /// When the user has signed in.
  public let date: Date
  /// When the browser was seen last, to within some minutes.
  public internal(set) var lastSeen: Date
  /// When the user must sign in again.
  public let expiry: Date
  /// The address from which the user has signed in, or `nil` if it is unknown.
  public let address: String?
  /// How the browser describes itself, or `nil` if it doesn't.
  public let browser: String?
}
