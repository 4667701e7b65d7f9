import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

extension ToolbarItemGroup {
  /// The group, or what is made of it.
  fileprivate func modify<T: ToolbarContent>(
    @ToolbarContentBuilder _ modifier: (Self) -> T
  ) -> T {
    modifier(self)
  }
}

@MainActor
@Suite("Spellings of property wrappers", .viewsEnd)
struct WrapperSpellingTests {
  @Observable final class Model {
    var name = "a"
    @ObservationIgnored var visits = 0
  }

  /// A view whose generic parameter hides the name of the wrapper.
  struct Demo<State: Equatable, Content: View>: View {
    @RostrumViews.State private var state: State
    let next: (State) -> State
    let content: (State) -> Content

    init(_ state: State, next: @escaping (State) -> State, content: @escaping (State) -> Content) {
      _state = .init(initialValue: state)
      self.next = next
      self.content = content
    }

    var body: some View {
      Button("next") { state = next(state) }
      content(state)
    }
  }

  @Test("A wrapper that another declaration shadows is qualified with its module")
  func module() async {
    let host = TestHost {
      Demo(1, next: { $0 + 1 }, content: { Text("state \($0)") })
    }
    await host.button("next").tap()
    #expect(host.text("state 2").exists)
  }

  @Test("State gets its initial value in an initializer")
  func initialValue() async {
    struct Editor: View {
      @State private var name: String
      init(name: String) { _name = State(initialValue: name + "!") }
      var body: some View { TextField("Name", text: $name) }
    }
    let host = TestHost { Editor(name: "a") }
    #expect(host.textField("Name").value == "a!")
    await host.textField("Name").type("b")
    #expect(host.textField("Name").value == "b")
  }

  @Test("A child changes the state of its parent")
  func binding() async {
    struct Inner: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("inner", isOn: $isOn) }
    }
    struct Outer: View {
      @State private var isOn = false
      var body: some View {
        Inner(isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    let host = TestHost { Outer() }
    await host.toggle("inner").setOn(true)
    #expect(host.text("on").exists)
  }

  @Test("A change of an ignored property evaluates nothing")
  func ignored() {
    struct Reader: View {
      let counter: Counter
      let model: Model
      var body: some View {
        counter.count("reader")
        Text("\(model.name) \(model.visits)")
      }
    }
    let (counter, model) = (Counter(), Model())
    let stage = Stage { Reader(counter: counter, model: model) }
    model.visits = 1
    stage.update()
    #expect(counter.counts == ["reader": 1])
    model.name = "b"
    stage.update()
    #expect(stage["b 1"] != nil)
  }

  @Test("An object is found by its type, or may be missing")
  func object() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Text(model.name) }
    }
    struct Asker: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model?.name ?? "none") }
    }
    let view = Rendering {
      Reader().environment(Model())
      Asker()
    }
    #expect(view.all(.text).map { $0.content.text } == ["a", "none"])
  }

  @Test("An extension of ToolbarItemGroup may pass it on")
  func itemGroup() {
    let view = Rendering {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItemGroup(placement: .topBarLeading) { Button("Back") {} }
            .modify { $0.sharedBackgroundVisibility(.hidden) }
        }
      }
    }
    #expect(
      view.all(.toolbarItem).map(\.content) == [
        .toolbarItem(.topBarLeading, background: .hidden)
      ])
  }
}
