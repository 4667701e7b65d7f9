// What the examples in the comments of RostrumCore use without declaring it.
struct Standup: Codable, Equatable, Identifiable, Sendable {
  var id = 0
  var title = ""
}

struct Meeting: Equatable {}
struct Filter: Equatable, Sendable {}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Standup>>.Default {
  static var saved: Self {
    Self[.fileStorage(.documentsDirectory.appending(path: "a.json")), default: []]
  }
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Standup>> {
  static func standups(of team: String) -> Self {
    .fileStorage(.documentsDirectory.appending(path: team))
  }
}

enum Alert: Equatable, Sendable { case delete }

@Reducer struct Detail {
  @ObservableState struct State: Equatable { var title = "" }
}

typealias StandupDetail = Detail
typealias Player = Detail
typealias Edit = Detail
typealias StandupsList = Detail

@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable { var id = 0 }
}

@Reducer(state: .equatable) enum Destination {
  case detail(Detail)
  case edit(Edit)
  case alert(AlertState<Alert>)
}

@Reducer struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case incrementButtonTapped }
}

typealias AppFeature = Counter

@Reducer struct Form {
  @ObservableState struct State: Equatable { var standup = Standup() }
  enum Action: ViewAction {
    case view(View)
    @CasePathable enum View { case saveButtonTapped }
  }
}

enum CancelID { case search, follow, upload, download }

@Reducer struct Feature {
  @ObservableState struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    @Presents var destination: Destination.State?
    @Presents var form: Form.State?
    var child: Detail.State?
    var count = 0
    var draft = ""
    var isSaved = false
    var list = Detail.State()
    var path = StackState<Detail.State>()
    var player: Detail.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var standup = Standup()
    @Shared(.saved) var standups
    var title = ""
  }
  @CasePathable enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case child(Detail.Action)
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case doneButtonTapped, cancelButtonTapped, editButtonTapped, factButtonTapped, saveButtonTapped,
      task, unfollow
    case factResponse(String)
    case finished(Int)
    case form(PresentationAction<Form.Action>)
    case list(Detail.Action)
    case locationChanged(Int)
    case path(StackActionOf<Detail>)
    case player(Detail.Action)
    case queryChanged(String)
    case results([String])
    case rows(IdentifiedActionOf<Row>)
    case started
    case suggestions([String])
    case timerTicked
    case upload(Int)
    enum Delegate: Equatable { case saved(Standup) }
  }
}

struct Facts: Sendable { func fetch(_ number: Int) async throws -> String { "" } }
struct Logger: Sendable {
  func debug(_ text: String) {}
  func warning(_ text: String) {}
}

let facts = Facts()
let logger = Logger()
let clock = ContinuousClock()
let stops = AsyncStream<Void> { nil }
@Sendable func search(_ query: String) async throws -> [String] { [] }
@Sendable func suggestions() async -> [String] { [] }
@Sendable func save(_ text: String) async throws {}
@Sendable func work() async throws -> Int { 0 }
let dismiss = DismissEffect {}

struct DetailView: View {
  let store: StoreOf<Detail>
  var body: some View { Text(store.title) }
}

typealias ListView = DetailView
typealias ChildView = DetailView

struct RowView: View {
  let store: StoreOf<Row>
  var body: some View { Text("\(store.id)") }
}

struct StandupRow: View {
  let standup: Shared<Standup>
  var body: some View { Text(standup.wrappedValue.title) }
}
// MARK: Properties
let store: StoreOf<Feature>
@Shared(.saved) var standups
// MARK: Variables
let store = Store(initialState: Feature.State()) { Feature() }
var state = Feature.State()
let standup = Standup()
let team = ""
_ = (store, state, standup, team)
