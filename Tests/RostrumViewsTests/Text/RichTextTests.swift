import Foundation
import RostrumElements
import RostrumFoundation
import RostrumViews
import Testing

private typealias Line = RichText.Line

private func line(_ kind: RichText.LineKind = .plain, _ build: (inout Line) -> Void = { _ in })
  -> Line
{
  var line = Line(kind)
  build(&line)
  return line
}

@Suite("Texts with looks, links and lists", .viewsEnd) struct RichTextTests {
  /// Texts and their codes.
  private static let samples: [(RichText, String)] = [
    (RichText(), ""),
    (RichText([line { $0.append("a") }, line(), line { $0.append("\tb") }]), "a\n\n\tb"),
    (
      RichText([
        line {
          $0.append("a ")
          $0.append("b", .bold)
          $0.append("c", [.bold, .italic])
          $0.append("d", [.underlined, .struck, .code])
        }
      ]), "a \u{2}b\u{3}c\u{2}\u{3}\u{4}\u{5}\u{6}d"
    ),
    (
      RichText([
        line {
          $0.append("see ")
          $0.append("here", leadingTo: "https://a.b/?q=1#x")
          $0.append(", or ")
          $0.append("write", .bold, leadingTo: "mailto:a@b.c")
        }
      ]),
      "see \u{E}https://a.b/?q=1#x\u{F}here\u{E}\u{F}, or \u{2}\u{E}mailto:a@b.c\u{F}write"
    ),
    (
      RichText([
        line(.bulleted) { $0.append("one") }, line(.bulleted), line(.numbered) { $0.append("1") },
        line(.bulleted),
      ]), "\u{11}one\n\u{11}\n\u{12}1\n\u{11}"
    ),
    (RichText([line { $0.append("👩‍🚀é日本", .bold) }]), "\u{2}👩‍🚀é日本"),
  ]

  @Test("A text has a code, from which the same text is read", arguments: samples.indices)
  func codes(index: Int) {
    let (text, code) = Self.samples[index]
    #expect(text.code == code)
    #expect(RichText(code: code) == text)
    #expect(RichText(code: text.code).code == text.code)
  }

  @Test("A text without marks is its own code")
  func plain() {
    let words = "Some words.\n\n- and a dash\n*stars*, <b>tags</b> & “signs”"
    #expect(RichText(code: words).code == words)
    #expect(RichText(code: words).words == words)
  }

  @Test(
    "Marks that make no sense are left out",
    arguments: [
      ("\u{1}a\u{7}b\r\nc\u{0}\u{7F}", "ab\nc"), ("a\u{11}b\u{12}", "ab"),
      ("\u{2}\u{2}a\u{2}\u{2}", "a"), ("a\u{2}\nb", "a\nb"), ("\u{E}https://a.b", "https://a.b"),
      ("\u{F}a\u{F}", "a"), ("\u{E}\u{E}https://a.b\u{F}a", "\u{E}https://a.b\u{F}a"),
      ("\u{E}https://a.b\nc\u{F}d", "https://a.b\ncd"), ("\u{E}\u{F}a", "a"),
    ])
  func nonsense(code: String, clean: String) {
    #expect(RichText(code: code).code == clean)
  }

  @Test(
    "A link that runs or contains something is left out, and so is one without a scheme",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc",
      "/path", "//a.b", "a.b", "", ":", "https://a b", "java\tscript:alert(1)",
      "https://" + String(repeating: "a", count: 2000),
    ])
  func links(address: String) {
    let text = RichText(code: "\u{E}\(address)\u{F}here")
    #expect(text.lines.map { $0.runs.map(\.address) } == [[nil]])
    #expect(text.words.hasSuffix("here"))
  }

  @Test("Any characters are the code of a text, and once cleaned it stays the same")
  func anything() {
    var seed: UInt64 = 7
    func random(_ count: UInt64) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % count)
    }
    let characters: [Unicode.Scalar] =
      (0..<0x20).map { Unicode.Scalar(UInt8($0)) } + [
        "a", "b", " ", "\u{7F}", "é", "\u{301}", "👩", "\u{200D}", "h", "t", "p", ":", "/",
      ]
    for _ in 0..<500 {
      var code = String.UnicodeScalarView()
      for _ in 0..<random(60) {
        if random(6) == 0 { code.append(contentsOf: "\u{E}https://a.b\u{F}".unicodeScalars) }
        code.append(characters[random(UInt64(characters.count))])
      }
      let text = RichText(code: String(code))
      #expect(RichText(code: text.code).code == text.code)
      #expect(RichText(code: text.code).words == text.words)
      let string = AttributedString(text)
      #expect(String(string.characters) == text.words)
    }
  }

  @Test("Marks are attributes")
  func attributes() {
    let code = "a\u{2}b\u{3}\u{5}\u{6}c\u{4}\u{E}https://a.b\u{F}d"
    let string = AttributedString(RichText(code: code))
    let runs = Array(string.runs)
    #expect(runs.map { String(string[$0.range].characters) } == ["a", "b", "c", "d"])
    #expect(
      runs.map(\.inlinePresentationIntent) == [
        nil, .stronglyEmphasized, [.stronglyEmphasized, .emphasized, .strikethrough, .code],
        [.stronglyEmphasized, .emphasized, .strikethrough, .code],
      ])
    #expect(runs.map(\.underlineStyle) == [nil, nil, nil, .single])
    #expect(runs.map(\.link) == [nil, nil, nil, URL(string: "https://a.b")])
    #expect(RichText(string).code == code)
  }

  @Test("Lines of lists are paragraphs with intents, whose items are numbered")
  func lists() {
    let code = "\u{12}a\n\u{12}b\n\u{11}c\nd\n\u{12}e"
    let string = AttributedString(RichText(code: code))
    let kinds = string.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(
      kinds == [
        [.listItem(ordinal: 1), .orderedList], [.listItem(ordinal: 2), .orderedList],
        [.listItem(ordinal: 1), .unorderedList], [], [.listItem(ordinal: 1), .orderedList],
      ])
    let identities = string.runs.flatMap { $0.presentationIntent?.components.map(\.identity) ?? [] }
    #expect(Set(identities).count == 7)
    #expect(RichText(string).code == code)
  }

  @Test("A string keeps what an editor shows when it is stored")
  func storing() throws {
    struct Note: Codable, Equatable { var text: AttributedString }
    let note = Note(text: AttributedString(RichText(code: "\u{11}a\n\u{11}\u{2}b\u{4}c")))
    let data = try JSONEncoder().encode(note)
    #expect(try JSONDecoder().decode(Note.self, from: data) == note)
  }

  @Test("A text shows the looks of a string")
  @MainActor
  func shown() {
    let view = Rendering { Text(AttributedString(RichText(code: "a\u{2}b\u{2}\u{3}\u{4}c"))) }
    let runs = view.all(.text).filter { $0.content.text != nil }
    #expect(runs.map(\.content.text) == ["a", "b", "c"])
    #expect(runs[0].state.styles.isEmpty)
    #expect(runs[1].state.styles == [.weight(.bold)])
    #expect(runs[2].state.styles == [.italic, .underline(.single)])
  }
}
