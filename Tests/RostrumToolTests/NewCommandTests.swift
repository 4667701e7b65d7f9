import ArgumentParser
import Foundation
import RostrumNew
import Testing

// NB: Tests `NewCommand` and `AddListCommand`, which are internal.
@testable import RostrumTool

struct NewCommandTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-app-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func new(_ arguments: String...) async throws {
    let command = try NewCommand.parse(
      arguments + ["--into", folder.path, "--rostrum", "/opt/rostrum", "--quiet"])
    try await command.run()
  }

  private func add(_ arguments: String...) async throws {
    let command = try AddListCommand.parse(
      arguments + ["--package-path", folder.path, "--quiet"])
    try await command.run()
  }

  @Test("An app is written once, and not over anything")
  func app() async throws {
    defer { remove() }
    try await new("Fleet")
    #expect(try text("Package.swift").contains("\"/opt/rostrum\""))
    #expect(try text("README.md").hasPrefix("# Fleet\n"))
    await #expect {
      try await new("Fleet", "--template", "desk")
    } throws: { error in
      if case .notEmpty(folder.plainPath, let names) = error as? NewError {
        return names.contains("Package.swift")
      }
      return false
    }
    #expect(try text("README.md").hasPrefix("# Fleet\n"))
  }

  @Test("A list changes files only with --yes, and nothing with --dry-run")
  func list() async throws {
    defer { remove() }
    try await new("Fleet")
    let feature = "Sources/FleetFeature/App/FleetFeature.swift"
    let before = try text(feature)
    try await add("Driver", "name:String", "--dry-run", "--yes")
    #expect(throws: (any Error).self) { try text("Sources/FleetFeature/Drivers/Driver.swift") }
    #expect(try text(feature) == before)

    try await add("Driver", "name:String", "--yes")
    #expect(try text("Sources/FleetFeature/Drivers/Driver.swift").contains("struct Driver"))
    #expect(try text("Tests/FleetTests/Drivers/DriverFormTests.swift").contains("DriverForm"))
    #expect(try text(feature).contains("case drivers(DriverList.Action)"))
    #expect(
      try text("Sources/FleetFeature/Models/AppDatabase+Samples.swift").contains("Driver.samples"))

    // Run again, it writes what is missing, and nothing over what somebody has changed.
    let after = try text(feature)
    try FileManager.default.removeItem(at: folder.appending(path: "Tests/FleetTests/Drivers"))
    try await add("Driver", "name:String", "--yes")
    #expect(try text("Tests/FleetTests/Drivers/DriverFormTests.swift").contains("DriverForm"))
    #expect(try text(feature) == after)
    let driver = folder.appending(path: "Sources/FleetFeature/Drivers/Driver.swift")
    try Data("struct Driver {}\n".utf8).write(to: driver)
    await #expect(throws: NewError.different(driver.plainPath)) {
      try await add("Driver", "name:String", "--yes")
    }
  }

  @Test("Where nobody agrees, nothing is written, and the list can be added later")
  func refusal() async throws {
    defer { remove() }
    try await new("Fleet")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.plainPath)
    // The input of tests isn't a terminal.
    await #expect(throws: ExitCode(1)) { try await add("Driver", "name:String") }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.plainPath) == paths)
    try await add("Driver", "name:String", "--yes")
    #expect(try text("Sources/FleetFeature/App/FleetFeature.swift").contains("drivers"))
  }

  @Test("A folder that isn't a package is said, and a feature that isn't there")
  func packages() async throws {
    defer { remove() }
    let path = folder.plainPath
    await #expect(throws: NewError.noFolder(path)) { try await add("Driver", "name:String") }
    let dev = try DevCommand.parse(["Fleet", "--package-path", path])
    await #expect(throws: NewError.noFolder(path)) { try await dev.run() }
    let preview = try PreviewCommand.parse(["--package-path", path])
    await #expect(throws: NewError.noFolder(path)) { try await preview.run() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    await #expect(throws: NewError.noManifest(path)) { try await add("Driver", "name:String") }
    await #expect(throws: NewError.noManifest(path)) { try await preview.run() }
    try await new("Fleet")
    await #expect(throws: NewError.unknownFeature("Nothing", known: ["FleetFeature"])) {
      try await add("Driver", "name:String", "--feature", "Nothing")
    }
  }

  @Test(
    "Arguments that aren't possible",
    arguments: [
      ["new", "fleet"], ["new", "Swift"], ["new", "Fleet", "--template", "web"], ["new"],
      ["add"], ["add", "list"], ["add", "list", "Driver"], ["add", "list", "Driver", "name"],
      ["add", "list", "Drivers", "name:String"], ["add", "list", "Driver", "age:Int"],
    ])
  func arguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      let command = try RostrumCommand.parseAsRoot(arguments)
      // `rostrum add` alone prints its help.
      if command is AddCommand { throw CleanExit.helpRequest() }
    }
  }
}
