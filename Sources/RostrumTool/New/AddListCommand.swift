import ArgumentParser
import Foundation
import RostrumNew
import RostrumTerminal

/// Adds a list to an app: its table in the database, features, views and tests.
struct AddListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Adds a list: its table, client, features, views and tests.",
    usage: "rostrum add list <item> <field>:<type> ... [<options>]",
    discussion: """
      The types of fields are String, Int, Double, Decimal, Date, Bool, URL and UUID, with a question mark \
      if a value may be missing. The first String names a row.

        rostrum add list Driver name:String salary:Decimal hired:Date isActive:Bool
        rostrum add list Person name:String --plural Staff --icon person.3
        rostrum add list Garage name:String 'phone:String?' --dry-run | git apply

      The new files are in folders of their own. What has to change in files that are there already is \
      shown first. All of it is written if you agree, or with --yes, and else nothing; where nobody can \
      answer, it is only shown. Run again, the command writes what is missing.

      Exit status: 0 if the list is there, 1 if nobody agreed, 2 for names that can't be, files that are \
      there with different content, and errors of the file system.
      """)

  @Argument(help: "The type of a row, such as Driver.")
  var item: String

  @Argument(help: ArgumentHelp("The fields of a row.", valueName: "field"))
  var fields: [String]

  @Option(help: "The plural of the item, if English isn't regular: --plural Staff.")
  var plural: String?

  @Option(
    help: ArgumentHelp(
      "The symbol of the tab, if it isn't the one for the name: --icon shippingbox.",
      valueName: "name"))
  var icon: String?

  @Option(help: "The library that gets the list, if there are several.")
  var feature: String?

  @OptionGroup var options: PackageOptions

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
    return try ListTemplate(item, plural: plural, icon: icon, fields: read)
  }

  func run() async throws {
    let folder = try options.folder()
    let plan = try ListPlan(list(), for: AppPackage(folder, feature: feature))
    show(plan, in: folder)
    if !dryRun {
      guard plan.changes.isEmpty || yes || Terminal.asks("Write and change these files?") else {
        Terminal.print("Nothing was written. With --yes, nobody is asked.")
        throw ExitCode(1)
      }
      let isQuiet = quiet
      try await runOrUndo {
        let count = try await TreeWriter().add(plan.files, changes: plan.changes, to: folder) {
          await SwiftFormat.run(in: $0)
        }
        if !isQuiet {
          Terminal.print(
            count == 0 ? "The list is there already." : "Wrote \(count) files. Next: swift test")
        }
      }
    }
    for note in plan.notes { Terminal.print("\nWrite this yourself. \(note)") }
    if let missing = plan.missingTexts {
      Terminal.print(
        "\nTranslate these texts of the list in \(missing.catalogue):"
          + missing.texts.map { "\n  \($0)" }.joined())
    }
  }

  /// Shows what is written and changed, unless nobody has to agree and somebody wants to see nothing.
  private func show(_ plan: ListPlan, in folder: URL) {
    if quiet && yes && !dryRun { return }
    let new = plan.files.filter { !folder.appending(path: $0.path).exists }
    if !new.isEmpty && (!quiet || dryRun) {
      Terminal.print("New files:" + new.map { "\n  " + $0.path }.joined())
    }
    if !plan.changes.isEmpty {
      Terminal.print("\n" + Terminal.difference(plan.changes.map(\.text).joined()))
    }
  }
}
