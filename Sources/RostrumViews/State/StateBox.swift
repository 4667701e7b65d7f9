/// The lasting storage of a state property.
final class StateBox<Value>: BindingLocation<Value>, NodeStorage {
  private var current: Value
  private var readers = Readers()
  private weak var graph: ViewGraph?

  init(_ value: Value, graph: ViewGraph) {
    current = value
    self.graph = graph
  }

  override var value: Value {
    get {
      readers.add(graph?.reader)
      return current
    }
    set {
      if ValueLayout.areEqual(current, newValue) { return }
      current = newValue
      readers.mark()
    }
  }

  func detach() {
    readers.removeAll()
    graph = nil
  }
}
