extension View {
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
      base: self, variant: .overlay, alignment: alignment, transform: transform)
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
      base: self, variant: .background, alignment: alignment, transform: transform)
  }
}

/// A view with a layer that depends on what the view states.
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
