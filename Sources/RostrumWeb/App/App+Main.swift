#if CommandLine
  public import RostrumScenes

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
    /// ``WebApp`` lets an app add to its program, such as routes and users who sign in.
    ///
    /// The trait `CommandLine` of the package has this function; the trait `TLS`, the options for TLS.
    @MainActor
    public static func main() async {
      await WebProgram(Self.self).run()
    }
  }
#endif
