// What the examples in the comments of RostrumCases use without declaring it.
struct Row: Equatable, Identifiable { let id: Int }

@Reducer struct Detail {
  @ObservableState struct State: Equatable {
    var title = ""
    var rows: [Row] = []
  }
  @CasePathable enum Action { case titleChanged(String), detail(Int) }
}

@CasePathable @dynamicMemberLookup enum Action {
  case destination(Destination.Action)
  case detail(Detail.Action)
  case titleChanged(String)
}

@Reducer enum Destination {
  case list(Detail)
  case detail(Detail)
  @ReducerCaseIgnored case alert
}

struct Feature: Reducer {
  typealias State = Detail.State
  typealias Action = Detail.Action
  var body: some Reducer<State, Action> { EmptyReducer() }
}
// MARK: Variables
var destination = Destination.State.alert
let action = Action.titleChanged("")
let row = Row(id: 1)
struct Outer { var destination: Destination.State }
let store = Outer(destination: .alert)
_ = (action, row, store)
