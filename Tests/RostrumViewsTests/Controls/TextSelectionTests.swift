import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Selections in fields")
struct TextSelectionTests {
  @Observable
  final class Model {
    var text = "one two"
    var selection: TextSelection?
    var isFixed = false

    /// The words that are selected.
    var selected: Substring? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return text[range]
    }

    func select(_ words: String) {
      selection = text.range(of: words).map { TextSelection(range: $0) }
    }
  }

  struct Field: View {
    @Bindable var model: Model
    var body: some View {
      TextField("Words", text: $model.text, selection: $model.selection)
      Text(model.selection?.isInsertion == true ? "insertion" : "range")
    }
  }

  private let model = Model()

  @Test("What the user selects is in the binding, and the element says nothing of it")
  func userSelects() async {
    let host = TestHost { Field(model: model) }
    #expect(model.selection == nil)
    await host.textField("Words").selectText(4..<7)
    #expect(model.selected == "two")
    #expect(host.text("range").exists)
    await host.textField("Words").selectText(3..<3)
    #expect(model.selection == TextSelection(insertionPoint: model.text.firstIndex(of: " ")!))
    #expect(host.text("insertion").exists)
    #expect(host.textField("Words").selectedText == nil)
  }

  @Test("What the app selects is in the element, once for each selection")
  func appSelects() async {
    let host = TestHost { Field(model: model) }
    model.select("two")
    await host.settle()
    #expect(host.textField("Words").selectedText == FieldSelection(number: 1, range: 4..<7))
    await host.textField("Words").selectText(0..<0)
    #expect(host.textField("Words").selectedText?.number == 1)
    model.select("two")
    await host.settle()
    #expect(host.textField("Words").selectedText == FieldSelection(number: 2, range: 4..<7))
  }

  @Test("What the user types moves the insertion point behind it")
  func typing() async {
    let host = TestHost { Field(model: model) }
    await host.textField("Words").selectText(0..<0)
    await host.textField("Words").type("one and two")
    #expect(model.selection?.isInsertion == true)
    #expect(model.selected?.startIndex == model.text.range(of: "and ")?.upperBound)
    await host.textField("Words").type("")
    #expect(model.selection == TextSelection(insertionPoint: model.text.startIndex))
    #expect(host.textField("Words").selectedText == nil)
  }

  @Test("A selection consists of whole characters, counted as a browser does")
  func units() async throws {
    model.text = "a👩‍🚀é日"
    let host = TestHost { Field(model: model) }
    await host.textField("Words").selectText(1..<2)
    #expect(model.selected == "👩‍🚀")
    let element = try #require(host.graph.focused)
    // Between the halves of a pair, and beyond the text.
    try host.graph.perform(UserEvent(element, .selectText(2..<500)))
    #expect(model.selected == "👩‍🚀é日")
    model.select("日")
    await host.settle()
    #expect(host.textField("Words").selectedText?.range == 7..<8)
  }

  @Test("Indices of a different text select what there is")
  func otherText() async {
    let host = TestHost { Field(model: model) }
    model.select("two")
    model.text = "one t"
    await host.settle()
    #expect(host.textField("Words").selectedText?.range == 4..<5)
  }

  @Test("Several ranges are one in a browser")
  func ranges() {
    let text = "one two"
    var ranges = RangeSet<String.Index>()
    ranges.insert(contentsOf: text.range(of: "ne")!)
    ranges.insert(contentsOf: text.range(of: "w")!)
    let selection = TextSelection(ranges: ranges)
    #expect(!selection.isInsertion)
    #expect(selection.indices == .multiSelection(ranges))
    let host = TestHost {
      TextEditor(text: .constant(text), selection: .constant(selection))
        .accessibilityLabel("Words")
    }
    #expect(host.textEditor("Words").selectedText?.range == 1..<6)
  }

  @Test("A field without a binding reports nothing")
  func withoutBinding() async {
    let host = TestHost { TextField("Words", text: .constant("one")) }
    await withKnownIssue { await host.textField("Words").selectText(0..<1) }
  }

  @Test("The selection of a search field")
  func search() async {
    struct Results: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Text("results").searchable(text: $model.text).searchSelection($model.selection)
        }
      }
    }
    let host = TestHost { Results(model: model) }
    let field = host.role(.textField)().first
    await field.selectText(0..<3)
    #expect(model.selected == "one")
    model.select("two")
    await host.settle()
    #expect(field.selectedText?.range == 4..<7)
  }
}
