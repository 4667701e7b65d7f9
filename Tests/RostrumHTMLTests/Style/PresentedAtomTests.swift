import RostrumHTMLTestSupport
import RostrumScenes
import Testing

// NB: Tests `Atom`, which is internal.
@testable import RostrumHTML

@Suite struct PresentedAtomTests {
  private func classes(_ content: ElementContent, _ facts: [PresentationFact]) -> String {
    var content = content
    content.presentation = facts
    var writer = HTMLWriter()
    writer.visit(.make(1, content), in: .root, isFirst: true)
    return writer.html
  }

  @Test("Each atom is read from its token", arguments: PresentedAtom.Name.allCases)
  func tokens(name: PresentedAtom.Name) {
    let atom = PresentedAtom(name: name).atom
    #expect(Atom(token: atom.token) == atom)
    // What is behind a presentation has one place at each width.
    #expect(atom.rule.contains("{@media (min-width:640px)") == (name != .backdrop))
  }

  @Test(
    "A popover is at its edge",
    arguments: zip(Edge.allCases, ["Top", "Leading", "Bottom", "Trailing"]))
  func edge(edge: Edge, name: String) {
    #expect(classes(.popover(), [.edge(edge)]).contains("s-popover\(name)"))
    #expect(!classes(.sheet(), [.edge(edge)]).contains("s-popover"))
  }

  @Test("Detents determine the height of a sheet, and the sizing its width")
  func sizing() {
    let page = PresentationFact.sizing(SheetSizing(isPage: true))
    let sheet = classes(.sheet(), [page])
    #expect(sheet.contains("s-pageWidth") && sheet.contains("s-pageHeight"))
    let resting = classes(.sheet(), [.detents([.medium]), page])
    #expect(resting.contains("s-pageWidth") && !resting.contains("s-pageHeight"))
    #expect(!classes(.sheet(), [.backgroundInteraction, page]).contains("s-page"))
    let fitted = classes(.sheet(), [.sizing(SheetSizing(fitsWidth: true, fitsHeight: true))])
    #expect(fitted.contains("s-fitWidth") && fitted.contains("s-fitHeight"))
  }

  @Test("An inspector has a width of its own, and its view that much less room")
  func inspector() {
    let style = StyleProperty.columnWidth(least: 200, ideal: 280, greatest: nil)
    let atoms = Atom.atoms(for: [style], in: AtomContext(role: .inspector))
    #expect(atoms.map(\.token) == ["inspectorWidth_200_280_2000"])
    #expect(atoms.map { Atom(token: $0.token) } == atoms)
    #expect(
      atoms.first?.rule.contains("padding-inline-end:calc(clamp(200px,280px,2000px) + 12px)")
        == true)
  }
}
