// What the examples in the comments of RostrumTesting use without declaring it.
struct Failure: Error {}

@DependencyClient struct NumberFactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static var liveValue: Self { Self() }
  static var testValue: Self { Self() }
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
  var facts: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}

@Reducer struct Detail {
  @ObservableState struct State: Equatable {}
  @CasePathable enum Action {
    case deleteButtonTapped
    case delegate(Delegate)
    @CasePathable enum Delegate { case standupDeleted }
  }
}

@Reducer(state: .equatable) enum Path { case detail(Detail) }

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var fact: String?
    var title = ""
    var isAsking = false
    var path = StackState<Path.State>()
    @Shared(.inMemory("total")) var total = 0
  }
  @CasePathable enum Action: BindableAction {
    case ask, increment, incrementButtonTapped, factButtonTapped, refreshButtonTapped, timerStarted
    case binding(BindingAction<State>)
    case factResponse(String)
    case path(StackActionOf<Path>)
  }
}

typealias Feature = Counter
typealias RecordMeeting = Counter
typealias AppFeature = Counter

struct AppView: View {
  let store: StoreOf<Counter>
  var body: some View { Text(store.title) }
}

enum Log {
  enum Level: Sendable { case debug }
  @TaskLocal static var level = Level.debug
}
// MARK: Variables
let host = TestHost { Text("Design") }
let store = TestStore(initialState: Counter.State()) { Counter() }
let url = URL(fileURLWithPath: "photo.png")
_ = (host, store, url)
