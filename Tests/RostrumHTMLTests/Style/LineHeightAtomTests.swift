import RostrumElements
import Testing

// NB: Tests `Atom` and `AtomContext`, which are internal.
@testable import RostrumHTML

@Suite("Rules of lines") struct LineHeightAtomTests {
  @Test(
    "The height is that of each text in the view",
    arguments: [
      (.normal, "1.3em"), (.tight, "1.15em"), (.loose, "1.6em"), (.variable, "normal"),
      (.multiple(1.5), "1.5em"), (.multiple(-1), "0em"), (.exact(32), "32px"),
      (.leading(4), "calc(1.3em + 4px)"), (.leading(-2.5), "calc(1.3em + -2.5px)"),
    ] as [(LineHeightLook, String)])
  func heights(look: LineHeightLook, height: String) {
    let atoms = Atom.atoms(for: [.lineHeight(look)], in: AtomContext(role: .text))
    #expect(
      atoms.map { String($0.rule.drop { $0 != "{" }) } == [
        "{--r-line-height:\(height);&.r-text,& .r-text{line-height:var(--r-line-height)}}"
      ])
  }

  @Test("A name without its number, or with a further one, has no rule")
  func refusals() {
    for token in ["lineHeight", "lineHeight_exact", "lineHeight_loose_2", "lineHeight_2"] {
      #expect(Atom(token: token) == nil)
    }
  }
}
