import Foundation
import RostrumFoundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Selections in attributed texts")
struct AttributedTextSelectionTests {
  @Observable
  final class Model {
    var note = AttributedString("one two")
    var selection = AttributedTextSelection()

    /// The words that are selected.
    var selected: String { String(AttributedString(note[selection]).characters) }

    func select(_ words: String) {
      if let range = note.range(of: words) { selection = AttributedTextSelection(range: range) }
    }

    func embolden() {
      note.transformAttributes(in: &selection) {
        $0.inlinePresentationIntent = .stronglyEmphasized
      }
    }
  }

  struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      TextEditor(text: $model.note, selection: $model.selection).accessibilityLabel("Note")
    }
  }

  private let model = Model()
  private var bold: AttributeContainer {
    var bold = AttributeContainer()
    bold.inlinePresentationIntent = .stronglyEmphasized
    return bold
  }

  @Test("What the user selects is in the binding")
  func userSelects() async {
    let host = TestHost { Editor(model: model) }
    await host.textEditor("Note").selectText(4..<7)
    #expect(model.selected == "two")
    await host.textEditor("Note").selectText(3..<3)
    #expect(
      model.selection.indices(in: model.note)
        == .insertionPoint(model.note.characters.firstIndex(of: " ")!))
    #expect(model.selected.isEmpty)
    #expect(host.textEditor("Note").selectedText == nil)
  }

  @Test("What the app changes in the selection has the attributes, and stays selected")
  func transform() async {
    let host = TestHost { Editor(model: model) }
    await host.textEditor("Note").selectText(4..<7)
    model.embolden()
    await host.settle()
    #expect(host.textEditor("Note").richText?.description == "one <b>two</>")
    #expect(model.selected == "two")
    #expect(model.selection.typingAttributes(in: model.note) == bold)
    // The browser still has what the user has selected.
    #expect(host.textEditor("Note").selectedText == nil)
  }

  struct OwnState: View {
    @State private var note = AttributedString("one two")
    @State private var selection = AttributedTextSelection()
    var body: some View {
      TextEditor(text: $note, selection: $selection).accessibilityLabel("Note")
      Button("Bold") {
        note.transformAttributes(in: &selection) {
          $0.inlinePresentationIntent = .stronglyEmphasized
        }
      }
      Text(String(AttributedString(note[selection]).characters))
    }
  }

  @Test("What is selected at the same place of a changed text stays selected in a state")
  func state() async {
    let host = TestHost { OwnState() }
    await host.textEditor("Note").selectText(0..<3)
    await host.button("Bold").tap()
    #expect(host.textEditor("Note").richText?.description == "<b>one</> two")
    #expect(host.text("one").exists)
  }

  @Test("Where nothing is selected, the attributes are those of what is typed next")
  func typingAttributes() async {
    let host = TestHost { Editor(model: model) }
    await host.textEditor("Note").selectText(7..<7)
    #expect(model.selection.typingAttributes(in: model.note) == AttributeContainer())
    model.embolden()
    await host.settle()
    #expect(model.selection.typingAttributes(in: model.note) == bold)
    #expect(String(model.note.characters) == "one two")
    #expect(
      host.textEditor("Note").selectedText == FieldSelection(number: 1, range: 7..<7, marks: .bold))
  }

  @Test("What is typed has attributes that the editor doesn't show, too")
  func typedAttributes() async {
    let host = TestHost { Editor(model: model) }
    await host.textEditor("Note").selectText(7..<7)
    model.note.transformAttributes(in: &model.selection) { $0.languageIdentifier = "de" }
    for note in ["one two t", "one two th", "one two three"] {
      await host.textEditor("Note").type(note)
    }
    #expect(String(model.note.characters) == "one two three")
    let languages = model.note.runs.map { $0.languageIdentifier }
    #expect(languages == [nil, "de"])
    #expect(model.selection.indices(in: model.note) == .insertionPoint(model.note.endIndex))
  }

  @Test("What the app selects is in the element, in lines and lists as well")
  func appSelects() async {
    model.note = AttributedString("one\ntwo 👩‍🚀 three")
    let host = TestHost { Editor(model: model) }
    model.select("three")
    await host.settle()
    #expect(host.textEditor("Note").selectedText == FieldSelection(number: 1, range: 14..<19))
    await host.textEditor("Note").selectText(4..<9)
    #expect(model.selected == "two 👩‍🚀")
  }

  @Test("The attributes of what is selected, one for each part")
  func attributes() async {
    model.select("two")
    model.embolden()
    model.selection = AttributedTextSelection(range: model.note.startIndex..<model.note.endIndex)
    let key = AttributeScopes.FoundationAttributes.LinkAttribute.self
    #expect(model.selection.attributes(in: model.note)[key] == [nil, nil])
    model.note.transformAttributes(in: &model.selection) { $0.link = URL(string: "https://a.b") }
    #expect(model.selection.attributes(in: model.note)[key].allSatisfy { $0 != nil })
    #expect(model.note.runs.count == 2)
  }

  @Test("A replacement takes the place of what is selected")
  func replace() {
    model.select("two")
    model.note.replaceSelection(&model.selection, withCharacters: "three")
    #expect(String(model.note.characters) == "one three")
    #expect(model.selection.indices(in: model.note) == .insertionPoint(model.note.endIndex))
    model.select("one")
    model.note.replaceSelection(&model.selection, with: AttributedString("1", attributes: bold))
    #expect(String(model.note.characters) == "1 three")
    model.note.replaceSelection(&model.selection, withCharacters: "2")
    #expect(String(model.note.characters) == "12 three")
    #expect(model.note.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(model.note.runs.count == 2)
  }

  @Test("A selection in a different text is its end")
  func otherText() async {
    let host = TestHost { Editor(model: model) }
    model.select("two")
    await host.settle()
    model.note = AttributedString("another")
    await host.settle()
    #expect(model.selection.indices(in: model.note) == .insertionPoint(model.note.endIndex))
    #expect(host.textEditor("Note").selectedText?.number == 1)
  }

  @Test("Changes of several ranges")
  func ranges() {
    var ranges = RangeSet<AttributedString.Index>()
    ranges.insert(contentsOf: model.note.range(of: "one")!)
    ranges.insert(contentsOf: model.note.range(of: "wo")!)
    model.selection = AttributedTextSelection(ranges: ranges)
    #expect(model.selected == "onewo")
    model.embolden()
    #expect(RichText(model.note).description == "<b>one</> t<b>wo</>")
    #expect(model.selected == "onewo")
    model.note.replaceSelection(&model.selection, withCharacters: "x")
    #expect(String(model.note.characters) == "x t")
  }

  @Test("An editor without a selection is the same as before")
  func withoutSelection() async {
    let host = TestHost {
      TextEditor(text: .constant(AttributedString("one")), selection: nil)
        .accessibilityLabel("Note")
    }
    await withKnownIssue { await host.textEditor("Note").selectText(0..<1) }
  }
}
