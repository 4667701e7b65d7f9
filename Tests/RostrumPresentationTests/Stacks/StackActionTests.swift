import RostrumCases
import RostrumPresentation
import Testing

@Suite struct StackActionTests {
  @Test func casePathsNameOneElement() {
    let path: CaseKeyPath<ParentAction, Void> = \.path[id: 0].detail.save
    let action = ParentAction.path(.element(id: 0, action: .detail(.save)))
    #expect(path() == action)
    #expect(action.is(path))
    #expect(!action.is(\.path[id: 1].detail.save))
    #expect(!action.is(\.path[id: 0].edit))
  }

  @Test func popFromAndPushAreCases() {
    let pop = ParentAction.path(.popFrom(id: 3))
    #expect(pop[case: \.path.popFrom] == 3)
    #expect(!pop.is(\.path.push))
    let push = ParentAction.path(.push(id: 1, state: .help))
    #expect(push[case: \.path.push]?.id == 1)
    #expect(push[case: \.path.push]?.state == .help)
    #expect(!push.is(\.path.element))
  }

  @Test func elementCarriesIdentityAndAction() {
    let action = ParentAction.path(.element(id: 2, action: .edit(.save)))
    #expect(action[case: \.path.element]?.id == 2)
    #expect(action[case: \.path.element]?.action == .edit(.save))
  }

  @Test func whatIsWrittenIsReadAsAnEqualValue() throws {
    let actions: [StackAction<Destination, DestinationAction>] = [
      .element(id: 2, action: .edit(.save)), .popFrom(id: 1), .push(id: 3, state: .help),
    ]
    #expect(try roundTrip(actions) == actions)
  }
}
