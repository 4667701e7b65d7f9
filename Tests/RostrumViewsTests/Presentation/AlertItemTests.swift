import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Alerts and dialogs about an item or an error", .viewsEnd)
struct AlertItemTests {
  struct Note: Codable, Equatable {
    var title: String
  }

  struct Notes: View {
    let log: Log
    @State private var doomed: Note?
    @State private var shared: Note?

    var body: some View {
      Button("delete") { doomed = Note(title: "Milk") }
      Button("share") { shared = Note(title: "Tea") }
      Text(doomed == nil ? "nothing" : "doomed")
        .alert("Delete?", item: $doomed) { note in
          Button("Delete \(note.title)", role: .destructive) { log("delete \(note.title)") }
          Button("Forget") { doomed = nil }
          Button("Cancel", role: .cancel) {}
        } message: { note in
          Text("\(note.title) is lost then.")
        }
        .confirmationDialog("Share", item: $shared, titleVisibility: .visible) { note in
          Button("Send \(note.title)") { log("send \(note.title)") }
        }
    }
  }

  @Test("An alert about an item has its buttons and message, and an answer sets the item to nil")
  func alert() async {
    let log = Log()
    let host = TestHost { Notes(log: log) }
    await host.button("delete").tap()
    #expect(host.alert("Delete?").message == "Milk is lost then.")
    await host.button("Delete Milk").tap()
    #expect(log.take() == ["delete Milk"])
    #expect(host.presentations.isEmpty)
    #expect(host.text("nothing").exists)
  }

  @Test("A button that sets the item to nil leaves the alert with its data until it is gone")
  func cleared() async {
    let host = TestHost { Notes(log: Log()) }
    await host.button("delete").tap()
    await host.button("Forget").tap()
    #expect(host.presentations.isEmpty)
  }

  @Test("A dialog about an item offers its actions, and a way out")
  func dialog() async {
    let log = Log()
    let host = TestHost { Notes(log: log) }
    await host.button("share").tap()
    await host.dialog("Share").button("Send Tea").tap()
    #expect(log.take() == ["send Tea"])
    await host.button("share").tap()
    await host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  @Test("An alert about an item comes back with its item after a relaunch")
  func relaunch() async {
    let host = TestHost { Notes(log: Log()) }
    await host.button("delete").tap()
    await host.relaunch()
    #expect(host.alert("Delete?").message == "Milk is lost then.")
    #expect(host.restorationIssues.isEmpty)
  }

  struct Failure: LocalizedError, Equatable {
    let number: Int
    var errorDescription: String? { "Failure \(number)" }
    var recoverySuggestion: String? { "Do it again." }
  }

  struct Failing: View {
    let log: Log
    @State private var failure: Failure?
    @State private var other: Failure?

    var body: some View {
      Button("fail") { failure = Failure(number: 7) }
      Button("fail otherwise") { other = Failure(number: 8) }
      Text(failure == nil ? "well" : "failed")
        .alert(error: $failure) { failure in
          Button("Retry \(failure.number)") { log("retry") }
        } message: { failure in
          Text(failure.recoverySuggestion ?? "")
        }
      Text(other == nil ? "fine" : "broken")
        .alert(error: $other) { Button("Understood") { log("understood") } }
    }
  }

  @Test("An alert about an error has its description as title, and an answer sets it to nil")
  func error() async {
    let log = Log()
    let host = TestHost { Failing(log: log) }
    await host.button("fail").tap()
    #expect(host.alert("Failure 7").message == "Do it again.")
    await host.button("Retry 7").tap()
    #expect(host.text("well").exists)
    await host.button("fail otherwise").tap()
    #expect(host.alert("Failure 8").exists)
    await host.button("Understood").tap()
    #expect(host.text("fine").exists)
    #expect(log.take() == ["retry", "understood"])
  }
}
