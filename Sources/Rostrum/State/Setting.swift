import RostrumCore
import RostrumShared
import RostrumViews

/// A value in the settings, possibly converted from its stored type.
struct Setting<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  let binding: @MainActor () -> Binding<Value>

  /// The setting of a shared value, without conversion.
  init(_ shared: Shared<Value>) {
    get = { shared.wrappedValue }
    set = { newValue in shared.withLock { $0 = newValue } }
    // NB: A shared value is safe to access from any thread, whatever its type.
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

  /// The same setting, converted to a different type.
  ///
  /// - Parameters:
  ///   - fromKept: Converts a stored value.
  ///   - toKept: Converts a value to be stored.
  /// - Returns: The converted setting.
  func converted<Other>(
    get fromKept: @escaping (Value) -> Other, set toKept: @escaping (Other) -> Value
  ) -> Setting<Other> {
    // NB: These conversions come from `AppStorage` only, and capture no mutable state.
    nonisolated(unsafe) let (fromKept, toKept) = (fromKept, toKept)
    return Setting<Other>(
      get: { fromKept(get()) }, set: { set(toKept($0)) },
      binding: { [binding] in
        binding().part(id: "converted", get: { fromKept($0) }, set: { $0 = toKept($1) })
      })
  }
}

extension Setting where Value: TextStorable {
  /// The setting of a value that is stored as its text.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings to use instead of the default ones.
  ///   - value: The value, if none is stored.
  /// - Returns: The setting.
  static func text(_ key: String, store: AppSettings?, or value: Value) -> Self {
    Setting<String?>(Shared(.appStorage(key, store: store))).converted(
      get: { $0.flatMap { Value(storedText: $0) } ?? value }, set: { $0.storedText })
  }
}
