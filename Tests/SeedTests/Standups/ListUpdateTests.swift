import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ListUpdateTests {
  private var edited: Standup {
    var standup = Standup.design
    standup.title = "Design systems"
    return standup
  }

  private var state: AppFeature.State {
    AppFeature.State(
      path: StackState([
        .detail(
          StandupDetailFeature.State(
            editStandup: StandupFormFeature.State(standup: edited), standup: .design))
      ]),
      standupsList: StandupsListFeature.State(standups: [.design]))
  }

  @Test("When a detail is popped, its parent still sees what it was")
  func onPop() async {
    var state = state
    state.path[id: 0] = .detail(StandupDetailFeature.State(standup: edited))
    let store = TestStore(initialState: state) { UpdateOnPop() }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
      $0.standupsList.standups = [edited]
    }
  }

  @Test("When a detail saves, its parent sees what it saved")
  func onSave() async {
    let store = TestStore(initialState: state) { UpdateOnSave() }
    store.exhaustivity = .off
    await store.send(.path(.element(id: 0, action: .detail(.saveStandupButtonTapped)))) {
      $0.standupsList.standups = [edited]
    }
  }

  @Test("A detail tells its parent, and does nothing with what it tells")
  func delegate() async {
    let store = TestStore(
      initialState: StandupDetailFeature.State(
        editStandup: StandupFormFeature.State(standup: edited), standup: .design)
    ) { DelegateOnSave() }
    await store.send(.saveStandupButtonTapped) {
      $0.standup = edited
    }
    await store.receive(.delegate(.standupUpdated(edited)))
  }
}
