/// Performs an action for keys without modifier keys.
struct KeyCommand: ElementModifier {
  let keys: Set<KeyEquivalent>
  let action: (@MainActor (KeyEquivalent) -> Void)?

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let action, environment.isEnabled else { return }
    let modifier = KeyPressModifier(request: KeyRequest(keys)) { press in
      if !press.modifiers.isEmpty { return .ignored }
      action(press.key)
      return .handled
    }
    modifier.modify(&element, in: environment)
  }
}

extension KeyCommand {
  /// Performs an action without parameters.
  init(keys: Set<KeyEquivalent>, perform action: (@MainActor () -> Void)?) {
    self.keys = keys
    if let action {
      self.action = { _ in action() }
    } else {
      self.action = nil
    }
  }

  /// Performs an action for the arrow keys.
  init(moving action: (@MainActor (MoveCommandDirection) -> Void)?) {
    keys = Set(MoveCommandDirection.allCases.map(\.key))
    if let action {
      self.action = { key in
        for direction in MoveCommandDirection.allCases where direction.key == key {
          action(direction)
        }
      }
    } else {
      self.action = nil
    }
  }
}
