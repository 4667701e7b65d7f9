import Rostrum

/// Everything about books, under one tab.
@Reducer
struct BookTab {
  @ObservableState
  struct State: Equatable {
    var filter = BookFilter.State()
    var flow = BookFlow.State()
    var goal = BookGoal.State()
    @Presents var welcome: BookWelcome.State?
  }

  enum Action {
    case filter(BookFilter.Action)
    case flow(BookFlow.Action)
    case goal(BookGoal.Action)
    case welcome(PresentationAction<BookWelcome.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.filter, action: \.filter) { BookFilter() }
    Scope(\.flow, action: \.flow) { BookFlow() }
    Scope(\.goal, action: \.goal) { BookGoal() }
      .ifLet(\.$welcome, action: \.welcome) { BookWelcome() }
  }
}
