import Foundation
import RostrumViews
import Testing

// NB: Tests `Atom`, `AtomContext` and `ZIndexAtom`, which are internal.
@testable import RostrumHTML

@Suite struct AtomTests {
  private func rules(
    _ styles: StyleProperty..., role: ElementRole = .group, isVertical: Bool = true
  ) -> [String] {
    Atom.atoms(for: styles, in: AtomContext(role: role, isVertical: isVertical)).map(\.rule)
  }

  @Test func writesNumbersWithoutCharactersThatMeanSomething() {
    func words(_ number: Double) -> String { ZIndexAtom(operand: AtomNumber(number)).atom.token }
    #expect(words(8) == "zIndex_8")
    #expect(words(-1.5) == "zIndex_m1p5")
    #expect(words(0.1 + 0.2) == "zIndex_0p3")
    #expect(words(0.05) == "zIndex_0p05")
    #expect(words(.nan) == "zIndex_0")
    #expect(words(1e20) == "zIndex_2000000")
    #expect(words(-.infinity) == "zIndex_m2000000")
  }

  @Test("A circle takes a gradient, and a line within it, as a clipped box")
  func circles() {
    func names(_ style: StyleProperty, inset: Double?) -> [String] {
      let context = AtomContext(role: .shape, circleInset: inset)
      return Atom.atoms(for: [style], in: context).map(\.name)
    }
    let gradient = Gradient(colors: [.red, .blue])
    let paint = PaintStyle.angular(gradient, center: .center, start: .zero, end: .degrees(360))
    #expect(names(.fill(paint), inset: 0) == ["disk"])
    #expect(names(.fill(.color(.red)), inset: 0) == ["fill"])
    #expect(names(.fill(paint), inset: nil) == ["fill"])
    let line = StrokeStyle(lineWidth: 10)
    #expect(names(.stroke(.color(.red), line), inset: 5) == ["ring"])
    #expect(names(.stroke(.color(.red), line), inset: 0) == ["stroke", "strokeStyle"])
    let circle = CGRect(x: 5, y: 5, width: 290, height: 290)
    let size = CGSize(width: 300, height: 300)
    #expect(ShapeOutline.path(Path(ellipseIn: circle), in: size).circleInset == 5)
    #expect(ShapeOutline.path(Path(circle), in: size).circleInset == nil)
  }

  @Test func makesRulesOfStyles() {
    #expect(
      rules(.padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)))
        == [".s-padding_8_16_8_16{padding-block:8px 8px;padding-inline:16px 16px}"])
    #expect(
      rules(.frame(Frame(maxWidth: .infinity, alignment: .leading)))
        == [".s-childAlignment_start_center{place-items:center start}"])
    #expect(
      rules(.frame(Frame(minWidth: 8, maxWidth: 80)))
        == [
          ".s-minWidth_8{min-width:8px}", ".s-maxWidth_80{width:80px;max-width:min(80px,100%)}",
          ".s-childAlignment_center_center{place-items:center center}",
        ])
    #expect(
      rules(.foreground(.color(.red)))
        == [
          ".s-foreground_red{color:var(--r-red);--r-foreground:var(--r-red);--r-ink:currentcolor}"
        ])
    #expect(
      rules(.background(.color(Color(red: 1, green: 0, blue: 0.5))))
        == [".s-background_rgb_ff0080ff{background:#ff0080ff}"])
    #expect(
      rules(.foreground(.color(.blue.opacity(0.25))))
        == [
          ".s-foreground_alpha_25_blue{color:color-mix(in srgb,var(--r-blue) 25%,transparent)"
            + ";--r-foreground:color-mix(in srgb,var(--r-blue) 25%,transparent)"
            + ";--r-ink:currentcolor}"
        ])
    #expect(
      Atom.atoms(
        for: [.padding(EdgeInsets(top: 8, leading: 4, bottom: 0, trailing: 16))],
        in: AtomContext(role: .button, isFramed: true)
      ).map(\.rule) == [
        ".s-margin_8_16_0_4{margin-block:8px 0;margin-inline:4px 16px;max-inline-size:calc(100% - 4px - 16px)}"
      ])
    #expect(rules(.font(.headline)) == [".s-font_headline{font:var(--r-font-headline)}"])
    #expect(rules(.weight(.bold)) == [".s-fontWeight_700.s-fontWeight_700{font-weight:700}"])
    #expect(rules(.alignment(.leading), role: .stack) == [".s-align_start{align-items:start}"])
    #expect(
      rules(.alignment(.top), role: .stack, isVertical: false)
        == [".s-align_start{align-items:start}"])
  }

  @Test func aFrameAlignsTheWordsOfAText() {
    let styles = [StyleProperty.frame(Frame(width: 80, alignment: .trailing))]
    #expect(
      Atom.atoms(for: styles, in: AtomContext(role: .text)).map(\.rule)
        == [
          ".s-width_80{width:80px;flex-shrink:0;--r-ideal-x:0px}",
          ".s-frameAlignment_end_center{display:flex;justify-content:end;align-items:center}",
        ])
  }

  @Test func innermostPropertyWins() {
    #expect(rules(.foreground(.color(.red)), .foreground(.color(.blue))).count == 1)
    #expect(
      rules(.foreground(.color(.red)), .foreground(.color(.blue))).first
        == ".s-foreground_red{color:var(--r-red);--r-foreground:var(--r-red);--r-ink:currentcolor}")
  }

  @Test func aBoxIsFilledWithAGradientAndAPathWithItsFirstColour() {
    let fill = StyleProperty.fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).paint)
    func rule(isBox: Bool) -> String? {
      Atom.atoms(for: [fill], in: AtomContext(role: .shape, isBox: isBox)).first?.rule
    }
    let gradient = "linear-gradient(180deg,var(--r-red) 0%,var(--r-blue) 100%)"
    #expect(rule(isBox: true)?.contains("--r-shape:\(gradient)") == true)
    #expect(rule(isBox: false)?.contains("fill:var(--r-red)") == true)
  }

  @Test(arguments: [
    "", "_", "padding", "padding_1", "padding_1_2_3_4_5", "padding_1_2_3_x", "width_", "width_1p",
    "width_1p2p3", "width_mm1", "width_01", "width_1p0", "width_m0", "width_2000001", "width_1;",
    "width_}", "foreground_color", "foreground_rgb_12", "foreground_rgb_zzzzzzzz",
    "foreground_rgb_FF0000FF", "foreground_alpha_101_red", "foreground_none", "unknown_1",
    "font_comic", "fontWeight_é", "linear_1_99_red_0", "italic_1", "background_linear_0_2_red_0",
    "a{}", "../x", "padding_1_2_3_4.width_1", "stroke_url", "strokeStyle_1_butt_miter",
  ])
  func refusesTokensThatAreNotAtoms(token: String) {
    #expect(Atom(token: token) == nil)
  }

  @Test func aLongTokenIsRefused() {
    #expect(Atom(token: "opacity_" + String(repeating: "9", count: 600)) == nil)
    let nested = String(repeating: "opacity_50_", count: 54) + "red"
    #expect(Atom(token: "background_" + nested) == nil)
  }

  @Test func sheetsAreMadeFromTheirAddressesAlone() throws {
    let atoms = Atom.atoms(
      for: [.spacing(8), .weight(.bold)], in: AtomContext(role: .stack))
    let addresses = StyleSheet.addresses(for: atoms)
    #expect(addresses == ["/_rostrum/atoms.css?spacing_8.fontWeight_700"])
    #expect(
      StyleSheet.css(query: "spacing_8.fontWeight_700")
        == ".s-spacing_8{gap:8px}\n.s-fontWeight_700.s-fontWeight_700{font-weight:700}\n")
    #expect(StyleSheet.css(query: "spacing_8.x") == nil)
    #expect(StyleSheet.css(query: "") == nil)
    #expect(StyleSheet.css(query: "spacing_8..spacing_9") == nil)
  }

  @Test func manyAtomsMakeSeveralSheets() {
    let atoms = (0..<2000).map { SpacingAtom(operand: AtomNumber($0)).atom }
    let addresses = StyleSheet.addresses(for: atoms)
    #expect(addresses.count > 1)
    #expect(addresses.allSatisfy { $0.utf8.count < 4100 })
    let rules = addresses.compactMap { address in
      StyleSheet.css(query: address.split(separator: "?")[1])
    }.joined()
    #expect(rules.count { $0 == "\n" } == 2000)
  }
}
