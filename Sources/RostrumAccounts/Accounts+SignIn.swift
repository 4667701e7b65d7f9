import Foundation
import RostrumRuntime
public import RostrumWeb

extension Accounts {
  /// The user of a request; set it as `WebServer.Configuration.identity`.
  ///
  /// - Parameter request: The request.
  /// - Returns: The user, by the cookie of a sign-in, or else where people sign in.
  public func identity(of request: WebServer.IdentityRequest) async -> WebServer.Identity {
    let date = now()
    for token in SignInCookie.tokens(in: request.headers, isSecure: request.isSecure) {
      do {
        guard let record = try await table.record(for: token.key),
          let signIn = record.signIn(of: token, at: date)
        else { continue }
        presence.withLock { $0.note(record, token.key, signIn, at: date) }
        see(signIn, token.key, at: date)
        return .user(record.name, signIn: signIn.id)
      } catch {
        return .unavailable
      }
    }
    let page = request.query.map { "\(request.path)?\($0)" } ?? request.path
    return .refused(signInAt: AccountPath.signIn(returningTo: page))
  }

  /// Notes when a sign-in was seen, at most every 5 minutes.
  private func see(_ signIn: SignIn, _ key: AccountKey, at date: Date) {
    guard date.timeIntervalSince(signIn.lastSeen) >= 300 else { return }
    Task { [table] in
      try? await table.change(key) { record throws(AccountError) in
        guard let index = record?.entries.firstIndex(where: { $0.signIn.id == signIn.id }) else {
          return
        }
        record?.entries[index].signIn.lastSeen = date
      }
    }
  }

  /// Signs a user in with a password.
  ///
  /// A name without an account takes as long as one with an account.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - password: The password.
  ///   - visitor: Who sends them.
  /// - Returns: The token of the sign-in.
  /// - Throws: ``AccountError``.
  func signIn(
    _ name: String, password: String, _ visitor: AccountVisitor
  ) async throws(AccountError) -> AccountToken {
    let name = AccountKey.normalized(name)
    try admit(name ?? "", visitor)
    let key = name.map { AccountKey(name: $0) }
    let stored = try await storedPassword(of: key)
    guard try await matches(password, stored ?? decoy), let stored, let name, let key else {
      throw .wrongPassword
    }
    // A hash of an earlier cost is replaced while the password is at hand.
    let renewed = stored.cost == settings.cost ? stored : try? await hash(password)
    attempts.withLock { $0.forget(name, from: visitor.network) }
    return try await add(visitor, to: key) { record throws(AccountError) in
      guard record?.password == stored else { throw .wrongPassword }
      record?.password = renewed ?? stored
    }
  }

  /// The hash of an account's password.
  private func storedPassword(of key: AccountKey?) async throws(AccountError) -> PasswordHash? {
    guard let key else { return nil }
    return try await table.record(for: key)?.password
  }

  /// Counts an attempt.
  func admit(_ name: String?, _ visitor: AccountVisitor) throws(AccountError) {
    let now = instant()
    guard attempts.withLock({ $0.admit(name, from: visitor.network, at: now) }) else {
      throw .tooManyAttempts
    }
  }

  /// Whether a password has a hash, computed off Swift's cooperative threads.
  func matches(_ password: String, _ hash: PasswordHash) async throws(AccountError) -> Bool {
    guard password.utf8.count <= PasswordHash.maximumLength else { throw .wrongPassword }
    do { return try await queue.run { hash.matches(password) } } catch { throw .busy }
  }

  /// Adds a sign-in to an account.
  ///
  /// - Parameters:
  ///   - visitor: Who signs in.
  ///   - key: The key of the account.
  ///   - check: Checks the account, and changes what is to change with it.
  /// - Returns: The token of the sign-in.
  /// - Throws: ``AccountError``.
  func add(
    _ visitor: AccountVisitor, to key: AccountKey,
    _ check: (inout AccountRecord?) throws(AccountError) -> Void
  ) async throws(AccountError) -> AccountToken {
    let token = AccountToken(for: key)
    let date = now()
    let signIn = SignIn(
      id: UUID().uuidString, date: date, lastSeen: date,
      expiry: date.addingTimeInterval(settings.lifetime / .seconds(1)), address: visitor.address,
      browser: visitor.browser.map { String($0.prefix(200)) })
    try await table.change(key) { record throws(AccountError) in
      try check(&record)
      guard record != nil else { throw .unknown }
      record?.add(AccountRecord.Entry(signIn: signIn, digest: token.digest), at: date)
    }
    return token
  }

  /// Ends the sign-in of a token; no-op if it has none.
  func signOut(_ token: AccountToken) async throws(AccountError) {
    try await table.change(token.key) { record throws(AccountError) in
      record?.entries.removeAll { token.matches($0.digest) }
    }
    await check(token.key)
  }
}

/// Who signs in.
struct AccountVisitor: Hashable, Sendable {
  /// The address, or `nil` if it is unknown.
  var address: String?
  /// What is limited as one address.
  var network: String
  /// How the browser describes itself.
  var browser: String?
}
