import ArgumentParser

/// Adds to a package that `rostrum new` has made.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds something to an app.",
    subcommands: [AddListCommand.self])
}
