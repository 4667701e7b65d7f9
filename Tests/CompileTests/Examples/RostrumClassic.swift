// What the examples in the comments of RostrumClassic use without declaring it.
struct Standup: Equatable, Identifiable, Sendable {
  var id = 0
  var title = ""
}

struct Problem: Identifiable, Equatable { var id = 0 }
enum Field: Hashable { case title }
enum Alert: Equatable, Sendable { case delete }

@Reducer struct Detail {
  struct State: Equatable { var standup = Standup() }
  enum Action: Equatable { case saved }
}

typealias Tour = Detail
typealias Hint = Detail
typealias Results = Detail
typealias Home = Detail
typealias Login = Detail
typealias StandupsList = Detail

struct DetailView: View {
  let store: StoreOf<Detail>
  init(store: StoreOf<Detail>) { self.store = store }
  var body: some View { Text("") }
}

typealias ListView = DetailView
typealias TourView = DetailView
typealias HintView = DetailView
typealias ResultsView = DetailView
typealias StandupsListView = DetailView

typealias StandupForm = Detail

struct Row: Reducer {
  struct State: Equatable, Identifiable { var id = 0 }
  enum Action: Equatable { case saved }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct RowView: View {
  let store: StoreOf<Row>
  var body: some View { Text("") }
}

struct Path: Reducer {
  enum State: Equatable { case detail(Detail.State) }
  enum Action: Equatable { case detail(Detail.Action) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

enum Destination {
  enum State: Equatable { case edit(Form.State) }
}

struct Form: Reducer {
  struct State: Equatable {
    @BindingState var title = ""
    @BindingState var standup = Standup()
  }
  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

struct ViewState: Equatable {
  @BindingViewState var title: String
  @BindingViewState var standup: Standup
  init(store: BindingViewStore<Form.State>) {
    _title = store.$title
    _standup = store.$standup
  }
}

struct Counter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case addButtonTapped, buttonTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct Feature: Reducer {
  struct State: Equatable {
    @PresentationState var addStandup: Detail.State?
    @PresentationState var alert: AlertState<Alert>?
    @PresentationState var dialog: ConfirmationDialogState<Alert>?
    @PresentationState var detail: Detail.State?
    @PresentationState var hint: Detail.State?
    @PresentationState var tour: Detail.State?
    @PresentationState var destination: Destination.State?
    var isLoading = false
    var list = Detail.State()
    var name = ""
    var path = StackState<Path.State>()
    var problem: Problem?
    var results: Detail.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var standupsList = Detail.State()
  }
  enum Action: Equatable {
    case addStandup(PresentationAction<Detail.Action>)
    case alert(PresentationAction<Alert>)
    case alertDismissed, detailButtonTapped, refresh
    case dialog(PresentationAction<Alert>)
    case detail(PresentationAction<Detail.Action>)
    case hint(PresentationAction<Detail.Action>)
    case list(Detail.Action)
    case nameChanged(String)
    case path(StackAction<Path.State, Path.Action>)
    case results(Detail.Action)
    case rows(Row.State.ID, Row.Action)
    case row(id: Row.State.ID, action: Row.Action)
    case standupsList(Detail.Action)
    case tour(PresentationAction<Detail.Action>)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

typealias Action = Feature.Action
// MARK: Properties
let store = Store(initialState: Feature.State()) { Feature() }
let viewStore = ViewStore(Store(initialState: Feature.State()) { Feature() }, observe: { $0 })
// MARK: Variables
var state = Feature.State()
let id = StackState<Path.State>().ids.first!
let viewStore = ViewStore(Store(initialState: Feature.State()) { Feature() }, observe: { $0 })
var cancellables: Set<AnyCancellable> = []
_ = (state, id, viewStore, cancellables)
