import Foundation
import RostrumRuntime

extension Accounts {
  /// All accounts, by name.
  ///
  /// - Returns: The accounts.
  /// - Throws: ``AccountError/unavailable``.
  /// - Complexity: O(*n*) in the number of accounts.
  public func all() async throws(AccountError) -> [Account] {
    let date = now()
    return try await table.records().map { $0.account(at: date) }.sorted { $0.name < $1.name }
  }

  /// An account.
  ///
  /// - Parameter name: The name.
  /// - Returns: The account, or `nil` if no account has the name.
  /// - Throws: ``AccountError``.
  public func account(named name: String) async throws(AccountError) -> Account? {
    try await table.record(for: try key(of: name).key)?.account(at: now())
  }

  /// The roles of a user whose page this process shows, or none.
  ///
  /// - Parameter name: The name.
  /// - Returns: The roles.
  public func rolesOnPage(of name: String) -> Set<String> {
    presence.withLock { $0.roles(of: name) }
  }

  /// Adds an account with a password.
  ///
  /// - Parameters:
  ///   - name: The name, such as an address of mail.
  ///   - password: The password.
  ///   - roles: The roles.
  /// - Throws: ``AccountError``, such as ``AccountError/exists``.
  public func add(
    _ name: String, password: String, roles: Set<String> = []
  ) async throws(AccountError) {
    let (name, key) = try key(of: name)
    let hash = try await hash(password)
    try await table.change(key) { record throws(AccountError) in
      guard record == nil else { throw .exists }
      record = AccountRecord(name: name, roles: roles, password: hash)
    }
  }

  /// Adds an account without a password, or invites its user anew.
  ///
  /// - Parameters:
  ///   - name: The name, such as an address of mail.
  ///   - roles: The roles of the account.
  /// - Returns: The link with which the user chooses a password, to be sent by the program.
  /// - Throws: ``AccountError/exists`` if the user has a password.
  public func invite(
    _ name: String, roles: Set<String> = []
  ) async throws(AccountError) -> AccountLink {
    let (name, key) = try key(of: name)
    return try await link(.invitation, to: key, for: settings.invitationLifetime) {
      record throws(AccountError) in
      guard record?.password == nil else { throw .exists }
      var invited = record ?? AccountRecord(name: name)
      invited.roles = roles
      record = invited
    }
  }

  /// Makes a link with which a user chooses a new password.
  ///
  /// The password so far stays valid until then.
  ///
  /// - Parameter name: The name of the account.
  /// - Returns: The link, to be sent by the program.
  /// - Throws: ``AccountError/unknown`` if there is no account of that name.
  public func resetLink(for name: String) async throws(AccountError) -> AccountLink {
    try await link(.reset, to: try key(of: name).key, for: settings.resetLifetime) {
      record throws(AccountError) in
      guard record != nil else { throw .unknown }
    }
  }

  private func link(
    _ purpose: AccountLink.Purpose, to key: AccountKey, for lifetime: Duration,
    _ prepare: (inout AccountRecord?) throws(AccountError) -> Void
  ) async throws(AccountError) -> AccountLink {
    let token = AccountToken(for: key)
    let expiry = now().addingTimeInterval(lifetime / .seconds(1))
    let name = try await table.change(key) { record throws(AccountError) in
      try prepare(&record)
      record?.link = AccountRecord.Link(purpose: purpose, digest: token.digest, expiry: expiry)
      return record?.name ?? ""
    }
    return AccountLink(
      name: name, purpose: purpose, expiry: expiry, path: AccountPath.link(token))
  }

  /// Gives a user other roles, and ends the user's sessions, whose pages load themselves again.
  ///
  /// - Parameters:
  ///   - roles: The roles.
  ///   - name: The name of the account.
  /// - Throws: ``AccountError``.
  public func setRoles(_ roles: Set<String>, of name: String) async throws(AccountError) {
    let (name, key) = try key(of: name)
    try await table.change(key) { record throws(AccountError) in
      guard record != nil else { throw .unknown }
      record?.roles = roles
    }
    await endSessions(of: name)
  }

  /// Deletes an account, and signs its user out everywhere.
  ///
  /// What the user has saved stays.
  ///
  /// - Parameter name: The name of the account.
  /// - Throws: ``AccountError``.
  public func remove(_ name: String) async throws(AccountError) {
    let (name, key) = try key(of: name)
    try await table.change(key) { record throws(AccountError) in record = nil }
    await endSessions(of: name)
  }

  /// Ends one sign-in of a user, or all of them.
  ///
  /// The pages of those browsers lead to where people sign in, at once and on all nodes.
  ///
  /// - Parameters:
  ///   - name: The name of the account.
  ///   - id: The sign-in, or `nil` for all.
  /// - Throws: ``AccountError``.
  public func signOut(_ name: String, _ id: SignIn.ID? = nil) async throws(AccountError) {
    let (_, key) = try key(of: name)
    try await table.change(key) { record throws(AccountError) in
      record?.entries.removeAll { id == nil || $0.signIn.id == id }
    }
    await check(key)
  }

  /// Changes a password, and signs the user out elsewhere.
  ///
  /// - Parameters:
  ///   - name: The name of the account.
  ///   - current: The password so far.
  ///   - password: The new password.
  ///   - id: The sign-in that stays, or `nil` for none.
  /// - Throws: ``AccountError``.
  public func changePassword(
    of name: String, from current: String, to password: String, keeping id: SignIn.ID? = nil
  ) async throws(AccountError) {
    let (name, key) = try key(of: name)
    try admit(name, AccountVisitor(network: "change/\(name)"))
    let stored = try await table.record(for: key)?.password
    guard try await matches(current, stored ?? decoy), stored != nil else { throw .wrongPassword }
    let hash = try await hash(password)
    try await table.change(key) { record throws(AccountError) in
      guard record?.password == stored else { throw .wrongPassword }
      record?.password = hash
      record?.link = nil
      record?.entries.removeAll { $0.signIn.id != id }
    }
    await check(key)
  }

  /// The name of the account of an unused link, or `nil` if a text isn't that of one.
  func name(ofLink text: String) async throws(AccountError) -> String? {
    guard let token = AccountToken(text), let record = try await table.record(for: token.key),
      record.accepts(token, at: now())
    else { return nil }
    return record.name
  }

  /// Sets the password of a link's account, ends the account's other sign-ins, and signs its user in.
  func accept(
    _ link: String, password: String, _ visitor: AccountVisitor
  ) async throws(AccountError) -> AccountToken {
    try admit(nil, visitor)
    guard try await name(ofLink: link) != nil, let link = AccountToken(link) else {
      throw .invalidLink
    }
    let hash = try await hash(password)
    let date = now()
    let token = try await add(visitor, to: link.key) { record throws(AccountError) in
      guard record?.accepts(link, at: date) == true else { throw .invalidLink }
      record?.password = hash
      record?.link = nil
      record?.entries = []
    }
    await check(link.key)
    return token
  }

  /// Has a link for a forgotten password sent, without telling whether there is an account.
  func forgot(_ name: String, _ visitor: AccountVisitor) throws(AccountError) {
    guard let send = settings.send else { return }
    try admit(AccountKey.normalized(name) ?? "", visitor)
    // The answer doesn't wait, so that its time tells nothing.
    Task {
      do { try await send(self.resetLink(for: name)) } catch { return }
    }
  }
}
