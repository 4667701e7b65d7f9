import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct StorageFlowTests {
  private let damage = "{ this is no list"

  private func add(_ title: String, in host: TestHost) async {
    await host.button("Add standup").tap()
    await host.textField("Title").type(title)
    await host.button("Add").tap()
  }

  @Test("A second launch of the same user finds what the first one kept")
  func reload() async {
    let user = User()
    let first = launch(user: user)
    await add("Design", in: first)
    first.tearDown()

    let second = launch(user: user)
    #expect(second.row(containing: "Design").exists)
  }

  @Test("A page shows what a different page of the user changes, in the list and on an open screen")
  func twoPages() async {
    let user = User(clock: nil)
    let one = launch(standups: [.mock], user: user)
    await one.link(containing: "Compilers").tap()
    let other = launch(user: user)
    await other.link(containing: "Compilers").tap()
    await other.button("Edit").tap()
    await other.textField("Title").type("Backends")
    await other.button("Done").tap()
    await one.settle()
    #expect(one.title == "Backends")
  }

  @Test("A standup that a different page deletes leaves its screen, with words")
  func deletedOnAnotherPage() async {
    let user = User(clock: nil)
    let one = launch(standups: [.mock, .designMock], user: user)
    await one.link(containing: "Compilers").tap()
    await one.button("Edit").tap()
    let other = launch(user: user)
    await other.link(containing: "Compilers").tap()
    await other.button("Delete standup").tap()
    await other.alert().button("Delete").tap()
    await one.settle()
    await one.alert("“Compilers” was deleted").button("OK").tap()
    #expect(one.presentations.isEmpty)
    #expect(one.all(.row).count == 1)
    #expect(other.all(.row).count == 1)
  }

  @Test("Two users do not see each other's standups")
  func twoUsers() async {
    let one = launch()
    let other = launch()
    await add("Design", in: one)
    #expect(one.row(containing: "Design").exists)
    #expect(other.text("No standups yet").exists)
  }

  @Test("A damaged file is renamed, the user sees where it is, and can start empty")
  func damagedFile() async throws {
    let user = User(standups: damage)
    let host = launch(user: user)
    let alert = host.alert("Your standups could not be read")
    #expect(alert.all(.button).map(\.name) == ["Load samples", "Start empty"])

    let name = try #require(host.description.firstMatch(of: /renamed to “([^”]+)”/)?.1)
    #expect(name != "standups.json")
    #expect(try user.document(String(name)) == damage)

    await alert.button("Start empty").tap()
    #expect(host.text("No standups yet").exists)
    #expect(try user.document(String(name)) == damage)
  }

  @Test("While the disk is full the app says so, and the standup is saved when there is room again")
  func fullDisk() async throws {
    struct Full: LocalizedError {
      var errorDescription: String? { "No space left on device" }
    }
    let words = "Your changes are not saved: No space left on device. Retrying."
    let clock = TestClock()
    let user = User(clock: clock)
    let host = launch(clock: clock, user: user)
    user.storage.refuseWrites(Full())
    await add("Design", in: host)
    #expect(!host.text(words).exists)
    await host.advance(by: .milliseconds(100))
    #expect(host.text(words).exists)
    #expect(host.announcements.last == words)
    #expect(try user.document("standups.json") == nil)

    user.storage.refuseWrites(nil)
    await host.advance(by: .seconds(1))
    #expect(!host.text(words).exists)
    #expect(try user.document("standups.json")?.contains("Design") == true)
  }

  @Test("The question about a damaged file is asked once")
  func asksOnce() async {
    let host = launch(user: User(standups: damage))
    await host.alert().button("Load samples").tap()
    await host.link(containing: "Compilers").tap()
    await host.back()
    #expect(host.presentations.isEmpty)
  }

  @Test("After a damaged file, samples can be loaded and are kept")
  func samples() async {
    let user = User(standups: damage)
    let host = launch(user: user)
    await host.alert().button("Load samples").tap()
    #expect(host.all(.row).count == 3)
    host.tearDown()

    let again = launch(user: user)
    #expect(again.presentations.isEmpty)
    #expect(again.all(.row).count == 3)
  }
}
