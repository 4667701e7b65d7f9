import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Undoing", .viewsEnd) struct UndoManagerTests {
  @MainActor final class Board {
    var cards: [String] = []

    func add(_ card: String, _ manager: UndoManager) {
      cards.append(card)
      manager.registerUndo(withTarget: self) { $0.remove(card, manager) }
    }

    func remove(_ card: String, _ manager: UndoManager) {
      cards.removeAll { $0 == card }
      manager.registerUndo(withTarget: self) { $0.add(card, manager) }
    }
  }

  /// A manager whose events end when a test says so.
  private func makeManager() -> UndoManager {
    let manager = UndoManager()
    manager.scheduleEnd = {}
    return manager
  }

  @Test("What is undone can be redone, again and again")
  func undoAndRedo() {
    let (manager, board) = (makeManager(), Board())
    board.add("a", manager)
    manager.setActionName("Add Card")
    #expect(manager.canUndo && !manager.canRedo)
    #expect(manager.undoActionName == "Add Card")
    for _ in 1...2 {
      manager.undo()
      #expect(board.cards.isEmpty)
      #expect(!manager.canUndo && manager.canRedo)
      #expect(manager.redoActionName == "Add Card")
      manager.redo()
      #expect(board.cards == ["a"])
      #expect(manager.undoActionName == "Add Card" && manager.redoActionName.isEmpty)
    }
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test("What an event registers is undone at once, in reverse order")
  func events() {
    let (manager, board) = (makeManager(), Board())
    board.add("a", manager)
    board.add("b", manager)
    manager.endEvent()
    board.add("c", manager)
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(board.cards == ["a", "b"])
    manager.undo()
    #expect(board.cards.isEmpty)
    manager.redo()
    #expect(board.cards == ["a", "b"])
    #expect(manager.redoCount == 1)
  }

  @Test("A change discards what could be redone")
  func change() {
    let (manager, board) = (makeManager(), Board())
    board.add("a", manager)
    manager.undo()
    board.add("b", manager)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(board.cards == ["b"])
  }

  @Test("Groups within a group are undone with it, and an empty one is none")
  func groups() {
    let (manager, board) = (makeManager(), Board())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    board.add("a", manager)
    manager.beginUndoGrouping()
    board.add("b", manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(board.cards.isEmpty)
  }

  @Test("Groups that don't match are reported")
  func unbalanced() {
    let (manager, board) = (makeManager(), Board())
    manager.groupsByEvent = false
    withKnownIssue {
      board.add("a", manager)
    } matching: {
      $0.description.contains("outside of a group")
    }
    withKnownIssue {
      manager.endUndoGrouping()
    } matching: {
      $0.description.contains("without a group that is open")
    }
    manager.beginUndoGrouping()
    withKnownIssue {
      manager.undo()
    } matching: {
      $0.description.contains("while a group is open")
    }
    withKnownIssue {
      manager.enableUndoRegistration()
    } matching: {
      $0.description.contains("while registrations have an effect")
    }
    #expect(board.cards == ["a"])
  }

  @Test("Only the last groups are kept, and none while that is disabled")
  func limits() {
    let (manager, board) = (makeManager(), Board())
    manager.levelsOfUndo = 2
    for card in ["a", "b", "c"] {
      board.add(card, manager)
      manager.endEvent()
    }
    manager.disableUndoRegistration()
    board.add("d", manager)
    manager.enableUndoRegistration()
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(board.cards == ["a", "d"])
  }

  @Test("An object that is gone, or whose actions are removed, isn't changed")
  func targets() {
    let (manager, board) = (makeManager(), Board())
    board.add("a", manager)
    manager.endEvent()
    var other: Board? = Board()
    weak let reference = other
    other?.add("b", manager)
    other = nil
    #expect(reference == nil)
    manager.undo()
    #expect(board.cards == ["a"])
    manager.removeAllActions(withTarget: board)
    #expect(!manager.canUndo)
    board.add("c", manager)
    manager.removeAllActions()
    manager.undo()
    #expect(board.cards == ["a", "c"])
  }

  struct Cards: View {
    @Environment(\.undoManager) private var undoManager
    @State private var board = Board()
    @State private var changes = 0
    @State private var words = ""

    var body: some View {
      Button("Add") {
        guard let undoManager else { return }
        board.add("a", undoManager)
        board.add("b", undoManager)
        undoManager.setActionName("Add Cards")
        changes += 1
      }
      Button("Look") { changes += 1 }
      TextField("Words", text: $words)
      let name = undoManager?.undoActionName ?? "no manager"
      Text(verbatim: "\(board.cards.count) \(name.isEmpty ? "nothing" : name) \(changes)")
    }
  }

  @Test("Keys undo and redo what an event has done, unless a field has the focus")
  func keys() async {
    let host = TestHost { Cards() }
    await host.button("Add").tap()
    #expect(host.text("2 Add Cards 1").exists)
    await host.press("z", modifiers: .command)
    await host.button("Look").tap()
    #expect(host.text("0 nothing 2").exists)
    await host.press("z", modifiers: [.command, .shift])
    await host.button("Look").tap()
    #expect(host.text("2 Add Cards 3").exists)
    await host.textField("Words").type("a")
    await withKnownIssue { await host.press("z", modifiers: .command) }
    await host.button("Look").tap()
    #expect(host.text("2 Add Cards 4").exists)
  }

  @Test("Each scene has a manager, and its keys if a view has read it")
  func scenes() async {
    let (first, second) = (TestHost { Cards() }, TestHost { Cards() })
    await first.button("Add").tap()
    await second.press("z", modifiers: .command)
    await first.button("Look").tap()
    #expect(first.text("2 Add Cards 2").exists)
    #expect(first.graph.root.state.accepts(.undo))
    let other = TestHost { Text("a") }
    #expect(!other.graph.root.state.accepts(.undo))
    #expect(EnvironmentValues().undoManager == nil)
  }
}
