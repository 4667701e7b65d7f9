import Foundation
import Rostrum
import RostrumRestoration
import RostrumTesting
import Testing

@MainActor
@Suite("Restoration of parts of shared values", .leakChecked)
struct SharedPartRestorationTests {
  private let host = TestHost {
    ClubView(store: Store(initialState: Club.State()) { Club() })
  }

  private func exist(_ texts: String...) -> Bool {
    texts.allSatisfy { host.text($0).exists }
  }

  @Test("Parts of a file, of a value in memory, and of a value without a key are shared again")
  func parts() async {
    await host.button("Rename").tap()
    for _ in 0..<2 {
      await host.relaunch()
      #expect(exist("Board: Ada+", "Stored: Ada+", "In memory: Cy+", "Kept: Dot+", "Whole: Ada+"))
      #expect(host.restorationIssues == [])
    }
    await host.button("Rename").tap()
    let texts = ["Board: Ada++", "Stored: Ada++", "In memory: Cy++", "Kept: Dot++", "Whole: Ada++"]
    for text in texts { #expect(host.text(text).exists) }
  }

  @Test("An element is found by its id, and its changes are those of the collection")
  func element() async {
    await host.button("Open").tap()
    await host.button("Cheer").tap()
    await host.relaunch()
    #expect(exist("Open: Bea!", "Member: Bea!"))
    await host.button("Cheer").tap()
    #expect(exist("Open: Bea!!", "Member: Bea!!"))
    #expect(host.restorationIssues == [])
  }

  @Test(
    "A store with a part that a changed program doesn't have is reset, and says why",
    arguments: [
      ("members", "guests"), ("members", "chair"), ("Documents/board.json", "Documents/panel.json"),
      (#""element":"#, #""row":"#),
    ])
  func changedProgram(_ name: String, _ other: String) async throws {
    await host.button("Open").tap()
    await host.relaunch { snapshot in
      for (place, entry) in snapshot.entries where place.rawValue.hasPrefix("store:") {
        // NB: JSON escapes the slashes.
        let json = String(decoding: entry.json, as: UTF8.self).replacing("\\/", with: "/")
        #expect(json.contains(name))
        snapshot.entries[place]?.json = Data(json.replacing(name, with: other).utf8)
      }
    }
    #expect(!exist("Open: Bea"))
    #expect(exist("Stored: Ada"))
    let issue = try #require(host.restorationIssues.first)
    #expect(issue.kind == .notDecoded && host.restorationIssues.count == 1)
    if name == "members" {
      #expect(issue.description.hasSuffix("person.person: The shared value isn't there."))
    }
  }
}

/// A type that isn't private, so that a launch finds it by its name.
struct PublicPerson: Codable {
  var name: String
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

@Reducer
private struct Guest {
  @ObservableState
  struct State: Codable {
    @Shared var person: Club.Person
  }

  enum Action { case cheerButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$person.withLock { $0.name += "!" }
      return .none
    }
  }
}

@Reducer
private struct Club {
  struct Person: Codable, Equatable, Identifiable {
    var id: Int
    var name: String
  }

  struct Board: Codable, Equatable {
    var chair = Person(id: 1, name: "Ada")
    var members: IdentifiedArrayOf<Person> = [Person(id: 2, name: "Bea")]
  }

  struct Whole: Codable {
    @Shared var board: Board
  }

  @ObservableState
  struct State: Codable {
    @Shared(.fileStorage(.documentsDirectory.appending(path: "board.json")))
    var board = Board()
    @Shared(.inMemory("deputy")) var deputy = Person(id: 3, name: "Cy")
    var stored: Member.State
    var inMemory: Member.State
    var kept: Member.State
    var whole: Whole
    @Presents var person: Guest.State?

    init() {
      let board = Shared(
        wrappedValue: Board(), .fileStorage(.documentsDirectory.appending(path: "board.json")))
      let deputy = Shared(wrappedValue: Person(id: 3, name: "Cy"), .inMemory("deputy"))
      stored = Member.State(name: board.chair.name)
      inMemory = Member.State(name: deputy.name)
      kept = Member.State(name: Shared(value: PublicPerson(name: "Dot")).name)
      whole = Whole(board: board)
    }
  }

  enum Action {
    case openButtonTapped
    case person(PresentationAction<Guest.Action>)
    case renameButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped:
        state.person = Shared(state.$board.members[id: 2]).map { Guest.State(person: $0) }
      case .renameButtonTapped:
        state.$board.withLock { $0.chair.name += "+" }
        state.inMemory.$name.withLock { $0 += "+" }
        state.kept.$name.withLock { $0 += "+" }
      case .person:
        break
      }
      return .none
    }
    .ifLet(\.$person, action: \.person) { Guest() }
  }
}

private struct ClubView: View {
  let store: StoreOf<Club>

  var body: some View {
    VStack {
      Text("Board: \(store.board.chair.name)")
      Text("Stored: \(store.stored.name)")
      Text("In memory: \(store.inMemory.name)")
      Text("Kept: \(store.kept.name)")
      Text("Whole: \(store.whole.board.chair.name)")
      if let member = store.board.members.first { Text("Member: \(member.name)") }
      if let store = store.scope(\.person, action: \.person.presented) {
        Text("Open: \(store.person.name)")
        Button("Cheer") { store.send(.cheerButtonTapped) }
      }
      Button("Open") { store.send(.openButtonTapped) }
      Button("Rename") { store.send(.renameButtonTapped) }
    }
  }
}
