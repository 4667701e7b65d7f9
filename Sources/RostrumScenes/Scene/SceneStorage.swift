/// A value that belongs to a scene and outlives its views.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
///
/// All properties of a scene with the same name share one value. A host may store it across
/// launches: a web host lets the browser store it with the tab, so it survives a reload of the
/// page. Store only small values, such as a draft or a selection.
@MainActor @propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initialValue: Value
  private let coding: SceneCoding<Value>
  private var location: SceneLocation<Value>?

  init(_ initialValue: Value, _ key: String, _ coding: SceneCoding<Value>) {
    self.key = key
    self.initialValue = initialValue
    self.coding = coding
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { Binding(location: location) } else { .constant(initialValue) }
  }
}

extension SceneStorage where Value: SceneStorageValue {
  /// Creates a property whose value is stored with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while none is stored.
  ///   - key: The name of the value within the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      wrappedValue, key, SceneCoding(decode: { Value(sceneText: $0) }, encode: { $0.sceneText }))
  }
}

extension SceneStorage {
  /// Creates a property whose optional value is stored with the scene.
  ///
  /// - Parameter key: The name of the value within the scene.
  public init<Wrapped: SceneStorageValue>(_ key: String) where Value == Wrapped? {
    self.init(
      nil, key,
      SceneCoding(decode: { Wrapped(sceneText: $0) }, encode: { $0?.sceneText }))
  }

  /// Creates a property whose raw value is stored with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while none is stored.
  ///   - key: The name of the value within the scene.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: SceneStorageValue {
    self.init(
      wrappedValue, key,
      SceneCoding(
        decode: { Value.RawValue(sceneText: $0).flatMap { Value(rawValue: $0) } },
        encode: { $0.rawValue.sceneText }))
  }

  /// Creates a property whose optional raw value is stored with the scene.
  ///
  /// - Parameter key: The name of the value within the scene.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: SceneStorageValue {
    self.init(
      nil, key,
      SceneCoding(
        decode: { Wrapped.RawValue(sceneText: $0).flatMap { Wrapped(rawValue: $0) } },
        encode: { $0?.rawValue.sceneText }))
  }
}

extension SceneStorage: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    if let known = storage as? SceneLocation<Value>, known.key == key {
      location = known
    } else {
      location = SceneLocation(initialValue, key: key, coding: coding, graph: node.graph)
      storage = location
    }
  }
}

extension SceneStorage: LocationProperty {
  package func leadsToSamePlace(as other: Self) -> Bool { key == other.key }
}

extension SceneStorage {
  /// Creates a property for what a user has chosen of the columns of a table.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while none is stored.
  ///   - key: The name of the value within the scene.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue, key, .text)
  }

  /// Keeps what a user has chosen of the tabs of a tab view.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value, if none is kept.
  ///   - key: The name of the value within the scene.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String
  ) where Value == TabViewCustomization {
    self.init(wrappedValue, key, .text)
  }
}
