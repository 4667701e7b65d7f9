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
    /// process. The program gets two commands, which change the same storage while the server runs:
    ///
    /// ```sh
    /// fleet add-user ada admin < password.txt     # reads the password from standard input
    /// fleet invite-user grace                     # prints a link for grace to choose a password
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
      add(command: "add-user") { words in
        let (name, roles) = try Self.user(words)
        guard let password = readLine(), !password.isEmpty else {
          throw AccountCommandError.noPassword
        }
        try await accounts.add(name, password: password, roles: roles)
      }
      add(command: "invite-user") { words in
        let (name, roles) = try Self.user(words)
        print(try await accounts.invite(name, roles: roles).path)
      }
      return accounts
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
