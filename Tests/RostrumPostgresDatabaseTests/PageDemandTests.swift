import RostrumRecords
import Testing

// NB: Tries what a session needs without a database. It is internal.
@testable import RostrumPostgresDatabase

struct PageDemandTests {
  /// A value of 10,000 rows that has some pages.
  private func set(
    _ pages: Int..., failures: [Int: PostgresError] = [:]
  ) -> PageSet<Vehicle> {
    var set = PageSet<Vehicle>(size: 10)
    set.count = 10_000
    for page in pages { set.pages[page] = (0..<10).map { Vehicle(id: Int64(page * 10 + $0)) } }
    set.failures = failures
    return set
  }

  @Test("What is asked for in one turn is read together, however many pages it is")
  func turns() {
    var demand = PageDemand<Vehicle>()
    demand.show(set(0))
    let begins = (3..<30).map { demand.ask(for: [$0], isMissing: true) }
    #expect(begins == [true] + Array(repeating: false, count: 26))
    let step = demand.endTurn()
    #expect(step == .read && demand.isUnmet)
    #expect(demand.pages == Array(3..<30))
    let beginsAgain = demand.ask(for: [3], isMissing: true)
    #expect(beginsAgain)
  }

  @Test("A view that shows less than before needs fewer pages")
  func bounds() {
    var demand = PageDemand<Vehicle>()
    demand.show(set(0))
    _ = demand.ask(for: Array(0..<30), isMissing: true)
    _ = demand.endTurn()
    #expect(demand.pages == Array(0..<30))
    demand.show(set(0))
    _ = demand.ask(for: [40, 41], isMissing: true)
    _ = demand.endTurn()
    #expect(demand.pages == [26, 27, 28, 29, 40, 41])
    for page in 50..<60 {
      _ = demand.ask(for: [page], isMissing: true)
      _ = demand.endTurn()
      #expect(demand.pages.count == 6 && demand.pages.last == page)
    }
  }

  @Test("A page that can't be read isn't read again because a view asks for it")
  func failures() {
    var demand = PageDemand<Vehicle>()
    let failure = PostgresError.unreadable(column: "seats", type: "int4", reason: "too large")
    demand.show(set(0, failures: [4: failure]))
    _ = demand.ask(for: [4], isMissing: false)
    let step = demand.endTurn()
    #expect(step == nil && !demand.isUnmet)
  }

  @Test("A view that has an older value gets the last one, if that has what the view asks for")
  func olderValues() {
    var demand = PageDemand<Vehicle>()
    demand.show(set(0, 3))
    _ = demand.ask(for: [3], isMissing: true)
    let step = demand.endTurn()
    #expect(step == .show)
    _ = demand.ask(for: [3], isMissing: false)
    let next = demand.endTurn()
    #expect(next == nil)
  }

  @Test("The places of a limited number of rows are kept, those that were looked for last")
  func places() {
    var demand = PageDemand<Vehicle>()
    demand.show(set(0))
    for id in Int64(1_000)..<1_250 {
      let isUnknown = demand.seek([id], without: [id])
      #expect(isUnknown && demand.isUnmet)
    }
    #expect(demand.sought == Array(1_150..<1_250))
    var found = set(0)
    found.places.updateValue(nil, forKey: 1_249)
    demand.show(found)
    // The row doesn't exist, which is known.
    let isUnknown = demand.seek([1_249], without: [1_249])
    #expect(!isUnknown)
  }
}
