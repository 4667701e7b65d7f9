import Crypto
import Foundation
import Hummingbird
public import RostrumWeb

/// The users who have signed in, by the tokens in their cookies.
public actor SignIns {
  /// The result of an attempt to sign in.
  enum Outcome: Equatable {
    case token(String)
    case wrongPassword
    case tooManyAttempts
  }

  private struct Entry {
    var user: String
    var expiry: ContinuousClock.Instant
  }

  /// The time after which a user must sign in again.
  static let lifetime: Duration = .seconds(12 * 60 * 60)

  private let accounts: Accounts
  private let clock = ContinuousClock()
  private var attempts = Attempts()
  private var entries: [String: Entry] = [:]

  /// Creates an empty list.
  ///
  /// - Parameter accounts: The users and their passwords.
  public init(accounts: Accounts) {
    self.accounts = accounts
  }

  /// Checks a password, and makes a token for the user.
  func signIn(_ user: String, password: String, from address: String) async -> Outcome {
    guard attempts.admit([.user(user), .address(address)], at: clock.now) else {
      return .tooManyAttempts
    }
    guard await accounts.accept(password, of: user) else { return .wrongPassword }
    attempts.forget(user)
    let token = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
    let now = clock.now
    entries = entries.filter { $0.value.expiry > now }
    entries[token] = Entry(user: user, expiry: now + Self.lifetime)
    return .token(token)
  }

  /// Takes back all tokens of a user.
  public func signOut(_ user: String) {
    entries = entries.filter { $0.value.user != user }
  }

  /// The user of a request.
  public func identity(of request: WebServer.IdentityRequest) -> WebServer.Identity {
    let cookies = Cookies(from: request.headers[values: .cookie])
    let token = cookies[SignInCookie.secureName] ?? cookies[SignInCookie.name]
    guard let token, let entry = entries[token.value], entry.expiry > clock.now else {
      return .refused(signInAt: "/login")
    }
    return .user(entry.user)
  }
}
