import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Inspectors")
struct InspectorTests {
  enum Route: CaseIterable { case close, button, binding, parent }

  struct Row: CustomTestStringConvertible {
    let route: Route
    let depth: Int
    var testDescription: String { "by \(route) at depth \(depth)" }
  }

  nonisolated static let rows = Route.allCases.flatMap { route in
    (1...5).map { Row(route: route, depth: $0) }
  }

  @MainActor @Observable
  final class Model {
    var isShown = false
    var hasParent = true
    @ObservationIgnored var log = Log()
  }

  /// Sheets in each other, of which the last has a view with an inspector.
  struct Level: View {
    let remaining: Int
    @Bindable var model: Model

    var body: some View {
      if remaining > 1 {
        Text("level \(remaining)").sheet(isPresented: .constant(true)) {
          Level(remaining: remaining - 1, model: model)
        }
      } else if model.hasParent {
        Button("show") { model.isShown = true }
          .inspector(isPresented: $model.isShown) {
            Button("hide") { model.isShown = false }
              .onAppear { model.log("appears") }
              .onDisappear { model.log("disappears") }
          }
      }
    }
  }

  @Test("Each way of closing an inspector works, and it covers nothing", arguments: rows)
  func goes(_ row: Row) async throws {
    let model = Model()
    let host = TestHost { Level(remaining: row.depth, model: model) }
    let live = host.graph.liveNodeCount
    let around = host.presentations
    await host.button("show").tap()
    #expect(host.role(.inspector)().exists)
    #expect(host.presentations == around)
    #expect(host.button("show").exists)
    switch row.route {
    case .close:
      let inspector = try #require(host.graph.root.all.first { $0.role == .inspector })
      try host.graph.perform(UserEvent(inspector.id, .dismiss))
    case .button: await host.button("hide").tap()
    case .binding: model.isShown = false
    case .parent: model.hasParent = false
    }
    #expect(!host.role(.inspector)().exists)
    #expect(host.presentations == around)
    #expect(model.log.take() == ["appears", "disappears"])
    if row.route != .parent {
      #expect(!model.isShown)
      #expect(host.graph.liveNodeCount == live)
    }
  }

  struct Sized: View {
    @State private var isWide = false

    var body: some View {
      Text("content").inspector(isPresented: .constant(true)) {
        Button("wider") { isWide = true }
          .inspectorColumnWidth(min: 200, ideal: isWide ? 320 : 280)
      }
    }
  }

  @Test("The details set the width of their inspector")
  func width() async {
    let host = TestHost { Sized() }
    let inspector = { host.graph.root.all.first { $0.role == .inspector } }
    #expect(inspector()?.state.styles == [.columnWidth(least: 200, ideal: 280, greatest: nil)])
    await host.button("wider").tap()
    #expect(inspector()?.state.styles == [.columnWidth(least: 200, ideal: 320, greatest: nil)])
    await host.relaunch()
    #expect(host.restorationIssues.isEmpty)
  }
}
