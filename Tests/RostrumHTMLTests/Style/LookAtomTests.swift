import Foundation
import RostrumElements
import RostrumHTMLTestSupport
import Testing

// NB: Tests `Atom` and `AtomContext`, which are internal.
@testable import RostrumHTML

@Suite("Rules of looks") struct LookAtomTests {
  private func rules(_ style: StyleProperty) -> [String] {
    Atom.atoms(for: [style], in: AtomContext(role: .group)).map(\.rule)
      .map { String($0.drop { $0 != "{" }) }
  }

  @Test(
    "A style is one rule",
    arguments: [
      (
        .rotation(.degrees(3), anchor: .topLeading),
        "{rotate:3deg;transform-origin:0% 0%;&:dir(rtl){transform-origin:100% 0%}}"
      ),
      (.scale(2, anchor: .bottom), "{scale:2;transform-origin:50% 100%}"),
      (.stretch(x: 2, y: 1, anchor: .top), "{scale:2 1;transform-origin:50% 0%}"),
      (
        .spin(Spin(.degrees(30), about: (0, 1, 0), perspective: 0.5)),
        "{transform:perspective(800px) rotate3d(0,1,0,30deg)}"
      ),
      (
        .spin(Spin(.degrees(30), about: (1, 0, 0), anchor: .top, depth: 4, perspective: 0)),
        "{transform:rotate3d(1,0,0,30deg);transform-origin:50% 0% 4px}"
      ),
      (.isolated, "{isolation:isolate}"),
      (.itemTint(.red), "{--r-item:var(--r-red)}"),
      (.itemTint(nil), "{--r-item:var(--r-tint)}"),
      (
        .focusEffectDisabled,
        "{&:focus-visible,& :focus-visible,&:has(:focus-visible){outline:none}}"
      ),
      (.readingPriority(1.5), "{reading-order:-150;:has(>&){reading-flow:source-order}}"),
      (.readingPriority(-.infinity), "{reading-order:1000000;:has(>&){reading-flow:source-order}}"),
      (
        .keepsInvertedColors,
        "{@media (inverted-colors:inverted){filter:invert(1);& :is(img,video,&){filter:none}}}"
      ),
      (.evenOdd, "{fill-rule:evenodd}"),
      (
        .cornerRadii(RectangleCornerRadii(topLeading: 1, bottomTrailing: 2)),
        "{border-start-start-radius:1px;border-start-end-radius:0;border-end-start-radius:0"
          + ";border-end-end-radius:2px}"
      ),
      (.rowMinimum(20), "{& .r-row{min-block-size:20px}}"),
      (.headerMinimum(30), "{& .r-header{min-block-size:30px}}"),
      (
        .sectionLine(.top, .red), "{&.r-section{border-block-start:1px solid var(--r-red)}}"
      ),
      (
        .mask(
          .linear(Gradient(colors: [.black, .white]), start: .top, end: .bottom)),
        "{mask-image:linear-gradient(180deg,var(--r-black) 0%,var(--r-white) 100%)}"
      ),
      (
        .fill(.shade(.red)),
        "{fill:linear-gradient(color-mix(in oklab,var(--r-red),#fff 18%),var(--r-red));"
          + "--r-shape:linear-gradient(color-mix(in oklab,var(--r-red),#fff 18%),var(--r-red))}"
      ),
    ] as [(StyleProperty, String)])
  func rule(style: StyleProperty, rule: String) {
    let context = AtomContext(role: .shape, isBox: true)
    let found = Atom.atoms(for: [style], in: context).map(\.rule)
      .map { String($0.drop { $0 != "{" }) }
    #expect(found == [rule])
  }

  @Test("An outline is a polygon in percent, and its holes are joined to it")
  func outline() {
    let size = CGSize(width: 200, height: 100)
    let triangle = Path { path in
      path.move(to: CGPoint(x: 0, y: 100))
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 200, y: 100))
      path.closeSubpath()
    }
    #expect(
      rules(.outline(triangle, in: size)) == ["{clip-path:polygon(0% 100%,50% 0%,100% 100%)}"])
    var ring = Path(CGRect(x: 0, y: 0, width: 200, height: 100))
    ring.addRect(CGRect(x: 50, y: 25, width: 100, height: 50))
    let rule = rules(.outline(ring, in: size, isEvenOdd: true))[0]
    #expect(rule.hasPrefix("{clip-path:polygon(evenodd,0% 0%,"))
    #expect(rule.hasSuffix("25% 25%,0% 0%)}"))
    #expect(rules(.outline(Path(), in: size)) == ["{clip-path:polygon(0 0)}"])
  }

  @Test("The atom of any outline fits into an address")
  func length() {
    var path = Path()
    for number in 0..<100 {
      path.addEllipse(in: CGRect(x: number, y: number, width: 33, height: 77))
    }
    let size = CGSize(width: 333, height: 333)
    for atom in Atom.atoms(for: [.outline(path, in: size)], in: AtomContext(role: .group)) {
      #expect(atom.token.utf8.count < StyleSheet.maximumQuery)
    }
  }

  @Test("Glass is a plain fill for readers who ask for less transparency")
  func glass() {
    let plain = rules(.glass(GlassLook(tint: .red, radius: 8)))[0]
    #expect(plain.contains("border-radius:8px"))
    #expect(plain.contains("backdrop-filter:blur(14px)"))
    #expect(
      plain.contains(
        "@media (prefers-reduced-transparency:reduce),(prefers-contrast:more){"
          + "background:var(--r-red);backdrop-filter:none}"))
    #expect(!plain.contains("&:active"))
    #expect(
      rules(.glass(GlassLook(isInteractive: true, radius: 8)))[0].contains("&:active{filter:"))
  }

  @Test("Sizes and line spacing make each font of the theme again")
  func fonts() {
    let rule = rules(.textScale(2))[0]
    #expect(rule.hasPrefix("{--r-scale:2;"))
    for style in Font.TextStyle.allCases {
      #expect(rule.contains("--r-font-\(style.rawValue):"))
    }
    #expect(rules(.lineSpacing(4))[0].hasPrefix("{--r-leading:4px;"))
  }

  @Test("The fonts are those of the theme's style sheet")
  func theme() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/RostrumWeb/Client/rostrum.css")
    let css = try String(contentsOf: file, encoding: .utf8)
    #expect(Set(ThemeFont.all.map(\.style)) == Set(Font.TextStyle.allCases))
    for font in ThemeFont.all { #expect(css.contains(font.original), "\(font.original)") }
  }

  @Test("Resolved fonts have the sizes of the theme")
  func pointSizes() {
    for font in ThemeFont.all {
      #expect(Double(font.rem).map { $0 * 16 } == font.style.pointSize, "\(font.style)")
      let resolved = Font.system(font.style).resolve(in: Font.Context(factor: 1))
      #expect(resolved.weight.rawValue == font.weight)
    }
  }

  @Test("The marker of a gauge is at a fraction of the bar, from the side where lines begin")
  func gaugeMark() {
    let bar = DOMNode(
      .make(1, .gauge(25, in: 20...40, .accessoryLinear)),
      in: .root(saying: .english, resources: .example))
    #expect(bar.classes.contains("r-gauge-accessoryLinear"))
    let mark = GaugeMarkAtom(operand: AtomNumber(0.25)).declarations
    #expect(mark.contains("calc(50% + var(--r-way)*(0.25 - .5)*(100% - 7px))"))
  }

  @Test("A placeholder hides letters, pictures and what is within")
  func redacted() {
    let rule = rules(.redacted)[0]
    #expect(rule.contains("color:transparent!important"))
    #expect(rule.contains("object-position:-99999px 0"))
  }
}
