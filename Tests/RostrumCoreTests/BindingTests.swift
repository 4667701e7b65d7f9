import CustomDump
import RostrumCases
import RostrumCore
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct BindingTests {
  @Test("Writing a field of a store changes the state by an action")
  func write() {
    let store = Store(initialState: Form.State()) { Form() }
    store.title = "Design"
    #expect(store.title == "Design")
    #expect(store.log == ["title is Design"])
  }

  @Test("A field can be written through the actions of a view")
  func viewAction() {
    let store = Store(initialState: Form.State()) { Viewed() }
    store.length = 10
    #expect(store.length == 10)
  }

  @Test("A change that no BindingReducer applies is reported where the store was made")
  func placeOfUnhandled() {
    let store = Store(initialState: Form.State()) {
      Reduce<Form.State, Form.Action> { _, _ in .none }
    }
    let found = placesOfIssues { store.title = "Design" }
    #expect(found == ["\(#fileID):\(line(-4))"])
  }

  @Test("A change that no BindingReducer applies is reported")
  func unhandled() {
    let store = Store(initialState: Form.State()) {
      Reduce<Form.State, Form.Action> { _, _ in .none }
    }
    let found = issues { store.title = "Design" }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("A control wrote to a field, but the feature didn't apply"))
    #expect(found[0].hasSuffix("Put 'BindingReducer()' at the top of the feature's 'body'."))
  }

  @Test("A write to a feature that is gone is dropped without a word")
  func gone() {
    let store = Store(initialState: Sheet.State(form: Form.State())) { Sheet() }
    let form = store.scope(\.form, action: \.form)!
    store.send(.close)
    let found = issues { form.title = "Late" }
    #expect(found.isEmpty)
    #expect(form.title == "")
  }

  @Test("Changes are matched by field, and equal when field and value are")
  func matching() {
    let change = BindingAction<Form.State>.set(\.title, "A")
    #expect(\Form.State.title ~= change)
    #expect(!(\Form.State.length ~= change))
    #expect(change == .set(\.title, "A"))
    #expect(change != .set(\.title, "B"))
    #expect(change != .set(\.length, 1))
  }

  @Test("A field's change has a case path")
  func casePath() {
    let action = Form.Action.set(\.title, "A")
    #expect(action[case: \.binding.title] == "A")
    #expect(action[case: \.binding.length] == nil)
    let made: Form.Action = (\Form.Action.Cases.binding.length)(7)
    #expect(made.binding == .set(\.length, 7))
  }

  @Test("A change of a field by a control can be answered where the changes are applied")
  func onChange() {
    let store = Store(initialState: Form.State()) {
      BindingReducer<Form.State, Form.Action, Form.Action>()
        .onChange(of: \.title) { old, state in
          state.log.append("\(old) is now \(state.title)")
          return .none
        }
    }
    store.title = "Design"
    store.length = 7
    #expect(store.log == [" is now Design"])
  }

  @Test("A change is shown with its field and its value")
  func dump() {
    var text = ""
    customDump(BindingAction<Form.State>.set(\.title, "A"), to: &text)
    #expect(text.hasPrefix("BindingAction.set("))
    #expect(text.contains(#""A""#))
  }

  @Test("A change of a computed field is shown without the address of its accessor")
  func dumpOfComputed() {
    var text = ""
    customDump(BindingAction<Form.State>.set(\.half, 3), to: &text)
    #expect(text.hasPrefix("BindingAction.set("))
    #expect(text.contains("State"))
    #expect(text.contains("Int"))
    #expect(!text.contains("0x"))
  }

  @Test("A failure of a test names a change of a computed field without an address")
  func failureOfComputed() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await withKnownIssue {
      await store.send(\.binding.half, 3) { $0.half = 4 }
    } matching: { issue in
      !issue.description.contains("0x")
    }
  }

  @Test("Writing an equal value is not told to readers")
  func equal() {
    let store = Store(initialState: Form.State()) { Form() }
    let reading = Reading { _ = store.title }
    store.title = ""
    #expect(!reading.isStale)
  }
}

@Reducer private struct Form {
  @ObservableState struct State: Equatable {
    var title = ""
    var length = 5
    var log: [String] = []
    var half: Int {
      get { length / 2 }
      set { length = newValue * 2 }
    }
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.title): state.log.append("title is \(state.title)")
      case .binding: break
      }
      return .none
    }
  }
}

@Reducer private struct Viewed {
  typealias State = Form.State
  enum Action: ViewAction {
    case view(View)

    @CasePathable enum View: BindableAction { case binding(BindingAction<Form.State>) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

@Reducer private struct Sheet {
  @ObservableState struct State { var form: Form.State? }
  enum Action { case form(Form.Action), close }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state.form = nil }
      return .none
    }
    .ifLet(\.form, action: \.form) { Form() }
  }
}
