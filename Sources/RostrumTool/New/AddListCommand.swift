import ArgumentParser
import Foundation
import RostrumNew

/// Adds a list to an app: its table in the database, features, views and tests.
struct AddListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Adds a list: its table, client, features, views and tests.",
    usage: "rostrum add list <item> <field>:<type> ... [<options>]",
    discussion: """
      rostrum add list Vehicle plate:String price:Decimal bought:Date isActive:Bool

      The types of fields are String, Int, Double, Decimal, Date, Bool, URL and UUID, with a question mark \
      if a value may be missing. The first String names a row.

      The new files are in folders of their own. What has to change in files that are there already is \
      shown first, and done if you agree, or with --yes. Where nobody can answer, it is only shown.
      """)

  @Argument(help: "The type of a row, such as Vehicle.")
  var item: String

  @Argument(help: ArgumentHelp("The fields of a row.", valueName: "field"))
  var fields: [String]

  @Option(help: "The plural of the item, if English isn't regular: --plural Staff.")
  var plural: String?

  @Option(help: "The library that gets the list, if there are several.")
  var feature: String?

  @Option(help: "The folder of the package.", completion: .directory)
  var packagePath = "."

  @Flag(help: "Show what would be written and changed, and do nothing.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Change files without asking.")
  var yes = false

  @Flag(name: .shortAndLong, help: "Print errors only, and what is left to do.")
  var quiet = false

  func validate() throws {
    do { _ = try list() } catch { throw ValidationError("\(error)") }
  }

  private func list() throws(NewError) -> ListTemplate {
    var read: [Field] = []
    for field in fields { read.append(try Field(field)) }
    return try ListTemplate(item, plural: plural, fields: read)
  }

  func run() async throws {
    let folder = URL(filePath: packagePath, directoryHint: .isDirectory).standardizedFileURL
    let package = try AppPackage(folder, feature: feature)
    let plan = try ListPlan(list(), for: package)
    say((dryRun ? "New files:" : "Writing:") + plan.files.map { "\n  " + $0.path }.joined())
    if !dryRun {
      try await TreeWriter().add(plan.files, in: plan.folders, to: folder) {
        await SwiftFormat.run(in: $0)
      }
    }
    try change(plan.changes, in: folder)
    for note in plan.notes { Terminal.print("\nWrite this yourself. \(note)") }
  }

  /// Shows changes, and makes them if they are agreed to.
  private func change(_ changes: [ListPlan.Change], in folder: URL) throws {
    if changes.isEmpty { return }
    if !quiet || !yes || dryRun {
      Terminal.print("\n" + changes.map(\.text).joined(separator: "\n"))
    }
    if dryRun { return }
    guard yes || Terminal.asks("Change \(changes.count == 1 ? "this file" : "these files")?") else {
      Terminal.print("The files aren't changed. The list is in the app once they are.")
      return
    }
    for change in changes {
      try Data(change.new.utf8).write(to: folder.appending(path: change.path), options: .atomic)
    }
  }

  private func say(_ line: String) {
    if !quiet { Terminal.print(line) }
  }
}
