import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Toolbars that a user arranges", .viewsEnd) struct ToolbarCustomizationTests {
  struct Editor: View {
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        if isShown {
          Button("close") { isShown = false }
            .toolbar(id: "editor") {
              ToolbarItem(id: "bold") { Button("Bold") {} }
              ToolbarItem(id: "italic") { Button("Italic") {} }
              ToolbarItem(id: "link") { Button("Link") {} }.customizationBehavior(.reorderable)
              ToolbarItem(id: "done", placement: .topBarLeading) { Button("Done") {} }
                .customizationBehavior(.disabled)
              ToolbarItem(id: "print", showsByDefault: false) { Button("Print") {} }
              ToolbarItem(id: "zoom") { Button("Zoom") {} }.defaultCustomization(.hidden)
            }
        } else {
          Button("open") { isShown = true }
        }
      }
    }
  }

  /// The titles of items in a part of the bar.
  private func titles(_ host: TestHost, _ variant: GroupVariant = .barTrailing) -> [String] {
    let part = host.graph.root.descendants.first { $0.content == .group(variant) }
    return part?.children.filter { $0.role == .toolbarItem }.compactMap {
      $0.descendants.first { $0.role == .button }?.accessibleName
    } ?? []
  }

  @Test("The menu of the bar hides items, and shows those that are hidden by default")
  func hides() async {
    let host = TestHost { Editor() }
    #expect(titles(host) == ["Bold", "Italic", "Link"])
    #expect(host.all(.toggle).map(\.name) == ["Bold", "Italic", "Print", "Zoom"])
    await host.toggle("Bold").setOn(false)
    await host.toggle("Zoom").setOn(true)
    await host.toggle("Print").setOn(true)
    #expect(titles(host) == ["Italic", "Link", "Print", "Zoom"])
    #expect(host.button("Bold").exists)
    await host.toggle("Bold").setOn(true)
    #expect(titles(host) == ["Bold", "Italic", "Link", "Print", "Zoom"])
  }

  @Test("The menu moves items within their place")
  func moves() async {
    let host = TestHost { Editor() }
    await host.button("Italic – Before Bold").tap()
    #expect(titles(host) == ["Italic", "Bold", "Link"])
    await host.button("Link – Before Bold").tap()
    #expect(titles(host) == ["Italic", "Link", "Bold"])
    #expect(titles(host, .barLeading) == ["Done"])
  }

  @Test("What the app doesn't allow isn't in the menu, and a bar without names has none")
  func limits() {
    let host = TestHost { Editor() }
    #expect(!host.toggle("Link").exists)
    #expect(!host.button("Done – Before Link").exists)
    #expect(host.button("Link – Before Italic").exists)
    let plain = TestHost {
      NavigationStack {
        Text("a").toolbar { ToolbarItem { Button("Bold") {} } }
      }
    }
    #expect(plain.all(.menu).isEmpty)
  }

  @Test("The scene keeps the arrangement while the bar is gone")
  func kept() async {
    let host = TestHost { Editor() }
    await host.toggle("Bold").setOn(false)
    await host.button("close").tap()
    await host.button("open").tap()
    #expect(titles(host) == ["Italic", "Link"])
  }
}
