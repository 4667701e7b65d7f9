import Foundation
import RostrumFoundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Looks and Markdown of attributed strings", .viewsEnd)
struct AttributedStringLookTests {
  @Test("A text shows the fonts, colours and distances of its parts")
  func looks() throws {
    var string = AttributedString("ab")
    string.foregroundColor = .red
    string.backgroundColor = .yellow
    string.font = .body
    string.kern = 2
    string.baselineOffset = 3
    let styles = try Rendering { Text(string) }.only(.text).styles
    for style: StyleProperty in [
      .foreground(.color(.red)), .background(.color(.yellow)), .font(.body), .tracking(2),
      .baselineOffset(3),
    ] {
      #expect(styles.contains(style))
    }
  }

  @Test("A part has its own colour, and the text around it keeps its own")
  func nesting() throws {
    var string = AttributedString("find it")
    let range = try #require(string.range(of: "it"))
    string[range].foregroundColor = .red
    string[range].inlinePresentationIntent = .stronglyEmphasized
    let view = Rendering { Text(string).foregroundStyle(.blue) }
    #expect(view.outline.contains(#"text "find " style=foreground"#))
    #expect(view.outline.contains(#"text "it" style=weight+foreground"#))
  }

  @Test("Marks in lines are attributes, and addresses are relative to a base")
  func markdown() throws {
    let string = try AttributedString(
      markdown: "**a** [b](c)\nd",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://example.com/"))
    #expect(String(string.characters) == "a b\nd")
    let bold = string.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized }
    #expect(bold.map { String(string[$0.range].characters) } == "a")
    let link = string.runs.compactMap(\.link).first
    #expect(link?.absoluteString == "https://example.com/c")
  }

  @Test("Empty lines separate paragraphs, and other ends of lines are spaces")
  func paragraphs() throws {
    let string = try AttributedString(markdown: "a\nb\n\n*c*")
    #expect(String(string.characters) == "a bc")
    #expect(Set(string.runs.compactMap(\.presentationIntent)).count == 2)
    let line = try AttributedString(
      markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(line.characters) == "a b")
    #expect(line.runs.allSatisfy { $0.presentationIntent == nil })
  }
}
