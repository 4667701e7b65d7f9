import RostrumPresentation
import RostrumViews

extension Button where Label == Text {
  /// Makes a button of one that is held in state.
  ///
  /// - Parameters:
  ///   - state: The button.
  ///   - send: Takes the button's action; `nil` for a button that only dismisses.
  public init<Action>(
    _ state: ButtonState<Action>, action send: @escaping @MainActor (Action?) -> Void
  ) {
    let action = state.action.action
    self.init(role: state.role.map(ButtonRole.init)) {
      send(action)
    } label: {
      Text(state.label)
    }
  }
}

extension ButtonRole {
  /// Makes a role of one that is held in state.
  ///
  /// - Parameter role: The role.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
