extension View {
  /// Layers views in front of the view that depend on a preference of the view.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - alignment: The alignment of the layer if its size differs from the view's.
  ///   - transform: Creates the layer from the value.
  /// - Returns: The view with the layer.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      base: self, variant: .overlay, alignment: alignment, transform: transform)
  }

  /// Layers views behind the view that depend on a preference of the view.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - alignment: The alignment of the layer if its size differs from the view's.
  ///   - transform: Creates the layer from the value.
  /// - Returns: The view with the layer.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      base: self, variant: .background, alignment: alignment, transform: transform)
  }
}

/// A view with a layer that depends on a preference of the view.
private struct PreferenceLayer<Base: View, Key: PreferenceKey, Layer: View>: View {
  let base: Base
  let variant: OverlayVariant
  let alignment: Alignment
  let transform: @MainActor (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  var body: some View {
    let base = base.modifier(PreferenceReader<Key> { value = $0 })
    if variant == .overlay {
      base.overlay(alignment: alignment) { transform(value) }
    } else {
      base.background(alignment: alignment) { transform(value) }
    }
  }
}
