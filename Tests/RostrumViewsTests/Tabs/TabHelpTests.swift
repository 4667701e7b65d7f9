import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("What tabs explain, and tabs without names", .viewsEnd) struct TabHelpTests {
  private func tabs(in host: TestHost) -> [Element] {
    host.graph.root.all.filter { $0.role == .tab }
  }

  @Test("The help of a tab is its tip, and its description unless it has one")
  func help() {
    let host = TestHost {
      TabView {
        Tab("Drafts", systemImage: "doc") { Text("a") }
          .help("Letters that aren't sent")
        Tab("Sent", systemImage: "tray") { Text("b") }
          .help(Text("Letters that are sent"))
          .accessibilityHint("Shows letters")
        Tab("None", systemImage: "tray") { Text("c") }
      }
    }
    let tabs = tabs(in: host)
    #expect(
      tabs.map(\.state.help) == ["Letters that aren't sent", "Letters that are sent", nil])
    #expect(tabs.map(\.state.hint) == ["Letters that aren't sent", "Shows letters", nil])
  }

  @Test("A tab without a label is a page")
  func bare() async {
    let host = TestHost {
      TabView {
        Tab { Text("first") }.accessibilityLabel("One")
        Tab { Text("second") }.accessibilityLabel("Two")
      }
      .tabViewStyle(.page)
    }
    #expect(tabs(in: host).map(\.state.label) == ["One", "Two"])
    #expect(host.text("first").exists && !host.text("second").exists)
  }

  @Test("A section without a title has no name")
  func section() {
    let host = TestHost {
      TabView {
        TabSection("More") {
          Tab("One", systemImage: "star") { Text("one") }
        }
        TabSection {
          Tab("Two", systemImage: "star") { Text("two") }
        }
      }
    }
    #expect(tabs(in: host).map(\.group) == ["More", nil])
  }
}
