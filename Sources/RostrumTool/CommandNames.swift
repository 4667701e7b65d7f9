import ArgumentParser

/// The names of commands, as people write them.
enum CommandNames {
  /// Checks that the first arguments name commands, and else suggests one.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the tool.
  ///   - command: The command that they belong to.
  /// - Throws: A `ValidationError` with the name that isn't one of a command.
  static func check(_ arguments: [String], of command: any ParsableCommand.Type) throws {
    let commands = command.configuration.subcommands
    guard !commands.isEmpty, let name = arguments.first, !name.hasPrefix("-"), name != "help" else {
      return
    }
    let names = commands.map { $0.configuration.commandName ?? "" }
    if let index = names.firstIndex(of: name) {
      return try check(Array(arguments.dropFirst()), of: commands[index])
    }
    let nearest = names.min { distance($0, name) < distance($1, name) }
    let suggestion = nearest.flatMap { distance($0, name) <= 2 ? " Did you mean '\($0)'?" : nil }
    throw ValidationError(
      "There is no command '\(name)'.\(suggestion ?? "")\n  See 'rostrum --help' for all of them.")
  }

  /// The number of letters to insert, remove or replace from one text to the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var previous = row
      previous[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = row[column] + (letter == other ? 0 : 1)
        previous[column + 1] = min(replaced, row[column + 1] + 1, previous[column] + 1)
      }
      row = previous
    }
    return row[second.count]
  }
}
