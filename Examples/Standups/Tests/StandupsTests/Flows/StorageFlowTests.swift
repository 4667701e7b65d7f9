import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct StorageFlowTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "standups-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func add(_ title: String, in host: TestHost) async {
    await host.button("Add standup").tap()
    await host.textField("Title").type(title)
    await host.button("Add").tap()
  }

  @Test("A second launch of the same user finds what the first one kept")
  func reload() async {
    let first = launch(folder: folder)
    await add("Design", in: first)
    first.tearDown()

    let second = launch(folder: folder)
    #expect(second.row(containing: "Design").exists)
  }

  @Test("Two users do not see each other's standups")
  func twoUsers() async {
    let one = launch()
    let other = launch()
    await add("Design", in: one)
    #expect(one.row(containing: "Design").exists)
    #expect(other.text("No standups yet").exists)
  }

  @Test("A damaged file is set aside, the user is told where it is, and can start empty")
  func damagedFile() async throws {
    let file = try writeDamagedFile()
    let host = launch(folder: folder)
    let alert = host.alert("Your standups could not be read")
    #expect(alert.exists)
    #expect(alert.all(.button).map(\.name) == ["Load samples", "Start empty"])
    let kept = try files().filter { $0 != file.lastPathComponent }
    #expect(kept.count == 1)
    #expect(host.description.contains(kept[0]))

    await alert.button("Start empty").tap()
    #expect(host.text("No standups yet").exists)
    #expect(try content(of: kept[0]) == damage)
  }

  @Test("After a damaged file, samples can be loaded and are kept")
  func samples() async throws {
    _ = try writeDamagedFile()
    let host = launch(folder: folder)
    await host.alert().button("Load samples").tap()
    #expect(host.all(.row).count == 3)
    host.tearDown()

    #expect(launch(folder: folder).all(.row).count == 3)
  }

  private let damage = "{ this is no list"

  private func writeDamagedFile() throws -> URL {
    let documents = folder.appending(path: "Documents", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    let file = documents.appending(component: "standups.json")
    try Data(damage.utf8).write(to: file)
    return file
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Documents").path())
  }

  private func content(of name: String) throws -> String {
    try String(
      contentsOf: folder.appending(path: "Documents").appending(component: name), encoding: .utf8)
  }
}
