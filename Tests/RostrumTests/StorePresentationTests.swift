import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct StorePresentationTests {
  let store = Store(initialState: Desk.State()) { Desk() }
  let host: TestHost

  init() {
    let store = store
    host = TestHost { DeskView(store: store) }
  }

  @Test("An alert in state is shown, with its message and its buttons in order")
  func alertIsShown() async {
    await host.button("Ask").tap()
    #expect(host.alert("First").message == "Choose well")
    #expect(host.alert("First").all(.button).map(\.name) == ["Ask again", "Write", "Stop"])
  }

  @Test("The cancel button of an alert clears the state, and the feature is notified")
  func cancelClears() async {
    await host.button("Ask").tap()
    await host.button("Stop").tap()
    #expect(store.destination == nil)
    #expect(store.log == ["dismiss"])
    #expect(host.presentations.isEmpty)
  }

  @Test("An alert's button can present another alert")
  func alertToAlert() async {
    await host.button("Ask").tap()
    await host.button("Ask again").tap()
    #expect(host.presentations.map(\.title) == ["Second"])
    #expect(store.log == ["again"])
  }

  @Test("An alert's button can present a sheet of the same enum")
  func alertToSheet() async {
    await host.button("Ask").tap()
    await host.alert("First").button("Write").tap()
    #expect(host.presentations.map(\.kind) == [.sheet])
    #expect(host.textField("Text").value == "From the alert")
    #expect(store.log == ["write"])
  }

  @Test("A sheet that an alert of the same enum replaces leaves the alert presented")
  func sheetToAlert() async {
    await host.button("Write").tap()
    await host.button("Ask from here").tap()
    #expect(host.presentations.map(\.title) == ["From the note"])
    #expect(store.destination?.alert != nil)
    #expect(store.log == [])
  }

  @Test("A sheet dismissed by the user sends dismiss once")
  func userDismisses() async {
    await host.button("Write").tap()
    await host.dismiss()
    #expect(store.destination == nil)
    #expect(store.log == ["dismiss"])
  }

  @Test("A sheet dismissed by its own feature goes away")
  func featureDismisses() async {
    await host.button("Write").tap()
    await host.button("Close").tap()
    #expect(host.presentations.isEmpty)
    #expect(store.log == ["dismiss"])
  }

  @Test("Typing writes through the store into the presented state")
  func typing() async {
    await host.button("Write").tap()
    await host.textField("Text").type("Dear")
    #expect(store.destination?.note?.text == "Dear")
  }

  @Test("A bound focus follows the state and the user")
  func focus() async {
    await host.button("Write").tap()
    await host.textField("Text").focus()
    #expect(store.destination?.note?.focus == .text)
    await host.button("To the title").tap()
    #expect(host.textField("Title").isFocused)
  }

  @Test("A sending field shows the text that the feature produces")
  func sending() async {
    await host.textField("Search").type("SWIFT")
    #expect(host.textField("Search").value == "swift")
  }

  @Test("A dismissal without an ifLet is reported, with the fix")
  func unhandledDismissal() async {
    let store = Store(initialState: Desk.State(destination: .note(Note.State(text: "")))) {
      EmptyReducer<Desk.State, Desk.Action>()
    }
    let host = TestHost { DeskView(store: store) }
    await withKnownIssue {
      await host.dismiss()
    } matching: { issue in
      issue.description.contains(
        "Add \".ifLet(\\.$destination, action: \\.destination)\"")
    }
    #expect(host.presentations.map(\.kind) == [.sheet])
  }
}
