import Foundation
import Rostrum
import RostrumRestoration
import RostrumTesting
import Testing

/// Values that an earlier version of the program has kept.
@MainActor
@Suite("Migration", .leakChecked)
struct MigrationTests {
  private let place = KeptPlace(rawValue: "a")

  private func launch(_ json: String, of type: Any.Type) -> Restoration {
    Restoration(
      LaunchSnapshot(entries: [
        place: .init(type: TypeName.of(type), json: Data(json.utf8))
      ]))
  }

  private final class Owner: KeptValue {
    let draft: Draft

    init(_ draft: Draft) { self.draft = draft }

    func encode(with encoder: JSONEncoder) throws -> Data? { try encoder.encode(draft) }
  }

  @Test("A value of an earlier form is migrated, through all forms since")
  func forms() {
    let current = Draft(title: "Books", tags: ["a", "b"])
    for (json, expected) in [
      (#"{"title":"Books","tags":["a","b"]}"#, current),
      (#"{"title":"Books","tag":"a"}"#, Draft(title: "Books", tags: ["a"])),
      (#""Books""#, Draft(title: "Books", tags: ["none"])),
    ] {
      let restoration = launch(json, of: Draft.self)
      #expect(restoration.value(Draft.self, at: place) == expected)
      #expect(restoration.issues.isEmpty)
    }
  }

  @Test("A declaration whose type has a new name migrates the values of the former type")
  func renamed() {
    let tagged = launch(#"{"title":"Books","tag":"a"}"#, of: Draft.Previous.self)
    #expect(tagged.value(Draft.self, at: place)?.tags == ["a"])
    let first = launch(#""Books""#, of: Draft.Previous.Previous.self)
    #expect(first.value(Draft.self, at: place)?.tags == ["none"])
    let other = launch(#"{"title":"Books","tag":"a"}"#, of: Int.self)
    #expect(other.value(Draft.self, at: place) == nil)
    #expect(other.issues.count == 1)
  }

  @Test("What can't be migrated is reported by the error of the current form")
  func refused() {
    for json in [#"{"title":"Books"}"#, #"{"title":"Books","tag":""}"#] {
      let restoration = launch(json, of: Draft.self)
      #expect(restoration.value(Draft.self, at: place) == nil)
      let words = restoration.issues.map(\.description).first
      #expect(words?.hasSuffix("The value has no \"tags\".") == true)
    }
  }

  @Test("A migrated value is stored in its current form, also if it doesn't change")
  func stored() throws {
    let restoration = launch(#"{"title":"Books","tag":"a"}"#, of: Draft.Previous.self)
    let owner = Owner(try #require(restoration.value(Draft.self, at: place)))
    _ = restoration.register(owner, as: Draft.self, at: place, isRestored: true)
    #expect(restoration.needsSnapshot)
    let entry = restoration.snapshot().entries[place]
    #expect(entry?.type == TypeName.of(Draft.self))
    #expect(entry.map { String(decoding: $0.json, as: UTF8.self) }?.contains("tags") == true)
  }

  @Test("The state of a store, and that of a view, go on in a new version of the program")
  func program() async {
    let host = TestHost {
      VStack {
        DiaryView(store: Store(initialState: Diary.State()) { Diary() })
        DraftView()
      }
    }
    await host.button("Add").tap()
    await host.button("Tag").tap()
    #expect(host.text("today").exists)
    #expect(host.text("Untitled: new").exists)
    await host.relaunch { snapshot in
      for (place, entry) in snapshot.entries {
        let json =
          place.rawValue.hasPrefix("store:")
          ? #"{"entry":"yesterday"}"# : #"{"title":"Books","tag":"a"}"#
        snapshot.entries[place] = LaunchSnapshot.Entry(type: entry.type, json: Data(json.utf8))
      }
    }
    #expect(host.text("yesterday").exists)
    #expect(host.text("Books: a").exists)
    #expect(host.restorationIssues == [])
    await host.button("Add").tap()
    #expect(host.text("yesterday, today").exists)
  }
}

private struct Draft: Codable, Hashable {
  var title = "Untitled"
  var tags: [String] = []
}

extension Draft: Migratable {
  struct Previous: Codable, Migratable {
    var title: String
    var tag: String

    init(migrating previous: String) {
      title = previous
      tag = "none"
    }
  }

  struct NoTag: Error {}

  init(migrating previous: Previous) throws {
    if previous.tag.isEmpty { throw NoTag() }
    self.init(title: previous.title, tags: [previous.tag])
  }
}

private struct DraftView: View {
  @State private var draft = Draft()

  var body: some View {
    VStack {
      Text("\(draft.title): \(draft.tags.joined(separator: " "))")
      Button("Tag") { draft.tags.append("new") }
    }
  }
}

@Reducer
struct Diary {
  @ObservableState
  struct State: Codable {
    var entries: [String] = []
  }

  enum Action { case add }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.entries.append("today")
      return .none
    }
  }
}

extension Diary.State: Migratable {
  struct Previous: Codable {
    var entry: String
  }

  init(migrating previous: Previous) { self.init(entries: [previous.entry]) }
}

private struct DiaryView: View {
  let store: StoreOf<Diary>

  var body: some View {
    VStack {
      Text(store.entries.joined(separator: ", "))
      Button("Add") { store.send(.add) }
    }
  }
}
