import ArgumentParser
import Foundation
import RostrumNew

/// Serves an app, and replaces it by a new build whenever its sources change.
struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev", abstract: "Serves an app, and builds it again when its sources change.",
    discussion: """
      Browsers continue where they were: the new program restores their sessions. Errors of a build are \
      shown here and on the pages, which the former program serves until a build succeeds. Ctrl-C ends the \
      app, too.

      Arguments after -- are those of the app:

        rostrum dev
        rostrum dev Fleet --port 9000
        rostrum dev -- --latency 100

      Exit status: 0 when it is stopped, and 2 for wrong arguments, a port that is in use, or a folder \
      without a package.
      """)

  @Argument(help: "The executable product to build and run; the package's own if it has one only.")
  var product: String?

  @Option(help: "The port to serve on.")
  var port = 8080

  @OptionGroup var options: PackageOptions

  @Option(
    name: .shortAndLong, help: "The configuration to build: debug or release.",
    completion: .list(["debug", "release"]))
  var configuration = "debug"

  @Option(
    help: ArgumentHelp(
      "The folder of the build, if it isn't the package's own.", valueName: "folder"),
    completion: .directory)
  var scratchPath: String?

  @Flag(name: .shortAndLong, help: "Print what the app prints, and the errors of a build.")
  var quiet = false

  @Argument(parsing: .postTerminator, help: "The arguments of the app.")
  var arguments: [String] = []

  func validate() throws {
    try Ports.checkNumber(port)
    guard ["debug", "release"].contains(configuration) else {
      throw ValidationError("'\(configuration)' isn't a configuration; use debug or release.")
    }
    try checkOutputs()
  }

  func run() async throws {
    let package = try options.folder()
    // An address of its own may be free where this machine's is in use.
    if !arguments.contains("--host") { try Ports.checkFree(port) }
    let product: String =
      if let product = self.product { product } else {
        try await PackageProducts(of: package).app(orAskFor: "rostrum dev")
      }
    let status = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-build-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: status) }
    let build = Build(
      product: product, package: package, configuration: configuration, scratchPath: scratchPath,
      isQuiet: quiet)
    let loop = DevLoop(
      tree: SourceTree(package, without: outputs(of: package)), build: build,
      status: StatusFile(url: status),
      arguments: [
        "--port", "\(port)", "--overlay", "--build-status", status.path(percentEncoded: false),
      ] + arguments)
    try await runUntilStopped { try await loop.run() }
  }

  /// Refuses to serve an app whose data are among its sources: it would be built again whenever it
  /// writes.
  ///
  /// - Throws: A `ValidationError`.
  func checkOutputs(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    // Without a package, nothing is built, which is said later.
    guard let package = (try? options.folder()).map({ folder($0.plainPath) }) else { return }
    for path in outputPaths(environment: environment) where folder(path) == package {
      throw ValidationError(
        "'\(path)' is the folder of the package, whose changes build the app again. "
          + "Use a folder in it for data, such as 'data'.")
    }
  }

  private func folder(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath().standardizedFileURL
  }

  /// The files and folders that builds and the app write, which may be inside the package.
  func outputs(
    of package: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [URL] {
    // SwiftPM and the app are run in the current folder.
    outputPaths(environment: environment).flatMap { path in
      [URL(filePath: path), URL(filePath: path, relativeTo: package)].map(\.standardizedFileURL)
    }
  }

  private func outputPaths(environment: [String: String]) -> [String] {
    var outputs = [scratchPath, environment["ROSTRUM_DATA"], environment["ROSTRUM_STORE"]]
    for name in ["--data", "--store"] {
      for (index, argument) in arguments.enumerated() {
        if argument == name { outputs.append(arguments.dropFirst(index + 1).first) }
        if argument.hasPrefix("\(name)=") {
          outputs.append(String(argument.dropFirst(name.count + 1)))
        }
      }
    }
    return outputs.compactMap(\.self)
  }
}
