import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct DetailFlowTests {
  /// The detail screen of the first of two standups.
  private func detail() async -> TestHost {
    let host = launch(standups: [.mock, .designMock])
    await host.link(containing: "Compilers").tap()
    return host
  }

  @Test("A standup is pushed from the list, and back leads to the list")
  func pushAndBack() async {
    let host = await detail()
    #expect(host.path == ["Daily Standups", "Compilers"])
    #expect(host.text("Barbara").exists || host.row(containing: "Barbara").exists)
    await host.back()
    #expect(host.path == ["Daily Standups"])
  }

  @Test("An edit in the sheet changes the screen and the list")
  func edit() async {
    let host = await detail()
    #expect(host.presentations.map(\.kind) == [.screen])
    await host.button("Edit").tap()
    #expect(host.presentations[0].children.map(\.kind) == [.sheet])
    #expect(host.textField("Title").value == "Compilers")
    #expect(host.textField("Title").isFocused)

    await host.textField("Title").type(" and runtimes", .appending)
    await host.button("Done").tap()
    #expect(host.presentations[0].children.isEmpty)
    #expect(host.title == "Compilers and runtimes")
    await host.back()
    #expect(host.row(containing: "Compilers and runtimes").exists)
  }

  @Test("A cancelled or dismissed edit changes nothing")
  func cancelledEdit() async {
    let host = await detail()
    await host.button("Edit").tap()
    await host.textField("Title").type("Other")
    await host.button("Cancel").tap()
    #expect(host.title == "Compilers")

    await host.button("Edit").tap()
    #expect(host.textField("Title").value == "Compilers")
    await host.textField("Title").type("Other")
    await host.dismiss()
    #expect(host.title == "Compilers")
  }

  @Test("An edit needs a title")
  func editNeedsATitle() async {
    let host = await detail()
    await host.button("Edit").tap()
    await host.textField("Title").type("")
    #expect(!host.button("Done").isEnabled)
  }

  @Test("Deleting asks first; Cancel keeps the standup")
  func deleteCancelled() async {
    let host = await detail()
    await host.button("Delete standup").tap()
    #expect(host.alert("Delete “Compilers”?").exists)
    await host.alert().button("Cancel").tap()
    #expect(!host.alert().exists)
    #expect(host.path == ["Daily Standups", "Compilers"])
  }

  @Test("Escape on the question keeps the standup")
  func deleteDismissed() async {
    let host = await detail()
    await host.button("Delete standup").tap()
    await host.dismiss()
    #expect(!host.alert().exists)
    #expect(host.path == ["Daily Standups", "Compilers"])
  }

  @Test("Deleting leaves the screen, and removes the standup from the list")
  func delete() async {
    let host = await detail()
    await host.button("Delete standup").tap()
    await host.alert().button("Delete").tap()
    #expect(host.presentations.isEmpty)
    #expect(host.path == ["Daily Standups"])
    #expect(!host.row(containing: "Compilers").exists)
    #expect(host.row(containing: "Design").exists)
  }

  @Test("A meeting of the past is pushed from the history")
  func meeting() async {
    let host = await detail()
    await host.link(containing: Standup.mock.meetings[0].date.inWords).tap()
    #expect(host.path.count == 3)
    #expect(host.text(containing: "The parser is merged.").exists)
    await host.back()
    #expect(host.title == "Compilers")
  }

  @Test("A meeting is deleted from the history by a swipe")
  func deletesMeeting() async {
    let host = await detail()
    await host.link(containing: Standup.mock.meetings[0].date.inWords).swipeToDelete()
    #expect(!host.text("Past meetings").exists)
  }
}
