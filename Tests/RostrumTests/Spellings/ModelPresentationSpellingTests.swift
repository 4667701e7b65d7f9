import Rostrum
import RostrumTesting
import Testing

/// Presentations of a model without a store.
@MainActor
@Suite struct ModelPresentationSpellingTests {
  @Observable final class Model {
    var destination: Destination?
    var answers: [Answer?] = []
  }

  struct Item: Identifiable {
    let id: Int
  }

  @CasePathable
  enum Destination {
    case edit(Item)
    case alert(AlertState<Answer>)
  }

  enum Answer: Equatable { case delete }

  struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      Text("Screen")
        .sheet(item: $model.destination.edit) { item in Text("Item \(item.id)") }
        .alert($model.destination.alert) { action in model.answers.append(action) }
    }
  }

  private let model = Model()

  private func host() -> TestHost {
    let model = model
    return TestHost { Screen(model: model) }
  }

  @Test("A case of a model is a sheet, and becomes nil when it is dismissed")
  func sheet() async {
    model.destination = .edit(Item(id: 7))
    let host = host()
    #expect(host.sheet().text("Item 7").exists)
    await host.dismiss()
    #expect(model.destination == nil)
  }

  @Test("A case of a model is an alert, whose action is passed on")
  func alert() async {
    model.destination = .alert(
      AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      })
    let host = host()
    await host.alert("Delete?").button("Delete").tap()
    #expect(model.answers == [.delete])
    #expect(model.destination == nil)
  }
}
