import ArgumentParser

/// The command-line tool of the package.
@main
struct RostrumCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rostrum", abstract: "Tools for apps that are built with Rostrum.",
    subcommands: [DevCommand.self])
}
