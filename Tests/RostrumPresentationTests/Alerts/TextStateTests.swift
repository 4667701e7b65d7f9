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

  @Test func aDumpNamesEverythingThatLooksDifferent() {
    let texts = [
      TextState("a").monospacedDigit(), TextState("a").baselineOffset(1),
      TextState("a").kerning(2), TextState("a").tracking(3), TextState("a").underline(),
      TextState("a").strikethrough(), TextState("a").monospaced(),
      TextState("a").accessibilityLabel("ay"),
    ]
    #expect(
      texts.map { String(customDumping: $0) } == [
        #""<monospaced-digits>a</monospaced-digits>""#,
        #""<baseline-offset=1.0>a</baseline-offset>""#,
        #""<kerning=2.0>a</kerning>""#,
        #""<tracking=3.0>a</tracking>""#,
        #""<u>a</u>""#,
        #""~~a~~""#,
        #""`a`""#,
        #""<accessibility-label=ay>a</accessibility-label>""#,
      ])
  }

  @Test func aDifferenceShowsWhatLooksDifferent() {
    #expect(
      diff(TextState("a"), TextState("a").bold()) == """
        - "a"
        + "**a**"
        """)
  }

  @Test func wordsAreReadAloudAsTheirLabelsSay() {
    let doctor = TextState("Dr.").accessibilityLabel("Doctor")
    let text = TextState("Meet ") + doctor + TextState(" Who")
    #expect(text.spoken == "Meet Doctor Who")
    #expect(String(state: text) == "Meet Dr. Who")
  }

  @Test func aLabelOfJoinedTextsIsReadOnce() {
    let text = (TextState("1") + TextState("st").bold()).accessibilityLabel("first")
    #expect(text.spoken == "first")
    #expect(text.runs.map(\.text) == ["1", "st"])
  }

  @Test func aLabelCanBeAText() {
    let label = TextState("see ") + TextState("x").accessibilityLabel("ex")
    #expect(TextState("§").accessibilityLabel(label).spoken == "see ex")
  }

  @Test func anEmptyTextIsNothingHoweverItIsSet() {
    #expect(TextState("").bold() == TextState(verbatim: ""))
    #expect((TextState("").italic() + TextState("a")).runs.count == 1)
  }

  @Test func joiningIsAssociative() {
    let (a, b, c) = (TextState("a"), TextState("b").bold(), TextState("c").bold())
    #expect((a + b) + c == a + (b + c))
    #expect((a + b + c).runs.map(\.text) == ["a", "bc"])
  }

  @Test func markupInWordsIsOnlyWords() {
    #expect(String(state: TextState("**a** %@ \\(b)")) == "**a** %@ \\(b)")
    #expect(TextState("**a**") != TextState("a").bold())
  }

  @Test func theSameTextsHaveTheSameHash() {
    let joined = TextState("a") + TextState("b").bold()
    #expect(Set([joined, TextState("a") + TextState("b").bold(), TextState("ab")]).count == 2)
  }
}
