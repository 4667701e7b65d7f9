// What the examples in the comments of RostrumPresentation use without declaring it.
struct Standup: Equatable, Identifiable, Sendable {
  let id: Int
  var title = ""
  static let mock = Standup(id: 0)
  static let design = Standup(id: 1, title: "Design")
  static let engineering = Standup(id: 2, title: "Engineering")
}

@Reducer struct Detail {
  @ObservableState struct State: Equatable {
    var standup: Standup = .mock
    var title = ""
  }
  enum Action: Equatable { case editButtonTapped, deleteButtonTapped }
}

@Reducer struct StandupForm {
  @ObservableState struct State: Equatable { var title = "" }
  enum Action: Equatable { case saved }
}

@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable { let id: Int }
  @CasePathable enum Action: Equatable { case toggled }
}

@Reducer(state: .equatable) enum Path {
  case detail(Detail)
}

enum Answer: Equatable, Sendable { case confirmDeletion, copyLink, sendMail }
enum ParentAction: Equatable, Sendable { case alert(Answer) }

@Reducer(state: .equatable) enum Destination {
  case edit(StandupForm)
  case alert(AlertState<Answer>)
}

@Reducer struct Feature {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    var dialog: ConfirmationDialogState<Answer>?
    var path = StackState<Path.State>()
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  @CasePathable enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Row>)
  }
}

struct Photo { var name = "" }
// MARK: Properties
@State var fact: Identified<Int, String>?
// MARK: Variables
var state = Feature.State()
let store = TestStore(initialState: Feature.State()) { Feature() }
let standup = Standup.design
var standups: IdentifiedArrayOf<Standup> = []
let alert = AlertState<Answer> { TextState("Sure?") }
let photo = Photo()
let id = standups.count
_ = (store, standup, alert, photo, id)
