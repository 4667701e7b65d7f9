extension View {
  /// Adds an action to perform when a preference of the content changes.
  ///
  /// The action also runs initially if the content's value differs from the default.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - action: Receives the value.
  /// - Returns: The view.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}

/// A modifier that performs an action when a preference of the content changes.
package struct PreferenceReader<Key: PreferenceKey>: ViewModifier {
  package typealias Body = Never

  let action: @MainActor (Key.Value) -> Void

  package init(action: @escaping @MainActor (Key.Value) -> Void) {
    self.action = action
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceReaderNode(view, context)
  }
}

private final class PreferenceReaderNode<V: View, Key: PreferenceKey>:
  ModifierNode<V, PreferenceReader<Key>>
{
  private lazy var last = Key.defaultValue
  private var isWaiting = false

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
  }

  override func preferenceChanged(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(Key.self), !isWaiting {
      isWaiting = true
      graph.afterUpdate { [weak self] in self?.read() }
    }
    super.preferenceChanged(key)
  }

  private func read() {
    isWaiting = false
    guard isAlive else { return }
    let value = TypedPreferenceCollector<Key>.value(below: content) ?? Key.defaultValue
    if ValueLayout.areEqual(last, value) { return }
    last = value
    view.modifier.action(value)
  }
}
