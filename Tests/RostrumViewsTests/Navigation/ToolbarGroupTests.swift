import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Groups and hidden items of toolbars", .viewsEnd) struct ToolbarGroupTests {
  private func host(_ sizeClass: UserInterfaceSizeClass) -> TestHost {
    TestHost {
      NavigationStack {
        Text("a")
          .toolbar {
            ToolbarItemGroup {
              Button("Bold") {}
              Button("Italic") {}
            } label: {
              Text("Format")
            }
          }
      }
      .environment(\.horizontalSizeClass, sizeClass)
    }
  }

  @Test("A group with a label is a menu in a narrow window alone")
  func label() {
    let narrow = host(.compact)
    #expect(narrow.menu("Format").button("Bold").exists)
    let wide = host(.regular)
    #expect(!wide.menu("Format").exists && wide.button("Bold").exists)
  }

  struct Screen: View {
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        Toggle("Hidden", isOn: $isHidden)
          .toolbar {
            ToolbarItem { Button("Share") {}.toolbarItemHidden(isHidden) }
            ToolbarItem { Button("Print") {}.toolbarItemHidden(false) }
          }
      }
    }
  }

  @Test("An item is hidden and comes back")
  func hidden() async {
    let host = TestHost { Screen() }
    #expect(!host.button("Share").exists && host.button("Print").exists)
    await host.toggle("Hidden").setOn(false)
    #expect(host.button("Share").exists)
  }
}
