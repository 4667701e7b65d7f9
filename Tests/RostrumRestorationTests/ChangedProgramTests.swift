import Foundation
import Rostrum
import RostrumRestoration
import RostrumTesting
import Testing

@MainActor
@Suite("Snapshots of a program that has changed", .leakChecked)
struct ChangedProgramTests {
  @Test("A field that is new and optional is nil, and the rest is kept")
  func newOptionalField() async {
    let host = await launched(removing: "tip")
    #expect(host.text("7, none, spring").exists)
    #expect(host.restorationIssues == [])
  }

  @Test("A field that was renamed starts its store clean, and nothing else")
  func renamedField() async {
    let host = await launched(removing: "count")
    #expect(host.text("0, none, winter").exists)
    #expect(host.button("Beside 1").exists)
    #expect(
      host.restorationIssues.map(\.description) == [
        "store:RostrumRestorationTests.Almanac.State was reset, because its value of "
          + "RostrumRestorationTests.Almanac.State can't be decoded: The value has no \"count\"."
      ])
    await host.relaunch()
    #expect(host.text("0, none, winter").exists)
    #expect(host.restorationIssues == [])
  }

  @Test("A case that was removed starts its store clean")
  func removedCase() async {
    let host = await launched { $0["season"] = "monsoon" }
    #expect(host.text("0, none, winter").exists)
    #expect(host.restorationIssues.map(\.kind) == [.notDecoded])
  }

  @Test("A field whose type changed starts its store clean")
  func changedField() async {
    let host = await launched { $0["count"] = "seven" }
    #expect(host.text("0, none, winter").exists)
    #expect(host.button("Beside 1").exists)
    #expect(host.restorationIssues.map(\.kind) == [.notDecoded])
  }

  @Test("A state of a view whose type changed is reset")
  func changedType() async {
    let host = await launched()
    await host.relaunch { snapshot in
      for (place, entry) in snapshot.entries where place.rawValue.contains("Beside.taps") {
        snapshot.entries[place] = LaunchSnapshot.Entry(type: "Swift.String", json: entry.json)
      }
    }
    #expect(host.button("Beside 0").exists)
    #expect(host.text("7, none, spring").exists)
    #expect(
      host.restorationIssues.map(\.description) == [
        "Beside.taps was reset, because its value of Swift.Int can't be decoded: "
          + "It was a value of Swift.String."
      ])
  }

  @Test("A view that was removed, or has a different type, harms nothing")
  func removedView() async {
    let host = await launched()
    var shown = "removed"
    let other = TestHost {
      VStack {
        AlmanacView(store: Store(initialState: Almanac.State()) { Almanac() })
        if shown == "replaced" { Text("Other") }
      }
    }
    let snapshot = host.snapshot
    await other.relaunch { $0 = snapshot ?? $0 }
    #expect(other.text("7, none, spring").exists)
    shown = "replaced"
    await other.relaunch()
    #expect(other.text("7, none, spring").exists)
    #expect(other.restorationIssues == [])
  }

  @Test("A snapshot of random bytes starts clean")
  func randomBytes() async {
    let host = await launched()
    await host.relaunch { snapshot in
      for (place, entry) in snapshot.entries {
        snapshot.entries[place] = LaunchSnapshot.Entry(
          type: entry.type, json: Data([0xFF, 0x00, 0x7B]))
      }
    }
    #expect(host.text("0, none, winter").exists)
    #expect(host.button("Beside 0").exists)
    #expect(Set(host.restorationIssues.map(\.kind)) == [.notDecoded])
  }

  /// A host with changed values, launched again after a field of its store's state was changed.
  private func launched(
    removing field: String? = nil, changing change: (inout [String: Any]) -> Void = { _ in }
  ) async -> TestHost {
    let host = TestHost {
      VStack {
        AlmanacView(store: Store(initialState: Almanac.State()) { Almanac() })
        Beside()
      }
    }
    await host.button("Set").tap()
    await host.button("Beside 0").tap()
    await host.relaunch { snapshot in
      for (place, entry) in snapshot.entries where place.rawValue.hasPrefix("store:") {
        var object = (try? JSONSerialization.jsonObject(with: entry.json)) as? [String: Any] ?? [:]
        change(&object)
        if let field { object[field] = nil }
        let json = try? JSONSerialization.data(withJSONObject: object)
        snapshot.entries[place] = LaunchSnapshot.Entry(type: entry.type, json: json ?? entry.json)
      }
    }
    return host
  }
}

@Reducer
struct Almanac {
  enum Season: String, Codable { case spring, winter }

  @ObservableState
  struct State: Codable {
    var count = 0
    var tip: String?
    var season = Season.winter
  }

  enum Action { case set }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count = 7
      state.season = .spring
      return .none
    }
  }
}

struct AlmanacView: View {
  let store: StoreOf<Almanac>

  var body: some View {
    VStack {
      Text("\(store.count), \(store.tip ?? "none"), \(store.season.rawValue)")
      Button("Set") { store.send(.set) }
    }
  }
}

private struct Beside: View {
  @State private var taps = 0

  var body: some View { Button("Beside \(taps)") { taps += 1 } }
}
