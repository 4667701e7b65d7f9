/// A press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are held down.
  public let modifiers: EventModifiers

  /// The result of handling a key press.
  ///
  /// A browser decides before the app has seen the key: it leaves keys that a view requests to the
  /// app, whatever the result.
  public enum Result: Hashable, Sendable {
    /// The view has handled the key press.
    case handled
    /// The view leaves the key press to its ancestors.
    case ignored
  }
}

extension View {
  /// Performs an action when a key is pressed while the focus is on the view or within it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: The action to perform.
  /// - Returns: The view.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: [key]) { _ in action() })
  }

  /// Performs an action when one of several keys is pressed while the focus is on the view or
  /// within it.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - action: Receives the key press.
  /// - Returns: The view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: keys, action: action))
  }
}

package struct KeyPressModifier: ElementModifier {
  let keys: Set<KeyEquivalent>
  let action: @MainActor (KeyPress) -> KeyPress.Result

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let keys = Set(keys.map(\.unshifted))
    var others: Set<KeyEquivalent> = []
    if case .keys(let inner)? = element.state.interaction(.keys) { others = inner }
    element.state.set(.keys(others.union(keys)))
    let action = action
    element.on(.key, .equal) { event in
      guard case .key(let key, let modifiers) = event.action, keys.contains(key.unshifted) else {
        return
      }
      let press = KeyPress(key: key, characters: String(key.character), modifiers: modifiers)
      _ = action(press)
    }
  }
}
