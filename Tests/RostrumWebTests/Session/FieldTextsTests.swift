import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumWeb
import Testing

@Suite struct FieldTextsTests {
  private func edit(_ text: String, of base: String, at element: ElementID = 1) -> ClientEdit {
    ClientEdit(
      sequence: 1, element: element,
      splice: TextSplice(
        at: base.utf16.count, removing: 0, inserting: text, of: TextChecksum(base)),
      revision: 1)
  }

  @Test("An edit applies to the browser's latest text, or to a text that the app has set since")
  func bases() {
    var texts = FieldTexts()
    texts.set("ab", of: 1)
    #expect(texts.text(after: edit("c", of: "ab"), shown: "AB") == .text("abc"))
    #expect(texts.text(after: edit("c", of: "AB"), shown: "AB") == .text("ABc"))
    #expect(texts.text(after: edit("c", of: "xy"), shown: "AB") == .outOfStep)
    #expect(texts.text(after: edit("c", of: "ab", at: 2), shown: nil) == .outOfStep)
  }

  @Test("Only the most recently edited fields are remembered")
  func forgets() {
    var texts = FieldTexts(maximumFields: 2, maximumBytes: 8)
    for id in [1, 2, 1, 3] as [ElementID] { texts.set("abc", of: id) }
    let known = ([1, 2, 3] as [ElementID]).map {
      texts.text(after: edit("d", of: "abc", at: $0), shown: nil)
    }
    #expect(known == [.text("abcd"), .outOfStep, .text("abcd")])
    texts.set("abcdef", of: 3)
    #expect(texts.text(after: edit("d", of: "abc"), shown: nil) == .outOfStep)
  }

  @Test("A text beyond the limit is refused")
  func limit() {
    var texts = FieldTexts(maximumFields: 2, maximumBytes: 8)
    texts.set("12345678", of: 1)
    #expect(texts.text(after: edit("9", of: "12345678"), shown: nil) == .tooLarge(bytes: 9))
  }
}
