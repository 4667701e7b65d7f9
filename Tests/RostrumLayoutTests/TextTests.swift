import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Texts") struct TextTests {
  private func size(_ words: String, _ width: Double, _ height: Double = 600) -> [Double] {
    Laid(Text(words).frame(width: width, height: height))[words].size
  }

  @Test("Lines are broken between words, and a text is as wide as its widest line")
  func wrapping() {
    #expect(size("one two three", 200) == [104, 16])
    #expect(size("one two three", 90) == [56, 32])
    #expect(size("one two three", 45) == [40, 48])
    #expect(size("one two three", 104) == [104, 16])
  }

  @Test("A word that is longer than a line is broken")
  func longWords() {
    #expect(size("incredible", 40) == [40, 32])
    #expect(size("an incredible one", 40) == [40, 64])
  }

  @Test("Lines end after hyphens and between letters of East Asian scripts")
  func breaks() {
    #expect(size("well-known", 60) == [40, 32])
    #expect(size("-5 to -9", 20) == [16, 48])
    #expect(size("漢字漢字", 20) == [16, 32])
    #expect(size("one\r\ntwo", 100) == [24, 32])
    #expect(size("one\u{A0}two", 30) == [24, 48])
  }

  @Test("A text in a low space is truncated")
  func truncation() {
    #expect(size("one two three four", 60, 40)[1] == 32)
    #expect(size("one two three four", 60, 10)[1] == 16)
    #expect(size("one two three four", 60, 10)[0] <= 60)
  }

  @Test("A text is limited to a number of lines")
  func lineLimit() {
    let laid = Laid(Text("one two three four").lineLimit(2).frame(width: 60))
    #expect(laid["one two three four"].height == 32)
    let inherited = Laid(VStack(Text("one two three four")).lineLimit(1).frame(width: 60))
    #expect(inherited["one two three four"].height == 16)
  }

  @Test("A text reserves space for missing lines")
  func reservedLines() {
    let view = V(.text("one", leadingTo: nil), styles: [.lineLimit(3), .reservedLines(3)])
    #expect(Laid(view).box.size == [24, 48])
  }

  @Test("Lines are further apart, and texts in the theme's sizes are larger")
  func leadingAndScale() {
    let view = V(.text("one two", leadingTo: nil), styles: [.lineSpacing(4)])
    #expect(Laid(view.frame(width: 30)).box.height == 40)
    #expect(Laid(V(.text("one", leadingTo: nil), styles: [.textScale(2)])).box.size == [48, 32])
    var font = TextFont()
    font.leading = 4
    font.scale = 2
    #expect(TextScale.macOS.line(of: font) == TextScale.Line(size: 26, height: 36))
    font.base = .size(10)
    #expect(TextScale.macOS.line(of: font) == TextScale.Line(size: 10, height: 16))
  }

  @Test("A line has the height that the text asks for")
  func lineHeights() {
    func height(_ look: LineHeightLook) -> Double {
      var font = TextFont()
      font.base = .size(20)
      font.lineHeight = look
      return TextScale.theme.line(of: font).height
    }
    #expect([.normal, .tight, .loose, .variable].map(height) == [26, 23, 32, 26])
    #expect(height(.multiple(2)) == 40 && height(.multiple(-1)) == 0)
    #expect(height(.exact(17)) == 17 && height(.leading(4)) == 30)
    let lines = V(.text("one two", leadingTo: nil), styles: [.lineHeight(.exact(30))])
    #expect(Laid(lines.frame(width: 30)).box.height == 60)
  }

  @Test("A text contains a line break")
  func lineBreaks() {
    #expect(Laid(Text("one\nthree")).box.size == [40, 32])
    #expect(Laid(Text("one\n\nthree")).box.size == [40, 48])
  }

  @Test("An empty text has no size, and a space takes a line")
  func empty() {
    #expect(Laid(Text("")).box.size == [0, 0])
    #expect(Laid(Text(" ")).box.height == 16)
  }

  @Test("A text with several styles is laid out as one text")
  func pieces() {
    let view = V(
      .text(nil, leadingTo: nil),
      [Text("one "), V(.text("two", leadingTo: nil), styles: [.font(.title)]), Text("!")])
    let laid = Laid(view)
    #expect(laid.box.size == [64, 32])
    // A run that is a link takes taps in all of the text.
    #expect(laid["!"] == laid.box)
  }

  @Test("An uppercase text is measured in uppercase letters")
  func textCase() {
    let lower = Laid(Text("iii"), .init(text: DejaVuMetrics())).box.width
    let view = V(.text("iii", leadingTo: nil), styles: [.textCase(.uppercase)])
    #expect(Laid(view, .init(text: DejaVuMetrics())).box.width > lower)
  }

  @Test("The included font measures letters, with the line heights of macOS")
  func shippedFont() {
    let metrics = DejaVuMetrics()
    let font = TextFont()
    #expect(metrics.lineHeight(of: font) == 16)
    #expect(abs(metrics.width(of: "Hello", in: font) - 31) < 1)
    #expect(metrics.width(of: "漢", in: font) > 1.8 * metrics.width(of: "x", in: font) * 0.9)
    #expect(metrics.width(of: "e\u{301}", in: font) == metrics.width(of: "e", in: font))
    var bold = font
    bold.weight = .bold
    #expect(metrics.width(of: "Hello", in: bold) > metrics.width(of: "Hello", in: font))
    let large = TextFont(.largeTitle)
    #expect(metrics.width(of: "Hello", in: large) == 2 * metrics.width(of: "Hello", in: font))
  }
}
