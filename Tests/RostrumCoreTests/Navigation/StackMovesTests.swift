import OrderedCollections
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

/// How screens come on to a stack and go from it.
@MainActor
@Suite struct StackMovesTests {
  private func store(
    _ pages: [Page.State],
    respond: @escaping (inout Office.State, Office.Action) -> Effect<Office.Action> = { _, _ in
      .none
    }
  ) -> TestStore<Office.State, Office.Action> {
    TestStore(initialState: Office.State(path: StackState(pages))) { Office(respond: respond) }
  }

  @Test("A screen tells its parent first, and is popped then")
  func delegateBeforePop() async {
    let store = store([.editor(Editor.State(text: "Dear"))]) { state, action in
      if case .path(.element(_, .editor(.delegate(.saved(let text))))) = action {
        state.log.append(text)
      }
      return .none
    }
    await store.send(\.path[id: 0].editor.saveAndClose)
    await store.receive(\.path[id: 0].editor.delegate.saved) { $0.log = ["Dear"] }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  @Test("A parent that pops the screen when it hears from it leaves nothing to pop")
  func parentIsFaster() async {
    let store = store([.editor(Editor.State())]) { state, action in
      if case .path(.element(let id, .editor(.delegate))) = action { state.path.pop(from: id) }
      return .none
    }
    await store.send(\.path[id: 0].editor.saveAndClose)
    await store.receive(\.path[id: 0].editor.delegate.saved) { $0.path = StackState() }
    await store.finish()
  }

  @Test("A screen that is popped takes those above with it, and their effects end")
  func popMany() async {
    let store = store([
      .editor(Editor.State(id: 0)), .editor(Editor.State(id: 1)), .editor(Editor.State(id: 2)),
    ])
    await store.send(\.path[id: 1].editor.wait)
    await store.send(\.path[id: 2].editor.wait)
    await store.send(\.path.popFrom, 1) { $0.path.pop(from: 1) }
    await store.finish()
    #expect(store.state.path.count == 1)
  }

  @Test("Going back to a screen pops all above it")
  func popTo() async {
    let store = store([.row(Row.State(id: 0)), .row(Row.State(id: 1)), .row(Row.State(id: 2))]) {
      state, action in
      if case .go = action { state.path.pop(to: state.path.ids[0]) }
      return .none
    }
    await store.send(\.go) { $0.path.pop(to: 0) }
    #expect(store.state.path.count == 1)
  }

  @Test("A path that is emptied while a screen is at work ends that work")
  func emptied() async {
    let store = store([.editor(Editor.State()), .editor(Editor.State(id: 1))]) { state, action in
      if case .go = action { state.path.removeAll() }
      return .none
    }
    await store.send(\.path[id: 0].editor.wait)
    await store.send(\.path[id: 1].editor.wait)
    await store.send(\.go) { $0.path.removeAll() }
    await store.finish()
  }

  @Test("A path can be replaced as a whole, as a link from outside does")
  func replaced() async {
    let store = store([.editor(Editor.State())]) { state, action in
      if case .go = action {
        state.path = StackState([.row(Row.State(id: 7)), .editor(Editor.State(text: "link"))])
      }
      return .none
    }
    await store.send(\.path[id: 0].editor.wait)
    await store.send(\.go) {
      $0.path = StackState([.row(Row.State(id: 7)), .editor(Editor.State(text: "link"))])
    }
    #expect(store.state.path.ids == [1, 2])
    await store.send(\.path[id: 2].editor.close)
    await store.receive(\.path.popFrom) { $0.path.pop(from: 2) }
  }

  @Test("A screen that was popped is not the one that is pushed next")
  func identities() async {
    let store = store([.editor(Editor.State())]) { state, action in
      if case .go = action {
        state.path.removeAll()
        state.path.append(.editor(Editor.State()))
      }
      return .none
    }
    await store.send(\.path[id: 0].editor.wait)
    await store.send(\.go) {
      $0.path.removeAll()
      $0.path.append(.editor(Editor.State()))
    }
    await store.finish()
    #expect(store.state.path.ids == [1])
  }

  @Test("A screen under others can be taken out, and the others stay")
  func middle() async {
    let store = store([
      .editor(Editor.State(id: 0)), .editor(Editor.State(id: 1)), .editor(Editor.State(id: 2)),
    ]) { state, action in
      if case .go = action { state.path.remove(at: 1) }
      return .none
    }
    await store.send(\.path[id: 1].editor.wait)
    await store.send(\.go) { $0.path.remove(at: 1) }
    await store.finish()
    await store.send(\.path[id: 2].editor.type, "still here") {
      $0.path[id: 2] = .editor(Editor.State(id: 2, text: "still here"))
    }
  }

  @Test("A state of a screen can be changed by its parent")
  func parentChanges() async {
    let store = store([.editor(Editor.State(text: "old"))]) { state, action in
      if case .go = action { state.path[id: 0, case: \.editor]?.text = "new" }
      return .none
    }
    await store.send(\.go) { $0.path[id: 0, case: \.editor]?.text = "new" }
  }

  @Test("The second of two pops of one screen finds nothing and says so, and the program goes on")
  func poppedTwice() async {
    let store = store([.row(Row.State(id: 0))])
    await store.send(\.path.popFrom, 0) { $0.path.removeAll() }
    await withKnownIssue {
      await store.send(\.path.popFrom, 0)
    } matching: {
      $0.description.contains("received a 'popFrom' for a screen that isn't on the stack.")
    }
  }

  @Test("What a screen presents is gone with the screen")
  func screenWithAlert() async {
    let store = store([.editor(Editor.State(alert: .discard))])
    await store.send(\.path[id: 0].editor.alert.discard) {
      $0.path[id: 0] = .editor(Editor.State())
    }
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
  }

  @Test("A parent copies what a screen has changed back into its own state")
  func readBack() async {
    let store = store([.editor(Editor.State(text: "draft"))]) { state, action in
      if case .path(.popFrom(let id)) = action, let text = state.path[id: id, case: \.editor]?.text
      {
        state.log.append(text)
      }
      return .none
    }
    await store.send(\.path.popFrom, 0) {
      $0.log = ["draft"]
      $0.path.removeAll()
    }
  }

  @Test("State that has a path to begin with is a link to the screen on top")
  func deepLink() async {
    let store = store([.row(Row.State(id: 0)), .editor(Editor.State(alert: .discard))])
    await store.send(\.path[id: 1].editor.alert.dismiss) {
      $0.path[id: 1] = .editor(Editor.State())
    }
  }

  @Test("A hundred screens are pushed and popped, and none is left over")
  func hundred() async {
    let store = store([]) { state, action in
      if case .go = action { state.path.append(.row(Row.State(id: state.path.count))) }
      return .none
    }
    store.exhaustivity = .off
    for _ in 0..<100 { await store.send(\.go) }
    #expect(store.state.path.map { $0.row?.id } == (0..<100).map(Optional.some))
    await store.send(\.path.popFrom, 0)
    #expect(store.state.path.isEmpty)
  }
}
