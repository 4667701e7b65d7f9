import Foundation
import Logging
import RostrumScenes
import RostrumWeb

/// Runs a body with a server of the counter on a free port, and stops it.
@MainActor
func withServer<Result: Sendable>(
  of app: any App.Type = CounterApp.self, launch: AppLaunch? = nil,
  limits: ConnectionLimits = .withoutDeadlines,
  configuration configure: (inout WebServer.Configuration) -> Void = { _ in },
  sessions: (inout SessionStore.Configuration) -> Void = { _ in },
  _ body: @MainActor (WebServer, Int) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
  defer { try? FileManager.default.removeItem(at: folder) }
  var configuration = WebServer.Configuration(port: 0, dataDirectory: folder)
  configure(&configuration)
  let server = WebServer(
    launch ?? AppLaunch(app), configuration: configuration, limits: limits
  ) {
    // The main actor of a busy machine renews a lease too late.
    $0.keeping?.leaseLifetime = .seconds(3600)
    sessions(&$0)
  }
  let address = try await server.start()
  do {
    let result = try await body(server, address.port ?? 0)
    await server.stop()
    return result
  } catch {
    await server.stop()
    throw error
  }
}

extension ConnectionLimits {
  /// The limits of a server whose client may be slow, as it is on a busy machine.
  static var withoutDeadlines: Self {
    var limits = Self()
    limits.requestDeadline = .seconds(3600)
    limits.bodyDeadline = .seconds(3600)
    limits.joinDeadline = .seconds(3600)
    limits.pingInterval = .seconds(3600)
    limits.idleTimeout = .seconds(7200)
    return limits
  }
}
