import Foundation
import Rostrum

/// Specimens of what a store or a model presents.
struct StorePresentationSpecimens: View {
  var body: some View {
    Specimens("Presented by a store or a model") {
      Specimen("V3.7 V8.4", #"alert($store.scope(\.$destination, action: \.destination).alert)"#) {
        Desk(action: .askButtonTapped)
      }
      Specimen("V3.25 V8.7 V6.20 V6.21 V6.26", "confirmationDialog($store.scope(…))") {
        Desk(action: .chooseButtonTapped)
      }
      Specimen("V8.1", "sheet(item: $store.scope(…))") { Desk(action: .openSheetButtonTapped) }
      Specimen("V8.10", "popover(item: $store.scope(…))") {
        Desk(action: .openPopoverButtonTapped)
      }
      Specimen("V8.2", "sheet(isPresented: $store.isUp)") {
        Desk(action: .binding(.set(\.isUp, true)))
      }
      Specimen("V3.8 V8.5", "alert($model.alert) { action in }") { AlertedModel() }
    }
  }
}

@Reducer
private struct Paper {
  @ObservableState
  struct State: Equatable { var title: String }
  enum Action { case closeButtonTapped }
  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await dismiss() } }
  }
}

@Reducer
private struct DeskFeature {
  @Reducer
  enum Destination {
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
    case sheet(Paper)
    case popover(Paper)
  }

  enum Answer: Equatable { case burn, keep }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    var isUp = false
    var answer = "nothing"
  }

  enum Action: BindableAction {
    case askButtonTapped
    case binding(BindingAction<State>)
    case chooseButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case openPopoverButtonTapped
    case openSheetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .askButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Burn the papers?")
          } actions: {
            ButtonState(role: .destructive, action: .burn) { TextState("Burn") }
            ButtonState(role: .cancel) { TextState("Stop") }
          })
      case .chooseButtonTapped:
        state.destination = .dialog(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState("What with the papers?")
          } actions: {
            ButtonState(action: .keep) { TextState("Keep") }
            ButtonState(role: .destructive, action: .burn) { TextState("Burn") }
            ButtonState(role: .cancel) { TextState("Stop") }
          })
      case .openPopoverButtonTapped: state.destination = .popover(Paper.State(title: "A note"))
      case .openSheetButtonTapped: state.destination = .sheet(Paper.State(title: "A letter"))
      case .destination(.presented(.alert(let answer))),
        .destination(.presented(.dialog(let answer))):
        state.answer = answer == .burn ? "burn" : "keep"
      case .binding, .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

/// A button that sends an action to a store, and what the store then presents.
private struct Desk: View {
  let action: DeskFeature.Action
  @State private var store = Store(initialState: DeskFeature.State()) { DeskFeature() }

  var body: some View {
    Button("Open") { store.send(action) }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
      .sheet(item: $store.scope(state: \.destination?.sheet, action: \.destination.sheet)) {
        PaperView(store: $0)
      }
      .popover(item: $store.scope(state: \.destination?.popover, action: \.destination.popover)) {
        PaperView(store: $0)
      }
      .sheet(isPresented: $store.isUp) { Text("In the sheet") }
    Text("Answer: \(store.answer)")
    Text(store.destination == nil && !store.isUp ? "Closed" : "Open")
  }
}

private struct PaperView: View {
  let store: StoreOf<Paper>

  var body: some View {
    VStack {
      Text(store.title)
      Button("Close") { store.send(.closeButtonTapped) }
    }
    .padding()
  }
}

@MainActor @Observable
private final class AlertModel {
  var alert: AlertState<Bool>?
  var answer = "nothing"
}

private struct AlertedModel: View {
  @State private var model = AlertModel()

  var body: some View {
    Button("Open") {
      model.alert = AlertState {
        TextState("Go on?")
      } actions: {
        ButtonState(action: true) { TextState("Go on") }
      }
    }
    .alert($model.alert) { action in model.answer = action == true ? "go on" : "nothing" }
    Text("Answer: \(model.answer)")
  }
}
