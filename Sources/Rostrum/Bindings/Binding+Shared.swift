import RostrumCore
import RostrumViews

extension Binding {
  /// Makes a binding to a value that features share.
  ///
  /// ```swift
  /// Toggle("Sound", isOn: Binding($isSoundOn))  // @Shared(.appStorage("isSoundOn"))
  /// TextField("Name", text: Binding($profile.name))
  /// ```
  ///
  /// Views that read it follow every change, whoever makes it; two bindings to one part of one value
  /// are the same.
  ///
  /// - Parameter base: The shared value, or a part of it.
  public init(_ base: Shared<Value>) {
    self.init(
      id: base.reference.id,
      get: { base.wrappedValue },
      set: { newValue in base.withLock { $0 = newValue } })
  }
}
