import RostrumElements
import RostrumHTMLTestSupport
import Testing

// NB: Tests `DOMNode`, which is internal.
@testable import RostrumHTML

@Suite("Badges of rows") struct RowBadgeHTMLTests {
  private func badge(_ prominence: BadgeProminence?) throws -> DOMNode {
    var parts: [Part] = [.fact(.badge("3"))]
    if let prominence { parts.append(.fact(.badgeProminence(prominence))) }
    let row = DOMNode(.make(1, .row, parts), in: .root)
    return try #require(row.children.first { $0.classes.contains("r-row__badge") })
  }

  @Test("A badge that stands out more or less than others has a style of its own")
  func prominence() throws {
    #expect(try badge(nil).atoms.isEmpty)
    #expect(try badge(.standard).atoms.isEmpty)
    #expect(try badge(.increased).atoms.map(\.className) == ["s-badgeIncreased"])
    let decreased = try badge(.decreased).atoms.map(\.rule)
    #expect(decreased == [".s-badgeDecreased{color:var(--r-tertiary)}"])
    #expect(Atom(token: "badgeIncreased") == BadgeAtom(name: .badgeIncreased).atom)
  }
}
