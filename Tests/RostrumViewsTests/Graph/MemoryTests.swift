import Observation
import Testing

// NB: Tests `rootNode`, which is internal.
@testable import RostrumGraph
@testable import RostrumScenes
@testable import RostrumViews

@MainActor
@Suite("Memory", .viewsEnd)
struct MemoryTests {
  @Observable @MainActor
  final class Model {
    var text = "text"
    var rows = 3
  }

  struct Screen: View {
    @Bindable var model: Model
    @State var sheet = true
    @FocusState var isFocused: Bool

    var body: some View {
      NavigationStack {
        Rows { ForEach(0..<model.rows, id: \.self) { Text(verbatim: "\($0) \(model.text)") } }
          .navigationTitle(model.text)
          .toolbar { ToolbarItem { Press("close") { sheet = false } } }
        Field("field", text: $model.text).focused($isFocused).onAppear { isFocused = true }
      }
      .sheet(isPresented: $sheet) { Inner(model: model) }
      .alert("alert", isPresented: .constant(true)) {}
    }
  }

  struct Inner: View {
    let model: Model
    @Environment(\.dismiss) var dismiss
    var body: some View { Press(model.text) { dismiss() } }
  }

  @Test("A graph that was torn down is released with its nodes, while its model lives on")
  func graphGoes() {
    let model = Model()
    weak var graph: ViewGraph?
    weak var node: Node?
    do {
      let strong = ViewGraph { Screen(model: model) }
      model.text = "other"
      _ = strong.update()
      graph = strong
      node = strong.rootNode
      strong.tearDown()
      #expect(strong.liveNodeCount == 0)
    }
    #expect(graph == nil)
    #expect(node == nil)
    model.text = "nobody reads this"
  }

  @Test("A graph that was just dropped is released, too, and its model can change afterwards")
  func graphIsDropped() {
    let model = Model()
    weak var graph: ViewGraph?
    weak var node: Node?
    do {
      let strong = ViewGraph { Screen(model: model) }
      graph = strong
      node = strong.rootNode
    }
    #expect(graph == nil)
    #expect(node == nil)
    model.text = "nobody reads this"
  }

  @Test("Views that are inserted and removed leave no observation behind")
  func observationsEnd() {
    let model = Model()
    var reads = 0
    let stage = Stage { Reading(model: model) { reads += 1 } }
    for _ in 0..<20 {
      model.rows = 0
      stage.update()
      model.rows = 3
      stage.update()
    }
    reads = 0
    model.text = "changed"
    stage.update()
    #expect(reads == 3)
    #expect(stage.graph.root.children.map(\.words) == Array(repeating: "changed", count: 3))
  }

  struct Reading: View {
    let model: Model
    let onRead: @MainActor () -> Void
    var body: some View {
      ForEach(0..<model.rows, id: \.self) { _ in
        Line(model: model, onRead: onRead)
      }
    }
  }

  struct Line: View {
    let model: Model
    let onRead: @MainActor () -> Void
    var body: some View {
      let text = read()
      Text(verbatim: text)
    }
    func read() -> String {
      onRead()
      return model.text
    }
  }
}
