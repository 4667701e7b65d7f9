import Foundation
import RostrumElements
import RostrumHTMLTestSupport
import Testing

// NB: Tests `Atom` and `AtomContext`, which are internal.
@testable import RostrumHTML

@Suite("Rules of fonts and mixtures") struct FontAtomTests {
  private func rules(_ style: StyleProperty) -> [String] {
    Atom.atoms(for: [style], in: AtomContext(role: .text)).map(\.rule)
      .map { String($0.drop { $0 != "{" }) }
  }

  @Test("Small capitals replace some letters or all")
  func smallCapitals() {
    func caps(_ font: Font) -> String { rules(.font(font)).last ?? "" }
    #expect(caps(.body.smallCaps()) == "{font-variant-caps:all-small-caps}")
    #expect(caps(.body.lowercaseSmallCaps()) == "{font-variant-caps:small-caps}")
    #expect(caps(.body.uppercaseSmallCaps()) == "{font-variant-caps:unicase}")
  }

  @Test("Widths are percentages within those of fonts")
  func widths() {
    #expect(rules(.fontWidth(.condensed)) == ["{font-stretch:75%}"])
    #expect(rules(.fontWidth(Font.Width(9))) == ["{font-stretch:200%}"])
    #expect(rules(.font(.body.width(.expanded))).last == "{font-stretch:125%}")
  }

  @Test("A multiple of a text style follows the reader's setting, and one of a size doesn't")
  func multiples() {
    #expect(
      rules(.font(.callout.scaled(by: 1.5))).last
        == "{font-size:calc(1rem*1.5*var(--r-scale,1))}")
    #expect(rules(.font(.system(size: 10).scaled(by: 2))) == ["{font-size:20px}"])
  }

  @Test("A size of texts within another one divides by it")
  func nested() {
    #expect(rules(.textScale(1.65))[0].hasSuffix(";:where(&){font-size:calc(1em*1.65)}}"))
    let inner = rules(.textScale(1.12, around: 1.65))[0]
    #expect(inner.hasPrefix("{--r-scale:1.12;"))
    #expect(inner.hasSuffix(";:where(&){font-size:calc(1em*0.679)}}"))
  }

  @Test("A mixture of colors is made by the browser")
  func mixtures() {
    let color = Color.red.mix(with: .blue, by: 0.3)
    #expect(
      AtomColor(color).css == "color-mix(in oklab,var(--r-red),var(--r-blue) 30%)")
    let rule = rules(.background(.color(Color.red.mix(with: .white, by: 1, in: .device))))
    #expect(rule == ["{background:color-mix(in srgb,var(--r-red),var(--r-white) 100%)}"])
  }

  @Test("A text that may be shrunk asks for the script that does it")
  func shrinking() {
    let text = ElementSnapshot.make(1, .text("a"), [.styles([.leastScale(0.5)])])
    let context = DOMContext.root(saying: .english, resources: .example)
    #expect(DOMNode(text, in: context)["data-script"] == "/details.js")
    #expect(rules(.leastScale(0.5)) == ["{--r-least:0.5}"])
  }

  @Test("A text that may lose its middle asks for the script that does it, and keeps its words")
  func truncation() {
    func node(_ mode: TextTruncationMode) -> DOMNode {
      DOMNode(
        ElementSnapshot.make(1, .text("abc"), [.styles([.truncation(mode)])]),
        in: .root(saying: .english, resources: .example))
    }
    #expect(node(.middle)["data-script"] == "/truncation.js" && node(.middle).text == "abc")
    #expect(node(.head)["data-script"] == "/truncation.js")
    #expect(node(.tail)["data-script"] == nil)
    #expect(rules(.truncation(.tail)) == ["{--r-truncation:tail}"])
    let rule = rules(.truncation(.head))[0]
    #expect(rule.hasPrefix("{--r-truncation:head;@media screen and (forced-colors:none){"))
    #expect(rule.contains("&::before{content:attr(data-cut)/\"\";"))
  }
}
