import Observation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Mutations of random changes", .viewsEnd)
struct RandomChangeTests {
  /// A generator that gives the same numbers for the same seed.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  @Observable @MainActor
  final class Model {
    var rows: [Int] = []
    var isOpen = false
    var branch = 0
    var identity = 0
    var text = "text"
    var isHidden = false
    var style = 0.0
    var sheet: Int?
    var asks = false
    var path: [Int] = []

    func change(with random: inout Seeded) {
      switch Int.random(in: 0..<11, using: &random) {
      case 0: rows.shuffle(using: &random)
      case 1: rows.insert(fresh(), at: Int.random(in: 0...rows.count, using: &random))
      case 2: rows.removeAll { _ in Bool.random(using: &random) }
      case 3: isOpen.toggle()
      case 4: branch = Int.random(in: 0..<3, using: &random)
      case 5: identity += 1
      case 6: text = "text \(Int.random(in: 0..<3, using: &random))"
      case 7: isHidden.toggle()
      case 8: style = Double(Int.random(in: 0..<3, using: &random))
      case 9:
        // One at a time: of two, the one that came up first is shown.
        let kind = Int.random(in: 0..<4, using: &random)
        sheet = kind < 2 ? kind : nil
        asks = kind == 2
      default: path = Array(1..<Int.random(in: 1..<4, using: &random))
      }
    }

    private var last = 0
    private func fresh() -> Int {
      last += 1
      return last
    }
  }

  struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      if model.isOpen { Text(verbatim: model.text).modifier(Styling(style: .opacity(model.style))) }
      Rows {
        Text(verbatim: "first")
        ForEach(model.rows, id: \.self) { row in
          Text(verbatim: "\(row) \(model.text)")
          if row.isMultiple(of: 3) { Column { Press("three") {} } }
        }
        if model.isOpen { Text(verbatim: "last") }
      }
      .modifier(Hiding(isHidden: model.isHidden))
      Column { Branches(branch: model.branch) }.id(model.identity)
      NavigationStack(path: $model.path) {
        Text(verbatim: model.text)
          .navigationTitle(model.text)
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "\(number) \(model.text)").navigationTitle("\(number)")
          }
      }
      .sheet(isPresented: .constant(model.sheet == 0)) { Text(verbatim: "sheet \(model.text)") }
      .alert("alert", isPresented: .constant(model.asks)) {}
    }
  }

  struct Branches: View {
    let branch: Int
    var body: some View {
      switch branch {
      case 0: Text(verbatim: "zero")
      case 1:
        Text(verbatim: "one")
        Text(verbatim: "more")
      default: EmptyView()
      }
    }
  }

  @Test("Applied to a copy of the old tree, they yield the new tree", arguments: 1...20)
  func applies(seed: UInt64) {
    var random = Seeded(state: seed)
    let model = Model()
    let stage = Stage { Screen(model: model) }
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...4, using: &random) { model.change(with: &random) }
      stage.update()
      let fresh = ViewGraph { Screen(model: model) }
      #expect(content(stage.graph) == content(fresh))
      // Presentations stand in the order in which they came up.
      #expect(presentations(stage.graph) == presentations(fresh))
      #expect(stage.graph.liveNodeCount == fresh.liveNodeCount)
    }
    stage.graph.tearDown()
    #expect(stage.graph.liveNodeCount == 0)
  }

  private func content(_ graph: ViewGraph) -> [String] {
    graph.root.children.filter { !$0.role.isPresentation }.map(\.description)
  }

  private func presentations(_ graph: ViewGraph) -> Set<String> {
    Set(graph.root.children.filter(\.role.isPresentation).map(\.description))
  }

  @Test("Reordered rows are moved as little as possible", arguments: 1...20)
  func fewestMoves(seed: UInt64) {
    var random = Seeded(state: seed)
    let model = Model()
    model.rows = Array(0..<12)
    let stage = Stage { List(model: model) }
    for _ in 0..<10 {
      let old = model.rows
      model.rows.shuffle(using: &random)
      stage.update()
      let positions = model.rows.compactMap(old.firstIndex)
      #expect(stage.mutations.count == old.count - longestRun(positions))
    }
  }

  struct List: View {
    let model: Model
    var body: some View { ForEach(model.rows, id: \.self) { Text(verbatim: "\($0)") } }
  }

  /// The length of the longest increasing subsequence, found the slow way.
  func longestRun(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { best[$0] }.max() ?? 0
      best.append(before + 1)
    }
    return best.max() ?? 0
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n") }
}
