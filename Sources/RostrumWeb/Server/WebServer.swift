import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Rostrum
public import RostrumDependencies
public import RostrumStorage
import RostrumSessions
import ServiceLifecycle
import UnixSignals

/// A server that serves an app to browsers, where each tab is a separate launch.
///
/// For most programs, `App.main()` suffices. Create a server for tests, benchmarks and programs
/// that do more than serve an app:
///
/// ```swift
/// let server = WebServer(
///   Standups.self, configuration: .init(port: 0, dataDirectory: folder))
/// let address = try await server.start()
/// …
/// await server.stop()
/// ```
@MainActor
public final class WebServer {
  /// The address of the server, and the location of users' data.
  public struct Configuration: Sendable {
    /// The name or number of the network interface.
    public var host: String
    /// The port; 0 for any free one.
    public var port: Int
    /// The folder under which each user has a folder.
    public var dataDirectory: URL
    /// The origins of pictures, in addition to the server; see `AsyncImage`.
    public var pictures: [PictureSource]
    /// The names under which browsers may address the server, in addition to IP addresses and
    /// `localhost`; `*` for any name.
    ///
    /// Requests for other names are refused with 421. Otherwise a page of a foreign domain whose
    /// name resolves to the server's address could use it in the name of its reader.
    public var hostNames: [String]
    /// The addresses of proxies, whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    ///
    /// From other addresses these headers are ignored.
    public var trustedProxies: [AddressRange]
    /// A name of the process, of digits, letters a to z and hyphens, by which a proxy in front of
    /// several finds it.
    ///
    /// Addresses of uploads, downloads and pictures made of data contain it, such as
    /// `/_rostrum/upload/8081/…`.
    public var node: String?
    /// What users, addresses and everyone may have.
    public var limits: Limits
    /// The time for which a session waits for its tab, after the connection was lost or the tab has
    /// left the page: 10 minutes by default.
    ///
    /// A session keeps its memory while it waits. The limits of ``limits`` count it; if there are too
    /// many, those that have waited longest make room for new ones.
    public var detachedLifetime = defaultDetachedLifetime
    package static let defaultDetachedLifetime: Duration = .seconds(600)
    /// Where sessions are stored, so that they outlive the process, or `nil` to keep them in memory
    /// only.
    public var storage: (any Storage)?
    /// The key with which stored sessions are encrypted: 32 bytes, or `nil` to store them as they are.
    public var storageKey: [UInt8]?
    /// The time for which a session without a browser is stored: 7 days by default.
    public var sessionLifetime = defaultSessionLifetime
    /// Whether values that the app doesn't keep are logged when a session first has them.
    public var explainsRestoration = false
    static let defaultSessionLifetime = SessionKeeper.Configuration.defaultLifetime
    #if TLS
      /// The certificate of the server, or `nil` for connections without TLS.
      public var tls: TLS?
    #endif
    /// The time that a message of a browser and its answer take longer, to try an app as on a slow
    /// network.
    public var latency: Duration = .zero
    /// Returns the latency of a new connection, or `nil` if it is always ``latency``.
    var currentLatency: (@Sendable () -> Duration)?
    /// Whether pages of the server may show other pages of it in frames.
    var isFramedByItself = false
    /// How large the controls of pages are: by default, as the device suggests.
    public var density = InterfaceDensity.automatic
    /// Whether pages have an overlay that shows their developer what is presented, and what the last
    /// turns of the session took.
    public var hasOverlay = false
    /// The file with the state of the program's build, which the overlay shows, or `nil` for none.
    ///
    /// `rostrum dev` writes it: a JSON object with `isBuilding`, and with `errors` in lines.
    public var buildStatus: URL?
    /// Determines the user of each page and each socket, or `nil` to recognize users by a cookie.
    ///
    /// ```swift
    /// configuration.identity = { request in
    ///   guard let token = cookie("session", in: request.headers) else {
    ///     return .refused(signInAt: "/login")
    ///   }
    ///   …
    ///   return .user("ada")
    /// }
    /// ```
    public var identity: (@Sendable (IdentityRequest) async -> Identity)?
    /// Sets dependencies of each session, for what the program itself offers to its app, or `nil` for
    /// none.
    ///
    /// ```swift
    /// configuration.dependencies = { $0.fleet = .live }
    /// ```
    ///
    /// The user of the session is known then, as the dependency `userName`.
    public var dependencies: (@Sendable (inout DependencyValues) -> Void)?
    /// Receives log messages.
    ///
    /// Neither tokens nor users' input are ever logged.
    public var logger: Logger

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - host: The name or number of the network interface.
    ///   - port: The port; 0 for any free one.
    ///   - dataDirectory: The folder under which each user has a folder. It is created if
    ///     necessary.
    ///   - pictures: The origins of pictures, in addition to the server.
    ///   - hostNames: The names under which browsers may address the server, in addition to IP
    ///     addresses and `localhost`; `*` for any name.
    ///   - trustedProxies: The addresses of proxies, whose `X-Forwarded-For` and
    ///     `X-Forwarded-Proto` are believed.
    ///   - limits: What users, addresses and everyone may have.
    ///   - logger: Receives log messages.
    public init(
      host: String = "127.0.0.1", port: Int = 8080, dataDirectory: URL,
      pictures: [PictureSource] = [], hostNames: [String] = [],
      trustedProxies: [AddressRange] = [], limits: Limits = Limits(),
      logger: Logger = Logger(label: "rostrum") { _ in SwiftLogNoOpLogHandler() }
    ) {
      self.host = host
      self.port = port
      self.dataDirectory = dataDirectory
      self.pictures = pictures
      self.hostNames = hostNames
      self.trustedProxies = trustedProxies
      self.limits = limits
      self.logger = logger
    }
  }

  package let configuration: Configuration
  let readiness: Readiness
  #if TLS
    let certificate: ServerCertificate?
  #endif
  package let store: SessionStore
  let limits: ConnectionLimits
  private var service: ServiceGroup?
  private var running: Task<(any Error)?, Never>?
  private var saves: [SharedSubscription] = []

  package init(
    _ launch: AppLaunch, configuration: Configuration,
    limits: ConnectionLimits = ConnectionLimits(),
    sessions: (inout SessionStore.Configuration) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.limits = limits
    #if TLS
      certificate = configuration.tls.map { ServerCertificate($0, logger: configuration.logger) }
    #endif
    var storing = SessionStore.Configuration(
      usersDirectory: configuration.dataDirectory.appending(
        path: "users", directoryHint: .isDirectory))
    storing.limits = configuration.limits
    storing.detachedLifetime = configuration.detachedLifetime
    storing.instruments = ServerInstruments(logger: configuration.logger)
    storing.node = configuration.node
    storing.hasOverlay = configuration.hasOverlay
    storing.buildStatus = configuration.buildStatus
    storing.explainsRestoration = configuration.explainsRestoration
    storing.dependencies = configuration.dependencies
    storing.client = Assets(hasOverlay: configuration.hasOverlay).script.version
    storing.keeping = configuration.storage.map { storage in
      var keeping = SessionKeeper.Configuration(storage: storage)
      keeping.lifetime = configuration.sessionLifetime
      keeping.runningLimits = configuration.limits.sessionBytes.ofSessions
      keeping.storedLimits = configuration.limits.storedSessionBytes.ofSessions
      keeping.seal = configuration.storageKey.flatMap { SnapshotSeal(key: $0) } ?? .none
      return keeping
    }
    sessions(&storing)
    store = SessionStore(launch: launch, configuration: storing, logger: configuration.logger)
    let keeper = store.keeper
    readiness = Readiness { keeper?.isReady ?? true }
  }

  /// Receives log messages.
  var logger: Logger { configuration.logger }

  /// The number of sessions, connected or waiting for their browsers to reconnect.
  public var sessionCount: Int { store.count }

  /// Starts to serve.
  ///
  /// - Parameter signals: Signals that stop the server.
  /// - Returns: The address of the app.
  /// - Throws: ``WebServerError`` if the folder, the certificate or the port can't be used, or if
  ///   the server was started before.
  @discardableResult
  public func start(stoppingOn signals: [UnixSignal] = []) async throws(WebServerError) -> URL {
    try await start(stoppingOn: signals, with: responder)
  }

  /// Starts to serve, with routes and services besides the app.
  ///
  /// - Parameters:
  ///   - signals: Signals that stop the server.
  ///   - responder: Responds to requests.
  ///   - services: What runs while the server does. One that ends doesn't stop the server; one that
  ///     fails does.
  /// - Returns: The address of the app.
  /// - Throws: ``WebServerError``.
  func start(
    stoppingOn signals: [UnixSignal], with responder: some HTTPResponder<WebContext>,
    _ services: [any Service] = []
  ) async throws(WebServerError) -> URL {
    guard running == nil else { throw .other("a server is started once") }
    try await prepare()
    let (events, source) = AsyncStream.makeStream(of: Int?.self)
    let application = application(responder) { channel in
      source.yield(channel.localAddress?.port)
    }
    let additions = services.map { service in
      ServiceGroupConfiguration.ServiceConfiguration(
        service: service, successTerminationBehavior: .ignore,
        failureTerminationBehavior: .gracefullyShutdownGroup)
    }
    let drain = ServiceGroupConfiguration.ServiceConfiguration(
      service: ConnectionDrain(occupancy: store.occupancy))
    let main = ServiceGroupConfiguration.ServiceConfiguration(service: application)
    var group = ServiceGroupConfiguration(
      services: [drain] + additions + [main], gracefulShutdownSignals: signals,
      logger: configuration.logger)
    group.maximumGracefulShutdownDuration = .seconds(5)
    let service = ServiceGroup(configuration: group)
    self.service = service
    let running = Task { () -> (any Error)? in
      defer { source.finish() }
      do {
        try await service.run()
        return nil
      } catch {
        return error
      }
    }
    self.running = running
    var iterator = events.makeAsyncIterator()
    guard let port = await iterator.next() else {
      throw WebServerError(await running.value, binding: configuration)
    }
    return address(port: port ?? configuration.port)
  }

  /// Waits until the server has stopped, and ends all sessions.
  public func waitUntilStopped() async {
    _ = await end()
  }

  /// Waits until the server has stopped, and ends all sessions.
  ///
  /// - Returns: The failure that has stopped the server, or `nil` if it was asked to stop.
  func end() async -> (any Error)? {
    let failure = await running?.value
    await finish()
    return failure
  }

  /// Prepares the folder and the storage, and begins to observe saves.
  func prepare() async throws(WebServerError) {
    try DataDirectory.prepare(configuration.dataDirectory)
    try DataDirectory.prepare(store.folders, logger: configuration.logger)
    try store.files.prepare()
    let stored = store.storedBytes
    stored.measure()
    saves = [
      FileStorage.fileSystem.logSaves(to: configuration.logger),
      FileStorage.fileSystem.refuseSaves { stored.refusal(of: $1, for: $0) },
    ]
    warnOfOverlay()
    if let key = configuration.storageKey, SnapshotSeal(key: key) == nil {
      throw .unusableStore(reason: "the key has \(key.count) bytes, and a key has 32")
    }
    try await store.startKeeping()
    readiness.setServing(true)
  }

  /// Stores all sessions, ends them in this process, and saves everything.
  func finish() async {
    readiness.setServing(false)
    await store.finish()
    store.files.finish()
    FileStorage.fileSystem.finish()
    saves = []
  }

  /// Closes all connections, ends all sessions, and releases the port.
  public func stop() async {
    readiness.setServing(false)
    await service?.triggerGracefulShutdown()
    await waitUntilStopped()
  }

  private func address(port: Int) -> URL {
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    let scheme = configuration.isSecure ? "https" : "http"
    guard let url = URL(string: "\(scheme)://\(host):\(port)/") else {
      preconditionFailure("A host that was bound makes an address")
    }
    return url
  }

  private func application(
    _ responder: some HTTPResponder<WebContext>,
    onRunning: @escaping @Sendable (any Channel) async -> Void
  ) -> some ApplicationProtocol {
    Application(
      responder: responder, server: connections,
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port)),
      onServerRunning: onRunning,
      logger: configuration.logger)
  }

  /// Responds to requests for pages and their files.
  var responder: WebResponder {
    WebResponder(
      store: store,
      assets: Assets(hasOverlay: configuration.hasOverlay, density: configuration.density),
      security: .security(
        pictures: configuration.pictures, isFramedByItself: configuration.isFramedByItself),
      identification: identification, readiness: readiness)
  }

  /// Determines the users of requests.
  var identification: Identification {
    Identification(
      folders: store.folders, trustedProxies: configuration.trustedProxies,
      isSecure: configuration.isSecure, identity: configuration.identity)
  }
}

extension WebServer.Configuration {
  /// Whether the server's own connections have TLS.
  var isSecure: Bool {
    #if TLS
      tls != nil
    #else
      false
    #endif
  }
}
