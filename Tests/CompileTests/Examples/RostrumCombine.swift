// What the examples in the comments of RostrumCombine use without declaring it.
final class Player: ObservableObject {
  @Published var volume = 0.5
}

struct ContentView: View { var body: some View { Text("") } }

@Reducer struct Feature {
  @ObservableState struct State: Equatable {
    var query = ""
    var isLoading = false
  }
  @CasePathable enum Action {
    case onAppear, timerTicked, results, queryChanged(String), locationChanged(Int)
  }
}

typealias Search = Feature
typealias Action = Feature.Action
enum CancelID { case search }

final class Model {
  @Published var email = ""
  @Published var password = ""
  @Published var query = ""
  @Published var isValid = false
}

struct Location { let updates = PassthroughSubject<Int, Never>() }
final class Spinner { var isShown = false }
@MainActor func reload() {}
// MARK: Properties
@State var now = Date()
// MARK: Variables
@Dependency(\.mainQueue) var mainQueue
let player = Player()
let store = Store(initialState: Feature.State()) { Feature() }
let location = Location()
let spinner = Spinner()
var cancellables: Set<AnyCancellable> = []
let refreshes = PassthroughSubject<Void, Never>()
let timer = PassthroughSubject<Void, Never>()
var now = Date()
func send(_ action: Feature.Action) async {}
_ = (player, store, location, spinner, refreshes, timer, now)
