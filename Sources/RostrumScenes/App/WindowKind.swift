/// What tells the windows of an app apart.
@MainActor
struct WindowKind {
  /// The first component of the window's addresses; `nil` for a window without an id.
  let name: String?
  /// The id that the app has declared.
  let id: String?
  /// The type of the values that the windows show.
  let type: (any Hashable.Type)?
  /// Whether the window shows the settings of the app.
  let isSettings: Bool
  /// Returns the components that spell a value, from the start of others.
  let accept: @MainActor ([String]) -> [String]?
  /// Returns the components of a value.
  let spell: @MainActor (Any) -> [String]?

  /// A window without values.
  static func plain(_ id: String?) -> Self {
    Self(name: id, id: id, type: nil, isSettings: false, accept: { _ in [] }, spell: { _ in nil })
  }

  /// Windows for the values of a type.
  static func values<Value: Codable & Hashable>(id: String?, _ type: Value.Type) -> Self {
    let format = AddressFormat<Value>.automatic(allowsStructure: true)
    return Self(
      name: id ?? String(describing: type).lowercased(), id: id, type: type, isSettings: false,
      accept: { $0.isEmpty ? [] : format?.accept($0)?.components },
      spell: { value in (value as? Value).flatMap { format?.print($0) } })
  }

  /// The settings of an app.
  static var settings: Self {
    Self(
      name: "settings", id: nil, type: nil, isSettings: true, accept: { _ in [] },
      spell: { _ in nil })
  }
}

/// The value that a window shows, as the components of its address.
@MainActor
struct WindowValue {
  let components: [String]
  /// Changes the value.
  let set: @MainActor ([String]) -> Void

  /// A binding to the value.
  func binding<Value: Codable & Hashable>() -> Binding<Value?> {
    let format = AddressFormat<Value>.automatic(allowsStructure: true)
    let value = format?.accept(components)?.value
    return Binding {
      value
    } set: { value in
      set(value.flatMap { format?.print($0) } ?? [])
    }
  }

  /// A binding to the value, with one for a window without a value.
  func binding<Value: Codable & Hashable>(
    default initial: @MainActor () -> Value
  ) -> Binding<Value> {
    let binding: Binding<Value?> = binding()
    let value = binding.wrappedValue ?? initial()
    return Binding {
      value
    } set: {
      binding.wrappedValue = $0
    }
  }
}
