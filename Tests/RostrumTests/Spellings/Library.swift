import Rostrum

/// A library that presents a thing in each way.
@Reducer
struct Library {
  @Reducer
  enum Destination {
    case alert(AlertState<Answer>)
    case drillDown(Todo)
    case edit(Todo)
    case popover(Todo)

    enum Answer { case yes }
  }

  @Reducer
  enum Path {
    case first(Todo)
    case second(Todo)
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    @Presents var dialog: ConfirmationDialogState<Destination.Answer>?
    var isSheetPresented = false
    var path = StackState<Path.State>()
    var answers = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case dialog(PresentationAction<Destination.Answer>)
    case open(State)
    case path(StackActionOf<Path>)
    case setSheet(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.yes))), .dialog(.presented(.yes)): state.answers += 1
      case .destination, .dialog, .path: break
      case .open(let next): state = next
      case .setSheet(let isPresented): state.isSheetPresented = isPresented
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$dialog, action: \.dialog)
    .forEach(\.path, action: \.path)
  }
}

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>

  var body: some View {
    screens
      .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
        Text("Edit \(store.title)")
      }
      .popover(item: $store.scope(\.$destination, action: \.destination).popover) { store in
        Text("Popover \(store.title)")
      }
      .alert($store.scope(\.$destination, action: \.destination).alert)
  }

  private var screens: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      root
    } destination: { store in
      switch store.case {
      case .first(let store): Text(store.title).navigationTitle("First")
      case .second(let store): Text(store.title).navigationTitle("Second")
      }
    }
    .sheet(isPresented: $store.isSheetPresented.sending(\.setSheet)) { Text("Flagged") }
    .confirmationDialog($store.scope(\.dialog, action: \.dialog))
  }

  private var root: some View {
    Text("Library").navigationTitle("Library")
      .navigationDestination(
        item: $store.scope(\.$destination, action: \.destination).drillDown
      ) { store in
        Text(store.title).navigationTitle("Drilled")
      }
  }
}
