extension Binding where Value == AnyHashable {
  /// Makes a binding to a value whose type is hidden.
  ///
  /// Writing a value of another type does nothing.
  ///
  /// - Parameter base: A binding to the value.
  public init<V: Hashable>(_ base: Binding<V>) {
    self.init(location: HashableLocation(base: base.location))
  }
}

/// A value whose type is hidden.
final class HashableLocation<Wrapped: Hashable>: BindingLocation<AnyHashable> {
  private let base: BindingLocation<Wrapped>

  init(base: BindingLocation<Wrapped>) {
    self.base = base
  }

  override var value: AnyHashable {
    get { AnyHashable(base.value) }
    set { if let value = newValue.base as? Wrapped { base.value = value } }
  }

  override func isSame(as other: BindingLocation<AnyHashable>) -> Bool {
    guard let other = other as? HashableLocation<Wrapped> else { return false }
    return base.isSame(as: other.base)
  }
}
