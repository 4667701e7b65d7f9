import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Options of presentations", .viewsEnd)
struct PresentationOptionsTests {
  struct Failure: LocalizedError, Equatable {
    let number: Int
    var errorDescription: String? { "Failure \(number)" }
    var recoverySuggestion: String? { "Do it again." }
  }

  struct Failing: View {
    let log: Log
    @State private var hasFailed = false
    @State private var error: Failure?

    var body: some View {
      Button("fail") {
        error = Failure(number: 7)
        hasFailed = true
      }
      .alert(isPresented: $hasFailed, error: error) { failure in
        Button("Forget") { error = nil }
        Button("Log \(failure.number)") { log("logged") }
      } message: { failure in
        Text(failure.recoverySuggestion ?? "")
      }
    }
  }

  @Test("An alert of an error has its description as title, and keeps the error")
  func errorAlert() async {
    let log = Log()
    let host = TestHost { Failing(log: log) }
    await host.button("fail").tap()
    #expect(host.alert("Failure 7").message == "Do it again.")
    await host.button("Log 7").tap()
    #expect(log.take() == ["logged"])
    #expect(host.presentations.isEmpty)
  }

  @Test("Without an error, no alert is presented")
  func noError() {
    let host = TestHost {
      Text("a").alert(isPresented: .constant(true), error: nil as Failure?) { Button("OK") {} }
    }
    #expect(host.presentations.isEmpty)
  }

  struct Renaming: View {
    let log: Log
    @State private var isAsked = true
    @State private var name = "old"

    var body: some View {
      Text("below").alert("Rename", isPresented: $isAsked) {
        TextField("Name", text: $name)
        Button("Rename") { log(name) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test("A field in an alert accepts text, and a button answers with it")
  func fieldInAlert() async {
    let log = Log()
    let host = TestHost { Renaming(log: log) }
    await host.alert("Rename").textField("Name").type("new")
    #expect(host.presentations.count == 1)
    await host.button("Rename").tap()
    #expect(log.take() == ["new"])
    #expect(host.presentations.isEmpty)
  }

  struct Sized: View {
    @State var detent = PresentationDetent.medium
    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) {
        Button("grow") { detent = .large }
          .presentationDetents([.large, .medium, .height(100)], selection: $detent)
          .presentationDragIndicator(.visible)
      }
    }
  }

  @Test("The height of a sheet follows the app and the user, within its detents")
  func detents() async throws {
    let stage = Stage { Sized() }
    let sheet = try #require(stage.first(.sheet))
    #expect(sheet.content.presentation?.detents == [.height(100), .medium, .large])
    #expect(sheet.content.presentation?.contains(.dragIndicator(.visible)) == true)
    #expect(sheet.content.presentation?.detent == .medium)
    try stage.tap("grow")
    #expect(sheet.content.presentation?.detent == .large)
    try stage.perform(.step(up: false), on: sheet)
    try stage.perform(.step(up: false), on: sheet)
    #expect(sheet.content.presentation?.detent == .height(100))
    try stage.perform(.step(up: false), on: sheet)
    #expect(sheet.content.presentation?.detent == .height(100))
  }

  struct Inspected: View {
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      Button("toggle \(count)") {
        isShown.toggle()
        count += 1
      }
      .inspector(isPresented: $isShown) { Text("details \(count)") }
    }
  }

  @Test("An inspector is next to its view, which remains usable; the user can close it")
  func inspector() async throws {
    let stage = Stage { Inspected() }
    try stage.tap("toggle 0")
    #expect(stage["details 1"] != nil)
    try stage.tap("toggle 1")
    #expect(stage.first(.inspector) == nil)
    try stage.tap("toggle 2")
    try stage.perform(.dismiss, on: stage.first(.inspector))
    #expect(stage.first(.inspector) == nil)
    #expect(stage["toggle 3"] != nil)
  }

  struct Searching: View {
    let log: Log
    @State private var query = ""
    var body: some View {
      NavigationStack {
        List(["Ada", "Alan", "Grace"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
          Text($0)
        }
        .navigationTitle("People")
        .searchable(text: $query, prompt: "Find people")
      }
      .onSubmit(of: .search) { log("submit \(query)") }
    }
  }

  @Test("A search field in the bar filters while the user types")
  func search() async {
    let log = Log()
    let host = TestHost { Searching(log: log) }
    await host.textField("Find people").type("Al")
    #expect(host.all(.row).map(\.text) == ["Alan"])
    await host.textField("Find people").submit()
    #expect(log.take() == ["submit Al"])
  }

  @Test("A context menu contains buttons for its view")
  func contextMenu() async {
    let log = Log()
    let host = TestHost {
      List(["a", "b"], id: \.self) { name in
        Text(name).contextMenu { Button("Copy \(name)") { log(name) } }
      }
    }
    await host.row(containing: "b").menu("Actions").button("Copy b").tap()
    #expect(log.take() == ["b"])
    #expect(host.row(containing: "a").menu().exists)
  }

  @Test("The preview of a context menu isn't evaluated")
  func contextMenuWithPreview() async {
    let log = Log()
    let host = TestHost {
      Text("a").contextMenu {
        Button("Copy") { log("copy") }
      } preview: {
        let _ = log("preview")
        Text("Preview")
      }
    }
    await host.menu("Actions").button("Copy").tap()
    #expect(log.take() == ["copy"])
    #expect(!host.text("Preview").exists)
  }

  @Test("A context menu is a value that a view may have or not")
  func contextMenuAsValue() async {
    let log = Log()
    let menu = ContextMenu { Button("Copy") { log("copy") } }
    let host = TestHost {
      Text("a").contextMenu(menu)
      Text("b").contextMenu(true ? nil : menu)
    }
    await host.menu("Actions").button("Copy").tap()
    #expect(log.take() == ["copy"])
    #expect(host.all(.button).count == 1)
  }

  @Test("The swipe actions of a row belong to it, on both edges")
  func swipeActions() async {
    let log = Log()
    let host = TestHost {
      List(["a", "b"], id: \.self) { name in
        Text(name)
          .swipeActions { Button("Archive \(name)") { log("archive \(name)") } }
          .swipeActions(edge: .leading) { Button("Pin \(name)") { log("pin \(name)") } }
      }
    }
    await host.row(containing: "b").button("Pin b").tap()
    await host.row(containing: "a").button("Archive a").tap()
    #expect(log.take() == ["pin b", "archive a"])
    #expect(host.row(containing: "b").all(.button).map(\.name) == ["Archive b", "Pin b"])
  }
}
