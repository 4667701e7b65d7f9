import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct AddFlowTests {
  @Test("The empty list says so and leads to the form")
  func emptyList() async {
    let host = launch()
    #expect(host.title == "Daily Standups")
    #expect(host.text("No standups yet").exists)

    await host.button("Create a standup").tap()
    #expect(host.title == "New standup")
    #expect(host.textField("Title").isFocused)
  }

  @Test("Three attendees are added, each gets the focus, and the standup is in the list")
  func addsThreeAttendees() async {
    let host = launch()
    await host.button("Add standup").tap()
    await host.textField("Title").type("Design")
    #expect(host.all(.textField).count == 2)

    await host.textField("Name").type("Charles")
    for (index, name) in ["Ray", "Eero"].enumerated() {
      await host.button("New attendee").tap()
      let field = host.textField("Name").last
      #expect(host.textField("Name").count == index + 2)
      #expect(field.isFocused)
      await field.type(name)
    }
    await host.button("Add").tap()

    #expect(host.presentations.isEmpty)
    #expect(host.all(.row).count == 1)
    #expect(host.row(containing: "Design").text.contains("3 attendees"))
    #expect(host.row(containing: "Design").text.contains("5 min"))
  }

  @Test("A standup without a title cannot be added")
  func needsATitle() async {
    let host = launch()
    await host.button("Add standup").tap()
    #expect(!host.button("Add").isEnabled)
    await host.textField("Title").type("D")
    #expect(host.button("Add").isEnabled)
    await host.textField("Title").type("   ")
    #expect(!host.button("Add").isEnabled)
  }

  @Test("Removing the focused attendee moves the focus to the one that takes its place")
  func removingMovesTheFocus() async {
    let host = launch(.adding(["Ada", "Alan", "Grace"]))
    await host.textField("Name").nth(1).focus()
    await host.textField("Name").nth(1).swipeToDelete()
    #expect(host.all(.textField).map(\.value) == ["", "Ada", "Grace"])
    #expect(host.focused?.value == "Grace")

    await host.textField("Name").last.swipeToDelete()
    #expect(host.focused?.value == "Ada")
  }

  @Test("Removing the only attendee brings an empty one, with the focus")
  func removingTheOnlyOne() async {
    let host = launch(.adding(["Ada"]))
    await host.textField("Name").swipeToDelete()
    #expect(host.textField("Name").value == "")
    #expect(host.textField("Name").isFocused)
  }

  @Test("Theme and length are chosen in the form and seen in the list")
  func themeAndLength() async {
    let host = launch(.adding(["Ada"]))
    await host.textField("Title").type("Compilers")
    #expect(host.slider("Length").number == 5)
    await host.slider("Length").move(to: 12)
    #expect(host.text("12 min").exists)

    #expect(host.picker("Theme").value == "Bubblegum")
    #expect(host.picker("Theme").options.count == 16)
    await host.picker("Theme").select("Navy")
    #expect(host.picker("Theme").value == "Navy")

    await host.button("Add").tap()
    #expect(host.row(containing: "Compilers").text.contains("12 min"))
  }

  @Test("Cancel closes the form and adds nothing")
  func cancel() async {
    let host = launch(.adding(["Ada"]))
    await host.textField("Title").type("Design")
    await host.button("Cancel").tap()
    #expect(host.presentations.isEmpty)
    #expect(host.text("No standups yet").exists)
  }

  @Test("Escape closes the form and adds nothing")
  func escape() async {
    let host = launch(.adding(["Ada"]))
    await host.dismiss()
    #expect(host.presentations.isEmpty)
    #expect(host.text("No standups yet").exists)
  }

  @Test("The focus comes back to the button that opened the form")
  func focusComesBack() async {
    let host = launch()
    await host.button("Add standup").focus()
    await host.button("Add standup").tap()
    #expect(host.textField("Title").isFocused)
    await host.button("Cancel").tap()
    #expect(host.button("Add standup").isFocused)
  }

  @Test("A standup is deleted from the list by a swipe")
  func deletesFromTheList() async {
    let host = launch(standups: [.mock, .designMock])
    await host.row(containing: "Compilers").swipeToDelete()
    #expect(!host.row(containing: "Compilers").exists)
    #expect(host.row(containing: "Design").exists)
  }
}

extension AppFeature.State {
  /// The form of a new standup with attendees is open.
  fileprivate static func adding(_ names: [String]) -> Self {
    Self(
      standupsList: StandupsList.State(
        destination: .add(
          StandupForm.State(
            standup: Standup(
              id: UUID(100),
              attendees: IdentifiedArray(
                uniqueElements: names.enumerated().map {
                  Attendee(id: UUID(200 + $0.offset), name: $0.element)
                }))))))
  }
}
