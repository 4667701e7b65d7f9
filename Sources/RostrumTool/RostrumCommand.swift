import ArgumentParser
import Foundation
import RostrumNew

/// The command-line tool of the package.
@main
struct RostrumCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rostrum", abstract: "Tools for apps that are built with Rostrum.",
    discussion: """
      From nothing to an app in a browser:

        rostrum new Fleet
        cd Fleet
        rostrum add list Driver name:String hired:Date
        rostrum dev Fleet

      Environment:

        NO_COLOR   no colors, whatever the value is

      Exit status:

        0          everything was done
        1          errors were found, pictures differ, or nobody agreed to changes
        2          wrong arguments, or the file system refuses something
        130, 143   stopped by Ctrl-C or by a signal
      """,
    version: "rostrum \(RostrumVersion.text)",
    subcommands: [
      NewCommand.self, AddCommand.self, DevCommand.self, PreviewCommand.self, LintCommand.self,
    ])

  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      try CommandNames.check(arguments, of: Self.self)
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error where error is ExitCode || exitCode(for: error) == .success {
      exit(withError: error)
    } catch {
      Terminal.printError(message(of: error))
      Foundation.exit(2)
    }
  }

  /// Why the tool ends with the status 2: the usage of a command, or one line.
  ///
  /// - Parameter error: The error.
  /// - Returns: The lines for a person.
  static func message(of error: any Error) -> String {
    // Found when the command ran: its usage would say nothing about it.
    if let error = error as? ValidationError { return "Error: \(error.message)" }
    // Wrong arguments end with 2, as of most commands; ArgumentParser's own status is 64.
    if exitCode(for: error) == .validationFailure { return fullMessage(for: error) }
    return "Error: " + (FileReason.line(of: error) ?? "\(error)")
  }
}

/// The version of the package.
enum RostrumVersion {
  /// The version, as the changelog has it.
  static let text = "unreleased"
}
