import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Words of tabs for assistive technology", .viewsEnd)
struct TabWordsTests {
  struct Screens: View {
    @State private var count = 0

    var body: some View {
      TabView {
        Tab("Mail", systemImage: "envelope") {
          Button("receive") { count += 1 }
        }
        .accessibilityLabel("Letters")
        .accessibilityLabel("Unused", isEnabled: false)
        .accessibilityValue("\(count) new", isEnabled: count > 0)
        .accessibilityHint(Text("Shows letters"))
        Tab("Drafts", systemImage: "doc") { Text("none") }
          .accessibilityLabel("Unused", isEnabled: false)
      }
    }
  }

  private func tabs(in host: TestHost) -> [Element] {
    host.graph.root.all.filter { $0.role == .tab }
  }

  @Test("A tab has a name, a value and a description beside its title")
  func words() {
    let host = TestHost { Screens() }
    let tab = tabs(in: host)[0]
    #expect(tab.accessibleName == "Letters")
    #expect(tab.content == .tab(symbol: "envelope", title: "Mail"))
    #expect(tab.state.hint == "Shows letters")
    #expect(tab.state.value == nil)
    #expect(tabs(in: host)[1].content == .tab(symbol: "doc"))
    #expect(host.tab("Drafts").exists)
  }

  @Test("The words follow the state")
  func followsState() async {
    let host = TestHost { Screens() }
    await host.button("receive").tap()
    #expect(tabs(in: host)[0].state.value == "1 new")
  }
}
