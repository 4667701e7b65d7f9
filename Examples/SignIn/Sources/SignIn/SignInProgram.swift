import ArgumentParser
import Foundation
import Hummingbird
import RostrumWeb
import SignInFeature
import UnixSignals

@main struct SignInProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SignIn", abstract: "Serves an app to users who have signed in.",
    subcommands: [WithForm.self, BehindProxy.self, AddUser.self], defaultSubcommand: WithForm.self)
}

/// The options of a server.
struct ServerOptions: ParsableArguments {
  @Option var port = 8080
  @Option(help: "The folder for users' data.") var data = "data"
  @Option(parsing: .singleValue, help: "A name of the server.") var hostName: [String] = []
  @Option(help: "A PEM file with a certificate.") var tlsCertificate: String?
  @Option(help: "A PEM file with the key of the certificate.") var tlsKey: String?

  var configuration: WebServer.Configuration {
    var configuration = WebServer.Configuration(
      port: port, dataDirectory: URL(filePath: data), hostNames: hostName)
    if let tlsCertificate, let tlsKey {
      configuration.tls = WebServer.TLS(
        certificate: URL(filePath: tlsCertificate), key: URL(filePath: tlsKey))
    }
    return configuration
  }
}

struct AccountOptions: ParsableArguments {
  @Option(help: "The file with the users and the hashes of their passwords.")
  var users = "users.json"

  @Option(help: "The rounds of scrypt for passwords, a power of 2.")
  var rounds = 1 << 15

  /// Reads the accounts.
  func read() throws -> Accounts {
    try Accounts(file: file, cost: PasswordHash.Cost(rounds: rounds))
  }

  var file: URL { URL(filePath: users) }
}

struct WithForm: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form", abstract: "Lets users sign in with a form.")

  @OptionGroup var options: ServerOptions
  @OptionGroup var accounts: AccountOptions

  func run() async throws {
    let signIns = SignIns(accounts: try accounts.read())
    try await serve(options.configuration, signIns)
  }
}

@MainActor
private func serve(_ configuration: WebServer.Configuration, _ signIns: SignIns) async throws {
  var configuration = configuration
  configuration.identity = { await signIns.identity(of: $0) }
  let server = WebServer(GreetingApp.self, configuration: configuration)
  SignOut.shared.action = { user in
    await signIns.signOut(user)
    await server.sessions.revoke(user)
  }
  let router = Router(context: SignInContext.self)
  router.addSignIn(signIns, isSecure: configuration.tls != nil)
  server.mount(on: router)
  let isSecure = configuration.tls != nil
  var application = Application(
    router: router, server: server.connections,
    configuration: .init(address: .hostname(configuration.host, port: configuration.port)),
    onServerRunning: { announce($0.localAddress?.port, isSecure: isSecure) })
  application.addServices(server)
  try await application.runService()
}

struct BehindProxy: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proxy", abstract: "Trusts the header X-Remote-User of a proxy.")

  @OptionGroup var options: ServerOptions
  @Option(help: "The address of the proxy.") var proxy = "127.0.0.1"

  func run() async throws { try await serve(options.configuration, behind: proxy) }
}

@MainActor
private func serve(_ configuration: WebServer.Configuration, behind proxy: String) async throws {
  var configuration = configuration
  configuration.identity = { ProxyIdentity.identity(of: $0, behind: proxy) }
  configuration.trustedProxies = [proxy].compactMap { AddressRange($0) }
  let server = WebServer(GreetingApp.self, configuration: configuration)
  let address = try await server.start(stoppingOn: [.sigterm, .sigint])
  announce(address.port, isSecure: configuration.tls != nil)
  await server.waitUntilStopped()
}

struct AddUser: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds a user, whose password is read from standard input.")

  @Argument(help: "The name of the user.") var name: String
  @OptionGroup var accounts: AccountOptions

  func run() throws {
    guard let password = readLine(), !password.isEmpty else {
      throw ValidationError("A password is missing.")
    }
    var all = try accounts.read()
    try all.add(name, password: password)
    try all.write(to: accounts.file)
  }
}

private func announce(_ port: Int?, isSecure: Bool) {
  let line = "\(isSecure ? "https" : "http")://127.0.0.1:\(port ?? 0)/\n"
  FileHandle.standardOutput.write(Data(line.utf8))
}
