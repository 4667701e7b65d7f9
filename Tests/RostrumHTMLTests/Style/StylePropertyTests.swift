import Foundation
import RostrumElements
import Testing

// NB: Tests `Atom` and `AtomContext`, which are internal.
@testable import RostrumHTML

@Suite struct StylePropertyTests {
  @Test(
    "The class name of each property parses to the same atom",
    arguments: StyleProperty.Kind.allCases)
  func roundTrip(kind: StyleProperty.Kind) {
    for property in kind.samples {
      #expect(property.kind == kind)
      let atoms = AtomContext.all.flatMap { Atom.atoms(for: [property], in: $0) }
      let isDrawn = ![
        .colorMultiply, .innerShadow, .guides, .layoutDirection, .matched, .contentTransition,
      ].contains(kind)
      #expect(!atoms.isEmpty || !isDrawn, "\(property)")
      for atom in atoms {
        let read = Atom(token: atom.token)
        #expect(read == atom, "\(atom.token)")
        #expect(read?.rule == atom.rule, "\(atom.token)")
      }
    }
  }

  @Test("Every kind of atom is used, and no two have the same first word")
  func names() {
    let names = Atom.kinds.flatMap { $0.names }
    #expect(Set(names).count == names.count)
    let properties = StyleProperty.Kind.allCases.flatMap(\.samples)
    var drawn = Set(
      AtomContext.all.flatMap { context in
        properties.flatMap { Atom.atoms(for: [$0], in: context).map(\.name) }
      })
    drawn.formUnion([
      "barSubtitle", "chartGap", "chartHeight", "chartHigh", "chartRows", "chartWide", "chartWidth",
      "columnCount", "disk",
      "ellipse", "flood", "gaugeMark", "innerShadow", "markCorners", "mask", "minLength",
      "multiply", "optionRow", "plot",
      "richText", "ring", "webPage",
    ])
    drawn.formUnion(TabViewPartAtom.names)
    drawn.formUnion(PresentedAtom.names + InspectorWidthAtom.names + ChartPartAtom.names)
    drawn.formUnion(TablePartAtom.names + CellWidthAtom.names + BadgeAtom.names)
    drawn.formUnion(SuggestionsAtom.names + PassingMaskAtom.names)
    drawn.formUnion(TextDrawingAtom.names + PanesAtom.names)
    #expect(Set(names).subtracting(drawn) == [])
    #expect(drawn.subtracting(names) == [])
  }

  @Test("A value that rounds to the same name is the same atom")
  func canonical() {
    func atoms(_ property: StyleProperty) -> [Atom] {
      Atom.atoms(for: [property], in: AtomContext(role: .group))
    }
    #expect(atoms(.opacity(0.50001)) == atoms(.opacity(0.5)))
    #expect(
      atoms(.tint(Color(red: 0.5, green: 0, blue: 0)))
        == atoms(.tint(Color(red: 0.5001, green: 0, blue: 0))))
    #expect(atoms(.foreground(.hierarchical(1))) == atoms(.foreground(.color(.secondary))))
  }

  @Test("An infinite frame has no exact size")
  func endlessFrame() {
    let frame = StyleProperty.frame(Frame(width: .infinity))
    #expect(Atom.atoms(for: [frame], in: AtomContext(role: .scroll)) == [])
  }
}

extension AtomContext {
  /// One element of each way in which properties are drawn.
  fileprivate static let all = [
    AtomContext(role: .group), AtomContext(role: .stack), AtomContext(role: .overlay),
    AtomContext(role: .stack, isVertical: false), AtomContext(role: .textField),
    AtomContext(role: .shape), AtomContext(role: .shape, isBox: true),
    AtomContext(role: .button, isFramed: true),
  ]
}
