/// A key that was pressed.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String

  /// What became of a key.
  ///
  /// A browser decides before the app has seen the key: what a view asks for is taken.
  public enum Result: Hashable, Sendable {
    /// The view has done something with it.
    case handled
    /// The view leaves it to the views around.
    case ignored
  }
}

extension View {
  /// Acts when a key is pressed while the view, or something within, has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: What to do.
  /// - Returns: The view.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: [key]) { _ in action() })
  }

  /// Acts when one of some keys is pressed while the view, or something within, has the focus.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - action: Takes the key.
  /// - Returns: The view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: keys, action: action))
  }
}

private struct KeyPressModifier: ElementModifier {
  let keys: Set<KeyEquivalent>
  let action: @MainActor (KeyPress) -> KeyPress.Result

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let keys = Set(keys.map(\.unshifted))
    var others: Set<KeyEquivalent> = []
    if case .keys(let inner)? = element.state.interaction(.keys) { others = inner }
    element.state.set(.keys(others.union(keys)))
    let action = action
    element.on(.key, .equal) { event in
      guard case .key(let key) = event, keys.contains(key.unshifted) else { return }
      _ = action(KeyPress(key: key, characters: String(key.character)))
    }
  }
}
