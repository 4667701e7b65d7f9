internal import RostrumFoundation

/// The content of a view or a row that the user can drag.
struct DragPayload {
  /// The identifiers of the types of the value, and of those that they conform to.
  let types: [String]
  /// Makes the value once the user has dropped it.
  let value: @MainActor () -> any Transferable

  init<T: Transferable>(_ value: @escaping @MainActor () -> T) {
    var known: Set<UTType> = []
    types = T.transferForms.exports.flatMap { form in
      [form.type] + form.type.supertypes.sorted { $0.identifier < $1.identifier }
    }
    .filter { known.insert($0).inserted }.map(\.identifier)
    self.value = value
  }
}

/// What a view leaves on its element for the places on which it is dropped.
enum DragKey: TraitKey {
  typealias Value = DragPayload
}

extension ViewGraph {
  /// Checks that the user can drop the content of an element on a target.
  ///
  /// - Parameters:
  ///   - id: The element whose content is dropped.
  ///   - event: The event.
  ///   - target: What the element of the event takes.
  /// - Throws: Why the user can't have dragged the content, or can't drop it there.
  func checkDrag(
    of id: ElementID, _ event: UserEvent, on target: DropTarget
  ) throws(EventRefusal) {
    guard let source = element(id) else { throw .absent(id) }
    if let refusal = refusal(of: source) { throw refusal }
    guard case .draggable(let types)? = source.state.interaction(.draggable),
      dragPayload(of: id) != nil
    else { throw .invalidValue(event.element, "\(id) can't be dragged") }
    guard target.accepts(types) else {
      throw .invalidValue(event.element, "it doesn't take what is dragged")
    }
  }

  /// The content of an element that the user can drag.
  func dragPayload(of id: ElementID) -> DragPayload? {
    handle(of: element(id))?.viewTraits(DragKey.self).first
  }
}
