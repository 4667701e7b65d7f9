import RostrumScenes
import Testing

@MainActor
@Suite("Updates of views of collections", .viewsEnd)
struct ForEachUpdateTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    /// Counts how often views of the item are made.
    let counter: Counter

    static func == (first: Self, second: Self) -> Bool {
      first.id == second.id && first.name == second.name
    }
  }

  struct Screen: View {
    @State var items: [Item]

    init(_ counter: Counter) {
      items = ["Ada", "Grace"].enumerated().map { index, name in
        Item(id: index, name: name, counter: counter)
      }
    }

    var body: some View {
      ForEach(items) { item in
        item.counter.count(item.name)
        Text(verbatim: item.name)
      }
      Press("rename") { items[1].name += " B." }
      Press("swap") { items.swapAt(0, 1) }
    }
  }

  @Test("Only the view of the changed element is created again")
  func oneOfTwo() throws {
    let counter = Counter()
    let stage = Stage { Screen(counter) }
    try stage.tap("rename")
    #expect(stage["Grace B."] != nil)
    #expect(counter.counts == ["Ada": 1, "Grace": 1, "Grace B.": 1])
  }

  @Test("An element that changes after a move is shown at its new position")
  func afterMove() throws {
    let stage = Stage { Screen(Counter()) }
    try stage.tap("swap")
    try stage.tap("rename")
    #expect(stage.graph.root.children.prefix(2).map(\.words) == ["Grace", "Ada B."])
  }

  @Test("A change of values that the closure captures reaches all views")
  func captured() throws {
    struct Screen: View {
      @State private var greeting = "Hello"
      var body: some View {
        let greeting = greeting
        ForEach(0..<2) { Text(verbatim: "\(greeting) \($0)") }
        Press("greet") { self.greeting = "Hi" }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("greet")
    #expect(stage.graph.root.children.prefix(2).map(\.words) == ["Hi 0", "Hi 1"])
  }
}
