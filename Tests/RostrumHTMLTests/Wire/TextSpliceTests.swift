import RostrumHTML
import Testing

@Suite struct TextSpliceTests {
  private func apply(
    _ position: Int, _ removed: Int, _ inserted: String, to text: String, made for: String? = nil
  ) -> String? {
    TextSplice(
      at: position, removing: removed, inserting: inserted, of: TextChecksum(`for` ?? text)
    ).applied(to: text)
  }

  @Test("A splice puts one text in place of another")
  func splices() {
    #expect(apply(0, 0, "new", to: "") == "new")
    #expect(apply(5, 0, ",", to: "Hello") == "Hello,")
    #expect(apply(0, 5, "", to: "Hello") == "")
    #expect(apply(1, 3, "ipp", to: "Hello") == "Hippo")
  }

  @Test("Positions count UTF-16 units, as browsers do")
  func units() {
    #expect(apply(2, 0, "b", to: "😀c") == "😀bc")
    #expect(apply(2, 2, "é", to: "日本語😀"[...].description) == nil)
    #expect(apply(3, 2, "é", to: "日本語😀") == "日本語é")
    #expect(apply(1, 1, "", to: "e\u{301}a") == "ea")
  }

  @Test("A splice that divides a surrogate pair or is out of bounds isn't applied")
  func outside() {
    #expect(apply(1, 0, "x", to: "😀") == nil)
    #expect(apply(0, 1, "x", to: "😀") == nil)
    #expect(apply(0, 6, "x", to: "Hello") == nil)
    #expect(apply(6, 0, "x", to: "Hello") == nil)
  }

  @Test("A splice for a different text of the same length isn't applied")
  func drift() {
    #expect(apply(0, 0, "x", to: "Hello", made: "Hullo") == nil)
    #expect(apply(0, 0, "x", to: "Hello", made: "Hell") == nil)
    #expect(apply(0, 0, "x", to: "e\u{301}", made: "é") == nil)
  }

  @Test(
    "The checksum is FNV-1a over the units",
    arguments: [
      ("", 0, 2_166_136_261), ("a", 1, 0xe40c_292c), ("foobar", 6, 0xbf9c_f968),
    ])
  func checksum(text: String, length: Int, sum: UInt32) {
    #expect(TextChecksum(text) == TextChecksum(length: length, sum: sum))
  }

  @Test("A text of a megabyte is spliced")
  func large() {
    let text = String(repeating: "0123456789abcdef", count: 65536)
    #expect(apply(1_000_000, 1, "é", to: text)?.utf16.count == text.utf16.count)
  }
}
