extension Binding where Value == AnyHashable {
  /// Creates a type-erased binding.
  ///
  /// Writing a value of a different type is a no-op.
  ///
  /// - Parameter base: A binding to the value.
  public init<V: Hashable>(_ base: Binding<V>) {
    self.init(location: HashableLocation(base: base.location))
  }
}

/// A type-erased value.
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
