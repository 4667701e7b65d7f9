import RostrumViews

extension Binding {
  /// A binding that ignores duplicate values written to it.
  ///
  /// Controls sometimes write the same value twice. With this binding, a feature receives one
  /// action.
  ///
  /// - Parameter isDuplicate: Returns whether the new value is a duplicate of the old one.
  /// - Returns: A binding that ignores duplicates.
  public func removeDuplicates(
    by isDuplicate: @escaping (_ old: Value, _ new: Value) -> Bool
  ) -> Binding {
    Binding(
      get: { wrappedValue },
      set: { if !isDuplicate(wrappedValue, $0) { wrappedValue = $0 } })
  }

  /// A binding that ignores values equal to its current one.
  ///
  /// ```swift
  /// TextField("Title", text: $store.title.removeDuplicates())
  /// ```
  ///
  /// - Returns: A binding that ignores duplicates.
  public func removeDuplicates() -> Binding where Value: Equatable {
    removeDuplicates { $0 == $1 }
  }
}
