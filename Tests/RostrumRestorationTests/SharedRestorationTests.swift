import Foundation
import Rostrum
import RostrumRestoration
import RostrumTesting
import Testing

@MainActor
@Suite("Restoration of shared values", .leakChecked)
struct SharedRestorationTests {
  @Test("Features that share a value share it again")
  func reference() async {
    let host = TestHost { TopicsView(store: Store(initialState: Topics.State()) { Topics() }) }
    await host.button("Add").tap()
    await host.relaunch()
    #expect(host.text("Parent: 1").exists)
    #expect(host.text("Child: 1").exists)
    await host.button("Add").tap()
    #expect(host.text("Parent: 2").exists)
    #expect(host.text("Child: 2").exists)
    await host.relaunch()
    #expect(host.text("Child: 2").exists)
    #expect(host.restorationIssues == [])
  }

  @Test("A value that is stored elsewhere comes from there")
  func stored() async {
    let host = TestHost {
      SettingsView(store: Store(initialState: Settings.State()) { Settings() })
    }
    await host.button("Louder").tap()
    await host.relaunch { snapshot in
      for place in snapshot.entries.keys where place.rawValue.hasPrefix("store:") {
        let json = snapshot.entries[place].map { String(decoding: $0.json, as: UTF8.self) }
        #expect(json == #"{"changes":1}"#)
      }
    }
    #expect(host.text("Volume 1, 1 changes").exists)
    await host.button("Louder").tap()
    #expect(host.text("Volume 2, 2 changes").exists)
  }

  @Test(
    "A part that can't be found again begins its store anew, with words", arguments: [false, true])
  func lostPart(ofProtocol: Bool) async {
    let host = TestHost {
      PartView(
        name: ofProtocol
          ? Shared<any Named>(value: Person()).name : Shared(value: Person()).name)
    }
    await host.relaunch()
    #expect(host.restorationIssues.isEmpty)
    let last = host.snapshot
    #expect(last?.entries.keys.contains { $0.rawValue.hasPrefix("store:") } == false)
    #expect(
      host.restorationIssues.map(\.description) == [
        "store:RostrumRestorationTests.(private).Member.State isn't kept, because its value of "
          + "RostrumRestorationTests.(private).Member.State can't be encoded: "
          + "name: A launch finds only stored properties, and elements with ids, of values that it "
          + "finds."
      ])
  }
}

@Reducer
private struct Topics {
  @ObservableState
  struct State: Codable {
    @Shared var names: [String]
    var child: Child

    struct Child: Codable {
      @Shared var names: [String]
    }

    init() {
      let names = Shared(value: [String]())
      _names = names
      child = Child(names: names)
    }
  }

  enum Action { case add }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$names.withLock { $0.append("new") }
      return .none
    }
  }
}

private struct TopicsView: View {
  let store: StoreOf<Topics>

  var body: some View {
    VStack {
      Text("Parent: \(store.names.count)")
      Text("Child: \(store.child.names.count)")
      Button("Add") { store.send(.add) }
    }
  }
}

@Reducer
private struct Settings {
  @ObservableState
  struct State: Codable {
    var changes = 0
    @Shared(.appStorage("volume")) var volume = 0
  }

  enum Action { case louder }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.changes += 1
      state.$volume.withLock { $0 += 1 }
      return .none
    }
  }
}

private struct SettingsView: View {
  let store: StoreOf<Settings>

  var body: some View {
    VStack {
      Text("Volume \(store.volume), \(store.changes) changes")
      Button("Louder") { store.send(.louder) }
    }
  }
}

@Reducer
private struct Member {
  @ObservableState
  struct State: Codable {
    @Shared var name: String
  }

  enum Action { case none }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

private protocol Named {
  var name: String { get set }
}

private struct Person: Named {
  var name = "Blob"
}

private struct PartView: View {
  @State private var store: StoreOf<Member>

  init(name: Shared<String>) {
    _store = State(initialValue: Store(initialState: Member.State(name: name)) { Member() })
  }

  var body: some View { Text(store.name) }
}
