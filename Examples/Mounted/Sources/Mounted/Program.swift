import Foundation
import Hummingbird
import Logging
import RostrumWeb

/// A program with routes and logs of its own, and an app for all other addresses.
@main
struct Program {
  @MainActor
  static func main() async throws {
    LoggingSystem.bootstrap(StreamLogHandler.standardError)
    let server = WebServer(
      StatusApp.self,
      configuration: WebServer.Configuration(
        dataDirectory: URL(filePath: "data"), logger: Logger(label: "pages")))
    let router = Router()
    router.middlewares.add(LogRequestsMiddleware(.info))
    router.get("version") { _, _ in "1.0" }
    server.mount(on: router)
    var application = Application(
      router: router, server: server.connections,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 8080)),
      logger: Logger(label: "server"))
    application.addServices(server)
    try await application.runService()
  }
}
