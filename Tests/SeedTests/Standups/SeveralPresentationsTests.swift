import RostrumClassic
import RostrumTesting
import Testing

/// The trouble with several optionals, as the seed ends with it: two presentations at once.
@MainActor
@Suite(.leakChecked) struct SeveralPresentationsTests {
  @Test("Two presentations of one view come up one after the other")
  func both() async {
    var state = StandupDetailFeature.State(standup: .design)
    state.editStandup = StandupFormFeature.State(standup: .design)
    state.alert = AlertState { TextState("Are you sure?") }
    let store = Store(initialState: state) { StandupDetailFeature() }
    let host = TestHost { StandupDetailView(store: store) }
    #expect(host.presentations.map(\.kind) == [.alert])
    await host.alert("Are you sure?").button("OK").tap()
    #expect(host.presentations.map(\.kind) == [.sheet])
    await host.button("Cancel").tap()
    #expect(host.presentations.isEmpty)
    #expect(store.withState { $0.alert == nil && $0.editStandup == nil })
  }
}
