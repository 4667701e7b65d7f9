import Rostrum

// Blocks 3 and 4, "Sheet, Popover, and Navigation Drill-Down" and "View with Multiple Presentation
// Modifiers", word for word. `State: Equatable` with a destination that does not say so needs the
// extension at the end.

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    Button("Count \(store.count)") { store.send(.incrementButtonTapped) }
  }
}

@Reducer
struct MultipleDestinations {
  @Reducer
  enum Destination {
    case drillDown(Counter)
    case popover(Counter)
    case sheet(Counter)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case showDrillDown
    case showPopover
    case showSheet
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .showDrillDown:
        state.destination = .drillDown(Counter.State())
        return .none

      case .showPopover:
        state.destination = .popover(Counter.State())
        return .none

      case .showSheet:
        state.destination = .sheet(Counter.State())
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension MultipleDestinations.Destination.State: Equatable {}

struct MultipleDestinationsView: View {
  @Bindable var store: StoreOf<MultipleDestinations>

  var body: some View {
    Form {
      Button("Show drill-down") {
        store.send(.showDrillDown)
      }

      Button("Show popover") {
        store.send(.showPopover)
      }

      Button("Show sheet") {
        store.send(.showSheet)
      }
    }
    .navigationDestination(
      item: $store.scope(
        state: \.destination?.drillDown,
        action: \.destination.drillDown
      )
    ) { store in
      CounterView(store: store)
    }
    .popover(
      item: $store.scope(
        state: \.destination?.popover,
        action: \.destination.popover
      )
    ) { store in
      CounterView(store: store)
    }
    .sheet(
      item: $store.scope(
        state: \.destination?.sheet,
        action: \.destination.sheet
      )
    ) { store in
      CounterView(store: store)
    }
  }
}
