import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Spellings of text modifiers", .viewsEnd) struct TextModifierTests {
  /// What a text inherits from the stack around it.
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.stack).styles
  }

  @Test("The lines of all texts are aligned at one edge")
  func alignment() throws {
    #expect(
      try styles { VStack { Text("a") }.multilineTextAlignment(.center) }
        == [.textAlignment(.center)])
  }

  @Test("The digits of all texts have the same width")
  func digits() throws {
    #expect(try styles { VStack { Text("1") }.monospacedDigit() } == [.monospacedDigits])
  }

  @Test("The letters of all texts have the same width")
  func letters() throws {
    #expect(
      try styles { VStack { Text("a") }.monospaced() } == [.fontDesign(.monospaced)])
  }

  @Test("All texts are bold")
  func bold() throws {
    #expect(try styles { VStack { Text("a") }.bold() } == [.weight(.bold)])
  }

  @Test("All texts have a font")
  func font() throws {
    #expect(
      try styles { VStack { Text("a") }.font(.system(size: 60)) } == [.font(.system(size: 60))])
  }

  @Test("A conditional colour may be nil", arguments: [true, false])
  func optionalColor(isComplete: Bool) throws {
    #expect(
      try styles { HStack { Text("a") }.foregroundColor(isComplete ? .gray : nil) }
        == (isComplete ? [.foreground(.color(.gray))] : []))
  }

  @Test("A style of the theme makes texts fainter")
  func secondary() throws {
    #expect(
      try styles { VStack { Text("a") }.foregroundStyle(.secondary) }
        == [.foreground(.hierarchical(1))])
  }
}
