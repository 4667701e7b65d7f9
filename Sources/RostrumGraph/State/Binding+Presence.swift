extension Binding where Value == Bool {
  /// Creates a binding to whether an optional has a value.
  ///
  /// ```swift
  /// .alert("Delete?", isPresented: Binding($contact)) { … }
  /// ```
  ///
  /// Writing `false` sets the optional to `nil`. Writing `true` is a no-op, because there is no
  /// value to write.
  ///
  /// - Parameter base: A binding to an optional.
  public init<Wrapped>(_ base: Binding<Wrapped?>) {
    self.init(location: PresenceLocation(base: base.location))
  }
}

/// Whether an optional has a value.
final class PresenceLocation<Wrapped>: BindingLocation<Bool> {
  private let base: BindingLocation<Wrapped?>

  init(base: BindingLocation<Wrapped?>) {
    self.base = base
  }

  override var value: Bool {
    get { base.value != nil }
    set { if !newValue { base.value = nil } }
  }

  override func isSame(as other: BindingLocation<Bool>) -> Bool {
    guard let other = other as? PresenceLocation<Wrapped> else { return false }
    return base.isSame(as: other.base)
  }
}
