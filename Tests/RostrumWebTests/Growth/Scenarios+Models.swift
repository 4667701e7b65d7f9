import Observation
import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumScenes

/// Sheets of state that outlives them.
extension Scenarios {
  /// The same sheet, of a feature's state.
  struct Feature: Scenario {
    @State private var store = Store(initialState: Main.State()) { Main() }

    var body: some View {
      Button("Open") { store.send(.open) }
        .sheet(item: $store.scope(state: \.details, action: \.details)) { store in
          DetailsView(store: store)
        }
    }

    struct DetailsView: View {
      @Bindable var store: StoreOf<Details>

      var body: some View {
        TextField("Name", text: $store.name)
        Picker("Choice", selection: $store.choice) {
          ForEach(0..<10) { Text("Option \($0)") }
        }
        .task { await store.send(.task).finish() }
      }
    }

    @Reducer struct Details {
      @ObservableState struct State: Equatable {
        var name = ""
        var choice = 0
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case task
      }
      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { _, action in
          guard case .task = action else { return .none }
          return .run { _ in try await Task.never() }
        }
      }
    }

    @Reducer struct Main {
      @ObservableState struct State: Equatable {
        @Presents var details: Details.State?
      }
      enum Action {
        case open
        case details(PresentationAction<Details.Action>)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .open = action { state.details = Details.State() }
          return .none
        }
        .ifLet(\.$details, action: \.details) { Details() }
      }
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      await visitor.tap("Open")
      await visitor.act(.setText("Blob"), on: .textField)
      await visitor.act(.dismiss, on: .sheet)
    }
  }

  /// A sheet that reads a model which outlives it and does not change.
  struct Observed: Scenario {
    @State private var model = Model()
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Details(model: model) }
    }

    struct Details: View {
      @Bindable var model: Model

      var body: some View { TextField("Name", text: $model.name) }
    }

    @Observable final class Model {
      var name = ""
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      await visitor.tap("Open")
      await visitor.act(.dismiss, on: .sheet)
    }
  }
}
