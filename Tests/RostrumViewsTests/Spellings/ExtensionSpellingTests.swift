import RostrumScenes
import RostrumViews
import Testing

extension Binding {
  /// Tells of a value before it is written, with what comes with the change.
  fileprivate func announcing(_ announce: @escaping @MainActor (Value) -> Void) -> Self {
    Self(
      get: { wrappedValue },
      set: { value, transaction in
        announce(value)
        self.transaction(transaction).wrappedValue = value
      })
  }
}

extension Text {
  /// A text in which words between backquotes are code.
  fileprivate init(template: String, _ style: Font.TextStyle = .body) {
    let pieces = template.split(separator: "`", omittingEmptySubsequences: false)
    let texts = pieces.enumerated().map { index, words in
      Text(words).font(
        .system(style, design: index.isMultiple(of: 2) ? .default : .monospaced))
    }
    self = texts.reduce(Text(verbatim: ""), +)
  }
}

extension ToolbarItemGroup {
  fileprivate func modify<Other: View>(@ViewBuilder _ change: (Self) -> Other) -> Other {
    change(self)
  }
}

extension View {
  fileprivate func framed(_ name: String) -> some View {
    HStack {
      Text(verbatim: name)
      self
    }
  }

  @ViewBuilder
  fileprivate func shown(if isShown: Bool) -> some View {
    if isShown { self }
  }
}

@MainActor @Suite(.viewsEnd) struct ExtensionSpellingTests {
  @Test func aBindingOfTheAppStandsBeforeAnother() throws {
    let value = Box(false)
    var heard: [Bool] = []
    let view = Rendering {
      Toggle("Sound", isOn: value.binding.announcing { heard.append($0) })
    }
    try view.perform(.setOn(true), on: .toggle)
    #expect(heard == [true])
    #expect(value.value)
  }

  @Test func aBindingOfTheAppPassesTheTransactionOn() {
    var animations: [Animation?] = []
    let base = Binding(
      get: { 1 }, set: { _, transaction in animations.append(transaction.animation) })
    base.announcing { _ in }.animation(.easeIn).wrappedValue = 2
    #expect(animations == [.easeIn])
  }

  @Test func aTextOfTheAppIsMadeOfTexts() {
    let view = Rendering { Text(template: "Run `swift build` twice") }
    let pieces = view.all(.text).dropFirst()
    #expect(pieces.map { $0.content.text } == ["Run ", "swift build", " twice"])
    #expect(
      pieces.map(\.styles) == [
        [.font(.system(.body, design: .default))], [.font(.system(.body, design: .monospaced))],
        [.font(.system(.body, design: .default))],
      ])
  }

  @Test func aTextOfTheAppTakesAStyle() throws {
    let view = Rendering { Text(template: "Plain", .caption) }
    #expect(try view.only(.text).styles == [.font(.system(.caption, design: .default))])
  }

  @Test func aGroupOfItemsCanBeMadeIntoViews() {
    let view = Rendering {
      ToolbarItemGroup { Text("item") }.modify { _ in Text("instead") }
    }
    #expect(view.outline == #"text "instead""#)
  }

  @Test func aModifierOfTheAppPutsTheViewIntoOthers() {
    let view = Rendering { Text("b").framed("a") }
    #expect(view.outline == "stack axis=\"horizontal\"\n  text \"a\"\n  text \"b\"")
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func aModifierOfTheAppCanLeaveTheViewOut(isShown: Bool, count: Int) {
    let view = Rendering { Text("a").shown(if: isShown) }
    #expect(view.all(.text).count == count)
  }
}
