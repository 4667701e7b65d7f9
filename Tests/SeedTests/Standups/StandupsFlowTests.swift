import RostrumClassic
import RostrumTesting
import Testing

/// The features with their views.
@MainActor
@Suite(.leakChecked) struct StandupsFlowTests {
  private func launch(
    _ state: @escaping @autoclosure () -> AppFeature.State
  ) -> (store: StoreOf<AppFeature>, host: TestHost) {
    let store = Store(initialState: state()) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    return (store, TestHost { AppView(store: store) })
  }

  private var withDesign: AppFeature.State {
    AppFeature.State(standupsList: StandupsListFeature.State(standups: [.design]))
  }

  @Test("A standup is added in a sheet")
  func add() async {
    let (store, host) = launch(AppFeature.State())
    await host.button("Add").tap()
    #expect(host.textField("Title").isFocused)
    await host.textField("Title").type("Morning Sync")
    await host.button("Save").tap()
    #expect(host.presentations.isEmpty)
    #expect(host.link("Morning Sync").exists)
    #expect(store.withState { $0.standupsList.standups.map(\.title) } == ["Morning Sync"])
  }

  @Test("A sheet that is swiped away leaves no state behind")
  func swipe() async {
    let (store, host) = launch(AppFeature.State())
    await host.button("Add").tap()
    await host.dismiss()
    #expect(store.withState(\.standupsList.addStandup) == nil)
    #expect(store.withState(\.standupsList.standups.isEmpty))
  }

  @Test("A new attendee's field gets the focus")
  func focus() async {
    let (store, host) = launch(AppFeature.State())
    await host.button("Add").tap()
    await host.button("Add attendee").tap()
    #expect(host.all(.textField).count == 3)
    #expect(host.textField("Attendee").last.isFocused)
    await host.textField("Title").focus()
    #expect(store.withState(\.standupsList.addStandup?.focus) == .title)
  }

  @Test("Attendees are named one by one")
  func names() async {
    let (store, host) = launch(AppFeature.State())
    await host.button("Add").tap()
    await host.button("Add attendee").tap()
    await host.textField("Attendee").first.type("Ada")
    await host.textField("Attendee").last.type("Alan")
    #expect(
      store.withState { $0.standupsList.addStandup?.standup.attendees.map(\.name) }
        == ["Ada", "Alan"])
  }

  @Test("A standup is edited from its detail, and the list follows")
  func edit() async {
    let (_, host) = launch(withDesign)
    await host.link("Design").tap()
    #expect(host.path == ["Standups", "Design"])
    await host.button("Edit").tap()
    await host.textField("Title").type("Design systems")
    await host.button("Done").tap()
    #expect(host.path == ["Standups", "Design systems"])
    await host.back()
    #expect(host.link("Design systems").exists)
  }

  @Test("A standup is deleted after a question")
  func delete() async {
    let (store, host) = launch(withDesign)
    await host.link("Design").tap()
    await host.button("Delete").tap()
    await host.alert("Do you really want to delete it?").button("Delete").tap()
    #expect(host.path == ["Standups"])
    #expect(store.withState(\.standupsList.standups.isEmpty))
  }

  @Test("From the detail one goes on to a screen of another kind")
  func meeting() async {
    let (_, host) = launch(withDesign)
    await host.link("Design").tap()
    await host.link("Record").tap()
    #expect(host.path == ["Standups", "Design", "Meeting"])
    await host.button("Notes: 0").tap()
    #expect(host.button("Notes: 1").exists)
  }
}
