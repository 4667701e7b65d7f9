import Foundation
import Rostrum
import RostrumStorage
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct StorageFlowTests {
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
    await second.settle()
    #expect(second.row(containing: "Design").exists)
  }

  @Test("A page shows what a different page of the user changes, in the list and on an open screen")
  func twoPages() async {
    let user = User()
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
    let user = User()
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

  @Test("What can't be read is told, and stays as it is")
  func damaged() async throws {
    let user = User()
    try await user.damage()
    let host = launch(user: user)
    await host.settle()
    await host.alert("Your standups could not be read").button("OK").tap()
    #expect(host.text("No standups yet").exists)
    await add("Design", in: host)
    #expect(host.description.contains("Your changes are not saved: “standups” was stored"))
    #expect(try await user.stored() == "{ this is no list")
  }

  @Test("An open form stays when the standups can't be read any more")
  func damagedWhileEditing() async throws {
    let user = User()
    let host = launch(user: user)
    await host.settle()
    await host.button("Add standup").tap()
    await host.textField("Title").type("Half a sen")
    let standups = withDependencies {
      $0.defaultDatabase = user.database
    } operation: {
      Shared(.standups)
    }
    try await user.damage()
    while standups.loadError == nil { await host.settle() }
    await host.settle()
    #expect(!host.alert().exists)
    #expect(host.textField("Title").value == "Half a sen")
    await host.button("Cancel").tap()
    #expect(host.presentations.isEmpty)
  }

  @Test("While the disk is full the app says so, and the standup is saved when there is room again")
  func fullDisk() async throws {
    let words = "Your changes are not saved: There is no room left for the data. Retrying."
    let clock = TestClock()
    let user = User(clock: clock)
    let host = launch(clock: clock, user: user)
    await host.settle()
    user.storage.refuse(.full)
    await add("Design", in: host)
    #expect(host.text(words).exists)
    #expect(host.announcements.last == words)

    user.storage.refuse(nil)
    #expect(try await user.stored() == nil)
    await host.advance(by: .seconds(1))
    #expect(!host.text(words).exists)
    #expect(try await user.stored()?.contains("Design") == true)
  }

  @Test("Two pages that edit different standups at the same time keep both changes")
  func merged() async {
    let user = User()
    let one = launch(standups: [.mock, .designMock], user: user)
    await one.settle()
    let other = launch(user: user)
    for (host, title) in [(one, "Compilers"), (other, "Design")] {
      await host.link(containing: title).tap()
      await host.button("Edit").tap()
      await host.textField("Title").type("\(title) 2")
    }
    await one.button("Done").tap()
    await other.button("Done").tap()
    for host in [one, other] {
      await host.settle()
      await host.back()
      #expect(host.row(containing: "Compilers 2").exists && host.row(containing: "Design 2").exists)
    }
  }
}
