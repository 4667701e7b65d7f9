public import RostrumDependencies
internal import RostrumWeb

extension DependencyValues {
  /// The user of the session, as ``Accounts`` knows it.
  ///
  /// ```swift
  /// @Dependency(\.account) var account
  ///
  /// if account.has("admin") { Button("Delete all") { deleteAll() } }
  /// Button("Sign out") { Task { try await account.signOut() } }
  /// ```
  ///
  /// In tests and previews, nobody has signed in unless they override it.
  public var account: CurrentAccount {
    get { self[CurrentAccountKey.self] }
    set { self[CurrentAccountKey.self] = newValue }
  }
}

private enum CurrentAccountKey: DependencyKey {
  static var liveValue: CurrentAccount { CurrentAccount() }
  static var testValue: CurrentAccount { CurrentAccount() }
}

/// The user of a session, and what the user may do with the account.
public struct CurrentAccount: Sendable {
  /// The name, or `nil` if nobody has signed in.
  public var name: String?
  /// The roles.
  ///
  /// When they change, the session ends, and the page loads itself again.
  public var roles: Set<String>
  /// Signs out this browser: all of its pages lead to where people sign in.
  public var signOut: @Sendable () async throws -> Void
  /// The browsers in which the user has signed in, the latest first.
  public var signIns: @Sendable () async throws -> [SignIn]
  /// The sign-in of this browser, or `nil` if there is none.
  public var currentSignIn: @Sendable () -> SignIn.ID?
  /// Signs out one browser.
  public var end: @Sendable (SignIn.ID) async throws -> Void
  /// Changes the password, from the current one to a new one, and signs out all other browsers.
  public var changePassword: @Sendable (String, String) async throws -> Void

  /// Creates a user, such as one for a test.
  ///
  /// - Parameters:
  ///   - name: The name, or `nil` for nobody.
  ///   - roles: The roles.
  ///   - signOut: Signs out this browser.
  ///   - signIns: Returns the browsers in which the user has signed in.
  ///   - currentSignIn: Returns the sign-in of this browser.
  ///   - end: Signs out one browser.
  ///   - changePassword: Changes the password, from the current one to a new one.
  public init(
    name: String? = nil, roles: Set<String> = [],
    signOut: @escaping @Sendable () async throws -> Void = {},
    signIns: @escaping @Sendable () async throws -> [SignIn] = { [] },
    currentSignIn: @escaping @Sendable () -> SignIn.ID? = { nil },
    end: @escaping @Sendable (SignIn.ID) async throws -> Void = { _ in },
    changePassword: @escaping @Sendable (String, String) async throws -> Void = { _, _ in }
  ) {
    self.name = name
    self.roles = roles
    self.signOut = signOut
    self.signIns = signIns
    self.currentSignIn = currentSignIn
    self.end = end
    self.changePassword = changePassword
  }

  /// Whether the user has a role.
  ///
  /// - Parameter role: The role.
  /// - Returns: Whether the user has it.
  public func has(_ role: String) -> Bool { roles.contains(role) }
}

extension Accounts {
  /// Sets the dependency `account` of a session; call it in
  /// `WebServer.Configuration.dependencies`.
  ///
  /// - Parameter dependencies: The dependencies of the session, which has a user.
  public func provide(_ dependencies: inout DependencyValues) {
    guard let name = dependencies.userName else { return }
    let signIn = dependencies.currentSignIn
    dependencies.account = CurrentAccount(
      name: name, roles: rolesOnPage(of: name),
      signOut: {
        guard let id = signIn?.name else { return }
        try await self.signOut(name, id)
      },
      signIns: { try await self.account(named: name)?.signIns ?? [] },
      currentSignIn: { signIn?.name },
      end: { try await self.signOut(name, $0) },
      changePassword: { current, new in
        try await self.changePassword(
          of: name, from: current, to: new, keeping: signIn?.name)
      })
  }
}
