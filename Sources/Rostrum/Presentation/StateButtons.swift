import RostrumPresentation
import RostrumViews

/// The buttons of an alert or a confirmation dialog in state.
struct StateButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let send: @MainActor (Action?) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(button, action: send).spoken(as: button.label)
    }
  }
}
