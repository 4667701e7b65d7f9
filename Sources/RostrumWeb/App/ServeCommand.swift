import ArgumentParser
import Foundation

/// What can be said on the command line of an app.
struct ServeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ProcessInfo.processInfo.processName, abstract: "Serves the app to browsers.")
  }

  @Option(help: "The network interface to serve on.")
  var host = "127.0.0.1"

  @Option(help: "The port to serve on; 0 for any free one.")
  var port = 8080

  @Option(help: "The folder for users' data (default: a folder of the app among your data).")
  var data: String?

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("'\(port)' is no port; ports are 0 to 65535.")
    }
  }
}
