import Foundation
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

// NB: Tests `atoms`, which is internal.
@testable import RostrumHTML

/// A page that has shown much holds no more than what it shows now.
@Suite @MainActor struct GrowthTests {
  private let page = ModelPage()

  private struct Screen: View {
    @State private var step = 0.0
    @State private var isOpen = false
    @State private var choice = 0
    @State private var name = ""

    var body: some View {
      Button("Step") { step += 1 }
      Button("Toggle") { isOpen.toggle() }
      Text("Moving")
        .frame(width: 100 + step)
        .opacity(step.truncatingRemainder(dividingBy: 997) / 1000)
        .offset(x: step / 3, y: -step)
        .sheet(isPresented: $isOpen) {
          TextField("Name", text: $name)
          Picker("Choice", selection: $choice) {
            ForEach(0..<10) { Text("Option \($0)") }
          }
        }
    }
  }

  /// A real graph, with a page that follows it.
  @MainActor private final class Stage {
    let graph = ViewGraph { Screen() }
    let page = ModelPage()
    var state = PageState()

    init() throws {
      var writer = PatchWriter(tree: graph, page: state)
      try page.apply(writer.mount(focused: nil))
      state = writer.page
    }

    func tap(_ name: String) throws {
      let button = try #require(
        graph.root.children.first { $0.role == .button && $0.snapshot.spokenText == name })
      try graph.perform(UserEvent(button.id, .tap))
      try update()
    }

    func update() throws {
      var writer = PatchWriter(tree: graph, page: state)
      try page.apply(writer.patch(graph.update()))
      state = writer.page
    }
  }

  private func isCurrent(_ stage: Stage) throws {
    let fresh = ModelPage()
    var mount = PatchWriter(tree: stage.graph, page: PageState())
    try fresh.apply(mount.mount(focused: nil))
    #expect(stage.page.html == fresh.html)
    #expect(Set(stage.page.rules).isSuperset(of: fresh.rules))
    #expect(stage.page.rules.count == stage.state.atoms.count)
  }

  @Test("Unused rules of styles are removed, on both sides")
  func styles() throws {
    let stage = try Stage()
    var greatest = 0
    for _ in 0..<1500 {
      try stage.tap("Step")
      greatest = max(greatest, stage.page.rules.count)
    }
    #expect(greatest < 300, "4,500 values were shown")
    try isCurrent(stage)
  }

  @Test("A sheet that was opened leaves nothing behind of its picker and its field")
  func sheets() throws {
    let stage = try Stage()
    for _ in 0..<20 {
      try stage.tap("Toggle")
      let sheet = try #require(stage.graph.root.children.last)
      #expect(stage.state.absorption.count == 10)
      let field = try #require(sheet.children.first)
      stage.state.revisions[field.id] = 3
      try stage.graph.perform(UserEvent(sheet.id, .dismiss))
      try stage.update()
      #expect(stage.state.absorption.isEmpty)
      #expect(stage.state.revisions.isEmpty)
      #expect(stage.state.stacks.count <= 1)
    }
    try isCurrent(stage)
  }

  @Test("A mount resets the rules")
  func mount() throws {
    let app = HandmadeApp(
      .make(1, .scene, [], [.make(2, .text, [.styles([.cornerRadius(1)])])]))
    var writer = PatchWriter(tree: app, page: PageState())
    try page.apply(writer.mount(focused: nil))
    app.set(2, .styles([.cornerRadius(2)]))
    writer = PatchWriter(tree: app, page: writer.page)
    try page.apply(writer.patch(app.update()))
    #expect(page.rules.count == 2)
    writer = PatchWriter(tree: app, page: writer.page)
    try page.apply(writer.mount(focused: nil))
    #expect(page.rules == [".s-cornerRadius_2{border-radius:2px}"])
  }
}
