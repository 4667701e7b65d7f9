internal import RostrumFoundation

/// The content of a view that the user can drag.
struct DragPayload {
  /// The value.
  let value: any Transferable

  /// The types of values, and what they conform to.
  static func types<T: Transferable>(of type: T.Type) -> [String] {
    var known: Set<UTType> = []
    return T.transferForms.exports.flatMap { form in
      [form.type] + form.type.supertypes.sorted { $0.identifier < $1.identifier }
    }
    .filter { known.insert($0).inserted }.map(\.identifier)
  }
}

/// A node whose content can be dragged.
@MainActor
protocol DragSource: Node {
  /// The content now.
  var payload: DragPayload { get }
}

extension ViewGraph {
  /// The content that an event drops on a target.
  ///
  /// - Parameters:
  ///   - id: The element whose content is dropped.
  ///   - event: The event.
  ///   - target: What the element of the event takes.
  /// - Returns: The node with the content.
  /// - Throws: Why the user can't have dragged the content, or can't drop it there.
  func dragSource(
    _ id: ElementID, of event: UserEvent, on target: DropTarget
  ) throws(EventRefusal) -> any DragSource {
    guard let source = element(id) else { throw .absent(id) }
    if let refusal = refusal(of: source) { throw refusal }
    guard case .draggable(let types)? = source.state.interaction(.draggable),
      let owner = handle(of: source)?.owner as? any DragSource
    else { throw .invalidValue(event.element, "\(id) can't be dragged") }
    guard target.accepts(types) else {
      throw .invalidValue(event.element, "it doesn't take what is dragged")
    }
    return owner
  }
}
