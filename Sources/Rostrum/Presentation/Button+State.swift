import RostrumPresentation
import RostrumViews

extension Button where Label == Text {
  /// Creates a button from its state.
  ///
  /// - Parameters:
  ///   - state: The button's state.
  ///   - send: Receives the button's action, or `nil` if it has none.
  public init<Action>(
    _ state: ButtonState<Action>, action send: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(role: state.role.map(ButtonRole.init)) {
      state.withAnimatedAction(send)
    } label: {
      Text(state.label)
    }
  }

  /// Creates a button from its state, and handles its action asynchronously.
  ///
  /// - Parameters:
  ///   - state: The button's state.
  ///   - perform: Receives the button's action, or `nil` if it has none.
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
  /// Performs the button's action with the button's animation.
  @MainActor
  func withAnimatedAction(_ perform: @MainActor (Action?) -> Void) {
    guard let animation = action.animation?.value as? Animation else {
      return perform(action.action)
    }
    withAnimation(animation) { perform(action.action) }
  }
}

extension ButtonStateAction {
  /// Sends an action, or `nil`, and animates the changes that it makes.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation, or `nil` for none.
  /// - Returns: The action of a button.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: animation.map { ButtonAnimation($0) })
  }
}

extension ButtonRole {
  /// Creates a button role from its representation in state.
  ///
  /// - Parameter role: The role in state.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension Visibility {
  /// Creates a visibility from a dialog state's title visibility.
  ///
  /// - Parameter visibility: The title visibility in state.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}
