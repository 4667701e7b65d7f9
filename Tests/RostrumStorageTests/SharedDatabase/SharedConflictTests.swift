import RostrumDependencies
import RostrumPresentation
import RostrumShared
import RostrumStorage
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SharedConflictTests {
  private let storage = MemoryStorage()
  private let here: SharedDatabase
  private let there: SharedDatabase

  init() {
    here = SharedDatabase(storage)
    // Failed writes are repeated when others have stored a value, not before.
    there = SharedDatabase(storage, clock: TestClock())
  }

  /// The cards of two processes, which both have loaded.
  private func twoWriters(
    _ initial: IdentifiedArrayOf<Card>
  ) async throws -> (Shared<IdentifiedArrayOf<Card>>, Shared<IdentifiedArrayOf<Card>>) {
    let (one, two) = (cards(here), cards(there))
    try await until { !one.isLoading && !two.isLoading }
    one.withLock { $0 = initial }
    try await one.save()
    try await until { two.wrappedValue == initial }
    return (one, two)
  }

  /// Waits until both have what is stored.
  private func settle(
    _ one: Shared<IdentifiedArrayOf<Card>>, _ two: Shared<IdentifiedArrayOf<Card>>
  ) async throws {
    await here.finish()
    await there.finish()
    try await until { one.wrappedValue == two.wrappedValue }
  }

  @Test("Of two changes of a value at once the first wins, and the loser is told")
  func firstWins() async throws {
    let (one, two) = (numbers(here), numbers(there))
    try await until { !one.isLoading && !two.isLoading }
    one.withLock { $0 = [1] }
    two.withLock { $0 = [2] }
    try await until {
      one.wrappedValue == two.wrappedValue && (one.saveError ?? two.saveError) != nil
    }
    let (winner, loser) = one.saveError == nil ? (one, two) : (two, one)
    #expect(winner.saveError == nil)
    #expect(
      loser.saveError as? SharedConflict == SharedConflict(key: "numbers", isPartial: false))
    loser.withLock { $0 = [3] }
    try await loser.save()
    try await until { winner.wrappedValue == [3] }
    #expect(loser.saveError == nil)
  }

  @Test("Saving explicitly throws the conflict")
  func explicitSave() async throws {
    let (one, two) = (numbers(here), numbers(there))
    try await until { !one.isLoading && !two.isLoading }
    one.withLock { $0 = [1] }
    two.withLock { $0 = [2] }
    let saves = [Task { try await one.save() }, Task { try await two.save() }]
    var conflicts = 0
    for save in saves {
      do { try await save.value } catch is SharedConflict { conflicts += 1 }
    }
    #expect(conflicts == 1)
  }

  @Test("Changes of different elements both survive")
  func differentElements() async throws {
    let (one, two) = try await twoWriters([Card(id: 1), Card(id: 2)])
    one.withLock { $0[id: 1]?.text = "one" }
    two.withLock {
      $0[id: 2]?.text = "two"
      $0.append(Card(id: 3))
    }
    try await settle(one, two)
    #expect(one.wrappedValue == [Card(id: 1, text: "one"), Card(id: 2, text: "two"), Card(id: 3)])
    #expect(one.saveError == nil && two.saveError == nil)
  }

  @Test("A delete beats an edit, and the editor is told")
  func deleteWins() async throws {
    let (one, two) = try await twoWriters([Card(id: 1), Card(id: 2)])
    storage.refuse(.full)
    two.withLock { $0[id: 1]?.text = "late" }
    try await until { two.saveError != nil }
    storage.refuse(nil)
    one.withLock { _ = $0.remove(id: 1) }
    try await one.save()
    try await until { two.wrappedValue == one.wrappedValue && two.saveError is SharedConflict }
    #expect(one.wrappedValue == [Card(id: 2)])
    #expect(two.saveError is SharedConflict)
  }

  @Test("A change from before the value is loaded is merged into it")
  func beforeLoading() async throws {
    let stored = Array(#"[{"id":1,"text":"kept"}]"#.utf8)
    _ = try await storage.set(stored, for: "cards", basedOn: 0)
    let one = cards(here)
    #expect(one.isLoading)
    one.withLock { $0.append(Card(id: 2)) }
    try await one.save()
    #expect(one.wrappedValue == [Card(id: 1, text: "kept"), Card(id: 2)])
    #expect(one.saveError == nil)
  }

  @Test("Two writers of 1,000 random edits each see the same in the end, and no insert is lost")
  func converge() async throws {
    let (one, two) = try await twoWriters(
      IdentifiedArray(uniqueElements: (0..<50).map { Card(id: $0) }))
    var random = SplitMix(state: 7)
    var inserted: Set<Int> = []
    for step in 0..<1_000 {
      for (writer, value) in [one, two].enumerated() {
        let id = Int.random(in: 0..<50, using: &random)
        value.withLock { cards in
          switch Int.random(in: 0..<4, using: &random) {
          case 0:
            let new = 1_000 + 2 * step + writer
            inserted.insert(new)
            cards.insert(Card(id: new), at: Int.random(in: 0...cards.count, using: &random))
          case 1 where step % 10 == 0: cards.remove(id: id)
          case 2 where step % 10 == 5:
            if let index = cards.index(id: id) { cards.move(fromOffsets: [index], toOffset: 0) }
          default: cards[id: id]?.text = "\(writer) \(step)"
          }
        }
      }
      if step % 3 == 0 { await Task.yield() }
    }
    try await settle(one, two)
    let stored = cards(SharedDatabase(storage))
    try await until { !stored.isLoading }
    #expect(one.wrappedValue == stored.wrappedValue)
    #expect(two.wrappedValue == stored.wrappedValue)
    #expect(inserted.isSubset(of: stored.wrappedValue.ids))
  }
}

/// A generator of the same numbers in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
