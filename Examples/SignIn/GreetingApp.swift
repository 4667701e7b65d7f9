import Foundation
import Rostrum
import RostrumAccounts
import RostrumWeb

@main
struct GreetingApp: WebApp {
  @Dependency(\.userName) private var name
  @Dependency(\.account) private var account

  var body: some Scene {
    WindowGroup("Greeting") {
      Text(verbatim: "Hello, \(name ?? "visitor")!")
      if account.name != nil { Button("Sign out") { Task { try await account.signOut() } } }
    }
  }

  static func configure(_ program: WebProgram) {
    guard let header = ProcessInfo.processInfo.environment["USER_HEADER"] else {
      program.addAccounts()
      return
    }
    let users = ProxyUsers(header: header, behind: program.configuration.trustedProxies)
    program.configuration.identity = { await users?.identity(of: $0) ?? .refused() }
  }
}
