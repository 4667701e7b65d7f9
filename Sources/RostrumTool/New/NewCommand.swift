import ArgumentParser
import Foundation
import RostrumNew
import RostrumTerminal

/// Writes a package with an app that builds, runs and passes its tests.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Writes a package with an app that builds, runs and has tests.",
    discussion: """
      The package has a program, a library with features and views, their tests and previews, and what a \
      server needs: a Dockerfile, a unit of systemd, and a configuration of nginx.

        rostrum new Fleet
        rostrum new Fleet --template desk --into ~/apps/fleet
        rostrum new Fleet --rostrum https://example.com/rostrum.git

      The folder may have a repository and a license in it, and nothing else. A package is written as a \
      whole or not at all, whether the disk is full or you press Ctrl-C.

      Exit status: 0 if the package is written, 2 for a name that can't be, a folder with something in it, \
      and errors of the file system.
      """)

  @Argument(help: "The name of the app: letters and digits, beginning with a capital.")
  var name: String

  @Option(
    help: """
      What the app begins as: app, which has a table of notes, or desk, a tool of a company with \
      sign-in, roles, a long table, forms, import and export, jobs and charts.
      """)
  var template = AppTemplate.app

  @Option(
    help: ArgumentHelp(
      "Where Rostrum is: the path of a checkout, or the URL of a repository.",
      discussion: """
        Without it, that is the current folder if it is a checkout, and else ../rostrum, beside the app.
        """,
      valueName: "path-or-url"),
    completion: .directory)
  var rostrum: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the package, if it isn't called as the app.", valueName: "folder"),
    completion: .directory)
  var into: String?

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  func validate() throws {
    do { _ = try AppName(name) } catch { throw ValidationError("\(error)") }
  }

  func run() async throws {
    let folder = URL(filePath: into ?? name, directoryHint: .isDirectory).standardizedFileURL
    let checkout = rostrum ?? (isInCheckout ? "." : nil)
    let source = checkout.map { RostrumSource($0, for: folder) } ?? .sibling
    let files = try template.files(AppName(name), rostrum: source)
    try await runOrUndo {
      try await TreeWriter().create(folder, files) { await SwiftFormat.run(in: $0) }
    }
    if quiet { return }
    Terminal.print(summary(files.count))
    if source.isOnThisMachineOnly, let path = source.path {
      Terminal.print(
        """

        Package.swift and the Dockerfile have the path \(path), which other machines may not have. Put a \
        checkout beside the package and write ../\(URL(filePath: path).lastPathComponent) there, or the URL \
        of a repository.
        """)
    }
    if let path = source.path { warn(unless: URL(filePath: path, relativeTo: folder)) }
  }

  /// Whether the current folder is a checkout of Rostrum, as of `swift run rostrum new`.
  private var isInCheckout: Bool {
    let manifest = try? String(contentsOf: URL(filePath: "Package.swift"), encoding: .utf8)
    return manifest?.contains("  name: \"rostrum\",\n") ?? false
  }

  private func summary(_ count: Int) -> String {
    let folder = into ?? name
    let isDesk = template == .desk
    let steps =
      (isDesk
        ? [
          ("swift run \(name) add-user ada editor", "asks for a password"),
          ("swift run \(name) add-demo-vehicles", "makes up 100,000 rows"),
        ] : []) + [
        ("swift run \(name)", "prints the address"), ("swift test", "tests features and screens"),
        ("rostrum add list Driver name:String", "a further table"),
        ("rostrum preview", "shows views while you edit them"),
      ]
    let width = steps.map(\.0.count).max() ?? 0
    let lines = steps.map { step, meaning in
      "  \(step)\(String(repeating: " ", count: width - step.count))   # \(meaning)"
    }
    return """
      Wrote \(count) files into \(folder). Next:

        cd \(Terminal.quoted(folder))
      \(lines.joined(separator: "\n"))

      The first build takes some minutes.
      """
  }

  private func warn(unless checkout: URL) {
    let manifest = checkout.appending(path: "Package.swift")
    if FileManager.default.fileExists(atPath: manifest.plainPath) { return }
    Terminal.printError(
      """

      Rostrum isn't in \(checkout.standardizedFileURL.plainPath) yet. Check it out there, or change the \
      path in Package.swift.
      """)
  }
}

extension AppTemplate: ExpressibleByArgument {}
