import Foundation
import RostrumViews
import Testing

@testable import RostrumWeb

@Suite struct AtomTests {
  private func rules(
    _ styles: StyleProperty..., role: ElementRole = .group, isVertical: Bool = true
  ) -> [String?] {
    Atom.atoms(for: styles, role: role, isVertical: isVertical).map(\.rule)
  }

  @Test func writesNumbersWithoutCharactersThatMeanSomething() {
    #expect(Atom.word(8) == "8")
    #expect(Atom.word(-1.5) == "m1p5")
    #expect(Atom.word(0.1 + 0.2) == "0p3")
    #expect(Atom.word(.infinity) == "inf")
    #expect(Atom.word(.nan) == "0")
    #expect(Atom.word(1e20) == "99999")
  }

  @Test func makesRulesOfStyles() {
    #expect(
      rules(.padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)))
        == [".s-pad_8_16_8_16{padding-block:8px 8px;padding-inline:16px 16px}"])
    #expect(
      rules(.frame(Frame(maxWidth: .infinity, alignment: .leading)))
        == [
          ".s-maxw_inf{width:100%;"
            + ".r-stack-horizontal>&,.r-stack-horizontal>.r-group:has(>&){flex:1 1 0}}",
          ".s-within_start_center{display:flex;justify-content:start;align-items:center}",
        ])
    #expect(
      rules(.foreground(.color(.red)))
        == [".s-fg_c_yred{color:var(--r-red);--r-foreground:var(--r-red)}"])
    #expect(
      rules(.background(.color(Color(red: 1, green: 0, blue: 0.5))))
        == [".s-bg_c_xff0080ff{background:#ff0080ff}"])
    #expect(
      rules(.foreground(.color(.blue.opacity(0.25))))
        == [
          ".s-fg_c_o25_yblue{color:color-mix(in srgb,var(--r-blue) 25%,transparent)"
            + ";--r-foreground:color-mix(in srgb,var(--r-blue) 25%,transparent)}"
        ])
    #expect(
      Atom.atoms(
        for: [.padding(EdgeInsets(top: 8, leading: 4, bottom: 0, trailing: 16))], role: .button,
        isVertical: true, isFramed: true
      ).map(\.rule) == [
        ".s-out_8_16_0_4{margin-block:8px 0;margin-inline:4px 16px;max-inline-size:calc(100% - 4px - 16px)}"
      ])
    #expect(rules(.font(.headline)) == [".s-font_headline{font:var(--r-font-headline)}"])
    #expect(rules(.weight(.bold)) == [".s-weight_700.s-weight_700{font-weight:700}"])
    #expect(rules(.alignment(.leading), role: .stack) == [".s-align_start{align-items:start}"])
    #expect(
      rules(.alignment(.top), role: .stack, isVertical: false)
        == [".s-align_start{align-items:start}"])
  }

  @Test func childrenOfAStackStandTogetherInAFrame() {
    func tokens(_ frame: Frame, isVertical: Bool, own: Alignment? = nil) -> [String] {
      let styles = (own.map { [.alignment($0)] } ?? []) + [StyleProperty.frame(frame)]
      return Atom.atoms(for: styles, role: .stack, isVertical: isVertical).map(\.token)
    }
    let wide = Frame(maxWidth: .infinity, alignment: .trailing)
    #expect(tokens(wide, isVertical: false) == ["maxw_inf", "pack_end"])
    #expect(tokens(wide, isVertical: true) == ["maxw_inf", "align_end"])
    #expect(tokens(wide, isVertical: true, own: .leading) == ["align_start", "maxw_inf"])
    #expect(tokens(Frame(height: 9), isVertical: true) == ["h_9", "pack_center"])
    #expect(tokens(Frame(height: 9), isVertical: false) == ["h_9"])
  }

  @Test func innermostPropertyWins() {
    #expect(rules(.foreground(.color(.red)), .foreground(.color(.blue))).count == 1)
    #expect(
      rules(.foreground(.color(.red)), .foreground(.color(.blue))).first
        == ".s-fg_c_yred{color:var(--r-red);--r-foreground:var(--r-red)}")
  }

  @Test func aBoxIsFilledWithAGradientAndAPathWithItsFirstColour() {
    let fill = StyleProperty.fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).paint)
    func rule(isBox: Bool) -> String? {
      Atom.atoms(for: [fill], role: .shape, isVertical: true, isBox: isBox).first?.rule
    }
    let gradient = "linear-gradient(180deg,var(--r-red) 0%,var(--r-blue) 100%)"
    #expect(rule(isBox: true)?.contains("--r-shape:\(gradient)") == true)
    #expect(rule(isBox: false)?.contains("fill:var(--r-red)") == true)
  }

  /// One of every kind, so that none is written in a way that cannot be read.
  @Test(
    arguments: [
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      .frame(Frame(width: 10, height: 20)),
      .frame(Frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, maxHeight: .infinity)),
      .spacing(8), .alignment(.bottomTrailing), .font(.system(size: 17, weight: .bold)),
      .font(.body.italic().monospacedDigit().monospaced()), .weight(.light), .italic,
      .monospacedDigits, .underline, .strikethrough, .foreground(.hierarchical(2)),
      .foreground(.opacity(.color(.red), 0.5)), .background(.material(.thin)),
      .background(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).paint),
      .background(AngularGradient(colors: [.red, .blue], center: .center).paint),
      .background(.radial(Gradient(colors: [.red]), center: .top, startRadius: 0, endRadius: 9)),
      .tint(.green), .rowBackground(.color(Color("asset"))), .fill(.tint),
      .stroke(.color(.red), StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2])),
      .cornerRadius(4), .opacity(0.5), .rotation(.degrees(-90)), .scale(2), .offset(x: -1, y: 1),
      .shadow(.black, radius: 2, x: 0, y: 1), .lineLimit(2), .textAlignment(.trailing),
      .aspectRatio(1.5, .fit), .aspectRatio(nil, .fill),
      .fixedSize(horizontal: true, vertical: false),
      .clipped, .fontDesign(.serif), .tracking(-0.5), .baselineOffset(4), .textCase(.uppercase),
      .textCase(nil), .textSelection(true), .textSelection(false), .reservedLines(3),
      .lineStyle(Text.LineStyle(pattern: .dash)),
      .lineStyle(Text.LineStyle(pattern: .dot, color: .red)),
      .font(.body.smallCaps().leading(.tight)),
    ] as [StyleProperty], [ElementRole.group, .stack, .overlay])
  func everyPropertyHasARule(property: StyleProperty, role: ElementRole) {
    let atoms = Atom.atoms(for: [property], role: role, isVertical: true)
    #expect(!atoms.isEmpty)
    for atom in atoms {
      #expect(atom.rule != nil, "\(atom.token)")
      #expect(Atom(token: atom.token) == atom)
    }
  }

  @Test(arguments: [
    "", "_", "pad", "pad_1", "pad_1_2_3_4_5", "pad_1_2_3_x", "w_", "w_1p", "w_1p2p3", "w_mm1",
    "w_1;", "w_}", "fg_red", "fg_c_red", "fg_c_x12", "fg_c_xzzzzzzzz", "fg_c_o101_yred",
    "fg_c_ynone", "unknown_1", "font_comic", "weight_é", "lin_1_99_yred_0", "italic_1",
    "bg_lin_0_2_yred_0", "a{}", "../x", "pad_1_2_3_4.w_1", "stroke_url", "line_1_butt_miter",
  ])
  func refusesTokensThatAreNoAtoms(token: String) {
    #expect(Atom(token: token)?.rule == nil)
  }

  @Test func sheetsAreMadeFromTheirAddressesAlone() throws {
    let atoms = Atom.atoms(
      for: [.spacing(8), .weight(.bold)], role: .stack, isVertical: true)
    let addresses = StyleSheet.addresses(for: atoms)
    #expect(addresses == ["/_rostrum/atoms.css?gap_8.weight_700"])
    #expect(
      StyleSheet.css(query: "gap_8.weight_700")
        == ".s-gap_8{gap:8px}\n.s-weight_700.s-weight_700{font-weight:700}\n")
    #expect(StyleSheet.css(query: "gap_8.x") == nil)
    #expect(StyleSheet.css(query: "") == nil)
    #expect(StyleSheet.css(query: "gap_8..gap_9") == nil)
  }

  @Test func manyAtomsMakeSeveralSheets() {
    let atoms = (0..<2000).map { Atom("gap", Double($0)) }
    let addresses = StyleSheet.addresses(for: atoms)
    #expect(addresses.count > 1)
    #expect(addresses.allSatisfy { $0.utf8.count < 4100 })
    let rules = addresses.compactMap { address in
      StyleSheet.css(query: address.split(separator: "?")[1])
    }.joined()
    #expect(rules.count { $0 == "\n" } == 2000)
  }
}
