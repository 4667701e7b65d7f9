#if CommandLine
  public import RostrumScenes

  /// An app whose program does more than serve it: it knows its users, has routes, middleware or
  /// services.
  ///
  /// ```swift
  /// import Rostrum
  /// import RostrumWeb
  ///
  /// @main
  /// struct FleetApp: WebApp {
  ///   var body: some Scene {
  ///     WindowGroup("Fleet") { Text("5 vehicles") }
  ///   }
  ///
  ///   static func configure(_ program: WebProgram) {
  ///     program.router.get("version") { _, _ in "1.0" }
  ///     program.configuration.identity = { request in
  ///       request.headers[.authorization] == "Basic c2VjcmV0" ? .user("ada") : .refused()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The program keeps everything that `App.main()` has: the options, the environment
  /// and the file that set them, stored sessions, the log, TLS, signals and `rostrum dev`.
  ///
  /// A type in a module of its own declares the app as an `App`, so that its tests don't need the
  /// server, and the program's module adds the conformance to `WebApp`.
  public protocol WebApp: App {
    /// Adds to the program, before it serves.
    ///
    /// A program with `--print` doesn't call it.
    ///
    /// - Parameter program: The program, with the options of the command line.
    /// - Throws: Any error, which the program reports in one line before it ends.
    @MainActor static func configure(_ program: WebProgram) async throws
  }

  extension WebApp {
    /// Serves the app to browsers, with what it adds, until the program is asked to stop.
    @MainActor
    public static func main() async {
      await WebProgram(Self.self).run { try await configure($0) }
    }
  }
#endif
