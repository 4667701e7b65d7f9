import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Buttons that rename", .viewsEnd)
struct RenameButtonTests {
  @Test("A button that renames performs the action around it, and is disabled without one")
  func action() async {
    let counter = Counter()
    let host = TestHost { RenameButton().renameAction { counter.count("rename") } }
    await host.button("Rename").tap()
    #expect(counter.counts == ["rename": 1])
    #expect(!TestHost { RenameButton() }.button("Rename").isEnabled)
  }

  @Test("A button that renames can move the focus to a field")
  func focus() async {
    struct Title: View {
      @State private var title = "a"
      @FocusState private var isRenaming: Bool

      var body: some View {
        TextField("Title", text: $title).focused($isRenaming)
        RenameButton().renameAction($isRenaming)
        Text(verbatim: isRenaming ? "renaming" : "reading")
      }
    }
    let host = TestHost { Title() }
    #expect(host.text("reading").exists)
    await host.button("Rename").tap()
    #expect(host.text("renaming").exists)
  }
}
