import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite(.leakChecked) struct AnyLayoutTests {
  private struct Switching: View {
    let layouts: [AnyLayout]
    @State private var index = 0

    var body: some View {
      let layout = layouts[index % layouts.count]
      VStack(spacing: 0) {
        Button("Next") { index += 1 }
        layout {
          Counter(name: "a")
          Counter(name: "b")
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }.frame(width: 50, height: 20)
    }
  }

  private func host(_ layouts: AnyLayout...) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 600)) { Switching(layouts: layouts) }
  }

  @Test("The views keep their state while the layout changes")
  func state() async {
    let host = host(
      AnyLayout(HStackLayout(spacing: 10)), AnyLayout(VStackLayout(spacing: 0)),
      AnyLayout(ZStackLayout(alignment: .topLeading)), AnyLayout(GridLayout()))
    await host.button("a 0").tap()
    for _ in 1...5 {
      #expect(host.button("a 1").exists)
      #expect(host.button("b 0").exists)
      await host.button("Next").tap()
    }
  }

  @Test("A row becomes a column, layers and a grid")
  func arrangement() async {
    let host = host(
      AnyLayout(HStackLayout(spacing: 10)),
      AnyLayout(VStackLayout(alignment: .leading, spacing: 5)),
      AnyLayout(ZStackLayout()), AnyLayout(GridLayout(verticalSpacing: 3)))
    func distance() -> CGPoint {
      let (a, b) = (host.button("a 0").frame, host.button("b 0").frame)
      return CGPoint(x: b.minX - a.minX, y: b.minY - a.minY)
    }
    #expect(distance() == CGPoint(x: 60, y: 0))
    await host.button("Next").tap()
    #expect(distance() == CGPoint(x: 0, y: 25))
    await host.button("Next").tap()
    #expect(distance() == .zero)
    await host.button("Next").tap()
    #expect(distance() == CGPoint(x: 0, y: 23))
  }

  @Test("A change of the layout changes one element, and moves none")
  func mutations() throws {
    let graph = ViewGraph(environment: EnvironmentValues()) {
      Switching(layouts: [AnyLayout(HStackLayout()), AnyLayout(ZStackLayout())])
    }
    let button = try #require(graph.root.first(.button))
    try graph.perform(UserEvent(button.id, .tap))
    let mutations = graph.update()
    #expect(mutations.count == 1)
    guard case .change(_, let old, let new)? = mutations.first else {
      Issue.record("\(mutations)")
      return
    }
    #expect(old.content == .stack(.horizontal))
    #expect(new.content == .overlay(.plain))
    graph.tearDown()
  }

  @Test("A layout arranges views without `AnyLayout`, too")
  func direct() async {
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      HStackLayout(alignment: .bottom, spacing: 0) {
        Color.red.frame(width: 50, height: 100)
        Color.blue.frame(width: 30, height: 20)
      }
    }
    let frames = host.all(.shape).map(\.frame)
    #expect(frames.map(\.maxY) == [350, 350])
    #expect(frames.map(\.minX) == [160, 210])
  }
}

extension Element {
  fileprivate func first(_ role: ElementRole) -> Element? {
    if self.role == role { return self }
    for child in children {
      if let found = child.first(role) { return found }
    }
    return nil
  }
}
