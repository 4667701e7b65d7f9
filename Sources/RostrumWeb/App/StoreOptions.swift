import ArgumentParser

/// The options for what outlives the process.
struct StoreOptions: ParsableArguments {
  @Option(
    help: """
      Where sessions are stored: a file, postgres://…, or none (default: rostrum.sqlite in the \
      folder for users' data).
      """)
  var store: String?

  @Option(help: "A file with 32 random bytes, with which stored sessions are encrypted.")
  var storeKey: String?

  @Option(help: "How many seconds a session is stored after its tab was closed.")
  var sessionLifetime = Int(WebServer.Configuration.defaultSessionLifetime.components.seconds)

  @Flag(help: "Print what the app declares that isn't kept when the process ends.")
  var explainRestoration = false

  func validate() throws {
    guard sessionLifetime >= 0 else { throw ValidationError("'\(sessionLifetime)' isn't a time.") }
  }
}
