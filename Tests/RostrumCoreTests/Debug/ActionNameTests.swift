import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

@Suite struct ActionNameTests {
  @CasePathable enum Inner: Sendable {
    case tapped
    case typed(String)
    case picked(Colour)
    case moved(from: Int, to: Int)
  }
  enum Colour { case red }
  @CasePathable enum Outer: Sendable {
    case inner(Inner)
    case sheet(PresentationAction<Inner>)
    case path(StackAction<Int, Inner>)
    case rows(IdentifiedAction<Int, Inner>)
    indirect case again(Outer)
  }

  @Test(
    "A name is made of the cases",
    arguments: [
      (Outer.inner(.tapped), "inner.tapped"),
      (.sheet(.presented(.tapped)), "sheet.presented.tapped"),
      (.sheet(.dismiss), "sheet.dismiss"),
      (.path(.element(id: 3, action: .tapped)), "path.element.tapped"),
      (.path(.popFrom(id: 3)), "path.popFrom"),
      (.rows(.element(id: 7, action: .tapped)), "rows.element.tapped"),
      (.again(.again(.inner(.tapped))), "again.again.inner.tapped"),
    ])
  func cases(action: Outer, name: String) {
    #expect(actionName(action) == name)
  }

  @Test(
    "Values do not get into a name, so nothing that a person typed does",
    arguments: [
      (Inner.typed("secret"), "typed"), (.picked(.red), "picked"),
      (.moved(from: 1, to: 2), "moved"),
    ])
  func values(action: Inner, name: String) {
    #expect(actionName(action) == name)
  }

  @Test("An action that isn't an enum is named after its type")
  func noEnum() {
    #expect(actionName(7) == "Int")
    #expect(actionName(()) == "()")
  }
}
