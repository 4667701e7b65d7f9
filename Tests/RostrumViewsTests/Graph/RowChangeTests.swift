import Observation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Changes of many rows", .viewsEnd)
struct RowChangeTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isWide = false
  }

  /// How the closure that makes a row is written.
  enum Kind: CaseIterable {
    /// It captures nothing, so that a change of other state makes no row anew.
    case plain
    /// It captures a value of the view.
    case capturing
    /// There are views beside the rows.
    case beside
    /// A row has no view, one or two.
    case several
    /// The elements are bindings.
    case bindings
    /// The elements are objects.
    case objects
  }

  final class Object: Identifiable {
    let item: Item
    init(_ item: Item) { self.item = item }
    var id: Int { item.id }
  }

  @Observable @MainActor
  final class Model {
    var items: [Item] = []
    var greeting = 0
    private var last = 0

    func change(with random: inout RandomChangeTests.Seeded) {
      let place = Int.random(in: 0...items.count, using: &random)
      let other = Int.random(in: 0...items.count, using: &random)
      let isInside = place < items.count && other < items.count
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: items.insert(fresh(), at: place)
      case 2: if isInside { items.remove(at: place) }
      case 3: if isInside { items[place].name += "!" }
      case 4: if isInside { items.swapAt(place, other) }
      case 5, 6: if isInside { items.insert(items.remove(at: place), at: other) }
      case 7: items.insert(contentsOf: (0..<20).map { _ in fresh() }, at: place)
      case 8: items.removeSubrange(min(place, other)..<max(place, other))
      case 9: items = Array(items[place...] + items[..<place])
      case 10: if Int.random(in: 0..<4, using: &random) == 0 { items.shuffle(using: &random) }
      default: if isInside { items[place].isWide.toggle() } else { greeting += 1 }
      }
    }

    private func fresh() -> Item {
      last += 1
      return Item(id: last, name: "item \(last)")
    }
  }

  /// Shows the item for which its state was made.
  struct Row: View {
    let item: Item
    var greeting = 0
    @State private var born: Int

    init(item: Item, greeting: Int = 0) {
      self.item = item
      self.greeting = greeting
      born = item.id
    }

    var body: some View { Text(verbatim: "\(born) \(item.name) \(greeting)") }
  }

  struct Screen: View {
    @Bindable var model: Model
    let kind: Kind

    var body: some View {
      switch kind {
      case .plain: VStack { ForEach(model.items) { Row(item: $0) } }
      case .capturing:
        VStack { ForEach(model.items) { Row(item: $0, greeting: model.greeting) } }
      case .beside:
        VStack {
          Text(verbatim: "\(model.greeting)")
          ForEach(model.items) { Row(item: $0) }
          ForEach(model.items) { Row(item: $0) }
        }
      case .several:
        VStack {
          ForEach(model.items) { item in
            if item.id % 3 != 0 { Row(item: item) }
            if item.isWide { Text(verbatim: "wide") }
          }
        }
      case .bindings: VStack { ForEach($model.items) { $item in Row(item: item) } }
      case .objects: VStack { ForEach(model.items.map(Object.init)) { Row(item: $0.item) } }
      }
    }
  }

  @Test("Rows keep their state, order and content", arguments: Kind.allCases, 1...6)
  func random(kind: Kind, seed: UInt64) {
    var random = RandomChangeTests.Seeded(state: seed)
    let model = Model()
    let stage = Stage { Screen(model: model, kind: kind) }
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { model.change(with: &random) }
      stage.update()
      let fresh = ViewGraph { Screen(model: model, kind: kind) }
      #expect(
        stage.graph.root.children.map(\.description) == fresh.root.children.map(\.description))
      #expect(stage.graph.liveNodeCount == fresh.liveNodeCount)
    }
  }

  struct Counted: View {
    let model: Model
    let counter: Counter
    var body: some View {
      VStack { ForEach(model.items) { CountedRow(item: $0) } }.environment(\.counter, counter)
    }
  }

  struct CountedRow: View {
    let item: Item
    @Environment(\.counter) private var counter
    var body: some View {
      counter?.count("row")
      Text(verbatim: item.name)
    }
  }

  @Test("Only what is changed among many rows is evaluated")
  func counts() {
    let (model, counter) = (Model(), Counter())
    model.items = (0..<300).map { Item(id: $0, name: "item \($0)") }
    let stage = Stage { Counted(model: model, counter: counter) }
    func evaluations(_ change: () -> Void) -> Int {
      counter.counts = [:]
      change()
      stage.update()
      return counter["row"]
    }
    #expect(evaluations { model.items[150].name = "new" } == 1)
    #expect(evaluations { model.items.swapAt(1, 298) } == 0)
    #expect(evaluations { model.items.insert(model.items.remove(at: 3), at: 200) } == 0)
    #expect(evaluations { model.items.remove(at: 7) } == 0)
    #expect(evaluations { model.items.insert(Item(id: 1000, name: ""), at: 0) } == 1)
    #expect(evaluations { model.items.reverse() } == 0)
  }

  @Test("A row deletes itself, wherever it is now")
  func indices() throws {
    struct Screen: View {
      @State var items = (0..<5).map { Item(id: $0, name: "item \($0)") }
      var body: some View {
        List {
          ForEach(items) { Text(verbatim: $0.name) }.onDelete {
            for index in $0.reversed() { items.remove(at: index) }
          }
        }
        Press("move") { items.insert(items.removeLast(), at: 0) }
      }
    }
    let stage = Stage { Screen() }
    func rows() -> [Element] { stage.graph.root.all.filter { $0.role == .row } }
    try stage.tap("move")
    try stage.perform(.delete, on: rows().first { $0.words == "item 4" })
    try stage.perform(.delete, on: rows().first { $0.words == "item 2" })
    #expect(rows().map(\.words) == ["item 0", "item 1", "item 3"])
  }

  @Observable @MainActor
  final class Renamed: @MainActor Identifiable {
    var id: Int
    init(id: Int) { self.id = id }
  }

  @Test("An object that gets another id gets another row")
  func changingIDs() {
    struct Screen: View {
      let objects: [Renamed]
      var body: some View { VStack { ForEach(objects) { object in Born(id: object.id) } } }
    }
    struct Born: View {
      let id: Int
      @State private var born: Int
      init(id: Int) {
        self.id = id
        born = id
      }
      var body: some View { Text(verbatim: "\(born)") }
    }
    let objects = (0..<3).map { Renamed(id: $0) }
    let stage = Stage { Screen(objects: objects) }
    objects[1].id = 10
    stage.update()
    #expect(stage.graph.root.children[0].children.map(\.words) == ["0", "10", "2"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var counter: Counter?
}
