import Foundation
import RostrumRestoration
import Testing

@MainActor
@Suite("Restoration")
struct RestorationTests {
  final class Owner: KeptValue {
    var value: Int
    var encodings = 0

    init(_ value: Int) { self.value = value }

    func encode(with encoder: JSONEncoder) throws -> Data? {
      encodings += 1
      return try encoder.encode(value)
    }
  }

  @Test("A value is encoded only if it has changed since the last snapshot")
  func incremental() {
    let restoration = Restoration()
    let owner = Owner(1)
    let registration = restoration.register(owner, as: Int.self, at: restoration.place(named: "a"))
    #expect(restoration.needsSnapshot)
    _ = restoration.snapshot()
    #expect(!restoration.needsSnapshot)
    _ = restoration.snapshot()
    #expect(owner.encodings == 1)
    owner.value = 2
    registration.changed()
    registration.changed()
    #expect(restoration.needsSnapshot)
    let next = Restoration(restoration.snapshot())
    #expect(owner.encodings == 2)
    #expect(next.value(Int.self, at: next.place(named: "a")) == 2)
  }

  @Test("A restored value is encoded only after a change, and counts as used before")
  func restored() {
    let place = KeptPlace(rawValue: "a")
    let snapshot = LaunchSnapshot(entries: [
      place: .init(type: "Swift.Int", json: Data("1".utf8), unused: 7)
    ])
    let restoration = Restoration(snapshot)
    #expect(restoration.value(Int.self, at: place) == 1)
    let owner = Owner(1)
    let registration = restoration.register(owner, as: Int.self, at: place, isRestored: true)
    #expect(!restoration.needsSnapshot)
    #expect(
      restoration.snapshot().entries[place] == .init(type: "Swift.Int", json: Data("1".utf8)))
    #expect(owner.encodings == 0)
    owner.value = 2
    registration.changed()
    #expect(restoration.needsSnapshot)
    #expect(restoration.snapshot().entries[place]?.json == Data("2".utf8))
  }

  @Test("A value without an entry is encoded, even if its owner takes it for restored")
  func restoredWithoutEntry() {
    let place = KeptPlace(rawValue: "a")
    let snapshot = LaunchSnapshot(entries: [
      place: .init(type: "Swift.String", json: Data("\"x\"".utf8))
    ])
    let restoration = Restoration(snapshot)
    #expect(restoration.value(Int.self, at: place) == nil)
    let owner = Owner(1)
    _ = restoration.register(owner, as: Int.self, at: place, isRestored: true)
    #expect(restoration.needsSnapshot)
    #expect(restoration.snapshot().entries[place]?.json == Data("1".utf8))
    #expect(owner.encodings == 1)
  }

  @Test("A host is told once of the changes between two snapshots")
  func notice() {
    let restoration = Restoration()
    var notices = 0
    restoration.didChange = { notices += 1 }
    let owner = Owner(1)
    let registration = restoration.register(owner, as: Int.self, at: restoration.place(named: "a"))
    registration.changed()
    #expect(notices == 1)
    _ = restoration.snapshot()
    registration.changed()
    registration.changed()
    #expect(notices == 2)
  }

  @Test("Values with one name restore in their order, also if an earlier one is gone")
  func order() {
    let restoration = Restoration()
    let owners = (0..<3).map { Owner($0) }
    let registrations = owners.map {
      restoration.register($0, as: Int.self, at: restoration.place(named: "store:A"))
    }
    registrations[0].remove()
    let next = Restoration(restoration.snapshot())
    var values: [Int?] = []
    var kept: [Owner] = []
    for _ in 0..<3 {
      let place = next.place(named: "store:A")
      values.append(next.value(Int.self, at: place))
      kept.append(Owner(values.last.flatMap(\.self) ?? 9))
      _ = next.register(kept[kept.count - 1], as: Int.self, at: place)
    }
    #expect(values == [1, 2, nil])
    #expect(next.snapshot().entries.count == 3)
  }

  @Test("A value that is created and released at once takes nothing from those that stay")
  func transient() {
    let restoration = Restoration()
    let lasting = Owner(1)
    _ = restoration.register(lasting, as: Int.self, at: restoration.place(named: "store:A"))
    for number in 2..<5 {
      let owner = Owner(number)
      restoration.register(owner, as: Int.self, at: restoration.place(named: "store:A")).remove()
    }
    #expect(restoration.snapshot().entries.keys.map(\.rawValue) == ["store:A"])
  }

  @Test("Places with one name are found without a search, whether values stay, end or restore")
  func manyPlaces() {
    // A search takes 20,000² / 2 look-ups, which is minutes of the processor's time.
    var begin = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin)
    let count = 20_000
    let owners = (0..<count).map { Owner($0) }
    let restoration = Restoration()
    func register(_ owner: Owner, in restoration: Restoration) -> KeptRegistration {
      restoration.register(owner, as: Int.self, at: restoration.place(named: "row"))
    }
    var registrations = owners.map { register($0, in: restoration) }
    #expect(registrations[count - 1].place.rawValue == "row#\(count - 1)")
    for registration in registrations.reversed() { registration.remove() }
    registrations = owners.map { register($0, in: restoration) }
    #expect(registrations[0].place.rawValue == "row")
    #expect(registrations[count - 1].place.rawValue == "row#\(count - 1)")
    let next = Restoration(restoration.snapshot())
    for owner in owners {
      let place = next.newPlace(named: "row")
      _ = next.register(owner, as: Int.self, at: place)
    }
    #expect(next.newPlace(named: "row").rawValue == "row#\(2 * count)")
    let third = Restoration(restoration.snapshot())
    for owner in owners { _ = register(owner, in: third) }
    #expect(third.place(named: "row").rawValue == "row#\(count)")
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    #expect(end.tv_sec - begin.tv_sec < 25)
  }

  @Test("The lowest place that became free is found again, and only once it is free")
  func freedPlaces() {
    let restoration = Restoration()
    let owners = (0..<9).map { Owner($0) }
    let issue = RestorationIssue(.notCodable, at: KeptPlace(rawValue: "a"), of: "A.B")
    let unkept = restoration.registerUnkept(issue, as: Int.self, isLost: false)
    let registrations = owners[..<6].map {
      restoration.register($0, as: Int.self, at: restoration.place(named: "a"))
    }
    #expect(registrations.map(\.place.rawValue) == (1...6).map { "a#\($0)" })
    registrations[4].remove()
    registrations[2].remove()
    // A place is taken by its registration.
    #expect(restoration.place(named: "a").rawValue == "a#3")
    #expect(restoration.place(named: "a").rawValue == "a#3")
    #expect(restoration.newPlace(named: "a").rawValue == "a#3")
    let places = owners[6...].map { owner in
      let place = restoration.place(named: "a")
      _ = restoration.register(owner, as: Int.self, at: place)
      return place.rawValue
    }
    #expect(places == ["a#3", "a#5", "a#7"])
    unkept.remove()
    #expect(restoration.place(named: "a").rawValue == "a")
    withExtendedLifetime(owners) {}
  }

  @Test("The place of a value that can't be decoded is new again")
  func newPlaceOfDroppedValue() {
    let places = ["a", "a#1", "a#2"].map { KeptPlace(rawValue: $0) }
    let entry = LaunchSnapshot.Entry(type: "Swift.Int", json: Data("1".utf8))
    let restoration = Restoration(
      LaunchSnapshot(entries: Dictionary(uniqueKeysWithValues: places.map { ($0, entry) })))
    #expect(restoration.newPlace(named: "a").rawValue == "a#3")
    #expect(restoration.value(String.self, at: places[1]) == nil)
    #expect(restoration.newPlace(named: "a").rawValue == "a#1")
  }

  @Test("A value of a different type, or of a different form, is reported once and dropped")
  func notDecoded() {
    var snapshot = LaunchSnapshot()
    snapshot.entries[KeptPlace(rawValue: "a")] = .init(type: "Swift.Int", json: Data("1".utf8))
    snapshot.entries[KeptPlace(rawValue: "b")] = .init(type: "Swift.Int", json: Data("\"x\"".utf8))
    let restoration = Restoration(snapshot)
    for _ in 0..<2 {
      #expect(restoration.value(String.self, at: KeptPlace(rawValue: "a")) == nil)
      #expect(restoration.value(Int.self, at: KeptPlace(rawValue: "b")) == nil)
    }
    #expect(
      restoration.issues.map(\.description) == [
        "a was reset, because its value of Swift.String can't be decoded: It was a value of Swift.Int.",
        "b was reset, because its value of Swift.Int can't be decoded: There is no value of Int.",
      ])
    #expect(restoration.snapshot().entries.isEmpty)
    #expect(restoration.isComplete)
  }

  @Test("What an app hasn't shown yet stays in its snapshots")
  func unshown() {
    var snapshot = LaunchSnapshot()
    snapshot.entries[KeptPlace(rawValue: "a")] = .init(type: "Swift.Int", json: Data("1".utf8))
    let next = Restoration(Restoration(snapshot).snapshot())
    #expect(next.value(Int.self, at: KeptPlace(rawValue: "a")) == 1)
  }

  @Test("What launches have no use for stays while there is room, what was used last first")
  func unused() {
    let half = Data("\"\(String(repeating: "x", count: LaunchSnapshot.unusedBytes / 2))\"".utf8)
    var snapshot = LaunchSnapshot()
    for name in ["a", "b", "c"] {
      snapshot.entries[KeptPlace(rawValue: name)] = .init(type: "Swift.String", json: half)
    }
    // The values that the last launch used stay, although they are more than the limit.
    let first = Restoration(snapshot)
    #expect(first.snapshot().entries.count == 3)
    let owner = Owner(1)
    _ = first.register(owner, as: Int.self, at: first.place(named: "b"))
    let second = Restoration(first.snapshot())
    #expect(second.snapshot().entries.keys.map(\.rawValue).sorted() == ["a", "b"])
    let third = Restoration(second.snapshot())
    #expect(third.snapshot().entries.keys.map(\.rawValue).sorted() == ["a", "b"])
    #expect(third.snapshot().entries[KeptPlace(rawValue: "a")]?.unused == 3)
  }

  @Test("A value that is used again counts as used")
  func usedAgain() {
    var snapshot = LaunchSnapshot()
    snapshot.entries[KeptPlace(rawValue: "a")] = .init(
      type: "Swift.Int", json: Data("1".utf8), unused: 7)
    let restoration = Restoration(snapshot)
    let place = restoration.place(named: "a")
    #expect(restoration.value(Int.self, at: place) == 1)
    let owner = Owner(1)
    _ = restoration.register(owner, as: Int.self, at: place)
    #expect(restoration.snapshot().entries[place]?.unused == nil)
  }

  @Test("A snapshot doesn't grow for ever with the rows that come and go")
  func bounded() {
    var snapshot = LaunchSnapshot()
    for launch in 0..<200 {
      let restoration = Restoration(snapshot)
      let rows = (0..<100).map { Owner($0) }
      for row in rows {
        let place = restoration.place(named: "view:Row.count@\(launch)-\(row.value)")
        _ = restoration.register(row, as: Int.self, at: place)
      }
      snapshot = withExtendedLifetime(rows) { restoration.snapshot() }
    }
    let bytes = snapshot.entries.reduce(0) { sum, entry in
      sum + entry.key.rawValue.utf8.count + entry.value.type.utf8.count + entry.value.json.count
    }
    #expect(bytes > LaunchSnapshot.unusedBytes / 2)
    #expect(bytes < LaunchSnapshot.unusedBytes + 2 * 100 * 64)
  }

  @Test("A snapshot of an earlier program has all values in use")
  func earlierFormat() throws {
    let json = #"{"entries":{"a":{"json":"MQ==","type":"Swift.Int"}}}"#
    let snapshot = try JSONDecoder().decode(LaunchSnapshot.self, from: Data(json.utf8))
    let restoration = Restoration(snapshot)
    #expect(restoration.value(Int.self, at: restoration.place(named: "a")) == 1)
  }

  @Test("After its end, a launch loses nothing of its last snapshot")
  func end() {
    let restoration = Restoration()
    let owner = Owner(1)
    let registration = restoration.register(owner, as: Int.self, at: restoration.place(named: "a"))
    let last = restoration.snapshot()
    restoration.end()
    registration.remove()
    #expect(restoration.snapshot() == last)
    #expect(last.entries.count == 1)
  }

  @Test("A launch is complete unless it holds a value that the next one won't have")
  func complete() {
    let restoration = Restoration()
    let issue = RestorationIssue(.notCodable, at: KeptPlace(rawValue: "a"), of: "A.B")
    let value = restoration.registerUnkept(issue, as: Int.self, isLost: false)
    #expect(restoration.isComplete)
    value.changed()
    #expect(!restoration.isComplete)
    value.remove()
    #expect(restoration.isComplete)
    #expect(
      restoration.issues.map(\.description) == [
        "a is reset in each launch, because A.B isn't Codable."
      ])
  }

  private struct Hidden {}

  @Test("The name of a private type is the same in each process")
  func privateType() {
    #expect(!TypeName.of(Hidden.self).contains("$"))
    #expect(TypeName.of(Hidden.self).hasSuffix("RestorationTests.(private).Hidden"))
    #expect(TypeName.withoutArguments(of: [Int].self) == "Swift.Array")
  }
}
