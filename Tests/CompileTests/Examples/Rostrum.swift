// What the examples in the comments of Rostrum use without declaring it.
struct Standup: Equatable, Identifiable, Hashable { var id = 0; var name = ""; var title = "" }
struct Problem: Identifiable { var id = 0; var title = ""; var reason = "" }
struct Profile: Equatable, Sendable { var name = "" }
enum Answer: Equatable, Sendable { case delete }
@CasePathable @dynamicMemberLookup enum Status { case inStock(Int), outOfStock }

@DependencyClient struct NumberFactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static var liveValue: Self { Self() }
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}

struct FactView: View { var body: some View { Text("") } }

@Reducer struct DetailFeature {
  @ObservableState struct State: Equatable { var item = Standup() }
}

@Reducer struct Edit {
  @ObservableState struct State: Equatable { var title = "" }
}

@Reducer(state: .equatable) enum Path {
  case detail(DetailFeature)
}

@Reducer(state: .equatable) enum Destination {
  case edit(Edit)
  case alert(AlertState<Answer>)
}

@Reducer struct Feature {
  enum Field { case title }
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var dialog: ConfirmationDialogState<Answer>?
    var focus: Field?
    var list = Edit.State()
    var path = StackState<Path.State>()
    var query = ""
    var title = ""
  }
  @CasePathable enum Action: BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case dialog(PresentationAction<Answer>)
    case list(Edit.Action)
    case factResponse(String)
    case move
    case path(StackActionOf<Path>)
    case queryChanged(String)
  }
}

typealias AppFeature = Feature
typealias Form = Feature
extension Feature { typealias Path = Examples.Path }

struct FormView: View {
  let store: StoreOf<Edit>
  var body: some View { Text(store.title) }
}

typealias ListView = FormView
struct DetailView: View {
  let store: StoreOf<DetailFeature>
  var body: some View { Text(store.item.title) }
}

struct Facts: Sendable { func fetch() async throws -> String { "" } }
@MainActor func load() {}
@MainActor func delete() {}
@MainActor func share(_ name: String) {}
// MARK: Properties
@Bindable var store: StoreOf<Feature>
@State var ticks = 0
@State var standup: Standup?
@State var error: Problem?
@State var choice: String?
@Binding var nickname: String?
@Binding var status: Status
@Shared(.appStorage("isSoundOn")) var isSoundOn = true
@Shared(.inMemory("profile")) var profile = Profile()
var item = Standup()
// MARK: Variables
let store = Store(initialState: Feature.State()) { Feature() }
let facts = Facts()
_ = (store, facts)
