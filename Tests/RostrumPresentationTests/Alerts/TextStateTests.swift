import CustomDump
import RostrumPresentation
import Testing

@Suite struct TextStateTests {
  @Test func itsWordsAreAString() {
    let name = "Design"
    let text = TextState("Delete \(name)") + TextState(verbatim: "?").bold()
    #expect(String(state: text) == "Delete Design?")
    #expect(String(state: TextState(name.prefix(3))) == "Des")
  }

  @Test func textsThatReadAndLookTheSameAreEqual() {
    #expect(TextState("Hello, world") == TextState("Hello, ") + TextState("world"))
    #expect(TextState("a") + TextState("") == TextState("a"))
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("a").bold().bold(false) == TextState("a"))
    #expect(TextState("a").bold().italic() == TextState("a").italic().bold())
  }

  @Test func partsOfATextKeepHowTheyAreSet() {
    let text = TextState("a") + TextState("b").bold()
    #expect(text.runs.map(\.text) == ["a", "b"])
    #expect(text.runs.map(\.format.isBold) == [false, true])
    #expect(text.italic().runs.map(\.format.isItalic) == [true, true])
    #expect(text.bold().runs.map(\.text) == ["ab"])
  }

  @Test func everyFormatIsKept() throws {
    let text = TextState("x").bold().italic().underline().strikethrough().monospaced()
      .monospacedDigit().baselineOffset(1).kerning(2).tracking(3).accessibilityLabel("ex")
    var format = TextFormat()
    format.isBold = true
    format.isItalic = true
    format.isUnderlined = true
    format.isStruckThrough = true
    format.isMonospaced = true
    format.hasMonospacedDigits = true
    format.baselineOffset = 1
    format.kerning = 2
    format.tracking = 3
    format.accessibilityLabel = "ex"
    #expect(text.runs.map(\.format) == [format])
    #expect(try roundTrip(text) == text)
  }

  @Test func aDumpMarksHowWordsAreSet() {
    let text = TextState("Delete ") + TextState("Design").bold().italic() + TextState("?")
    #expect(String(customDumping: text) == #""Delete _**Design**_?""#)
  }
}
