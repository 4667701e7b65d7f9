import RostrumCases
import RostrumPresentation
import Testing

@Suite struct PresentationActionTests {
  @Test func casePathsPassThroughPresented() {
    let path: CaseKeyPath<ParentAction, String> = \.destination.detail.rename
    #expect(path("A") == .destination(.presented(.detail(.rename("A")))))
    let name: String? = ParentAction.destination(.presented(.detail(.rename("B"))))[case: path]
    #expect(name == "B")
    #expect(ParentAction.destination(.presented(.edit(.rename("B"))))[case: path] == nil)
    #expect(ParentAction.destination(.dismiss)[case: path] == nil)
  }

  @Test func casePathsCanNamePresentedToo() {
    let path: CaseKeyPath<ParentAction, Void> = \.destination.presented.detail.save
    #expect(path() == .destination(.presented(.detail(.save))))
  }

  @Test func dismissIsACase() {
    let path: CaseKeyPath<ParentAction, Void> = \.destination.dismiss
    #expect(path() == .destination(.dismiss))
    #expect(ParentAction.destination(.dismiss).is(path))
    #expect(!ParentAction.destination(.presented(.detail(.save))).is(path))
  }

  @Test func aDestinationsActionsKeepDismissBesideThem() {
    let path: CaseKeyPath<ParentAction, PresentationAction<DetailAction>> = \.destination.detail
    #expect(path(.dismiss) == .destination(.dismiss))
    #expect(path(.presented(.save)) == .destination(.presented(.detail(.save))))
    #expect(ParentAction.destination(.dismiss)[case: path] == .dismiss)
    #expect(
      ParentAction.destination(.presented(.detail(.save)))[case: path] == .presented(.save))
    #expect(ParentAction.destination(.presented(.edit(.save)))[case: path] == nil)
  }

  @Test func whatIsWrittenIsReadAsAnEqualValue() throws {
    for action in [PresentationAction.dismiss, .presented(DetailAction.rename("A"))] {
      #expect(try roundTrip(action) == action)
    }
  }
}
