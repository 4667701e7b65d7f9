import RostrumViews

extension Binding {
  /// Creates a binding to the wrapped value of an optional binding, or returns `nil`.
  ///
  /// ```swift
  /// if let $nickname = Binding(unwrapping: $nickname) {
  ///   TextField("Nickname", text: $nickname)
  /// }
  /// ```
  ///
  /// When the value becomes `nil` later, the binding keeps its last value, and writing to it has no
  /// effect.
  ///
  /// - Parameter base: The binding to unwrap.
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base)
  }

  /// Creates a binding to the wrapped value of an optional binding, with a default for `nil`.
  ///
  /// ```swift
  /// TextField("Nickname", text: Binding(unwrapping: $nickname, default: ""))
  /// ```
  ///
  /// - Parameters:
  ///   - base: The binding to unwrap.
  ///   - value: The value to read while the optional is `nil`.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self = base.part(id: "default", get: { $0 ?? value }, set: { $0 = $1 })
  }
}
