import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ToBeTests {
  @Test("A field is bound to the store that the view keeps")
  func field() async {
    let store = Store(initialState: StandupFeature.State(standup: .design)) { StandupFeature() }
    let host = TestHost { StandupView(store: store) }
    await host.textField("Title").type("Design systems")
    #expect(store.standup.title == "Design systems")
  }

  @Test("A screen of a stack is found by its state, and gets a separate store")
  func stack() async {
    let store = Store(initialState: StackFeature.State()) { StackFeature() }
    let host = TestHost { StackView(store: store) }
    await host.link("Design").tap()
    await host.textField("Title").type("Design systems")
    var edited = Standup.design
    edited.title = "Design systems"
    #expect(Array(store.path) == [.detail(StandupFeature.State(standup: edited))])
  }

  @Test("A stack without the architecture pushes values")
  func plain() async {
    let host = TestHost { PlainStack() }
    await host.link("Design").tap()
    #expect(host.text("About Design").exists)
  }
}
