import Foundation
import RostrumRuntime
import RostrumStorage
public import RostrumWeb
public import ServiceLifecycle

extension Accounts {
  /// Connects the accounts with a server, whose pages follow what happens to sign-ins.
  ///
  /// - Parameter server: The server.
  @MainActor
  public func prepare(_ server: WebServer) {
    let sessions = server.sessions
    actions.withLock {
      $0 = Actions(
        identifyAgain: { sessions.identifyAgain($0) }, revoke: { sessions.revoke($0) })
    }
  }

  /// What a server does for its accounts.
  struct Actions: Sendable {
    var identifyAgain: @MainActor @Sendable (String) -> Void = { _ in }
    var revoke: @MainActor @Sendable (String) -> Void = { _ in }
  }

  /// Closes the pages in this process of sign-ins that have ended.
  func check(_ key: AccountKey) async {
    let record: AccountRecord?
    do { record = try await table.record(for: key) } catch { return }
    let date = now()
    let name = presence.withLock { $0.forgetEnded(of: key, record, at: date) }
    if let name { await actions.value.identifyAgain(name) }
  }

  /// Ends all sessions of a user, on all nodes.
  func endSessions(of name: String) async { await actions.value.revoke(name) }
}

/// The service that closes pages whose sign-ins have ended, on any node or because of their age.
///
/// `WebProgram.addAccounts(_:)` adds it. It ends with the program.
public struct AccountWatch: Service {
  private let accounts: Accounts
  private let interval: Duration
  private let clock: any Clock<Duration>

  /// Creates the service.
  ///
  /// - Parameter accounts: The accounts.
  public init(_ accounts: Accounts) {
    self.init(accounts, every: .seconds(30), on: ContinuousClock())
  }

  init(_ accounts: Accounts, every interval: Duration, on clock: any Clock<Duration>) {
    self.accounts = accounts
    self.interval = interval
    self.clock = clock
  }

  /// Runs until the program stops.
  public func run() async {
    let changes = accounts.table.storage.changes()
    await cancelWhenGracefulShutdown {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await name in changes { await check(name) }
        }
        group.addTask {
          while (try? await clock.sleep(for: interval)) != nil { await checkExpiries() }
        }
        await group.waitForAll()
      }
    }
  }

  private func check(_ name: String) async {
    if let key = AccountTable.key(of: name) {
      await accounts.check(key)
    } else if name.isEmpty {
      // Changes may have been missed.
      for key in accounts.presence.value.all { await accounts.check(key) }
    }
  }

  /// Closes the pages of sign-ins that have expired.
  func checkExpiries() async {
    let date = accounts.now()
    for key in accounts.presence.value.expired(at: date) { await accounts.check(key) }
  }
}
