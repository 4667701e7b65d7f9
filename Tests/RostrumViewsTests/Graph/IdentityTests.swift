import Observation
import RostrumViews
import Testing

@MainActor
@Suite("Nodes: identity, skipping and state", .viewsEnd)
struct IdentityTests {
  struct Tally: View {
    let name: String
    @State var count = 0

    var body: some View {
      Press("\(name) \(count)") { count += 1 }
    }
  }

  @Test("A state change sets one text and nothing else")
  func stateChange() throws {
    let stage = Stage { Tally(name: "a") }
    #expect(stage.tree == "button\n  text \"a 0\"")
    let text = try #require(stage["a 0"]?.children.first)
    try stage.tap("a 0")
    #expect(
      stage.mutations == [.set(text, words: "a 0", to: "a 1")])
  }

  @Test("A child with an equal value isn't evaluated again, and keeps its state")
  func skipsEqualChildren() throws {
    struct Child: View {
      let number: Int
      let counter: Counter
      var body: some View { counter.count("child \(number)") }
    }
    struct Parent: View {
      let counter: Counter
      @State var number = 0
      var body: some View {
        counter.count("parent")
        Child(number: 7, counter: counter)
        Child(number: number, counter: counter)
        Press("next") { number += 1 }
      }
    }
    let counter = Counter()
    let stage = Stage { Parent(counter: counter) }
    try stage.tap("next")
    #expect(counter.counts == ["parent": 2, "child 7": 1, "child 0": 1, "child 1": 1])
  }

  @Test("Passing a binding on evaluates only the view that reads it")
  func bindingsMarkReaders() throws {
    struct Reader: View {
      @Binding var value: Int
      let counter: Counter
      var body: some View {
        counter.count("reader")
        Text(verbatim: "value \(value)")
      }
    }
    struct Writer: View {
      @Binding var value: Int
      let counter: Counter
      var body: some View {
        counter.count("writer")
        Press("add") { value += 1 }
      }
    }
    struct Owner: View {
      let counter: Counter
      @State var value = 0
      var body: some View {
        counter.count("owner")
        Reader(value: $value, counter: counter)
        Writer(value: $value, counter: counter)
      }
    }
    let counter = Counter()
    let stage = Stage { Owner(counter: counter) }
    try stage.tap("add")
    #expect(stage["value 1"] != nil)
    #expect(counter.counts == ["owner": 1, "reader": 2, "writer": 1])
  }

  @Observable @MainActor
  final class Model {
    var first = 0
    var second = 0
  }

  @Test("A model's change invalidates exactly the views that read the property")
  func observation() throws {
    struct Line: View {
      let name: String
      let model: Model
      let keyPath: KeyPath<Model, Int>
      let counter: Counter
      var body: some View {
        counter.count(name)
        Text(verbatim: "\(name) \(model[keyPath: keyPath])")
      }
    }
    let model = Model()
    let counter = Counter()
    let stage = Stage {
      Line(name: "first", model: model, keyPath: \.first, counter: counter)
      Line(name: "second", model: model, keyPath: \.second, counter: counter)
    }
    model.first = 1
    #expect(stage.graph.needsUpdate)
    stage.update()
    #expect(stage.tree == "text \"first 1\"\ntext \"second 0\"")
    #expect(counter.counts == ["first": 2, "second": 1])
    model.first = 2
    stage.update()
    #expect(counter["first"] == 3)
  }

  @Test("The host is notified once when the graph becomes invalid")
  func schedulesOnce() {
    let model = Model()
    var calls = 0
    let graph = ViewGraph(setNeedsUpdate: { calls += 1 }) {
      Reading(model: model)
    }
    #expect(calls == 0)
    model.first = 1
    model.second = 1
    #expect(calls == 1)
    _ = graph.update()
    model.second = 2
    #expect(calls == 2)
  }

  struct Reading: View {
    let model: Model
    var body: some View {
      Text(verbatim: "\(model.first)")
      Text(verbatim: "\(model.second)")
    }
  }

  @Test("A branch that returns starts with fresh state")
  func branches() throws {
    struct Switching: View {
      @State var isOn = true
      var body: some View {
        Press("switch") { isOn.toggle() }
        if isOn { Tally(name: "on") } else { Tally(name: "off") }
      }
    }
    let stage = Stage { Switching() }
    try stage.tap("on 0")
    try stage.tap("on 1")
    try stage.tap("switch")
    #expect(stage["off 0"] != nil)
    try stage.tap("switch")
    #expect(stage["on 0"] != nil)
  }

  @Test("A different id replaces the view; the same id keeps it")
  func explicitIdentity() throws {
    struct Named: View {
      @State var id = 0
      var body: some View {
        Press("same") { id = id * 1 }
        Press("other") { id += 1 }
        Tally(name: "tally").id(id)
      }
    }
    let stage = Stage { Named() }
    try stage.tap("tally 0")
    try stage.tap("same")
    #expect(stage["tally 1"] != nil)
    try stage.tap("other")
    #expect(stage["tally 0"] != nil)
    #expect(stage["tally 1"] == nil)
  }

  @Test("A new subtree is one insertion, and its removal is one removal")
  func oneInsertion() throws {
    struct Opening: View {
      @State var isOpen = false
      var body: some View {
        Press("toggle") { isOpen.toggle() }
        if isOpen {
          Column {
            Column { Text(verbatim: "deep") }
            Text(verbatim: "shallow")
          }
        }
      }
    }
    let stage = Stage { Opening() }
    let live = stage.graph.liveNodeCount
    try stage.tap("toggle")
    let column = try #require(stage.first(.stack))
    #expect(
      stage.mutations == [.insert(column.snapshot, parent: stage.graph.root.id, before: nil)])
    try stage.tap("toggle")
    #expect(stage.mutations == [.remove(column.id)])
    #expect(stage.graph.liveNodeCount == live)
  }

  @Test("An AnyView keeps its state while the type stays the same")
  func anyView() throws {
    struct Erased: View {
      @State var wraps = false
      @State var number = 0
      var body: some View {
        Press("renew") { number += 1 }
        Press("wrap") { wraps.toggle() }
        wraps ? AnyView(Column { Tally(name: "x") }) : AnyView(Tally(name: "x"))
        Text(verbatim: "\(number)")
      }
    }
    let stage = Stage { Erased() }
    try stage.tap("x 0")
    try stage.tap("renew")
    #expect(stage["x 1"] != nil)
    try stage.tap("wrap")
    #expect(stage["x 0"] != nil)
  }

  @Test("A graph that is torn down leaves no node behind")
  func tearDown() {
    let stage = Stage { Column { Tally(name: "a") } }
    stage.graph.tearDown()
    #expect(stage.graph.liveNodeCount == 0)
    #expect(stage.graph.root.children.isEmpty)
  }
}
