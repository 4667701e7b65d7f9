import Rostrum
import RostrumTesting
import Testing

/// Alerts and dialogs that a view keeps itself as values.
@MainActor
@Suite struct StateQuestionTests {
  enum Answer: Equatable { case delete, keep }

  @MainActor @Observable final class Model {
    var alert: AlertState<Answer>?
    var notice: AlertState<Never>?
    var dialog: ConfirmationDialogState<Answer>?
    var answers: [Answer?] = []
  }

  struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      Text(verbatim: "Screen")
        .alert($model.alert) { model.answers.append($0) }
        .alert($model.notice)
        .confirmationDialog($model.dialog) { model.answers.append($0) }
    }
  }

  private let model = Model()

  private func host() -> TestHost {
    let model = model
    return TestHost { Screen(model: model) }
  }

  private func question(_ title: String) -> AlertState<Answer> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Stop") }
    } message: {
      TextState("It is gone ") + TextState("then").bold()
    }
  }

  @Test("An alert in a view's state is presented, and passes its answer on")
  func alert() async {
    model.alert = question("Delete?")
    let host = host()
    #expect(host.alert("Delete?").message == "It is gone then")
    await host.button("Delete").tap()
    #expect(model.answers == [.delete])
    #expect(model.alert == nil)
    #expect(host.presentations.isEmpty)
  }

  @Test("A button without an action passes nothing on, and dismisses")
  func cancel() async {
    model.alert = question("Delete?")
    let host = host()
    await host.button("Stop").tap()
    #expect(model.answers == [nil])
    #expect(model.alert == nil)
  }

  @Test("An alert without answers gets an OK button")
  func notice() async {
    model.notice = AlertState { TextState("Saved") }
    let host = host()
    await host.button("OK").tap()
    #expect(model.notice == nil)
  }

  @Test("An alert that replaces another is a new alert")
  func replaced() async {
    model.alert = question("First?")
    let host = host()
    #expect(host.presentations.map(\.title) == ["First?"])
    model.alert = question("Second?")
    await host.settle()
    #expect(host.presentations.map(\.title) == ["Second?"])
  }

  @Test("A dialog in a view's state presents its choices")
  func dialog() async {
    model.dialog = ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Which?")
    } actions: {
      ButtonState(action: .delete) { TextState("This") }
      ButtonState(action: .keep) { TextState("That") }
    }
    let host = host()
    #expect(host.presentations.map(\.kind) == [.dialog])
    await host.button("That").tap()
    #expect(model.answers == [.keep])
    #expect(model.dialog == nil)
  }

  @Test("An answer can be handled asynchronously")
  func asynchronous() async {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "Screen")
          .alert($model.alert) { (answer: Answer?) async in model.answers.append(answer) }
      }
    }
    let model = model
    model.alert = question("Delete?")
    let host = TestHost { Screen(model: model) }
    await host.button("Delete").tap()
    #expect(model.answers == [.delete])
  }

  @Test("A button is found by its accessibility label")
  func spoken() async {
    model.alert = AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(action: .delete) { TextState("✓").accessibilityLabel("Yes") }
      ButtonState(role: .cancel) { TextState("No") }
    }
    let host = host()
    await host.button("Yes").tap()
    #expect(model.answers == [.delete])
  }

  @Test("An animated action is sent like any other")
  func animated() async {
    model.alert = AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(action: .send(.delete, animation: .spring)) { TextState("Yes") }
    }
    let host = host()
    await host.button("Yes").tap()
    #expect(model.answers == [.delete])
  }

  @Test("Buttons with different animations differ, and mapping preserves the animation")
  func animations() {
    let spring = ButtonStateAction<Answer>.send(.delete, animation: .spring)
    #expect(spring == .send(.delete, animation: .spring))
    #expect(spring != .send(.delete, animation: .linear))
    #expect(spring != .send(.delete))
    #expect(spring.map { _ in 1 } == .send(1, animation: .spring))
    #expect(ButtonStateAction<Answer>.send(.delete, animation: nil) == .send(.delete))
  }

  @Test("An animated action that is performed asynchronously is reported, with the fix")
  nonisolated func animatedAsynchronously() async {
    let button = ButtonState(action: .send(Answer.delete, animation: .default)) {
      TextState("Delete")
    }
    let line = #line + 2
    await withKnownIssue {
      await button.withAction { _ in await Task.yield() }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.description.contains(
          """
          The action of the button "Delete" has an animation, but is performed asynchronously, so \
          its changes are not animated.
          """)
    }
  }

  @Test("The title visibility in state maps to that of views")
  func visibility() {
    #expect(Visibility(.automatic) == .automatic)
    #expect(Visibility(.hidden) == .hidden)
    #expect(Visibility(.visible) == .visible)
  }
}
