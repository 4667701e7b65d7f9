import Foundation
import RostrumRestoration

/// The values of a scene that outlive its views.
final class SceneValues: GraphService, KeptValue {
  private(set) var texts: [String: String] = [:]
  private var registration: KeptRegistration?
  private var readers: [String: Readers] = [:]

  required init(_ graph: ViewGraph) {
    super.init(graph)
    guard let restoration = graph.restoration else { return }
    let place = restoration.place(named: "scene")
    let kept = restoration.value([String: String].self, at: place, declaration: "@SceneStorage")
    texts = kept ?? [:]
    registration = restoration.register(
      self, as: [String: String].self, at: place, isRestored: kept != nil)
  }

  func encode(with encoder: JSONEncoder) throws -> Data? {
    texts.isEmpty ? nil : try encoder.encode(texts)
  }

  /// The value for a name; the reading node is invalidated when the value changes.
  func text(_ name: String, for reader: Node?) -> String? {
    readers[name, default: Readers()].add(reader)
    return texts[name]
  }

  /// Sets a value; returns whether it differs from the previous one.
  func set(_ name: String, to text: String?) -> Bool {
    if texts[name] == text { return false }
    texts[name] = text
    registration?.changed()
    readers[name]?.mark()
    return true
  }
}

/// Converts a value to and from text.
struct SceneCoding<Value> {
  let decode: (String) -> Value?
  let encode: (Value) -> String?
}

extension SceneCoding where Value: TextStorable {
  /// The value's own text.
  static var text: Self { Self(decode: { Value(storedText: $0) }, encode: { $0.storedText }) }
}

/// The value for a name.
final class SceneLocation<Value>: BindingLocation<Value>, NodeStorage {
  let key: String
  private let initialValue: Value
  private let coding: SceneCoding<Value>
  private var reference: GraphReference?
  private var graph: ViewGraph? { reference?.graph }

  init(_ initialValue: Value, key: String, coding: SceneCoding<Value>, graph: ViewGraph) {
    self.initialValue = initialValue
    self.key = key
    self.coding = coding
    reference = graph.reference
  }

  override var value: Value {
    get {
      graph?.service(SceneValues.self).text(key, for: graph?.reader).flatMap(coding.decode)
        ?? initialValue
    }
    set {
      guard let graph else { return }
      let text = coding.encode(newValue)
      if graph.service(SceneValues.self).set(key, to: text) { graph.tell(.keep(text, name: key)) }
    }
  }

  func detach() {
    reference = nil
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? SceneLocation else { return false }
    return key == other.key && graph === other.graph
  }
}

extension ViewGraph {
  /// The stored values of the scene, by name.
  package var keptValues: [String: String] { service(SceneValues.self).texts }

  /// Restores the values that an earlier launch of the scene stored.
  ///
  /// - Parameter values: The values by name.
  public func restoreScene(_ values: [String: String]) {
    let sceneValues = service(SceneValues.self)
    for (name, text) in values { _ = sceneValues.set(name, to: text) }
  }
}
