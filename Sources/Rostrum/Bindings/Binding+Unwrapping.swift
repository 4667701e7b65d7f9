import RostrumViews

extension Binding {
  /// Makes a binding to the value that another binding unwraps to, or `nil` if it is `nil`.
  ///
  /// When the value becomes `nil` later, the binding keeps the last value that was there, and
  /// writing does nothing.
  ///
  /// - Parameter base: A binding to an optional.
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base)
  }

  /// Makes a binding to an optional that reads a value where there is none.
  ///
  /// ```swift
  /// TextField("Nickname", text: Binding(unwrapping: $nickname, default: ""))
  /// ```
  ///
  /// - Parameters:
  ///   - base: A binding to an optional.
  ///   - value: What is read while the optional is `nil`.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self = base.part(id: "default", get: { $0 ?? value }, set: { $0 = $1 })
  }
}
