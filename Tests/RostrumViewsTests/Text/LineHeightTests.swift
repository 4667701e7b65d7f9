import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Lines of texts", .viewsEnd) struct LineHeightTests {
  @Test("Lines have the height that the innermost view asks for")
  func heights() throws {
    func styles(_ height: AttributedString.LineHeight?) throws -> [StyleProperty] {
      try Rendering { Text("a").lineHeight(height) }.only(.text).styles
    }
    #expect(try styles(.normal) == [.lineHeight(.normal)])
    #expect(try styles(.loose) == [.lineHeight(.loose)])
    #expect(try styles(.tight) == [.lineHeight(.tight)])
    #expect(try styles(.variable) == [.lineHeight(.variable)])
    #expect(try styles(.multiple(factor: 1.5)) == [.lineHeight(.multiple(1.5))])
    #expect(try styles(.exact(points: 32)) == [.lineHeight(.exact(32))])
    #expect(try styles(.leading(increase: 4)) == [.lineHeight(.leading(4))])
    #expect(try styles(.exact(points: .infinity)) == [.lineHeight(.exact(0))])
    #expect(try styles(nil) == [])
    let nested = Rendering { Group { Text("a").lineHeight(.tight) }.lineHeight(.loose) }
    #expect(try nested.only(.text).styles == [.lineHeight(.tight)])
  }

  private struct Reader: View {
    @Environment(\.lineHeight) private var lineHeight
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.minimumScaleFactor) private var factor
    @Environment(\.textCase) private var textCase
    @Environment(\.truncationMode) private var mode
    @Environment(\.autocorrectionDisabled) private var isUncorrected
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.appearsActive) private var isActive

    var body: some View {
      Text(verbatim: "\(lineHeight == .loose) \(lineSpacing) \(factor) \(textCase == .uppercase)")
      Text(verbatim: "\(mode == .tail) \(isUncorrected) \(prominence == .increased) \(isActive)")
    }
  }

  @Test("A view reads the looks of texts around it")
  func environment() throws {
    let plain = Rendering { Reader() }
    #expect(
      plain.all(.text).map { $0.content.text } == ["false 0.0 1.0 false", "true false false true"])
    let view = Rendering {
      Reader().lineHeight(.loose).lineSpacing(4).minimumScaleFactor(0.5).textCase(.uppercase)
        .truncationMode(.middle).autocorrectionDisabled()
        .environment(\.backgroundProminence, .increased)
        .environment(\.scenePhase, .background)
    }
    #expect(
      view.all(.text).map { $0.content.text } == ["true 4.0 0.5 true", "false true true false"])
  }

  @Test("Texts are set in a language, if it is certain")
  func languages() throws {
    func facts(_ view: some View) throws -> [ElementFact] {
      try Rendering { view }.only(.text).state.facts
    }
    let text = Text(verbatim: "a")
    #expect(try facts(text.typesettingLanguage(.init(languageCode: .thai))) == [.language("th")])
    #expect(
      try facts(text.typesettingLanguage(.explicit(.init(identifier: "de")))) == [.language("de")])
    #expect(try facts(text.typesettingLanguage(.automatic)) == [])
    let nested = text.typesettingLanguage(.init(languageCode: .thai))
    #expect(
      try facts(Group { nested }.typesettingLanguage(.init(languageCode: .german)))
        == [.language("th")])
    #expect(
      try facts(text.typesettingLanguage(.init(languageCode: .thai), isEnabled: false)) == [])
  }
}
