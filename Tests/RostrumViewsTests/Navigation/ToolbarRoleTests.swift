import Foundation
import RostrumElements
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Roles of toolbars", .viewsEnd)
struct ToolbarRoleTests {
  struct Screens: View {
    let role: ToolbarRole

    var body: some View {
      NavigationStack {
        NavigationLink("go") { Text("second").navigationTitle("Second").toolbarRole(role) }
          .navigationTitle("First")
      }
    }
  }

  private func facts(_ role: ToolbarRole) async -> (title: BarTitleMode?, back: String?) {
    let host = TestHost { Screens(role: role) }
    await host.link("go").tap()
    let all = host.graph.root.all
    let bars = all.compactMap { element -> BarTitleMode? in
      guard case .navigationBar(let title, let mode, _) = element.content, title == "Second" else {
        return nil
      }
      return mode
    }
    return (bars.last, all.last { $0.role == .screen }?.content.screen.backTitle)
  }

  @Test("An editor has its title in the bar, and a plain back button")
  func roles() async {
    let plain = await facts(.automatic)
    #expect(plain.title == .automatic && plain.back == "First")
    let browser = await facts(.browser)
    #expect(browser.title == .inline && browser.back == "First")
    let editor = await facts(.editor)
    #expect(editor.title == .inline && editor.back == nil)
  }

  @Test("The menu next to the title shares the document")
  func document() throws {
    let url = try #require(URL(string: "https://example.com/report"))
    let host = TestHost {
      NavigationStack { Text("a").navigationTitle("Report").navigationDocument(url) }
    }
    #expect(host.menu("Title menu").exists)
    #expect(host.graph.root.all.contains { $0.state.fact(.sharing) != nil })
    let titled = TestHost {
      NavigationStack {
        Text("a").navigationTitle("Report")
          .navigationDocument("words", preview: SharePreview("My words"))
      }
    }
    let subjects = titled.graph.root.all.compactMap { element in
      if case .sharing(let content)? = element.state.fact(.sharing) { content.subject } else { nil }
    }
    #expect(subjects == ["My words"])
  }

  @Test("Further placements are those of the bar")
  func placements() {
    let host = TestHost {
      NavigationStack {
        Text("a").navigationTitle("T")
          .toolbar {
            ToolbarItem(placement: .topBarPinnedTrailing) { Button("pinned") {} }
          }
          .toolbar(.hidden, for: .windowToolbar)
      }
    }
    #expect(!host.button("pinned").exists, "the bar is hidden")
  }

  @Test("Content in the place of a large title is in the middle of the bar")
  func largeTitle() {
    let host = TestHost {
      NavigationStack {
        Text("a").navigationTitle("T")
          .toolbar { ToolbarItem(placement: .largeTitle) { Text("logo") } }
      }
    }
    let places = host.graph.root.all.compactMap { element -> ToolbarItemPlace? in
      if case .toolbarItem(let place, _) = element.content { place } else { nil }
    }
    #expect(places == [.principal])
    #expect(host.text("logo").exists)
  }
}
