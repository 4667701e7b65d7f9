import ArgumentParser

/// Adds to a package that `rostrum new` has made.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds something to an app.",
    discussion: """
      For example a list, with a table in the database, a form and tests:

        rostrum add list Driver name:String salary:Decimal hired:Date isActive:Bool

      Exit status: see rostrum help add list.
      """,
    subcommands: [AddListCommand.self])
}
