extension View {
  /// Sets a preference that is made from an anchor of the view.
  ///
  /// ```swift
  /// Text("Inbox").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - value: The position of the anchor in the view.
  ///   - transform: Makes the preference's value from the anchor.
  /// - Returns: The view with the preference.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value) { $0 = transform($1) })
  }

  /// Transforms the preference of the content with an anchor of the view.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - value: The position of the anchor in the view.
  ///   - transform: Modifies the preference's value, which is the default if the content sets none.
  /// - Returns: The view with the transformed preference.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreference<A, K>(source: value, isTransform: true, transform: transform))
  }
}

package struct AnchorPreference<Value, Key: PreferenceKey>: ViewModifier {
  package typealias Body = Never

  let source: Anchor<Value>.Source
  var isTransform = false
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AnchorPreferenceNode(view, context)
  }
}

private final class AnchorPreferenceNode<V: View, Value, Key: PreferenceKey>:
  ModifierNode<V, AnchorPreference<Value, Key>>
{
  private lazy var link = GeometryLink(graph)
  private lazy var decoration = GeometryDecoration(link, outer: context.decoration)

  private var stated: Key.Value?

  override func update() {
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
    // A transformation of the content's value isn't known here, but what it reads is.
    let value = reading { transformed(Key.defaultValue) }
    if let stated, !view.modifier.isTransform, ValueLayout.areEqual(stated, value) { return }
    stated = value
    preferenceChanged(ObjectIdentifier(Key.self))
  }

  private func transformed(_ value: Key.Value) -> Key.Value {
    var value = value
    view.modifier.transform(&value, Anchor(link: link, source: view.modifier.source))
    return value
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    if !collector.collects(Key.self) { return super.collectPreferences(collector) }
    if view.modifier.isTransform {
      let value = preference(Key.self, below: content) ?? Key.defaultValue
      collector.add(transformed(value), of: Key.self)
    } else if let stated {
      collector.add(stated, of: Key.self)
    }
  }

  override func willRemove() {
    preferenceChanged(ObjectIdentifier(Key.self))
  }
}
