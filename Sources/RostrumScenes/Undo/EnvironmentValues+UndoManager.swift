import RostrumViews

extension EnvironmentValues {
  /// What the user of the scene can undo and redo.
  ///
  /// ```swift
  /// @Environment(\.undoManager) private var undoManager
  ///
  /// Button("Undo \(undoManager?.undoActionName ?? "")") { undoManager?.undo() }
  /// ```
  ///
  /// Once a view has read it, Command-Z undoes and Shift-Command-Z redoes, unless the focus is in a field: a
  /// browser undoes what is typed there. The Control key is the Command key on systems without one.
  ///
  /// `nil` outside of a scene. Each scene, which is a tab of a browser, has a manager of its own.
  public var undoManager: UndoManager? { service(UndoService.self)?.manager }
}

/// The undo manager of a scene.
final class UndoService: GraphService {
  let manager = UndoManager()

  required init(_ graph: ViewGraph) {
    super.init(graph)
    // The next update ends the group of the event.
    manager.scheduleEnd = { [weak graph] in graph?.afterUpdate {} }
    graph.acceptInScene(.undo)
  }

  override func placeFocus(hasMoved: Bool) { manager.endEvent() }

  override func perform(_ event: UserEvent) -> Bool {
    guard case .key(let key, let modifiers, .down) = event.action, key.unshifted == "z",
      !modifiers.isDisjoint(with: [.command, .control])
    else { return false }
    graph.asCurrent {
      if modifiers.contains(.shift) { manager.redo() } else { manager.undo() }
    }
    return true
  }
}
