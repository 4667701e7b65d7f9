/// The storage of a focus state, and the fields bound to it.
@MainActor
package final class FocusBox<Value: Hashable>: NodeStorage, FocusRequest {
  private let none: Value
  @exclusivity(unchecked) private var current: Value
  @exclusivity(unchecked) private var readers = Readers()
  @exclusivity(unchecked) private var reference: GraphReference?
  private var graph: ViewGraph? { reference?.graph }
  @exclusivity(unchecked) private var fields: [Field] = []

  /// NB: Found by identity, because searching through weak references copies them.
  private struct Field {
    let id: ObjectIdentifier
    weak var handle: ElementHandle?
    let target: Value
  }

  package init(none: Value, graph: ViewGraph) {
    self.none = none
    current = none
    reference = graph.reference
  }

  /// The field that has the focus, or is about to get it.
  package var value: Value {
    get {
      readers.add(graph?.reader)
      return current
    }
    set {
      guard change(to: newValue) else { return }
      graph?.requestFocus(self)
    }
  }

  var wish: FocusWish {
    if current == none { return .nothing(of: fields.compactMap(\.handle)) }
    return fields.first { $0.target == current }?.handle.map { .field($0) } ?? .absent
  }

  func add(_ handle: ElementHandle, target: Value) {
    fields.append(Field(id: ObjectIdentifier(handle), handle: handle, target: target))
    if target == current { graph?.requestFocus(self) }
  }

  func remove(_ handle: ElementHandle) {
    let id = ObjectIdentifier(handle)
    for index in fields.indices where fields[index].id == id {
      fields.remove(at: index)
      return
    }
  }

  func didFocus(_ target: Value) {
    _ = change(to: target)
  }

  func didBlur(_ target: Value) {
    if current == target { _ = change(to: none) }
  }

  package func detach() {
    readers.removeAll()
    fields = []
    reference = nil
  }

  private func change(to newValue: Value) -> Bool {
    if current == newValue { return false }
    current = newValue
    readers.mark()
    return true
  }
}

/// The request of a focus state that changed, or that has a new field.
@MainActor
protocol FocusRequest: AnyObject {
  /// The requested focus.
  var wish: FocusWish { get }
}

/// The focus that a focus state requests.
enum FocusWish {
  /// The focus on a field.
  case field(ElementHandle)
  /// The focus on none of its fields.
  case nothing(of: [ElementHandle])
  /// The focus on a field that doesn't exist yet.
  case absent
}
