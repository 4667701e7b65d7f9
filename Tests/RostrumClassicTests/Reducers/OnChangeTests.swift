import RostrumClassic
import Testing

@MainActor
@Suite struct OnChangeTests {
  private struct Meter: Reducer {
    struct State: Equatable {
      var level = 0.0
      var log: [String] = []
    }

    var body: some Reducer<State, Double> {
      Reduce { state, level in
        state.level = level
        return .none
      }
      .onChange(of: \.level, removeDuplicates: { $0.rounded() == $1.rounded() }) { old, new in
        Reduce { state, _ in
          state.log.append("\(old) to \(new)")
          return .none
        }
      }
    }
  }

  @Test("A reducer runs when a value has changed by a comparison of the feature's own")
  func comparison() {
    let store = Store(initialState: Meter.State()) { Meter() }
    store.send(0.2)
    store.send(0.9)
    store.send(1.1)
    #expect(store.withState(\.log) == ["0.2 to 0.9"])
  }
}
