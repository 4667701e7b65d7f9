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
    self.init(role: state.role.map(ButtonRole.init)) {
      state.withAnimatedAction(send)
    } label: {
      Text(state.label)
    }
  }

  /// Makes a button of one that is held in state, whose action is performed asynchronously.
  ///
  /// - Parameters:
  ///   - state: The button.
  ///   - perform: Takes the button's action; `nil` for a button that only dismisses.
  public init<Action: Sendable>(
    _ state: ButtonState<Action>, action perform: @escaping @MainActor (Action?) async -> Void
  ) {
    self.init(role: state.role.map(ButtonRole.init)) {
      state.reportLateAnimation()
      Task { await perform(state.action.action) }
    } label: {
      Text(state.label)
    }
  }
}

extension ButtonState {
  /// Hands the action over so that what it changes moves as the button says.
  @MainActor
  func withAnimatedAction(_ perform: @MainActor (Action?) -> Void) {
    guard let animation = action.animation?.value as? Animation else {
      return perform(action.action)
    }
    withAnimation(animation) { perform(action.action) }
  }
}

extension ButtonStateAction {
  /// Sends an action, or nothing, and moves what that changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How it moves; `nil` for not at all.
  /// - Returns: What the button does.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: animation.map { ButtonAnimation($0) })
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

extension Visibility {
  /// Whether a dialog in state shows its title.
  ///
  /// - Parameter visibility: What the state says.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}
