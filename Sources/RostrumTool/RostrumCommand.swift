import ArgumentParser
import Foundation
import RostrumNew

/// The command-line tool of the package.
@main
struct RostrumCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rostrum", abstract: "Tools for apps that are built with Rostrum.",
    subcommands: [
      NewCommand.self, AddCommand.self, DevCommand.self, PreviewCommand.self, LintCommand.self,
    ])

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch  where exitCode(for: error) == .validationFailure {
      // Wrong arguments end with 2, as of most commands; ArgumentParser's own status is 64.
      Terminal.printError(fullMessage(for: error))
      Foundation.exit(2)
    } catch let error as NewError {
      Terminal.printError("Error: \(error)")
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }
}
