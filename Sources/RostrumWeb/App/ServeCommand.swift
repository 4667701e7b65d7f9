#if CommandLine
  import ArgumentParser
  import Foundation
  import RostrumElements
  import RostrumHTML

  /// The command line of an app.
  struct ServeCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: ProcessInfo.processInfo.processName, abstract: "Serves the app to browsers.",
        discussion: """
          An option that isn't given is read from the environment (ROSTRUM_HOST_NAME for --host-name), \
          and then from the file of --config ("hostName").
          """)
    }

    @Argument(
      help: ArgumentHelp(
        "A command of the program with its arguments, instead of serving; help lists them.",
        valueName: "command"))
    var words: [String] = []

    @Option(help: "The network interface to serve on.")
    var host = "127.0.0.1"

    @Option(help: "The port to serve on; 0 for any free one.")
    var port = 8080

    @Option(
      parsing: .singleValue,
      help: "A name under which browsers may address the server, besides localhost; * for any.")
    var hostName: [String] = []

    @Option(
      parsing: .singleValue,
      help: "A proxy's address or range (10.0.0.0/8), whose X-Forwarded headers are believed.")
    var trustedProxy: [String] = []

    @Option(
      help: """
        A name of this process, by which a proxy in front of several finds it: addresses of uploads, \
        downloads and pictures made of data contain it.
        """)
    var node: String?

    #if TLS
      @OptionGroup
      var certificate: CertificateOptions
    #endif

    @Option(help: "The folder for users' data (default: a folder of the app among your data).")
    var data: String?

    @Option(
      parsing: .singleValue,
      help: "An origin whose pictures pages may show, such as https://images.example.com.")
    var pictures: [String] = []

    @Option(
      help: """
        How large controls are: comfortable as on a phone, compact as on a desktop system, or \
        automatic, which is compact in wide windows with a mouse.
        """)
    var density = InterfaceDensity.automatic

    @Option(help: "How many seconds a session waits for its tab to connect again.")
    var detachedLifetime = Int(WebServer.Configuration.defaultDetachedLifetime.components.seconds)

    @Option(
      help: "For development: how many milliseconds longer a message and its answer take.")
    var latency = 0

    @Flag(
      inversion: .prefixedNo,
      help: "For development: show on each page what is presented, and what the last turns took.")
    var overlay = false

    @Option(
      help:
        "For development: a file with the state of the program's build, which the overlay shows.")
    var buildStatus: String?

    #if DEBUG
      @Flag(
        help: ArgumentHelp(
          "For development: serve the previews instead of the app.", visibility: .hidden))
      var previews = false

      @Option(
        parsing: .singleValue,
        help: ArgumentHelp("A file or module whose previews are served.", visibility: .hidden))
      var previewsIn: [String] = []
    #endif

    @Option(help: "A JSON file with options.")
    var config: String?

    @Flag(name: .customLong("print"), help: "Print the first screen as text, and serve nothing.")
    var prints = false

    /// Parses a command line, with the options that the environment and a file add.
    ///
    /// - Parameters:
    ///   - arguments: The command line without the name of the program.
    ///   - environment: The variables of the environment.
    /// - Returns: The command.
    /// - Throws: An error of `ArgumentParser`.
    static func parse(
      _ arguments: [String], environment: [String: String]
    ) async throws -> ServeCommand {
      // A mistake on the command line is reported as one.
      let command = try parse(arguments)
      let file = command.config ?? Settings.file(in: environment)
      let settings = try await Settings(environment: environment, file: file)
      let complete: ServeCommand
      do {
        complete = try parse(settings.arguments(besides: arguments) + arguments)
      } catch {
        let source = ["the environment", file].compactMap(\.self).joined(separator: " or ")
        throw ValidationError("\(message(for: error)) (set by \(source))")
      }
      #if TLS
        try complete.certificate.validatePair()
      #endif
      return complete
    }

    /// The origins of pictures that pages may show.
    var pictureSources: [PictureSource] { pictures.compactMap { PictureSource($0) } }

    @OptionGroup(title: "Stored sessions")
    var store: StoreOptions

    @OptionGroup(title: "Limits")
    var limits: LimitOptions

    /// The addresses of proxies.
    var trustedProxies: [AddressRange] { trustedProxy.compactMap { AddressRange($0) } }

    func validate() throws {
      if let wrong = pictures.first(where: { PictureSource($0) == nil }) {
        throw ValidationError("'\(wrong)' isn't an origin such as https://images.example.com.")
      }
      if let wrong = trustedProxy.first(where: { AddressRange($0) == nil }) {
        throw ValidationError("'\(wrong)' isn't an IP address, or a range such as 10.0.0.0/8.")
      }
      if let node, !NodePath.isName(node) {
        throw ValidationError(
          "'\(node)' isn't a name of up to 64 digits, letters a to z, and hyphens.")
      }
      guard detachedLifetime >= 0 else {
        throw ValidationError("'\(detachedLifetime)' isn't a time.")
      }
      guard latency >= 0 else { throw ValidationError("'\(latency)' isn't a time.") }
      #if DEBUG
        guard !previews || host == "localhost" || IPAddress(host)?.isLoopback == true else {
          throw ValidationError("Previews are served to this machine only, not at '\(host)'.")
        }
      #endif
      guard (0...65_535).contains(port) else {
        throw ValidationError("'\(port)' isn't a port; ports are 0 to 65535.")
      }
    }
  }

  extension InterfaceDensity: ExpressibleByArgument {}
#endif
