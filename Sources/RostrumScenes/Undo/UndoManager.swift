import IssueReporting

/// What a user can undo and redo.
///
/// Foundation has no undo manager on Linux, so this class has the name and the members that apps use:
///
/// ```swift
/// @Observable final class Board {
///   var cards: [Card] = []
///
///   func remove(_ card: Card, _ undoManager: UndoManager?) {
///     guard let index = cards.firstIndex(of: card) else { return }
///     cards.remove(at: index)
///     undoManager?.registerUndo(withTarget: self) { $0.insert(card, at: index, undoManager) }
///     undoManager?.setActionName("Remove Card")
///   }
/// }
/// ```
///
/// What is registered while the manager undoes can be redone, and what is registered while it redoes can be
/// undone. Everything that an event of the user registers is one group, which is undone at once.
@MainActor
open class UndoManager {
  private var done = UndoStack()
  private var undone = UndoStack()
  /// The groups that are open, from the outermost one to the innermost one.
  private var openGroups: [UndoGroup] = []
  /// Whether the outermost group is open because of an event.
  private var isEventOpen = false
  private var disabledCount = 0
  /// Ends the group of an event when the event has been handled.
  package var scheduleEnd: (@MainActor () -> Void)?

  /// Creates an undo manager.
  ///
  /// A view uses the manager of its scene, which is in the environment as `undoManager`.
  public init() {}

  /// Whether an event's registrations are a group, without calls of ``beginUndoGrouping()``.
  open var groupsByEvent = true
  /// The maximum number of groups that can be undone; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet {
      done.limit(to: levelsOfUndo)
      undone.limit(to: levelsOfUndo)
    }
  }
  /// Whether the manager is undoing.
  open private(set) var isUndoing = false
  /// Whether the manager is redoing.
  open private(set) var isRedoing = false
  /// The number of groups that are open.
  open var groupingLevel: Int { openGroups.count }
  /// Whether what is registered has an effect.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Whether there is something to undo.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether there is something to redo.
  open var canRedo: Bool { redoCount > 0 }
  /// The number of groups that can be undone.
  open var undoCount: Int { done.groups.count + (isOpenForUndo ? 1 : 0) }
  /// The number of groups that can be redone.
  open var redoCount: Int { undone.groups.count }
  /// The name of what would be undone; empty if it has none.
  open var undoActionName: String {
    (isOpenForUndo ? openGroups.first : done.groups.last)?.name ?? ""
  }
  /// The name of what would be redone; empty if it has none.
  open var redoActionName: String { undone.groups.last?.name ?? "" }

  private var isOpenForUndo: Bool {
    !isUndoing && !isRedoing && openGroups.contains { !$0.actions.isEmpty }
  }

  /// Registers what undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that is changed; the manager doesn't retain it, and skips what belongs to an object
  ///     that is gone.
  ///   - handler: Undoes the change.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return reportIssue(
          """
          Something was registered with an undo manager outside of a group.

          Call "beginUndoGrouping()" before, or set "groupsByEvent" to "true".
          """)
      }
      beginEvent()
    }
    if !isUndoing, !isRedoing { undone = UndoStack() }
    openGroups[openGroups.count - 1].actions.append(
      UndoGroup.Action(target: ObjectIdentifier(target)) { [weak target] in
        if let target { handler(target) }
      })
  }

  /// Opens a group: all that is registered until it is closed is undone at once.
  public func beginUndoGrouping() {
    openGroups.append(UndoGroup())
  }

  /// Closes the group that was opened last.
  public func endUndoGrouping() {
    guard openGroups.count > (isEventOpen ? 1 : 0), let group = openGroups.popLast() else {
      return reportIssue(
        """
        "endUndoGrouping()" was called without a group that is open.

        Call "beginUndoGrouping()" before.
        """)
    }
    close(group)
  }

  /// Names what the current group changes, for menus.
  ///
  /// - Parameter actionName: The name, such as "Remove Card".
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty { done.rename(to: actionName) } else { openGroups[0].name = actionName }
  }

  /// Undoes the last group, and all groups in it.
  open func undo() {
    endEvent()
    guard openGroups.isEmpty else { return reportIssue(Self.openGroup) }
    guard let group = done.groups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last.
  open func redo() {
    endEvent()
    guard openGroups.isEmpty else { return reportIssue(Self.openGroup) }
    guard let group = undone.groups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// Lets registrations have no effect, until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Lets registrations have an effect again.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return reportIssue(
        """
        "enableUndoRegistration()" was called while registrations have an effect.

        Call "disableUndoRegistration()" before.
        """)
    }
    disabledCount -= 1
  }

  /// Removes all that can be undone or redone.
  open func removeAllActions() {
    done = UndoStack()
    undone = UndoStack()
    for index in openGroups.indices { openGroups[index].actions = [] }
  }

  /// Removes all that can be undone or redone of an object.
  ///
  /// - Parameter target: The object.
  /// - Complexity: O(*n*) in the number of registrations.
  public func removeAllActions(withTarget target: AnyObject) {
    let target = ObjectIdentifier(target)
    done.remove(target)
    undone.remove(target)
    for index in openGroups.indices { openGroups[index].actions.removeAll { $0.target == target } }
  }

  /// Ends the group of an event.
  package func endEvent() {
    guard isEventOpen, openGroups.count == 1, let group = openGroups.popLast() else { return }
    isEventOpen = false
    close(group)
  }

  private func beginEvent() {
    beginUndoGrouping()
    isEventOpen = true
    if let scheduleEnd { return scheduleEnd() }
    Task { endEvent() }
  }

  private func close(_ group: UndoGroup) {
    if group.actions.isEmpty { return }
    if openGroups.isEmpty {
      if isUndoing { undone.push(group, levelsOfUndo) } else { done.push(group, levelsOfUndo) }
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
    }
  }

  /// Undoes or redoes a group; what it registers is a group with the same name.
  private func perform(_ group: UndoGroup) {
    openGroups = [UndoGroup(name: group.name)]
    for action in group.actions.reversed() { action.perform() }
    while let group = openGroups.popLast() { close(group) }
  }

  private static let openGroup = """
    Nothing can be undone or redone while a group is open.

    Call "endUndoGrouping()" before.
    """
}
