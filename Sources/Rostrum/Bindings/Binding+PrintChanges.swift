import CustomDump
import RostrumViews

extension Binding {
  /// A binding that prints each value written to it, as a diff from the previous one.
  ///
  /// - Parameter prefix: The text before each diff. Defaults to the type of the binding.
  /// - Returns: A binding that prints its changes.
  public func _printChanges(_ prefix: String = "") -> Binding {
    printingChanges(prefix) { print($0) }
  }

  func printingChanges(
    _ prefix: String, to print: @escaping @MainActor (String) -> Void
  ) -> Binding {
    Binding(
      get: { wrappedValue },
      set: { newValue in
        let label = prefix.isEmpty ? "Binding<\(Value.self)>" : prefix
        let change = diff(wrappedValue, newValue) ?? "  (unchanged)"
        print("\(label):\n\(change)")
        wrappedValue = newValue
      })
  }
}
