extension View {
  /// Acts when what the views within state has changed.
  ///
  /// At first it acts if they state something else than the default.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - action: Takes the value.
  /// - Returns: The view.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }

  /// Shows views in front of the view which depend on what the views within state.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - alignment: Where they stand when their size is another one.
  ///   - transform: Makes them of the value.
  /// - Returns: The view with others in front.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      base: self, variant: "overlay", alignment: alignment, transform: transform)
  }

  /// Shows views behind the view which depend on what the views within state.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - alignment: Where they stand when their size is another one.
  ///   - transform: Makes them of the value.
  /// - Returns: The view with others behind.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      base: self, variant: "background", alignment: alignment, transform: transform)
  }
}

/// A view with a layer that depends on what the view states.
private struct PreferenceLayer<Base: View, Key: PreferenceKey, Layer: View>: View {
  let base: Base
  let variant: String
  let alignment: Alignment
  let transform: @MainActor (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  var body: some View {
    let base = base.modifier(PreferenceReader<Key> { value = $0 })
    if variant == "overlay" {
      base.overlay(alignment: alignment) { transform(value) }
    } else {
      base.background(alignment: alignment) { transform(value) }
    }
  }
}

private struct PreferenceReader<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let action: @MainActor (Key.Value) -> Void

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
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
