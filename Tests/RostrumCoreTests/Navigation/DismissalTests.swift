import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

/// How what is presented goes away, and what takes its place.
///
/// A test store proves more than the tests say: no action that is not received, no effect that goes
/// on, no issue.
@MainActor
@Suite struct DismissalTests {
  private func store(
    _ state: Office.State,
    respond: @escaping (inout Office.State, Office.Action) -> Effect<Office.Action> = { _, _ in
      .none
    }
  ) -> TestStore<Office.State, Office.Action> {
    TestStore(initialState: state) { Office(respond: respond) }
  }

  @Test("A child tells its parent first, and is dismissed then")
  func delegateBeforeDismissal() async {
    let store = store(Office.State(page: .editor(Editor.State(text: "Dear")))) { state, action in
      switch action {
      case .page(.presented(.editor(.delegate(.saved(let text))))):
        state.log.append("saved \(text)")
      case .page(.dismiss): state.log.append("dismissed")
      default: break
      }
      return .none
    }
    await store.send(\.page.editor.saveAndClose)
    await store.receive(\.page.editor.delegate.saved) { $0.log = ["saved Dear"] }
    await store.receive(\.page.dismiss) {
      $0.log = ["saved Dear", "dismissed"]
      $0.page = nil
    }
  }

  @Test("A parent that takes the child away when it hears from it leaves nothing to dismiss")
  func parentIsFaster() async {
    let store = store(Office.State(page: .editor(Editor.State()))) { state, action in
      if case .page(.presented(.editor(.delegate))) = action { state.page = nil }
      return .none
    }
    await store.send(\.page.editor.saveAndClose)
    await store.receive(\.page.editor.delegate.saved) { $0.page = nil }
    await store.finish()
  }

  @Test("An alert that takes the place of a sheet of the same enum stays, in one step")
  func sheetToAlertInOneStep() async {
    let store = store(Office.State(page: .editor(Editor.State()))) { state, action in
      if case .go = action { state.page = .alert(.discard) }
      return .none
    }
    await store.send(\.page.editor.wait)
    await store.send(\.go) { $0.page = .alert(.discard) }
    await store.send(\.page.alert.discard) { $0.page = nil }
  }

  @Test("A sheet that dismisses itself does not take away the alert that has taken its place")
  func dismissalOfReplacedSheet() async {
    let store = store(Office.State(page: .editor(Editor.State()))) { state, action in
      if case .page(.presented(.editor(.delegate))) = action { state.page = .alert(.discard) }
      return .none
    }
    await store.send(\.page.editor.saveAndClose)
    await store.receive(\.page.editor.delegate.saved) { $0.page = .alert(.discard) }
    await store.finish()
    await store.send(\.page.dismiss) { $0.page = nil }
  }

  @Test("A sheet of the same kind that takes the place of another by its identity stays")
  func sheetToSheet() async {
    let store = store(Office.State(page: .editor(Editor.State(id: 1)))) { state, action in
      if case .page(.presented(.editor(.delegate))) = action {
        state.page = .editor(Editor.State(id: 2))
      }
      return .none
    }
    await store.send(\.page.editor.saveAndClose)
    await store.receive(\.page.editor.delegate.saved) { $0.page = .editor(Editor.State(id: 2)) }
    await store.finish()
    await store.send(\.page.editor.type, "new") {
      $0.page = .editor(Editor.State(id: 2, text: "new"))
    }
  }

  @Test("A dialog that a parent presents in answer to a dialog stays")
  func secondDialog() async {
    let store = store(Office.State(page: .dialog(.discard("First")))) { state, action in
      if case .page(.presented(.dialog)) = action { state.page = .dialog(.discard("Second")) }
      return .none
    }
    await store.send(\.page.dialog.discard) { $0.page = .dialog(.discard("Second")) }
    await store.send(\.page.dismiss) { $0.page = nil }
  }

  @Test("An alert's answer that dismisses its feature takes both away, one after the other")
  func alertThenDismissal() async {
    let store = store(Office.State(page: .editor(Editor.State())))
    await store.send(\.page.editor.ask) { $0.page = .editor(Editor.State(alert: .discard)) }
    await store.send(\.page.editor.alert.discard) { $0.page = .editor(Editor.State()) }
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test("An alert that is dismissed without an answer is gone from the state")
  func dismissedAlert() async {
    let store = store(Office.State(page: .alert(.discard)))
    await store.send(\.page.dismiss) { $0.page = nil }
  }

  @Test("A child that is known by its identity goes when it dismisses itself")
  func identifiedChild() async {
    let store = store(Office.State(page: .editor(Editor.State(id: 42))))
    await store.send(\.page.editor.close)
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test("The effects of a child that is known by its identity are cancelled when it goes")
  func identifiedChildsEffects() async {
    let store = store(Office.State(page: .editor(Editor.State(id: 42))))
    await store.send(\.page.editor.wait)
    await store.send(\.page.dismiss) { $0.page = nil }
    await store.finish()
  }

  @Test("Moving on to another destination sends no dismissal, and cancels the first one's effects")
  func transition() async {
    let store = store(Office.State(page: .editor(Editor.State()))) { state, action in
      if case .go = action { state.page = .row(Row.State(id: 1)) }
      return .none
    }
    await store.send(\.page.editor.wait)
    await store.send(\.go) { $0.page = .row(Row.State(id: 1)) }
    await store.send(\.page.row.toggle) { $0.page = .row(Row.State(id: 1, isOn: true)) }
  }

  @Test("A child that is dismissed and presented anew with the same identity begins afresh")
  func presentedAnew() async {
    let store = store(Office.State(page: .editor(Editor.State(id: 1)))) { state, action in
      if case .go = action { state.page = .editor(Editor.State(id: 1)) }
      return .none
    }
    await store.send(\.page.editor.wait)
    await store.send(\.page.dismiss) { $0.page = nil }
    await store.finish()
    await store.send(\.go) { $0.page = .editor(Editor.State(id: 1)) }
    await store.send(\.page.editor.close)
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test("A parent may dismiss with its own action")
  func dismissalByAction() async {
    let store = store(Office.State(page: .editor(Editor.State()))) { _, action in
      if case .go = action { .send(.page(.dismiss)) } else { .none }
    }
    await store.send(\.go)
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test("Two dismissals of one child in one tick: the second finds nothing and says so")
  func twoDismissals() async {
    let store = store(Office.State(page: .editor(Editor.State())))
    await store.send(\.page.dismiss) { $0.page = nil }
    await withKnownIssue {
      await store.send(\.page.dismiss)
    } matching: {
      $0.description.contains("received a 'dismiss' while nothing was presented.")
    }
  }

  @Test("A dismissed child cannot dismiss the presentation that replaced it")
  func lateDismiss() async {
    let gate = Gate()
    let store = Store(initialState: Late.State(child: Late.Child.State(id: 1))) { Late(gate: gate) }
    let task = store.send(.child(.presented(.closeLater)))
    store.send(.replace)
    gate.open()
    await task.finish()
    #expect(store.child?.id == 2)
  }

  @Test("A child dismisses itself though its parent has moved on to another stage meanwhile")
  func dismissalAfterParentTransition() async {
    let gate = Gate()
    let store = Store(initialState: Late.State(child: Late.Child.State(id: 1))) { Late(gate: gate) }
    let task = store.send(.child(.presented(.closeLater)))
    store.send(.load)
    gate.open()
    await task.finish()
    #expect(store.child == nil)
    #expect(store.stage.is(\.loaded))
  }
}

/// A feature whose child dismisses itself when a gate opens, whether or not it was cancelled.
@Reducer private struct Late {
  @ObservableState struct State {
    var stage = Stage.State.loading(Counter.State())
    @Presents var child: Child.State?
  }
  enum Action {
    case child(PresentationAction<Child.Action>)
    case load
    case replace
    case stage(Stage.Action)
  }

  let gate: Gate

  var body: some ReducerOf<Self> {
    Scope(state: \.stage, action: \.stage) { Stage.body }
    Reduce { state, action in
      switch action {
      case .load: state.stage = .loaded(Counter.State())
      case .replace: state.child = Child.State(id: 2)
      case .child, .stage: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child(gate: gate) }
  }

  @Reducer enum Stage {
    case loading(Counter)
    case loaded(Counter)
  }

  @Reducer struct Child {
    @ObservableState struct State: Identifiable { let id: Int }
    enum Action { case closeLater }

    let gate: Gate
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { _, _ in
        .run { [gate, dismiss] _ in
          // A task of its own is not cancelled with the effect.
          await Task {
            await gate.wait()
            await dismiss()
          }.value
        }
      }
    }
  }
}
