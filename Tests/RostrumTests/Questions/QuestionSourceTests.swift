import Foundation
import Rostrum
import RostrumTesting
import Testing

/// Alerts, dialogs and popovers whose source is a feature's state, or a model.
@MainActor
@Suite struct QuestionSourceTests {
  struct Failure: LocalizedError, Equatable, Codable {
    var reason: String
    var errorDescription: String? { reason }
  }

  struct Note: Equatable, Codable, Identifiable {
    var id: String
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable, Codable {
      var failure: Failure?
      var doomed: Note?
      var shared: Note?
      var hint: Note?
      var skipsAlert = false
      var log: [String] = []
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case answered(String)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .answered(let answer) = action { state.log.append(answer) }
        return .none
      }
    }
  }

  struct FeatureView: View {
    @Bindable var store: StoreOf<Feature>

    var body: some View {
      NavigationStack {
        List {
          Button("fail") { store.failure = Failure(reason: "The disk is full") }
          Button("delete") { store.doomed = Note(id: "Milk") }
          Button("share") { store.shared = Note(id: "Tea") }
          Button("hint") { store.hint = Note(id: "Salt") }
        }
        .alert(error: $store.failure) {
          Button("Retry") { store.send(.answered("retry")) }
          Button("Cancel", role: .cancel) {}
        }
        .alert("Delete?", item: $store.doomed) { note in
          Button("Delete \(note.id)") { store.send(.answered("delete \(note.id)")) }
          Button("Cancel", role: .cancel) {}
        }
        .dialogSuppressionToggle(isSuppressed: $store.skipsAlert)
        .actionSheet(item: $store.shared) { note in
          ActionSheet(
            title: Text("Share"),
            buttons: [
              .default(Text("Send \(note.id)")) { store.send(.answered("send \(note.id)")) }
            ])
        }
        .popover(item: $store.hint, arrowEdge: .top) { Text("hint of \($0.id)") }
      }
    }
  }

  @Test("A feature's state presents, and the answers end in it")
  func feature() async {
    let store = Store(initialState: Feature.State()) { Feature() }
    let host = TestHost { FeatureView(store: store) }
    await host.button("fail").tap()
    await host.alert("The disk is full").button("Retry").tap()
    #expect(store.failure == nil)
    await host.button("delete").tap()
    await host.toggle("Don’t ask again").setOn(true)
    await host.alert("Delete?").button("Delete Milk").tap()
    #expect(store.doomed == nil)
    #expect(store.skipsAlert)
    await host.button("share").tap()
    await host.dialog("Share").button("Send Tea").tap()
    #expect(store.shared == nil)
    await host.button("hint").tap()
    #expect(host.text("hint of Salt").exists)
    await host.dismiss()
    #expect(store.hint == nil)
    #expect(store.log == ["retry", "delete Milk", "send Tea"])
  }

  @Test(
    "What a feature presents is there again after a relaunch",
    arguments: ["fail", "delete", "share", "hint"])
  func relaunch(button: String) async {
    let host = TestHost {
      FeatureView(store: Store(initialState: Feature.State()) { Feature() })
    }
    await host.button(button).tap()
    let presented = host.presentations.map { [$0.kind.rawValue, $0.title ?? ""] }
    #expect(presented.count == 1)
    await host.relaunch()
    #expect(host.presentations.map { [$0.kind.rawValue, $0.title ?? ""] } == presented)
    await host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  @MainActor @Observable
  final class Model {
    var failure: Failure?
    var doomed: Note?
    var log: [String] = []
  }

  struct ModelView: View {
    @Bindable var model: Model

    var body: some View {
      Text("screen")
        .alert(error: $model.failure) { Button("Retry") { model.log.append("retry") } }
        .alert(item: $model.doomed) { note in
          Alert(
            title: Text("Delete \(note.id)?"),
            primaryButton: .destructive(Text("Delete")) { model.log.append("delete") },
            secondaryButton: .cancel())
        }
    }
  }

  @Test("A model presents; of two alerts at once, the second one comes up after the first one")
  func model() async {
    let model = Model()
    let host = TestHost { ModelView(model: model) }
    model.failure = Failure(reason: "No network")
    model.doomed = Note(id: "Milk")
    await host.settle()
    #expect(host.presentations.count == 1)
    await host.alert("No network").button("Retry").tap()
    await host.alert("Delete Milk?").button("Delete").tap()
    #expect(host.presentations.isEmpty)
    #expect(model.log == ["retry", "delete"])
    #expect(model.doomed == nil)
  }
}
