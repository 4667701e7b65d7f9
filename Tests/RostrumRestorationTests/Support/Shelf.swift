import Rostrum

/// A shelf of books with everything that a feature may present.
@Reducer
struct Shelf {
  @Reducer
  enum Path {
    case book(Book)
    case note(Jotter)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Question>)
    case dialog(ConfirmationDialogState<Question>)
    case jotter(Jotter)

    @CasePathable
    enum Question: String, Codable {
      case clear
      case keep
    }
  }

  @ObservableState
  struct State: Codable {
    var books: IdentifiedArrayOf<Book.State> = []
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
    var query = ""
    @Shared(.inMemory("visits")) var visits = 0
  }

  enum Action: BindableAction {
    case addButtonTapped
    case askButtonTapped
    case binding(BindingAction<State>)
    case books(IdentifiedActionOf<Book>)
    case chooseButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case jotButtonTapped
    case openButtonTapped(Int)
    case path(StackActionOf<Path>)
    case removeButtonTapped
    case visitButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.books.append(Book.State(id: (state.books.last?.id ?? 0) + 1))
      case .askButtonTapped:
        state.destination = .alert(.question)
      case .chooseButtonTapped:
        state.destination = .dialog(.question)
      case .destination(.presented(.alert(.clear))), .destination(.presented(.dialog(.clear))):
        state.books = []
      case .jotButtonTapped:
        state.destination = .jotter(Jotter.State())
      case .openButtonTapped(let id):
        guard let book = state.books[id: id] else { break }
        state.path.append(.book(book))
      case .path(.element(_, .book(.noteButtonTapped))):
        state.path.append(.note(Jotter.State()))
      case .removeButtonTapped:
        if !state.books.isEmpty { state.books.removeFirst() }
      case .visitButtonTapped:
        state.$visits.withLock { $0 += 1 }
      case .binding, .books, .destination, .path:
        break
      }
      return .none
    }
    .forEach(\.books, action: \.books) { Book() }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Shelf.Path.State: Codable {}
extension Shelf.Destination.State: Codable {}

extension AlertState where Action == Shelf.Destination.Question {
  static var question: Self {
    AlertState {
      TextState("Clear the shelf?")
    } actions: {
      ButtonState(role: .destructive, action: .clear) { TextState("Clear") }
      ButtonState(action: .keep) { TextState("Keep") }
    } message: {
      TextState("There is ") + TextState("no").bold() + TextState(" way back.")
    }
  }
}

extension ConfirmationDialogState where Action == Shelf.Destination.Question {
  static var question: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Choose")
    } actions: {
      ButtonState(action: .clear) { TextState("Clear") }
      ButtonState(action: .keep) { TextState("Keep") }
    }
  }
}

@Reducer
struct Book {
  @ObservableState
  struct State: Codable, Identifiable {
    let id: Int
    var stars = 0
  }

  enum Action {
    case noteButtonTapped
    case starButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .starButtonTapped = action { state.stars += 1 }
      return .none
    }
  }
}

@Reducer
struct Jotter {
  @ObservableState
  struct State: Codable {
    var text = ""
    var isBold = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}
