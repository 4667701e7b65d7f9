/// A value that belongs to a scene and outlives its views, and its launch where the host can do
/// that.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
///
/// All properties of one name in one scene are one value. A web host lets the browser keep it with
/// the tab,
/// so that it is there again after the page was loaded anew. Keep small things there: a draft, a
/// choice.
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

  /// The value.
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
  /// Keeps a value with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as none is kept.
  ///   - key: Its name within the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      wrappedValue, key, SceneCoding(decode: { Value(sceneText: $0) }, encode: { $0.sceneText }))
  }
}

extension SceneStorage {
  /// Keeps a value with the scene, or none.
  ///
  /// - Parameter key: Its name within the scene.
  public init<Wrapped: SceneStorageValue>(_ key: String) where Value == Wrapped? {
    self.init(
      nil, key,
      SceneCoding(decode: { Wrapped(sceneText: $0) }, encode: { $0?.sceneText }))
  }

  /// Keeps a value that has a raw value with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as none is kept.
  ///   - key: Its name within the scene.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: SceneStorageValue {
    self.init(
      wrappedValue, key,
      SceneCoding(
        decode: { Value.RawValue(sceneText: $0).flatMap { Value(rawValue: $0) } },
        encode: { $0.rawValue.sceneText }))
  }

  /// Keeps a value that has a raw value with the scene, or none.
  ///
  /// - Parameter key: Its name within the scene.
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
