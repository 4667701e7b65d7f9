#if CommandLine
  import ArgumentParser
  import Foundation
  public import Hummingbird
  import Logging
  public import RostrumScenes
  import RostrumStorage
  public import ServiceLifecycle
  import UnixSignals

  /// A program that serves an app to browsers, with the options of a command line.
  ///
  /// ``WebApp`` gives an app such a program. One with a `main` of its own creates it in one line:
  ///
  /// ```swift
  /// @main
  /// enum Tool {
  ///   static func main() async {
  ///     let program = await WebProgram(FleetApp.self)
  ///     program.router.get("version") { _, _ in "1.0" }
  ///     await program.run()
  ///   }
  /// }
  /// ```
  @MainActor
  public final class WebProgram {
    /// The settings of the server, as the options set them, with an open storage.
    ///
    /// Changes apply until ``run()``.
    public var configuration: WebServer.Configuration
    /// The routes and the middleware of the program, before those of the app.
    ///
    /// Middleware applies to the app's pages as well, except for its WebSockets. Routes respond under
    /// the names of ``WebServer/Configuration/hostNames`` only, as pages do.
    public let router: Router<WebContext>
    let command: ServeCommand
    private let app: any App.Type
    #if DEBUG
      /// Serves previews instead of the app; `nil` for a program that serves the app.
      private let previews: PreviewDesk?
    #endif
    private var services: [any Service] = []
    private var commands: [(name: String, help: String, perform: Command)] = []
    private var preparations: [@MainActor (WebServer) async throws -> Void] = []

    /// Performs a command of the program with its arguments.
    public typealias Command = @MainActor ([String]) async throws -> Void

    /// Creates a program with the options of the command line, the environment and a file.
    ///
    /// Call it first in `main`: it prepares the process, and opens the storage of sessions. A problem
    /// ends the program with a message in one line; so does `--help`.
    ///
    /// - Parameter app: The app, which is created for each session.
    public convenience init(_ app: any App.Type) async {
      ProcessSetup.perform()
      do {
        try await self.init(
          app, arguments: Array(CommandLine.arguments.dropFirst()),
          environment: ProcessInfo.processInfo.environment)
      } catch let error as WebServerError {
        WebProgram.fail("\(error)", of: app, code: 1)
      } catch {
        guard ServeCommand.exitCode(for: error) != .success else {
          ServeCommand.exit(withError: error)
        }
        WebProgram.fail(ServeCommand.message(for: error), of: app, code: 64)
      }
    }

    /// Creates a program with the options of an argument list and an environment.
    ///
    /// A program with commands of its own passes the arguments that are left.
    ///
    /// - Parameters:
    ///   - app: The app, which is created for each session.
    ///   - arguments: The options.
    ///   - environment: The variables of the environment.
    /// - Throws: ``WebServerError`` if the storage can't be opened, or an error of `ArgumentParser`.
    public init(
      _ app: any App.Type, arguments: [String], environment: [String: String] = [:]
    ) async throws {
      let command = try await ServeCommand.parse(arguments, environment: environment)
      self.command = command
      self.app = app
      router = Router(context: WebContext.self)
      configuration = command.configuration(
        named: AppLaunch.name(of: app), logger: .program(level: environment["LOG_LEVEL"]))
      #if DEBUG
        previews = command.previewDesk(of: AppLaunch.name(of: app))
        if let previews {
          previews.configure(&configuration)
          previews.mount(on: router)
          return
        }
      #endif
      guard !command.prints else { return }
      configuration.storage = try await command.store.open(
        in: configuration.dataDirectory, logger: configuration.logger)
      configuration.storageKey = try command.store.key()
    }

    /// Adds something that runs while the program serves.
    ///
    /// The program stops if it fails, and goes on if it ends.
    ///
    /// - Parameter service: The service.
    public func add(_ service: any Service) { services.append(service) }

    /// Adds a command, which the program performs instead of serving.
    ///
    /// ```swift
    /// program.add(command: "reset-figures", help: "YEAR…: sets figures to zero") { arguments in
    ///   print("Figures of \(arguments) are reset.")
    /// }
    /// ```
    ///
    /// The first word on the command line names it; options such as `--data` and `--store` apply. The
    /// command `help` lists all of them.
    ///
    /// - Parameters:
    ///   - name: The name of the command.
    ///   - help: What the command expects and does, in one line for the command `help`.
    ///   - perform: Performs the command with the words that follow its name.
    public func add(command name: String, help: String = "", perform: @escaping Command) {
      commands.append((name, help, perform))
    }

    /// What the command `help` prints: a line for each command.
    package var commandHelp: String {
      if commands.isEmpty { return "The program has no commands. Its options: --help." }
      let width = commands.map(\.name.count).max() ?? 0
      let lines = commands.map { command in
        let space = String(repeating: " ", count: width - command.name.count)
        return "  "
          + (command.help.isEmpty ? command.name : command.name + space + "  " + command.help)
      }
      return "The program serves, unless the first word is a command:\n\n"
        + lines.joined(separator: "\n") + "\n\nOptions: --help."
    }

    /// Calls a closure with the server before it serves.
    ///
    /// - Parameter prepare: The closure. If it throws, the program ends.
    public func beforeServing(_ prepare: @escaping @MainActor (WebServer) async throws -> Void) {
      preparations.append(prepare)
    }

    /// Serves the app until the program is asked to stop.
    public func run() async { await run { _ in } }

    /// Adds to the program, and serves the app until the program is asked to stop.
    ///
    /// - Parameter configure: Adds to the program.
    func run(_ configure: @MainActor (WebProgram) async throws -> Void) async {
      #if DEBUG
        if let previews, command.prints { return print(previews.list) }
      #endif
      if command.prints {
        return print(WebServer(launching: app, configuration: configuration).firstScreen())
      }
      do {
        if !isPreviewing { try await configure(self) }
        let words = command.words
        if let name = words.first {
          guard let command = commands.last(where: { $0.name == name }) else {
            if name == "help" { return print(commandHelp) }
            Self.fail(unknownCommand(name), of: app, code: 64)
          }
          try await command.perform(Array(words.dropFirst()))
          await configuration.storage?.close()
          return
        }
        #if DEBUG
          previews?.collectIssues()
        #endif
        let stops = StopSignals(hasCertificate: configuration.isSecure)
        let server = try await start(stoppingOn: stops.signals) { server, address in
          print(address.absoluteString)
          if self.command.store.explainRestoration { server.explainRestoration() }
        }
        let watchdog = server.watchdog(on: stops)
        let renewal = Task { await server.reloadCertificateOnHangup() }
        let failure = await server.end()
        await configuration.storage?.close()
        configuration.warnOfPendingLog()
        renewal.cancel()
        withExtendedLifetime(watchdog) {}
        // A server that was cancelled was stopped, too.
        if let failure, !(failure is CancellationError) { throw failure }
      } catch {
        Self.fail("\(error)", of: app, code: 1)
      }
    }

    /// Starts to serve.
    ///
    /// - Parameters:
    ///   - signals: Signals that stop the server.
    ///   - limits: How long connections may take.
    ///   - didStart: Called with the server and its address.
    /// - Returns: The server.
    /// - Throws: ``WebServerError``, or an error of what was added to the program.
    package func start(
      stoppingOn signals: [UnixSignal] = [], limits: ConnectionLimits = ConnectionLimits(),
      _ didStart: @MainActor (WebServer, URL) -> Void = { _, _ in }
    ) async throws -> WebServer {
      let server = makeServer(limits)
      for prepare in preparations { try await prepare(server) }
      server.mount(on: router)
      let address = try await server.start(
        stoppingOn: signals, with: router.buildResponder(), services)
      didStart(server, address)
      return server
    }

    /// Whether the program serves previews: it then adds nothing to them.
    private var isPreviewing: Bool {
      #if DEBUG
        previews != nil
      #else
        false
      #endif
    }

    private func makeServer(_ limits: ConnectionLimits) -> WebServer {
      #if DEBUG
        if let previews {
          return WebServer(previews.launch, configuration: configuration, limits: limits)
        }
      #endif
      return WebServer(launching: app, configuration: configuration, limits: limits)
    }

    private func unknownCommand(_ name: String) -> String {
      let names = commands.map(\.name).joined(separator: ", ")
      return "'\(name)' isn't a command."
        + (names.isEmpty ? " The program has none." : " The program has \(names).")
    }

    private static func fail(_ message: String, of app: any App.Type, code: Int32) -> Never {
      let line = message.split(separator: "\n").first ?? "unknown error"
      FileHandle.standardError.write(Data("\(AppLaunch.name(of: app)): \(line)\n".utf8))
      exit(code)
    }
  }

  extension WebServer {
    fileprivate convenience init<A: App>(
      launching app: A.Type, configuration: Configuration,
      limits: ConnectionLimits = ConnectionLimits()
    ) {
      self.init(AppLaunch(app), configuration: configuration, limits: limits)
    }
  }

  extension Logger {
    /// The logger of a program, which writes to standard error.
    fileprivate static func program(level: String?) -> Logger {
      var logger = Logger(label: "rostrum") { StreamLogHandler.standardError(label: $0) }
      logger.logLevel = level.flatMap { Logger.Level(rawValue: $0) } ?? .warning
      return logger
    }
  }
#endif
