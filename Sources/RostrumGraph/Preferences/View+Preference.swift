extension View {
  /// Sets a preference for the view's ancestors.
  ///
  /// The value replaces what the content sets.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - value: The value.
  /// - Returns: The view with the preference.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Transforms the combined preference of the content.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - callback: Modifies the value, which is the default if the content sets none.
  /// - Returns: The view with the transformed preference.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }
}

package struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  package typealias Body = Never

  let value: Key.Value

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceNode(view, context)
  }
}

private final class PreferenceNode<V: View, Key: PreferenceKey>:
  ModifierNode<V, PreferenceModifier<Key>>
{
  private var stated: Key.Value?

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let value = view.modifier.value
    if let stated, ValueLayout.areEqual(stated, value) { return }
    stated = value
    preferenceChanged(ObjectIdentifier(Key.self))
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    if let collector = collector as? TypedPreferenceCollector<Key> {
      collector.add(view.modifier.value)
    } else {
      super.collectPreferences(collector)
    }
  }

  override func willRemove() {
    preferenceChanged(ObjectIdentifier(Key.self))
  }
}

package struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  package typealias Body = Never

  let transform: (inout Key.Value) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PreferenceTransformNode(view, context)
  }
}

private final class PreferenceTransformNode<V: View, Key: PreferenceKey>:
  ModifierNode<V, PreferenceTransformModifier<Key>>
{
  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    preferenceChanged(ObjectIdentifier(Key.self))
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard let collector = collector as? TypedPreferenceCollector<Key> else {
      return super.collectPreferences(collector)
    }
    var value = TypedPreferenceCollector<Key>.value(below: content) ?? Key.defaultValue
    view.modifier.transform(&value)
    collector.add(value)
  }

  override func willRemove() {
    preferenceChanged(ObjectIdentifier(Key.self))
  }
}
