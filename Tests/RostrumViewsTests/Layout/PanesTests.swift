import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Panes of split views", .viewsEnd) struct PanesTests {
  private struct Columns: View {
    @State private var hasLast = true

    var body: some View {
      HSplitView {
        Color.red.frame(minWidth: 100, maxWidth: 150)
        Color.green.frame(minWidth: 100, maxWidth: .infinity)
        if hasLast { Color.blue }
      }
      .onTapGesture { hasLast.toggle() }
    }
  }

  private let size = CGSize(width: 600, height: 400)

  private func panes(_ host: TestHost) -> [Element] {
    host.graph.root.descendants.filter {
      $0.state.content == .group(.pane) || $0.state.content == .group(.dividedPane)
    }
  }

  private func widths(_ host: TestHost) -> [CGFloat] { host.all(.shape).map(\.frame.width) }

  private func set(_ index: Int, to length: Double, in host: TestHost) async throws {
    try host.graph.perform(UserEvent(panes(host)[index].id, .setNumber(length)))
    await host.settle()
  }

  @Test("Panes share the width within the limits of their frames, with a line between them")
  func shares() {
    let host = TestHost(size: size) { Columns() }
    #expect(
      host.all(.shape).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 150, height: 400), CGRect(x: 151, y: 0, width: 224, height: 400),
        CGRect(x: 376, y: 0, width: 224, height: 400),
      ])
    #expect(panes(host).map { $0.state.content == .group(.dividedPane) } == [false, true, true])
  }

  @Test("A pane keeps the length that the user has set, and others take the rest")
  func lengths() async throws {
    let host = TestHost(size: size) { Columns() }
    try await set(2, to: 100.4, in: host)
    #expect(widths(host) == [150, 349, 99])
    try await set(0, to: 120, in: host)
    #expect(widths(host) == [120, 379, 99])
    await host.resize(to: CGSize(width: 700, height: 400))
    #expect(widths(host) == [120, 479, 99])
  }

  @Test("The last pane takes the rest if all panes have lengths")
  func allSet() async throws {
    let host = TestHost(size: size) { Columns() }
    for index in 0..<3 { try await set(index, to: 110, in: host) }
    #expect(widths(host) == [110, 109, 379])
  }

  @Test("A pane has its length again when it is back")
  func back() async throws {
    let host = TestHost(size: size) { Columns() }
    try await set(1, to: 200, in: host)
    try await set(0, to: 130, in: host)
    let row = host.graph.root.descendants.first { $0.state.content == .group(.paneRow) }
    let id = try #require(row).id
    try host.graph.perform(UserEvent(id, .tap))
    await host.settle()
    #expect(widths(host) == [130, 469])
    try host.graph.perform(UserEvent(id, .tap))
    await host.settle()
    #expect(widths(host) == [130, 199, 269])
  }

  @Test("Panes above each other have heights")
  func heights() async throws {
    let host = TestHost(size: size) {
      VSplitView {
        Color.red.frame(minHeight: 40)
        Color.blue
      }
    }
    #expect(
      host.all(.shape).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 600, height: 200), CGRect(x: 0, y: 201, width: 600, height: 199),
      ])
    try await set(0, to: 80, in: host)
    #expect(host.all(.shape).map(\.frame.height) == [80, 319])
  }

  @Test("A length that isn't one is refused", arguments: [-1, .nan, .infinity, 100_001])
  func hostile(length: Double) throws {
    let host = TestHost(size: size) { Columns() }
    let id = panes(host)[0].id
    #expect(throws: EventRefusal.self) {
      try host.graph.perform(UserEvent(id, .setNumber(length)))
    }
    #expect(widths(host) == [150, 224, 224])
  }
}
