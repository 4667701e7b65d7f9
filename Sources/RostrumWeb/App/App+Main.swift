#if CommandLine
  import ArgumentParser
  import Foundation
  import Logging
  import Rostrum
  public import RostrumScenes
  import RostrumSQLite
  import RostrumSessions
  import RostrumStorage
  import UnixSignals

  extension App {
    /// Serves the app to browsers until the program is asked to stop.
    ///
    /// ```swift
    /// import Rostrum
    /// import RostrumWeb
    ///
    /// @main
    /// struct CounterApp: App {
    ///   var body: some Scene {
    ///     WindowGroup("Counter") { CounterView() }
    ///   }
    /// }
    /// ```
    ///
    /// The command line accepts `--host`, `--port`, `--host-name`, `--data` and further options, which
    /// `--help` describes; the environment and a file may set them as well. With `--print`, the program
    /// prints the first screen as text instead of serving it.
    ///
    /// The program prints its address once it accepts connections, and standard output is
    /// line-buffered. SIGINT and SIGTERM stop it gracefully; if the app doesn't respond, the process
    /// ends within 10 seconds. SIGHUP reloads the certificate for TLS; without one, it stops the
    /// program, too. A problem with the command line, the certificate, the port or the folder is
    /// reported in one line, with an exit code other than 0.
    ///
    /// The trait `CommandLine` of the package has this function; the trait `TLS`, the options for TLS.
    @MainActor
    public static func main() async {
      await Launcher(app: Self.self).run()
    }
  }

  /// Runs a program that consists of a server.
  @MainActor
  struct Launcher<A: App> {
    let app: A.Type

    func run() async {
      CrashReport.keepBrief()
      StandardOutput.flushEachLine()
      OpenFileLimit.raise()
      MemoryAllocator.configure()
      let command = await parse()
      let name = AppLaunch.name(of: app)
      let directory =
        command.data.map { URL(filePath: $0, directoryHint: .isDirectory) }
        ?? DataDirectory.standard(for: name)
      var configuration = WebServer.Configuration(
        host: command.host, port: command.port, dataDirectory: directory,
        pictures: command.pictureSources, hostNames: command.hostName,
        trustedProxies: command.trustedProxies, limits: command.limits.limits, logger: logger)
      configuration.node = command.node
      configuration.density = command.density
      configuration.latency = .milliseconds(command.latency)
      configuration.detachedLifetime = .seconds(command.detachedLifetime)
      #if TLS
        configuration.tls = command.certificate.tls
      #endif
      configuration.hasOverlay = command.overlay
      configuration.buildStatus = command.buildStatus.map { URL(filePath: $0) }
      if command.prints {
        return print(WebServer(app, configuration: configuration).firstScreen())
      }
      do {
        configuration.storage = try await command.store.open(
          in: directory, logger: logger)
        configuration.storageKey = try command.store.key()
      } catch {
        fail("\(error)", code: 1)
      }
      configuration.sessionLifetime = .seconds(command.store.sessionLifetime)
      configuration.explainsRestoration = command.store.explainRestoration
      let server = WebServer(app, configuration: configuration)
      let stops = StopSignals(hasCertificate: configuration.isSecure)
      do {
        let address = try await server.start(stoppingOn: stops.signals)
        print(address.absoluteString)
        if command.store.explainRestoration { explainRestoration(of: server) }
      } catch {
        fail("\(error)", code: 1)
      }
      let watchdog = watchdog(of: server, on: stops)
      let renewal = Task { await reloadCertificate(of: server) }
      await server.waitUntilStopped()
      await configuration.storage?.close()
      if let file = configuration.storage as? SQLiteStorage, file.hasPendingLog {
        configuration.logger.warning(
          "another program uses the file of sessions and shared values, so a backup needs its log, too"
        )
      }
      renewal.cancel()
      withExtendedLifetime(watchdog) {}
    }

    /// Prints what the first screen of the app doesn't keep.
    private func explainRestoration(of server: WebServer) {
      let issues = server.unkeptValues()
      print(issues.isEmpty ? "The first screen keeps everything." : issues.joined(separator: "\n"))
    }

    /// Reloads the certificate of a server with TLS on SIGHUP.
    private func reloadCertificate(of server: WebServer) async {
      #if TLS
        guard server.configuration.isSecure else { return }
        for await _ in await UnixSignalsSequence(trapping: .sighup) {
          do throws(WebServerError) {
            try server.reloadCertificate()
          } catch {
            server.logger.error("the certificate is not replaced", metadata: ["error": "\(error)"])
          }
        }
      #endif
    }

    /// Creates a watchdog that ends the process if the main actor doesn't respond.
    private func watchdog(of server: WebServer, on stops: StopSignals) -> TerminationWatchdog {
      let (logger, store) = (server.logger, server.store)
      let (repository, database) = (store.keeper?.repository, store.database)
      return TerminationWatchdog(
        on: stops.numbers,
        save: FinalSave {
          logger.critical("the app does not end; it is ended by force")
          FileStorage.fileSystem.finish()
          database.logUnwritten(to: logger)
          repository?.flushAndWait(within: .milliseconds(800))
        })
    }

    private func parse() async -> ServeCommand {
      do {
        return try await ServeCommand.parse(
          Array(CommandLine.arguments.dropFirst()),
          environment: ProcessInfo.processInfo.environment)
      } catch {
        guard ServeCommand.exitCode(for: error) != .success else {
          ServeCommand.exit(withError: error)
        }
        fail(ServeCommand.message(for: error), code: 64)
      }
    }

    private var logger: Logger {
      var logger = Logger(label: "rostrum") { StreamLogHandler.standardError(label: $0) }
      let level = ProcessInfo.processInfo.environment["LOG_LEVEL"]
        .flatMap { Logger.Level(rawValue: $0) }
      logger.logLevel = level ?? .warning
      return logger
    }

    private func fail(_ message: String, code: Int32) -> Never {
      let line = message.split(separator: "\n").first ?? "unknown error"
      FileHandle.standardError.write(Data("\(AppLaunch.name(of: app)): \(line)\n".utf8))
      exit(code)
    }
  }
#endif
