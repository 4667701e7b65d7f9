import ArgumentParser
import Foundation
import Testing

// NB: Tests `PreviewCommand`, which is internal.
@testable import RostrumTool

struct PreviewCommandTests {
  @Test("The program serves previews to this machine, with the settings of the command")
  func arguments() throws {
    let command = try PreviewCommand.parse(["--port", "9000", "--latency", "250", "Fleet"])
    #expect(
      command.arguments(status: "/tmp/build.json") == [
        "--previews", "--host", "127.0.0.1", "--port", "9000", "--latency", "250",
        "--build-status", "/tmp/build.json", "--previews-in", "Fleet",
      ])
  }

  @Test("A file that exists is passed on as an absolute path")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let file = folder.appending(path: "Row-\(UUID().uuidString).swift")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try PreviewCommand.parse(["\(folder.path)/./\(file.lastPathComponent)"])
    #expect(command.arguments(status: "").last == file.path)
    #expect(try PreviewCommand.parse(["Row.swift"]).arguments(status: "").last == "Row.swift")
  }

  @Test("A port or a latency that can't be is refused", arguments: ["--port=0", "--latency=-1"])
  func refused(argument: String) {
    #expect(throws: (any Error).self) { try PreviewCommand.parse([argument]) }
  }

  private func products(_ json: String) throws -> PackageProducts {
    try PackageProducts(describedBy: Data(json.utf8))
  }

  @Test("The only executable product needs no name")
  func onlyProduct() throws {
    let products = try products(
      """
      {"name": "fleet", "products": [
        {"name": "FleetFeature", "targets": [], "type": {"library": ["automatic"]}},
        {"name": "Fleet", "targets": ["Fleet"], "type": {"executable": null}}
      ]}
      """)
    #expect(try products.app(orAskFor: "rostrum dev") == "Fleet")
  }

  @Test("Of several executable products, the developer chooses one")
  func severalProducts() throws {
    let error = #expect(throws: ValidationError.self) {
      try PackageProducts(["Fleet", "Admin"]).app(orAskFor: "rostrum preview --product")
    }
    #expect(
      error?.message
        == "The package has several products: Admin, Fleet. "
        + "Choose one, as in rostrum preview --product Admin.")
    #expect(throws: ValidationError.self) { try PackageProducts([]).app(orAskFor: "rostrum dev") }
  }
}
