import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import Testing

/// What a user types is echoed only where the app holds something else.
@Suite @MainActor struct FieldPatchTests {
  private let app = HandmadeApp(
    .make(
      1, .scene, [],
      [
        .make(2, .textField("a", [])), .make(3, .textEditor("", [])),
        .make(4, .toggle(isOn: true, .automatic)),
      ]))

  private func patch(touches: [Touch], revisions: [ElementID: UInt64] = [2: 7]) -> String {
    var state = PageState()
    state.revisions = revisions
    state.depth = PageState.Depth()
    var writer = PatchWriter(tree: app, page: state)
    return String(decoding: writer.patch(app.update(), touches: touches) ?? [], as: UTF8.self)
  }

  @Test func takenTextIsNotEchoed() {
    app.set(2, .textField("ab", []))
    #expect(patch(touches: [Touch(element: 2, text: "ab")]) == "")
  }

  @Test("Text that is the same in other units is sent, because edits refer to units")
  func equivalentText() {
    app.set(2, .textField("\u{E9}", []))
    #expect(patch(touches: [Touch(element: 2, text: "e\u{301}")]) == "[[\"p\",2,0,\"\u{E9}\",7]]")
  }

  @Test func changedTextIsSentWithTheRevisionThatItAnswers() {
    app.set(2, .textField("AB", []))
    #expect(patch(touches: [Touch(element: 2, text: "ab")]) == #"[["p",2,0,"AB",7]]"#)
  }

  @Test func refusedTextIsTakenBackThoughNothingHasChanged() {
    #expect(patch(touches: [Touch(element: 2, text: "ab")]) == #"[["p",2,0,"a",7]]"#)
  }

  @Test func textThatTheAppChangesByItselfIsSent() {
    app.set(3, .textEditor("notes", []))
    #expect(patch(touches: []) == #"[["p",3,0,"notes",0]]"#)
  }

  @Test func aRefusedSwitchIsTakenBack() {
    #expect(patch(touches: [Touch(element: 4)]) == #"[["p",4,2,true,0]]"#)
  }

  @Test("The text of a field in a form, which has a title, is that of the field")
  func titled() {
    let field = ElementSnapshot.make(4, .textField("a", []), [.fact(.label("Name"))])
    let app = HandmadeApp(
      .make(1, .scene, [], [.make(2, .form, [], [.make(3, .row, [], [field])])]))
    app.set(4, .textField("A", []))
    var writer = PatchWriter(tree: app, page: PageState())
    let patch = String(decoding: writer.patch(app.update(), touches: []) ?? [], as: UTF8.self)
    #expect(patch.contains(#"["p",4,2,"A",0]"#))
  }

  @Test func aFieldThatIsGoneIsLeftAlone() {
    app.remove(2)
    #expect(patch(touches: [Touch(element: 2, text: "ab")]) == #"[["r",2]]"#)
  }
}
