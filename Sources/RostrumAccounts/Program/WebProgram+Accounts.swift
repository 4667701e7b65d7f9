#if CommandLine
  import Foundation
  import RostrumStorage
  public import RostrumWeb

  extension WebProgram {
    /// Lets people sign in before they see the app.
    ///
    /// ```swift
    /// static func configure(_ program: WebProgram) {
    ///   program.addAccounts()
    /// }
    /// ```
    ///
    /// The accounts are in the storage that `--store` names; with `--store none`, they end with the
    /// process. The program gets three commands, which change the same storage while the server runs:
    ///
    /// ```sh
    /// fleet add-user ada admin < password.txt     # asks for the password, or reads it from a file
    /// fleet invite-user grace                     # prints a link for grace to choose a password
    /// fleet set-roles ada admin editor            # replaces the roles of ada
    /// ```
    ///
    /// - Parameter settings: What the program chooses.
    /// - Returns: The accounts, to invite further users and to give them roles.
    @discardableResult
    public func addAccounts(_ settings: Accounts.Settings = Accounts.Settings()) -> Accounts {
      let storage: any SharedValueStorage = configuration.storage ?? MemoryStorage()
      let accounts = Accounts(in: storage, key: configuration.storageKey, settings: settings)
      configuration.identity = { await accounts.identity(of: $0) }
      configuration.dependencies = { [others = configuration.dependencies] in
        others?(&$0)
        accounts.provide(&$0)
      }
      accounts.addRoutes(to: router, configuration: configuration)
      add(AccountWatch(accounts))
      beforeServing { accounts.prepare($0) }
      addCommands(for: accounts)
      return accounts
    }

    private func addCommands(for accounts: Accounts) {
      add(command: "add-user", help: "NAME ROLE…: adds a user, with a password from the input") {
        let (name, roles) = try Self.user($0)
        guard let password = Self.password(of: name), !password.isEmpty else {
          throw AccountCommandError.noPassword
        }
        try await accounts.add(name, password: password, roles: roles)
        print("Added \(name). Roles: \(Self.list(roles)).")
      }
      add(command: "invite-user", help: "NAME ROLE…: prints the path at which a user signs up") {
        let (name, roles) = try Self.user($0)
        print(try await accounts.invite(name, roles: roles).path)
      }
      add(command: "set-roles", help: "NAME ROLE…: replaces the roles of a user") {
        let (name, roles) = try Self.user($0)
        try await accounts.setRoles(roles, of: name)
        print("Changed \(name). Roles: \(Self.list(roles)).")
      }
    }

    /// Asks somebody at a terminal for a password, which isn't shown; otherwise, reads a line.
    private static func password(of name: String) -> String? {
      guard isatty(STDIN_FILENO) == 1 else { return readLine() }
      return getpass("Password for \(name): ").map { String(cString: $0) }
    }

    private static func list(_ roles: Set<String>) -> String {
      roles.isEmpty ? "none" : roles.sorted().joined(separator: ", ")
    }

    private static func user(_ words: [String]) throws -> (String, Set<String>) {
      guard let name = words.first else { throw AccountCommandError.noName }
      return (name, Set(words.dropFirst()))
    }
  }

  /// A mistake in a command about accounts.
  private enum AccountCommandError: Error, CustomStringConvertible {
    case noName
    case noPassword

    var description: String {
      switch self {
      case .noName: "the name of a user is missing"
      case .noPassword: "a password is missing on standard input"
      }
    }
  }
#endif
