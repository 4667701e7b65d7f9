import Foundation
import RostrumRestoration

/// The storage of a state property.
package final class StateBox<Value>: BindingLocation<Value>, NodeStorage {
  @exclusivity(unchecked) private var current: Value
  @exclusivity(unchecked) private var wasSet = false
  @exclusivity(unchecked) private var readers = Readers()
  @exclusivity(unchecked) private var reference: GraphReference?
  private var graph: ViewGraph? { reference?.graph }
  /// The registration of the value with the launch, if the launch keeps values.
  @exclusivity(unchecked) private var registration: KeptRegistration?
  /// Whether the next launch begins with the same value as long as this one has no object.
  @exclusivity(unchecked) private var beganWithoutObject = false

  package init(_ value: Value, graph: ViewGraph) {
    current = value
    reference = graph.reference
  }

  package override var value: Value {
    get {
      readers.add(graph?.reader)
      return current
    }
    set {
      if ValueLayout.areEqual(current, newValue) { return }
      current = newValue
      wasSet = true
      if beganWithoutObject { registration?.setLost(holdsObject) } else { registration?.changed() }
      readers.mark()
    }
  }

  package var holdsState: Bool {
    // NB: An object can change without being set.
    wasSet || holdsObject
  }

  private var holdsObject: Bool {
    ValueLayout.isReference(Value.self) && !ValueLayout.isMissingReference(current)
  }

  package func detach() {
    readers.removeAll()
    reference = nil
    registration?.remove()
    registration = nil
  }
}

extension StateBox: KeptProperty {
  package func keep(_ source: PropertySource, in restoration: Restoration) {
    guard let coding = KeptCoding<Value>(), let placeName = source.placeName else {
      registration = source.registerUnkept(Value.self, holdsState: holdsState, in: restoration)
      beganWithoutObject = ValueLayout.isReference(Value.self) && !holdsState
      return
    }
    let place = restoration.place(named: placeName)
    let kept = coding.value(at: place, of: source.declaration, in: restoration)
    if let kept {
      current = kept
      wasSet = true
    }
    registration = restoration.register(
      self, as: coding.type, at: place, isRestored: kept != nil)
  }

  package func encode(with encoder: JSONEncoder) throws -> Data? {
    try KeptCoding<Value>()?.encode(current, with: encoder)
  }
}
