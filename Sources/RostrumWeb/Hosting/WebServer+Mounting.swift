public import Hummingbird
public import HummingbirdCore
import NIOCore
public import ServiceLifecycle

extension WebServer {
  /// Serves the app's pages for all requests to which a router has no route.
  ///
  /// A program that has more than the app mounts it, with the router's middleware around it, and
  /// runs the application with the server's connections and the server as a service:
  ///
  /// ```swift
  /// let router = Router()
  /// router.middlewares.add(LogRequestsMiddleware(.info))
  /// router.get("version") { _, _ in "1.0" }
  /// let server = WebServer(Standups.self, configuration: configuration)
  /// server.mount(on: router)
  /// var application = Application(router: router, server: server.connections)
  /// application.addServices(server)
  /// try await application.runService()
  /// ```
  ///
  /// Mount the app after all routes and middleware: it handles what comes after them. The context of
  /// the router conforms to `RemoteAddressRequestContext` if limits by address and trusted proxies
  /// are to apply to pages.
  ///
  /// - Parameter router: The router.
  public func mount<Context: RequestContext>(on router: Router<Context>) {
    router.add(middleware: PageMiddleware<Context>(responder: responder))
  }

  /// The connections of the server: HTTP/1.1 with the app's WebSockets, and with
  /// ``Configuration/tls`` TLS and HTTP/2.
  ///
  /// An application that uses them doesn't start if the certificate can't be used.
  public var connections: HTTPServerBuilder {
    let store = store
    let limits = limits
    let identification = identification
    let latency = configuration.currentLatency ?? { [fixed = configuration.latency] in fixed }
    let readiness = readiness
    let hosts = HostPolicy(names: configuration.hostNames + [configuration.host])
    #if TLS
      let certificate = certificate
    #endif
    return HTTPServerBuilder { responder in
      let http1 = SocketUpgradeChannel(
        responder: responder, store: store, limits: limits, hosts: hosts,
        identification: identification, readiness: readiness, latency: latency)
      #if TLS
        guard let certificate else { return http1 }
        try certificate.load()
        let http2 = StreamsChannel(
          responder: responder, store: store, limits: limits, hosts: hosts,
          identification: identification)
        return SecureChannel(http1: http1, http2: http2, certificate: certificate)
      #else
        return http1
      #endif
    }
  }
}

extension WebServer: Service {
  /// Runs what an app that is mounted on a router needs, until the program is asked to stop.
  ///
  /// - Throws: ``WebServerError`` if the folder can't be used.
  public func run() async throws {
    try await prepare()
    try await ConnectionDrain(occupancy: store.occupancy).run()
    await finish()
  }
}

/// Serves the pages of an app as the last middleware of a router.
struct PageMiddleware<Context: RequestContext>: RouterMiddleware {
  let responder: WebResponder

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let peer = (context as? any RemoteAddressRequestContext)?.remoteAddress
    return await responder.respond(to: request, from: peer)
  }
}
