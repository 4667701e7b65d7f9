import ArgumentParser
import Foundation
import RostrumTerminal

/// Serves the previews of a package, and builds them again whenever its sources change.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the previews of a package in a browser, and follows edits.",
    discussion: """
      Each #Preview is shown at the size of a phone and at that of a desk. The page changes between light \
      and dark, the directions of text, text sizes, locales and latencies. It shows what previews report, \
      and the errors of a build; the former program serves until a build succeeds.

      The previews are those of the modules that the product depends on:

        rostrum preview
        rostrum preview Sources/Fleet/VehicleRow.swift
        rostrum preview --product Fleet --latency 400
        rostrum preview --snapshots Snapshots

      Pictures are taken of each preview in light, dark and right to left, with a Chromium of the machine. \
      If one differs from that in the folder, index.html in the folder shows both.

      Only this machine can open the page. The app's own data are neither read nor changed: dependencies \
      have their preview values.

      Exit status: 0 when it is stopped, or all pictures are the same; 1 if pictures differ or can't be \
      taken, or the build fails; 2 for wrong arguments, without a browser for pictures, for a port that is in use, \
      or a folder without a package.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files or modules whose previews are shown; all of them if there is none.",
      valueName: "files"),
    completion: .file(extensions: ["swift"]))
  var files: [String] = []

  @Option(help: "The executable product whose previews are shown; its app isn't run.")
  var product: String?

  @Option(help: "The port to serve on.")
  var port = 8080

  @Option(help: "How many milliseconds longer a message of a preview and its answer take.")
  var latency = 0

  @Option(
    help: ArgumentHelp(
      "Take pictures instead, and compare them with those in a folder.", valueName: "folder"),
    completion: .directory)
  var snapshots: String?

  @Flag(help: "Replace the pictures that differ.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "The Chromium that takes pictures, if it isn't the one of the machine.", valueName: "program"),
    completion: .file())
  var browser: String?

  @OptionGroup var options: PackageOptions

  @Option(
    help: ArgumentHelp(
      "The folder of the build, if it isn't the package's own.", valueName: "folder"),
    completion: .directory)
  var scratchPath: String?

  @Flag(name: .shortAndLong, help: "Print errors and differences only.")
  var quiet = false

  func validate() throws {
    try Ports.checkNumber(port)
    guard (0...60_000).contains(latency) else {
      throw ValidationError("'\(latency)' isn't a time between 0 and 60000 milliseconds.")
    }
    if snapshots == nil, update || browser != nil {
      throw ValidationError("--update and --browser belong to --snapshots.")
    }
  }

  func run() async throws {
    let package = try options.folder()
    // Pictures are taken on a port of their own.
    if snapshots == nil { try Ports.checkFree(port) }
    let product: String =
      if let product = self.product { product } else {
        try await PackageProducts(of: package).app(orAskFor: "rostrum preview --product")
      }
    let status = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-previews-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: status) }
    let build = Build(
      product: product, package: package, configuration: "debug", scratchPath: scratchPath,
      isQuiet: quiet)
    if let snapshots { return try await takePictures(into: snapshots, with: build) }
    let outputs = [scratchPath].compactMap(\.self).map { URL(filePath: $0).standardizedFileURL }
    let loop = DevLoop(
      tree: SourceTree(package, without: outputs), build: build, status: StatusFile(url: status),
      arguments: arguments(status: status.path(percentEncoded: false)))
    try await runUntilStopped { try await loop.run() }
  }

  private func takePictures(into folder: String, with build: Build) async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let browser = HeadlessBrowser.find(browser, in: path) else {
      Terminal.printError(
        browser.map { "error: There is no program at '\($0)'." }
          ?? "error: Pictures need a Chromium; install one, or name it with --browser.")
      throw ExitCode(2)
    }
    let program = try await build.program()
    if case .failed = try await build.run(for: program) { throw ExitCode(1) }
    let run = SnapshotRun(
      browser: browser, program: program, scopes: files.map(Self.scope),
      folder: URL(filePath: folder, directoryHint: .isDirectory), isUpdate: update,
      isQuiet: quiet)
    try await runUntilStopped { try await run.run() }
  }

  /// The arguments of the program.
  ///
  /// - Parameter status: The path of the file with the state of the build.
  /// - Returns: The arguments.
  func arguments(status: String) -> [String] {
    ["--previews", "--host", "127.0.0.1", "--port", "\(port)", "--latency", "\(latency)"]
      + ["--build-status", status]
      + files.flatMap { ["--previews-in", Self.scope($0)] }
  }

  /// A path that exists, made absolute; anything else, as it is.
  private static func scope(_ name: String) -> String {
    let file = URL(filePath: name).standardizedFileURL.path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: file) && name.hasSuffix(".swift") ? file : name
  }
}
