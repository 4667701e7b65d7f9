import Foundation
import Testing

// NB: Tests `applied`, which is internal.
@testable import RostrumViews

@MainActor @Suite(.viewsEnd) struct TextLookTests {
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  @Test func linesHaveAPatternAndAColour() throws {
    let line = Text.LineStyle(pattern: .dash, color: .red)
    #expect(
      try styles { Text("a").underline(pattern: .dash, color: .red) }
        == [.underline(line)])
    #expect(
      try styles { VStack { Text("a") }.strikethrough(true, pattern: .dot) } == [])
    #expect(
      try styles { Group { Text("a") }.strikethrough(true, pattern: .dot) }
        == [.strikethrough(Text.LineStyle(pattern: .dot))])
    #expect(try styles { Text("a").underline(false, color: .red) } == [])
    #expect(try styles { Text("a").underline() } == [.underline(.single)])
  }

  @Test func lettersHaveKindsAndDistances() throws {
    #expect(try styles { Text("a").monospaced() } == [.fontDesign(.monospaced)])
    #expect(try styles { Text("a").fontDesign(.serif) } == [.fontDesign(.serif)])
    #expect(try styles { Text("a").fontDesign(nil) } == [])
    #expect(try styles { Text("a").kerning(2) } == [.tracking(2)])
    #expect(try styles { Text("a").tracking(-1) } == [.tracking(-1)])
    #expect(try styles { Text("a").baselineOffset(3) } == [.baselineOffset(3)])
    #expect(try styles { EmptyText().monospaced(false) } == [])
  }

  private struct EmptyText: View {
    var body: some View { Text("a") }
  }

  @Test func viewsHaveTheSameLooksAsTexts() throws {
    #expect(
      try styles {
        EmptyText().monospaced().tracking(1).baselineOffset(2).kerning(9)
      } == [.fontDesign(.monospaced), .tracking(1), .baselineOffset(2)])
  }

  @Test func lettersCanBeLargeOrSmall() throws {
    #expect(try styles { Text("a").textCase(.uppercase) } == [.textCase(.uppercase)])
    #expect(
      try styles { Group { Text("a").textCase(nil) }.textCase(.lowercase) } == [.textCase(nil)])
  }

  @Test func textsCanBeSelectedOrNot() throws {
    #expect(try styles { Text("a").textSelection(.enabled) } == [.textSelection(true)])
    #expect(try styles { Text("a").textSelection(.disabled) } == [.textSelection(false)])
  }

  @Test func linesHaveLimitsAtBothEnds() throws {
    #expect(try styles { Text("a").lineLimit(2...4) } == [.lineLimit(4), .reservedLines(2)])
    #expect(try styles { Text("a").lineLimit(2...) } == [.reservedLines(2)])
    #expect(try styles { Text("a").lineLimit(...3) } == [.lineLimit(3)])
    #expect(
      try styles { Text("a").lineLimit(3, reservesSpace: true) }
        == [.lineLimit(3), .reservedLines(3)])
    #expect(try styles { Text("a").lineLimit(3, reservesSpace: false) } == [.lineLimit(3)])
  }

  @Test func headingsOfSectionsCanStandOut() throws {
    let view = Rendering {
      List { Section("a") { Text("b") } }.headerProminence(.increased)
      List { Section("a") { Text("b") }.headerProminence(.standard) }
    }
    #expect(
      view.all(.section).map(\.content) == [
        .section(isExpanded: nil, isProminent: true), .section(isExpanded: nil, isProminent: false),
      ])
  }

  @Test(arguments: [
    ("star", SymbolVariants.fill, "star.fill"), ("star.fill", .fill, "star.fill"),
    ("star", .circle, "star.circle"), ("star", .circle.fill, "star.circle.fill"),
    ("star.fill", .circle, "star.circle.fill"), ("bell", .slash.fill, "bell.slash.fill"),
    ("a", .square, "a.square"), ("a", .rectangle, "a.rectangle"), ("a.b", .none, "a.b"),
    ("fill", .fill, "fill.fill"),
  ])
  func symbolsHaveOtherDrawings(name: String, variant: SymbolVariants, drawing: String) {
    #expect(variant.applied(to: name) == drawing)
  }

  @Test func fontsHaveDistancesBetweenLinesAndSmallCapitals() {
    let font = Font.body.leading(.tight).smallCaps()
    #expect(font.leading == .tight)
    #expect(font.smallCapitals == .all)
    #expect(Font.custom("Inter", fixedSize: 12) == Font.custom("Inter", size: 12))
  }
}
