import Foundation
import Testing

// NB: Tests `presentationStack`, which is internal.
@testable import RostrumScenes
@testable import RostrumViews

@MainActor
@Suite("Sheets", .viewsEnd)
struct SheetTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Screen: View {
    let log: Log
    @State var item: Item? = nil

    var body: some View {
      Press("one") { item = Item(id: 1, name: "one") }
        .sheet(item: $item, onDismiss: { log("onDismiss") }) { item in
          Content(name: item.name, log: log, item: $item)
        }
    }
  }

  struct Content: View {
    let name: String
    let log: Log
    @Binding var item: Item?
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    @State var count = 0

    var body: some View {
      Text(verbatim: "\(name) \(count) \(isPresented)")
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears") }
      Press("count") { count += 1 }
      Press("rename") { item?.name = "renamed" }
      Press("two") { item = Item(id: 2, name: "two") }
      Press("close") { dismiss() }
    }
  }

  @Test("A sheet is a child of the root, after the content")
  func stands() throws {
    let stage = Stage { Screen(log: Log()) }
    try stage.tap("one")
    #expect(stage.graph.root.children.map(\.role) == [.button, .sheet])
    #expect(stage["one 0 true"] != nil)
    #expect(stage.graph.presentations.map(\.description) == ["sheet"])
  }

  @Test("The same id keeps the sheet and changes its content")
  func sameIdentity() throws {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    try stage.tap("one")
    let sheet = try #require(stage.first(.sheet))
    try stage.tap("count")
    try stage.tap("rename")
    #expect(stage.first(.sheet) === sheet)
    #expect(stage["renamed 1 true"] != nil)
    #expect(log.take() == ["one appears"])
  }

  @Test("A different id dismisses the sheet and presents a new one, with fresh state")
  func otherIdentity() throws {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    try stage.tap("one")
    let sheet = try #require(stage.first(.sheet))
    try stage.tap("count")
    try stage.tap("two")
    #expect(stage.first(.sheet) !== sheet)
    #expect(stage["two 0 true"] != nil)
    #expect(log.take() == ["one appears", "one disappears", "onDismiss", "two appears"])
  }

  @Test("dismiss removes the sheet, and onDismiss runs once")
  func dismiss() throws {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    try stage.tap("one")
    try stage.tap("close")
    #expect(stage.graph.root.children.map(\.role) == [.button])
    #expect(log.take() == ["one appears", "one disappears", "onDismiss"])
    stage.update()
    #expect(log.take() == [])
  }

  @Test("The user's dismissal writes the binding exactly once")
  func writesOnce() throws {
    struct Screen: View {
      let log: Log
      @State var isOn = true
      var body: some View {
        Text(verbatim: "a").sheet(
          isPresented: Binding(
            get: { isOn },
            set: {
              isOn = $0; log("write \($0)")
            })
        ) { Text(verbatim: "b") }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    let sheet = try #require(stage.first(.sheet))
    let dismissal = try #require(stage.graph.presentations.first?.dismissal)
    #expect(dismissal == UserEvent(sheet.id, .dismiss))
    try stage.graph.perform(dismissal)
    stage.update()
    #expect(log.take() == ["write false"])
    #expect(stage.first(.sheet) == nil)
    #expect(throws: EventRefusal.absent(sheet.id)) { try stage.graph.perform(dismissal) }
    #expect(log.take() == [])
  }

  @Test("interactiveDismissDisabled prevents the user from dismissing, but not the app")
  func dismissDisabled() throws {
    struct Locked: View {
      @Environment(\.dismiss) var dismiss
      @State var isLocked = true
      var body: some View {
        Press("unlock") { isLocked = false }.interactiveDismissDisabled(isLocked)
        Press("close") { dismiss() }
      }
    }
    struct Screen: View {
      @State var isOn = true
      var body: some View {
        Text(verbatim: "a").sheet(isPresented: $isOn) { Locked() }
      }
    }
    let stage = Stage { Screen() }
    let sheet = stage.first(.sheet)
    #expect(try stage.refusal(.dismiss, on: sheet) == .dismissDisabled(try #require(sheet).id))
    #expect(stage.graph.presentations.first?.dismissal == nil)
    try stage.tap("unlock")
    #expect(stage.graph.presentations.first?.dismissal != nil)
    try stage.tap("close")
    #expect(stage.first(.sheet) == nil)
  }

  @Test("The content below a sheet is covered")
  func covers() throws {
    let stage = Stage { Screen(log: Log(), item: Item(id: 1, name: "one")) }
    let button = try #require(stage.first(.button))
    #expect(try stage.refusal(.tap, on: button) == .hidden(button.id))
  }

  struct Nest: View {
    let level: Int
    let log: Log
    @State var isOn = false
    @Environment(\.dismiss) var dismiss

    var body: some View {
      Press("open \(level)") { isOn = true }
        .sheet(isPresented: $isOn, onDismiss: { log("dismissed \(level)") }) {
          Nest(level: level + 1, log: log)
        }
        .onChange(of: isOn) { log("\(level) is \(isOn)") }
    }
  }

  @Test("Dismissing an outer sheet dismisses the five within, and writes its own binding only")
  func nested() throws {
    let log = Log()
    let stage = Stage { Nest(level: 0, log: log) }
    for level in 0..<5 { try stage.tap("open \(level)") }
    #expect(
      stage.graph.presentations.map(\.description) == [
        """
        sheet
          sheet
            sheet
              sheet
                sheet
        """
      ])
    _ = log.take()
    let live = stage.graph.liveNodeCount
    // The app dismisses the second one from below; a user cannot reach it.
    stage.graph.presentationStack[1].dismiss()
    stage.update()
    #expect(stage.graph.root.children.map(\.role) == [.button, .sheet])
    #expect(stage.graph.liveNodeCount < live)
    #expect(
      log.take() == ["dismissed 4", "dismissed 3", "dismissed 2", "dismissed 1", "1 is false"])
  }

  @Test("A sheet is dismissed with the view that presents it")
  func parentGoes() throws {
    struct Screen: View {
      @State var hasParent = true
      let log: Log
      var body: some View {
        if hasParent {
          Text(verbatim: "a").sheet(isPresented: .constant(true), onDismiss: { log("onDismiss") }) {
            Press("remove") { hasParent = false }
          }
        }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    try stage.tap("remove")
    #expect(stage.tree == "")
    #expect(log.take() == ["onDismiss"])
  }

  @Test("Detents are named in the element")
  func detents() {
    let stage = Stage {
      Text(verbatim: "a").sheet(isPresented: .constant(true)) {
        Text(verbatim: "b").presentationDetents([.medium, .large])
      }
    }
    #expect(
      stage.tree == "text \"a\"\nsheet detents=\"medium large\" detent=\"medium\"\n  text \"b\"")
  }

  @Test("The user changes the height of a sheet that has several, without a binding of the app")
  func detentsOfTheUser() throws {
    let stage = Stage {
      Text(verbatim: "a").sheet(isPresented: .constant(true)) {
        Text(verbatim: "b").presentationDetents([.medium, .large, .height(100)])
      }
    }
    let sheet = try #require(stage.first(.sheet))
    #expect(sheet.content.presentation?.detent == .height(100))
    for detent in [PresentationDetent.medium, .large, .large] {
      try stage.perform(.step(up: true), on: sheet)
      #expect(sheet.content.presentation?.detent == detent)
    }
    try stage.perform(.step(up: false), on: sheet)
    #expect(sheet.content.presentation?.detent == .medium)
  }
}
