import Foundation
import HTTPTypes
import Rostrum
import RostrumPostgres
import RostrumWeb

/// A page of a user whom a header names, for `Tests/Chaos`.
///
/// "Revoke" ends the sessions of the user `ada`, who is refused from then on: the file that
/// `ACCOUNTS_REVOKED` names exists.
struct AccountsProbe: App {
  @MainActor static var revoke: () -> Void = {}

  var body: some Scene {
    WindowGroup("Probe") { Page() }
  }

  private struct Page: View {
    @State private var taps = 0
    @Dependency(\.userName) private var name

    var body: some View {
      Text(verbatim: "taps=\(taps)")
      Button("Tap") {
        taps += 1
        say("act \(ProcessInfo.processInfo.systemUptime) \(name ?? "nobody") tap \(taps)")
      }
      Button("Revoke") { AccountsProbe.revoke() }
    }
  }
}

extension AccountsProbe {
  /// Serves the app from a storage that several processes share.
  @MainActor
  static func serve(_ arguments: [String], environment: [String: String]) async throws {
    func value(_ name: String) -> String {
      arguments.firstIndex(of: name).map { arguments[$0 + 1] } ?? ""
    }
    let revoked = environment["ACCOUNTS_REVOKED"] ?? ""
    var configuration = WebServer.Configuration(
      port: Int(value("--port")) ?? 0, dataDirectory: URL(filePath: value("--data")))
    configuration.storage = try await PostgresStorage(url: value("--store"))
    configuration.identity = { request in
      guard let header = HTTPField.Name("X-Remote-User"), let name = request.headers[header],
        name != "ada" || !FileManager.default.fileExists(atPath: revoked)
      else { return .refused() }
      return .user(name)
    }
    let server = WebServer(AccountsProbe.self, configuration: configuration)
    revoke = {
      _ = FileManager.default.createFile(atPath: revoked, contents: nil)
      server.sessions.revoke("ada")
    }
    say(try await server.start().absoluteString)
    await server.waitUntilStopped()
  }
}

/// Prints a line at once.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
