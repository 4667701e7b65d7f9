import RostrumCore
import RostrumViews

/// A value among the settings, perhaps in another form than the one in which it is kept.
struct Setting<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  let binding: @MainActor () -> Binding<Value>

  /// The value that is kept.
  init(_ shared: Shared<Value>) {
    get = { shared.wrappedValue }
    set = { newValue in shared.withLock { $0 = newValue } }
    // NB: A shared value may be reached from anywhere, whatever it is.
    nonisolated(unsafe) let shared = shared
    binding = { Binding(shared) }
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void,
    binding: @escaping @MainActor () -> Binding<Value>
  ) {
    self.get = get
    self.set = set
    self.binding = binding
  }

  /// The same setting, in the form that the app wants.
  ///
  /// - Parameters:
  ///   - fromKept: Makes the value of what is kept.
  ///   - toKept: Makes what is kept of the value.
  /// - Returns: The setting.
  func converted<Other>(
    get fromKept: @escaping (Value) -> Other, set toKept: @escaping (Other) -> Value
  ) -> Setting<Other> {
    // NB: Conversions that only 'AppStorage' gives, which capture nothing that could change.
    nonisolated(unsafe) let (fromKept, toKept) = (fromKept, toKept)
    return Setting<Other>(
      get: { fromKept(get()) }, set: { set(toKept($0)) },
      binding: { [binding] in
        binding().part(id: "converted", get: { fromKept($0) }, set: { $0 = toKept($1) })
      })
  }
}
