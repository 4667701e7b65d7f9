import CustomDump
import RostrumViews

extension Binding {
  /// A binding that prints each value that is written, beside the one before.
  ///
  /// - Parameter prefix: What stands before each line; the type of the value if empty.
  /// - Returns: The binding.
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
