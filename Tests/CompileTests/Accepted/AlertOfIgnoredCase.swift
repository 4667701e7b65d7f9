// flags: -Xfrontend -solver-expression-time-threshold=5
import Rostrum

@Reducer struct Form {
  @ObservableState struct State: Equatable { var title = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some Reducer<State, Action> { BindingReducer() }
}

@Reducer struct Detail {
  @Reducer enum Destination {
    @ReducerCaseIgnored case alert(AlertState<Alert>)
    case edit(Form)
    @ReducerCaseIgnored case help(topic: String)

    @CasePathable enum Alert { case confirmed }

    @CasePathable enum Action {
      case alert(Alert)
      case edit(Form.Action)
    }
  }

  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var attendees: [String] = []
    var title = ""
  }

  enum Action {
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.confirmed))), .destination, .editButtonTapped: .none
      case .deleteButtonTapped: .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

struct DetailView: View {
  @Bindable var store: StoreOf<Detail>

  var body: some View {
    List {
      Section("Info") {
        Label("Start", systemImage: "timer").font(.headline).foregroundStyle(.blue)
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text("5 minutes")
        }
        HStack {
          Label("Theme", systemImage: "paintpalette")
          Spacer()
          Text(store.title).padding(4).background(.red).clipShape(RoundedRectangle(cornerRadius: 4))
        }
      }
      Section {
        ForEach(store.attendees, id: \.self) { attendee in
          Label(attendee, systemImage: "person")
        }
      } header: {
        Text("Attendees")
      }
      Section {
        Button("Delete") { store.send(.deleteButtonTapped) }
          .foregroundStyle(.red)
          .frame(maxWidth: .infinity)
      }
    }
    .toolbar {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .navigationTitle(store.title)
    .alert($store.scope(\.$destination, action: \.destination).alert)
    .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { form in
      NavigationStack {
        Text(form.title).navigationTitle(store.title)
      }
    }
  }
}
