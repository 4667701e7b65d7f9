import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor @Suite("The position of a scroll view")
struct ScrollPositionTests {
  struct Pages: View {
    @State private var page: Int? = nil
    var anchor: UnitPoint? = nil

    var body: some View {
      Text(verbatim: "Page \(page ?? -1)")
      Button("Go") { page = 60 }
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Text("Line \($0)").frame(height: 40) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $page, anchor: anchor)
    }
  }

  @Test("The value follows the user, and is the first visible view", arguments: HostRows.allCases)
  func follows(rows: HostRows) async {
    let host = TestHost(rows: rows) { Pages() }
    await host.role(.scroll)().scroll(y: 400)
    #expect(host.text("Page 10").exists)
    await host.role(.scroll)().scroll(y: 20)
    #expect(host.text("Page 10").exists)
    await host.role(.scroll)().scroll(y: 1980)
    #expect(host.text("Page 60").exists)
    await host.role(.scroll)().scroll(y: -2400)
    #expect(host.text("Page 0").exists)
  }

  @Test("Setting the value scrolls, and the value stays until the user scrolls")
  func sets() async {
    let host = TestHost { Pages() }
    await host.button("Go").tap()
    #expect(host.text("Line 60").isVisible)
    #expect(host.text("Page 60").exists)
    await host.role(.scroll)().scroll(y: 80)
    #expect(!host.text("Page 60").exists)
    await host.button("Go").tap()
    #expect(host.text("Page 60").exists)
    #expect(host.text("Line 60").isVisible)
  }

  @Test("With an anchor, the view is there, and the value is the view there")
  func anchor() async {
    let host = TestHost { Pages(anchor: .center) }
    await host.button("Go").tap()
    let region = host.role(.scroll)().frame
    #expect(abs(host.text("Line 60").frame.midY - region.midY) < 25)
    await host.role(.scroll)().scroll(y: 200)
    #expect(host.text("Page 65").exists)
  }

  struct Start: View {
    @State private var page: Int? = 50
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { Text("Line \($0)").frame(height: 40) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $page, anchor: .top)
    }
  }

  @Test("A scroll view begins at the first value")
  func begins() {
    let host = TestHost { Start() }
    #expect(host.text("Line 50").isVisible)
    #expect(!host.text("Line 49").isVisible)
  }

  struct Messages: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      Text(verbatim: "At \(position.viewID(type: Int.self) ?? -1)")
      Text(verbatim: position.isPositionedByUser ? "User" : "App")
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Thirty") { position.scrollTo(id: 30, anchor: .top) }
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { Text("Line \($0)").frame(height: 40) } }
          .scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  @Test("A position scrolls to edges and views, again each time, and knows who scrolled")
  func position() async {
    let host = TestHost { Messages() }
    #expect(host.text("Line 99").isVisible)
    await host.button("Top").tap()
    #expect(host.text("Line 0").isVisible)
    #expect(host.text("App").exists)
    await host.button("Thirty").tap()
    #expect(host.text("Line 30").isVisible)
    #expect(!host.text("Line 29").isVisible)
    await host.role(.scroll)().scroll(y: 200)
    #expect(host.text("At 35").exists)
    #expect(host.text("User").exists)
    await host.button("Thirty").tap()
    #expect(!host.text("Line 29").isVisible)
    #expect(host.text("Line 30").isVisible)
    #expect(host.text("App").exists)
  }

  struct Strip: View {
    @State private var card: String?
    var body: some View {
      Text(card ?? "none")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { Text($0).frame(width: 200) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $card)
    }
  }

  @Test("A horizontal scroll view has a position as well")
  func horizontal() async {
    let host = TestHost { Strip() }
    await host.role(.scroll)().scroll(x: 450)
    #expect(host.all(.text).first?.text == "c")
  }
}
