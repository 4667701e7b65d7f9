import Foundation
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite(.leakChecked) struct ViewThatFitsTests {
  private func host() -> TestHost {
    TestHost {
      ViewThatFits(in: .horizontal) {
        Text("Add a new standup")
        Text("Add")
        if true { Text("+") }
      }
    }
  }

  private func texts(of host: TestHost) -> [String] {
    host.role(.fitting)().all(.text).map(\.text)
  }

  @Test("The first view is shown until a window reports that it doesn't fit")
  func first() {
    let host = host()
    #expect(texts(of: host) == ["Add a new standup"])
  }

  @Test("Only the view that fits is shown, and a different one in a different window")
  func fits() async {
    let host = host()
    await host.role(.fitting)().fit(2)
    #expect(texts(of: host) == ["+"])
    await host.role(.fitting)().fit(1)
    #expect(texts(of: host) == ["Add"])
  }

  @Test("The first view that fits in the window is shown, and a different one after a resize")
  func window() async {
    func host(_ width: CGFloat) -> TestHost {
      TestHost(size: CGSize(width: width, height: 100)) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 300)
          Color.red.frame(width: 200)
          Color.red.frame(width: 100)
        }
      }
    }
    #expect(
      [350, 250, 150, 50].map { host($0).role(.shape)().frame.width } == [300, 200, 100, 100])
    let host = host(120)
    await host.resize(to: CGSize(width: 220, height: 100))
    #expect(host.role(.shape)().frame.width == 200)
    await host.resize(to: CGSize(width: 320, height: 100))
    #expect(host.role(.shape)().frame.width == 300)
    await host.resize(to: CGSize(width: 10, height: 100))
    #expect(host.role(.shape)().frame.width == 100)
  }

  @Test("A view that fits has the modifiers of the choice, and its frame decides")
  func modifiers() {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 200)
        Color.red.frame(width: 100)
        Color.red.frame(width: 50)
      }
      .frame(width: 120)
      .padding(8)
      .background(.blue)
      .opacity(0.5)
    }
    #expect(host.role(.shape)().frame.width == 100)
    let styles = host.graph.root.descendants.flatMap(\.state.styles)
    #expect(styles.contains(.opacity(0.5)))
    #expect(styles.contains { if case .background = $0 { true } else { false } })
    #expect(styles.contains { if case .padding = $0 { true } else { false } })
  }

  @Test("A height that doesn't fit selects a lower view, also inside of another")
  func nested() {
    let host = TestHost(size: CGSize(width: 300, height: 150)) {
      ViewThatFits {
        Color.red.frame(width: 100, height: 200)
        VStack {
          ViewThatFits(in: .horizontal) {
            Color.green.frame(width: 400, height: 50)
            Color.blue.frame(width: 250, height: 50)
          }
        }
      }
    }
    #expect(host.role(.shape)().size == CGSize(width: 250, height: 50))
  }

  @Test("A host can't select a view after the last one")
  func outside() async {
    let host = host()
    await withKnownIssue {
      await host.role(.fitting)().fit(3)
    } matching: {
      $0.description.contains("3.0 is outside of 0.0...2.0")
    }
    #expect(host.text("Add a new standup").exists)
  }

  @Test("A window may report what fits where a user can't act")
  func disabled() async {
    let host = TestHost {
      ViewThatFits {
        Text("Long")
        Text("Short")
      }
      .disabled(true)
    }
    await host.role(.fitting)().fit(1)
    #expect(host.text("Short").exists)
  }

  @Test("Only the view that fits appears, and it keeps its state while a different one is shown")
  func appears() async {
    let log = Log()
    let host = TestHost {
      ViewThatFits {
        Tally(name: "Long", log: log)
        Tally(name: "Short", log: log)
      }
    }
    await host.button("Long 0").tap()
    await host.role(.fitting)().fit(1)
    await host.role(.fitting)().fit(0)
    #expect(host.button("Long 1").exists)
    #expect(
      log.lines.filter { $0.hasPrefix("Short") } == ["Short appears", "Short disappears"])
  }

  @Test("If there are fewer views now, the last one is shown")
  func fewer() async {
    let host = TestHost { Choices() }
    await host.role(.fitting)().fit(2)
    #expect(host.text("C").exists)
    await host.button("Fewer").tap()
    #expect(texts(of: host) == ["B"])
  }

  private struct Choices: View {
    @State private var names = ["A", "B", "C"]

    var body: some View {
      ViewThatFits {
        ForEach(names, id: \.self) { Text($0) }
      }
      Button("Fewer") { names.removeLast() }
    }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private struct Tally: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
    }
  }
}
