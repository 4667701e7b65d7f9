import RostrumCore
import RostrumShared
import RostrumViews

extension Binding {
  /// Creates a binding to a shared value.
  ///
  /// ```swift
  /// Toggle("Sound", isOn: Binding($isSoundOn))  // @Shared(.appStorage("isSoundOn"))
  /// TextField("Name", text: Binding($profile.name))
  /// ```
  ///
  /// Views that read it are updated by every change, wherever it is made. Bindings to the same part
  /// of the same value are equal.
  ///
  /// - Parameter base: The shared value, or a part of it.
  public init(_ base: Shared<Value>) {
    self.init(
      id: base.reference.id,
      get: { base.wrappedValue },
      set: { newValue in base.withLock { $0 = newValue } })
  }
}
