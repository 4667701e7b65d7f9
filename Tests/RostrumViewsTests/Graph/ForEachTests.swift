import Observation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Views of collections", .viewsEnd)
struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observable @MainActor
  final class Model {
    var items: [Item]
    init(_ ids: some Sequence<Int>) { items = ids.map { Item(id: $0, name: "item \($0)") } }
  }

  struct Row: View {
    let name: String
    @State var count = 0
    var body: some View { Press("\(name), \(count)") { count += 1 } }
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      Rows { ForEach(model.items) { Row(name: $0.name) } }
    }
  }

  func names(_ stage: Stage) -> [String] {
    stage.first(.list)?.children.map(\.words) ?? []
  }

  @Test("A moved row is one move, and keeps its state")
  func move() throws {
    let model = Model(0..<5)
    let stage = Stage { Screen(model: model) }
    let row = try #require(stage.first(.list)?.children.last)
    try stage.tap("item 4, 0")
    model.items.insert(model.items.removeLast(), at: 1)
    stage.update()
    let second = try #require(stage.first(.list)?.children[2])
    #expect(names(stage)[1] == "item 4, 1")
    #expect(stage.first(.list)?.children[1] === row)
    #expect(stage.mutations.first == .move(row.id, before: second.id))
    #expect(
      stage.mutations.filter { if case .change = $0 { false } else { true } }
        == [.move(row.id, before: second.id)])
  }

  @Test("A row in the middle is one insertion or one removal")
  func insertAndRemove() throws {
    let model = Model([0, 1])
    let stage = Stage { Column { ForEach(model.items) { Text(verbatim: $0.name) } } }
    // The root's closure reads the model once; a view of its own follows it.
    #expect(!stage.graph.needsUpdate)
    let following = Stage { Following(model: model) }
    model.items.insert(Item(id: 7, name: "item 7"), at: 1)
    following.update()
    let new = try #require(following["item 7"])
    let last = try #require(following["item 1"])
    #expect(
      following.mutations == [
        .insert(new.snapshot, parent: following.graph.root.id, before: last.id)
      ])
    model.items.remove(at: 1)
    following.update()
    #expect(following.mutations == [.remove(new.id)])
  }

  struct Following: View {
    let model: Model
    var body: some View { ForEach(model.items) { Text(verbatim: $0.name) } }
  }

  @Test("Rows know their position, even after a move")
  func places() {
    let model = Model(0..<3)
    let stage = Stage { Screen(model: model) }
    model.items.reverse()
    stage.update()
    let list = stage.first(.list)
    #expect(list?.children.map { $0.state.badge } == ["0", "1", "2"])
    #expect(names(stage) == ["item 2, 0", "item 1, 0", "item 0, 0"])
  }

  @Observable @MainActor
  final class Person: Identifiable {
    var name: String
    init(_ name: String) { self.name = name }
  }

  @Test("A change of what a row reads evaluates only that row")
  func rowsReadAlone() {
    let people = ["Ada", "Grace"].map(Person.init)
    let counter = Counter()
    let stage = Stage {
      ForEach(people) { person in
        counter.count(person.name)
        Text(verbatim: person.name)
      }
    }
    people[0].name = "Ada Lovelace"
    stage.update()
    #expect(stage.tree == "text \"Ada Lovelace\"\ntext \"Grace\"")
    #expect(counter.counts == ["Ada": 1, "Grace": 1, "Ada Lovelace": 1])
  }

  @Test("Bindings of rows write to their element, wherever it has moved")
  func bindings() throws {
    struct Screen: View {
      @State var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      var body: some View {
        ForEach($items) { $item in
          Field("field \(item.id)", text: $item.name)
        }
        Press("swap") { items.swapAt(0, 1) }
        Press("drop two") { items.removeAll { $0.id == 2 } }
        Text(verbatim: items.map(\.name).joined(separator: " "))
      }
    }
    let stage = Stage { Screen() }
    try stage.perform(.setText("zwei"), on: stage["field 2"])
    #expect(stage["one zwei"] != nil)
    try stage.tap("swap")
    try stage.perform(.setText("TWO"), on: stage["field 2"])
    #expect(stage["TWO one"] != nil)
    let gone = try #require(stage["field 2"])
    try stage.tap("drop two")
    #expect(try stage.refusal(.setText("late"), on: gone) == .absent(gone.id))
    #expect(stage["one"] != nil)
  }

  @Test("Ranges and key paths identify rows, too")
  func otherForms() {
    let stage = Stage {
      ForEach(0..<2) { Text(verbatim: "\($0)") }
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
    }
    #expect(stage.graph.root.children.map(\.words) == ["0", "1", "a", "b"])
  }

  @Test("Two elements with the same id are reported once, and both are shown")
  func duplicates() {
    withKnownIssue {
      let stage = Stage { ForEach([1, 1], id: \.self) { Text(verbatim: "\($0)") } }
      #expect(stage.graph.root.children.count == 2)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("several elements with the id \"1\"") }
    }
  }

  @Test("Modifiers of a group apply to each of its elements")
  func group() {
    let stage = Stage {
      Group {
        Text(verbatim: "a")
        ForEach(0..<2) { Text(verbatim: "\($0)") }
      }
      .modifier(Hiding(isHidden: true))
    }
    #expect(stage.tree == "text \"a\" hidden\ntext \"0\" hidden\ntext \"1\" hidden")
  }
}
