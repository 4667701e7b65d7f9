/// The storage of a state property.
package final class StateBox<Value>: BindingLocation<Value>, NodeStorage {
  @exclusivity(unchecked) private var current: Value
  @exclusivity(unchecked) private var wasSet = false
  @exclusivity(unchecked) private var readers = Readers()
  @exclusivity(unchecked) private var reference: GraphReference?
  private var graph: ViewGraph? { reference?.graph }

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
      readers.mark()
    }
  }

  package var holdsState: Bool {
    // NB: An object can change without being set.
    wasSet || ValueLayout.isReference(Value.self)
  }

  package func detach() {
    readers.removeAll()
    reference = nil
  }
}
