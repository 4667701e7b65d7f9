import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

@MainActor
@Suite("What extensions may say of features made by macros")
struct MacroLimitTests {
  @Test("State and actions can be extended before the feature is met")
  func extensions() {
    let store = Store(initialState: Gauge.State()) { Gauge() }
    for action in Gauge.Action.twice { store.send(action) }
    #expect(store.isEven)
    #expect(store.level == 2)
  }

  @Test("A conformance of state in an extension is synthesized")
  func conformance() {
    #expect(Gauges.State.gauge(.init()) == .gauge(.init()))
    #expect(Gauges.State.gauge(.init(level: 1)) != .gauge(.init()))
    #expect(Gauges.State.off != .gauge(.init()))
  }

  @Test("A conformance of actions in an extension is synthesized")
  func actionConformance() {
    #expect(Gauges.Action.gauge(.up) == .gauge(.up))
  }

  @Test("A body in an extension is the feature's body")
  func bodyInExtension() {
    let store = Store(initialState: Lamp.State()) { Lamp() }
    store.send(.toggle)
    #expect(store.isOn)
  }

  @Test("A feature may present one that presents it")
  func mutual() {
    let store = Store(initialState: Folder.State()) { Folder() }
    store.send(.open)
    store.send(.destination(.presented(.folder(.open))))
    #expect(store.destination?.folder?.destination?.folder != nil)
  }
}

extension Gauge.State {
  fileprivate var isEven: Bool { level.isMultiple(of: 2) }
}

extension Gauge.Action {
  fileprivate static var twice: [Self] { [.up, .up] }
}

extension Gauges.State: Equatable {}
extension Gauges.Action: Equatable {}

@Reducer private struct Gauge {
  @ObservableState struct State: Equatable {
    var level = 0
  }
  enum Action: Equatable { case up }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.level += 1
      return .none
    }
  }
}

@Reducer private enum Gauges {
  case gauge(Gauge)
  case off
}

@Reducer private struct Lamp {
  @ObservableState struct State {
    var isOn = false
  }
  enum Action { case toggle }
}

extension Lamp {
  fileprivate var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}

@Reducer private struct Folder {
  @ObservableState struct State {
    @Presents var destination: Destination.State?
  }
  enum Action {
    indirect case destination(PresentationAction<Destination.Action>)
    case open
  }
  @Reducer indirect enum Destination {
    case folder(Folder)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .open = action { state.destination = .folder(State()) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
