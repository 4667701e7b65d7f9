import Rostrum
import RostrumTesting
import Testing

/// Alerts and dialogs about an item that is there or not.
@MainActor
@Suite struct ItemQuestionTests {
  struct Failure: Equatable {
    var title: String
    var tries = 0
  }

  @MainActor @Observable final class Model {
    var failure: Failure?
    var choice: String?
    var log: [String] = []
  }

  private let model = Model()

  @Test("An alert about an item has its title, its buttons and its message")
  func alert() async {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "Screen")
          .alert(item: $model.failure) {
            Text(verbatim: $0.title)
          } actions: { failure in
            Button("Try again") { model.log.append("again after \(failure.tries)") }
          } message: {
            Text(verbatim: "Tried \($0.tries) times")
          }
      }
    }
    let model = model
    let host = TestHost { Screen(model: model) }
    #expect(host.presentations.isEmpty)
    model.failure = Failure(title: "No network", tries: 2)
    await host.settle()
    #expect(host.alert("No network").message == "Tried 2 times")
    await host.button("Try again").tap()
    #expect(model.log == ["again after 2"])
    #expect(model.failure == nil)
  }

  @Test("A button of an alert about an item may change the item")
  func binding() async {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "Screen")
          .alert(item: $model.failure) {
            Text(verbatim: $0.title)
          } actions: { (failure: Binding<Failure>) in
            Button("Try again") {
              failure.wrappedValue.tries += 1
              model.log.append("\(failure.wrappedValue.tries)")
            }
          }
      }
    }
    let model = model
    model.failure = Failure(title: "No network", tries: 2)
    let host = TestHost { Screen(model: model) }
    await host.button("Try again").tap()
    #expect(model.log == ["3"])
    #expect(model.failure == nil)
  }

  @Test("A dialog about an item offers choices derived from it")
  func dialog() async {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "Screen")
          .confirmationDialog(item: $model.choice, titleVisibility: .visible) {
            Text(verbatim: "Share \($0)?")
          } actions: { name in
            Button("Link to \(name)") { model.log.append(name) }
          } message: { _ in
            Text(verbatim: "Choose one")
          }
      }
    }
    let model = model
    model.choice = "photo"
    let host = TestHost { Screen(model: model) }
    #expect(host.presentations.map(\.title) == ["Share photo?"])
    await host.button("Link to photo").tap()
    #expect(model.log == ["photo"])
    #expect(model.choice == nil)
  }

  @Test("Two sources of alerts in one view are presented one after the other")
  func twoSources() async {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "Screen")
          .alert(item: $model.failure) {
            Text(verbatim: $0.title)
          } actions: { (_: Failure) in
            Button("One") { model.choice = "second" }
          }
          .alert(item: $model.choice) {
            Text(verbatim: $0)
          } actions: { (_: String) in
            Button("Two") { model.log.append("two") }
          }
      }
    }
    let model = model
    model.failure = Failure(title: "first")
    let host = TestHost { Screen(model: model) }
    await host.button("One").tap()
    #expect(host.presentations.map(\.title) == ["second"])
    await host.button("Two").tap()
    #expect(model.log == ["two"])
    #expect(host.presentations.isEmpty)
  }

  @Test("A Boolean binding to an item presents, and answering removes the item")
  func flag() async {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "Screen")
          .alert("Sorry", isPresented: Binding($model.failure), presenting: model.failure) { _ in
            Button("OK") {}
          } message: {
            Text(verbatim: $0.title)
          }
      }
    }
    let model = model
    model.failure = Failure(title: "No network")
    let host = TestHost { Screen(model: model) }
    #expect(host.alert("Sorry").message == "No network")
    await host.button("OK").tap()
    #expect(model.failure == nil)
  }
}
