import RostrumViews

extension Binding {
  /// A binding that does not write what is there already.
  ///
  /// Controls sometimes write a value twice; a feature then gets one action.
  ///
  /// - Parameter isDuplicate: Whether a new value is as good as the old one.
  /// - Returns: The binding.
  public func removeDuplicates(
    by isDuplicate: @escaping (_ old: Value, _ new: Value) -> Bool
  ) -> Binding {
    Binding(
      get: { wrappedValue },
      set: { if !isDuplicate(wrappedValue, $0) { wrappedValue = $0 } })
  }

  /// A binding that does not write a value that equals the one that is there.
  ///
  /// - Returns: The binding.
  public func removeDuplicates() -> Binding where Value: Equatable {
    removeDuplicates { $0 == $1 }
  }
}
