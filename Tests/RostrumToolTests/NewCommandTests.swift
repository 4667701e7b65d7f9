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
    await #expect(throws: NewError.notEmpty(folder.plainPath)) {
      try await new("Fleet", "--template", "desk")
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
    await #expect(throws: NewError.self) { try await add("Driver", "name:String", "--yes") }
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
