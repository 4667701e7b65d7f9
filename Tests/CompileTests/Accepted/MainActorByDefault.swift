// flags: -default-isolation MainActor
import Rostrum

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var title: String?
  }
  enum Action {
    case up
    case named(String)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .up: state.count += 1
      case .named(let title): state.title = title
      }
      return .none
    }
  }
}

@Reducer enum Destination {
  case counter(Counter)
  case alert(AlertState<Never>)
}

@Reducer struct Home {
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var counter = Counter.State()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case counter(Counter.Action)
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some Reducer<State, Action> {
    BindingReducer()
    Scope(\.counter, action: \.counter) { Counter() }
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

struct HomeView: View {
  @Bindable var store: StoreOf<Home>

  var body: some View {
    Button("\(store.counter.count)") { store.send(.counter(.up)) }
      .sheet(item: $store.scope(\.destination?.counter, action: \.destination.counter)) { store in
        Text(store.title ?? "")
      }
  }
}

/// Shapes are drawn off the main actor, too.
struct Slice: Shape {
  var part = 0.5

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect).trimmedPath(from: 0, to: part)
  }
}

struct Ring: InsettableShape {
  var edge = 0.0

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: edge, dy: edge))
  }

  func inset(by amount: CGFloat) -> Ring { Ring(edge: edge + amount) }
}

struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

struct Pie: View {
  var body: some View {
    Slice(part: 0.25).fill(.red).layoutValue(key: Weight.self, value: 2)
    Ring().strokeBorder(.red, lineWidth: 4)
  }
}
