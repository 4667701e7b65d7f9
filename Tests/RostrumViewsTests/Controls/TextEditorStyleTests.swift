import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite("Styles of text editors", .viewsEnd) struct TextEditorStyleTests {
  private func variants(@ViewBuilder _ view: () -> some View) -> [TextEntryFact] {
    Rendering(view).graph.root.descendants.flatMap { $0.content.entry }.filter {
      if case .variant = $0 { true } else { false }
    }
  }

  @Test("An editor has the look of its style, which isn't that of fields")
  func looks() {
    let editor = TextEditor(text: .constant(""))
    #expect(variants { editor } == [])
    #expect(variants { editor.textEditorStyle(.automatic) } == [])
    #expect(variants { editor.textEditorStyle(.plain) } == [.variant(.plain)])
    #expect(variants { editor.textEditorStyle(.roundedBorder) } == [.variant(.roundedBorder)])
    #expect(variants { editor.textFieldStyle(.plain) } == [])
    #expect(variants { TextField("a", text: .constant("")).textEditorStyle(.plain) } == [])
  }
}
