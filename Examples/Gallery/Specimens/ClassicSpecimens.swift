import Foundation
import Rostrum
import RostrumClassic

/// Specimens of the views of 2023, which take the store itself.
struct ClassicSpecimens: View {
  var body: some View {
    Specimens("Presented by a store, as in 2023") {
      Specimen("V3.9", #"alert(store: store.scope(state: \.$alert, …))"#) { Hall(kind: .alert) }
      Specimen("V3.26", "confirmationDialog(store:)") { Hall(kind: .dialog) }
      Specimen("V3.113", "sheet(store:) {}") { Hall(kind: .sheet) }
      Specimen("V3.51", "fullScreenCover(store:) {}") { Hall(kind: .cover) }
      Specimen("V3.95", "popover(store:) {}") { Hall(kind: .popover) }
    }
  }
}

@Reducer
private struct GuestFeature {
  struct State: Equatable { var name: String }
  enum Action { case leaveButtonTapped }
  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await dismiss() } }
  }
}

@Reducer
private struct HallFeature {
  enum Answer: Equatable { case yes }
  enum Kind { case alert, cover, dialog, popover, sheet }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Answer>?
    @Presents var dialog: ConfirmationDialogState<Answer>?
    @Presents var guest: GuestFeature.State?
    var answer = "nothing"
  }

  enum Action {
    case alert(PresentationAction<Answer>)
    case dialog(PresentationAction<Answer>)
    case guest(PresentationAction<GuestFeature.Action>)
    case openButtonTapped(Kind)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.yes)), .dialog(.presented(.yes)): state.answer = "yes"
      case .openButtonTapped(.alert):
        state.alert = AlertState {
          TextState("Open the hall?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      case .openButtonTapped(.dialog):
        state.dialog = ConfirmationDialogState {
          TextState("Open the hall?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      case .openButtonTapped: state.guest = GuestFeature.State(name: "Ada")
      case .alert, .dialog, .guest: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$guest, action: \.guest) { GuestFeature() }
  }
}

/// A button that sends an action to a store, and what the store then presents.
private struct Hall: View {
  let kind: HallFeature.Kind
  @State private var store = Store(initialState: HallFeature.State()) { HallFeature() }

  var body: some View {
    presenting(Button("Open") { store.send(.openButtonTapped(kind)) })
    Text("Answer: \(store.answer)")
    Text(store.guest == nil ? "Closed" : "Open")
  }

  @ViewBuilder
  private func presenting(_ button: some View) -> some View {
    let guest = store.scope(state: \.$guest, action: { .guest($0) })
    switch kind {
    case .alert: button.alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
    case .dialog:
      button.confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
    case .sheet: button.sheet(store: guest) { Guest(store: $0) }
    case .cover: button.fullScreenCover(store: guest) { Guest(store: $0) }
    case .popover: button.popover(store: guest) { Guest(store: $0) }
    }
  }
}

private struct Guest: View {
  let store: StoreOf<GuestFeature>

  var body: some View { Button("Leave") { store.send(.leaveButtonTapped) } }
}
