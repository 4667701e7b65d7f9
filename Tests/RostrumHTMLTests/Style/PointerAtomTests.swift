import RostrumElements
import Testing

// NB: Tests `Atom` and `AtomContext`, which are internal.
@testable import RostrumHTML

@Suite("Rules of pointers") struct PointerAtomTests {
  private func rule(_ look: PointerLook) -> String {
    let atoms = Atom.atoms(for: [.pointer(look)], in: AtomContext(role: .group))
    return String(atoms[0].rule.drop { $0 != "{" })
  }

  @Test("The pointer is also that of controls in the view, and follows the direction of texts")
  func cursors() {
    let controls = ":where(& :is(button,select,label,summary,a)){cursor:inherit}}"
    #expect(rule(.grab) == "{cursor:grab;" + controls)
    #expect(rule(.arrow) == "{cursor:default;" + controls)
    #expect(
      rule(.leading) == "{cursor:w-resize;&:dir(rtl){cursor:e-resize};" + controls)
    #expect(
      rule(.falling) == "{cursor:nwse-resize;&:dir(rtl){cursor:nesw-resize};" + controls)
    #expect(rule(.vertical) == "{cursor:ns-resize;" + controls)
  }

  @Test("Each look has a cursor of its own")
  func distinct() {
    #expect(Set(PointerLook.allCases.map(rule)).count == PointerLook.allCases.count)
  }
}
