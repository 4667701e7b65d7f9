import RostrumCases
import RostrumPresentation
import Testing

@Suite struct IdentifiedActionTests {
  @Test func casePathsNameOneFeature() {
    let path: CaseKeyPath<ParentAction, String> = \.rows[id: 7].rename
    #expect(path("A") == .rows(.element(id: 7, action: .rename("A"))))
    let name: String? = ParentAction.rows(.element(id: 7, action: .rename("B")))[case: path]
    #expect(name == "B")
    #expect(ParentAction.rows(.element(id: 8, action: .rename("B")))[case: path] == nil)
  }

  @Test func elementCarriesIdentityAndAction() {
    let action = ParentAction.rows(.element(id: 7, action: .save))
    #expect(action[case: \.rows.element]?.id == 7)
    #expect(action[case: \.rows.element]?.action == .save)
  }

  @Test func whatIsWrittenIsReadAsAnEqualValue() throws {
    let action = IdentifiedAction<Int, DetailAction>.element(id: 1, action: .rename("A"))
    #expect(try roundTrip(action) == action)
  }
}
