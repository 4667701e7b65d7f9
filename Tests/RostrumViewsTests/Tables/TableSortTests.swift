import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Sorted tables", .viewsEnd) struct TableSortTests {
  struct People: View {
    @Binding var order: [KeyPathComparator<Person>]

    var body: some View {
      Table(Person.all, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Number", sortUsing: KeyPathComparator(\.id, order: .reverse)) {
          Text("\($0.id)")
        }
        TableColumn("Length", value: \.name, comparator: ByLength()) { Text("\($0.name.count)") }
      }
    }
  }

  /// People by a part of them.
  struct Part: SortComparator, Sendable {
    enum Kind: Sendable { case name, age }

    var kind: Kind
    var order = SortOrder.forward

    func compare(_ left: Person, _ right: Person) -> ComparisonResult {
      let isAscending = kind == .name ? left.name < right.name : left.age < right.age
      if kind == .name ? left.name == right.name : left.age == right.age { return .orderedSame }
      return isAscending == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  struct PeopleByParts: View {
    @Binding var order: [Part]

    var body: some View {
      Table(of: Person.self, sortOrder: $order) {
        TableColumn("Name", sortUsing: Part(kind: .name)) { Text($0.name) }
        TableColumn(String("Age"), sortUsing: Part(kind: .age, order: .reverse)) {
          Text("\($0.age)")
        }
        TableColumn("Number", sortUsing: KeyPathComparator(\.id)) { Text("\($0.id)") }
      } rows: {
        ForEach(Person.all.sorted(using: order)) { TableRow($0) }
      }
    }
  }

  struct ByLength: SortComparator, Sendable {
    var order = SortOrder.forward

    func compare(_ left: String, _ right: String) -> ComparisonResult {
      let (first, second) =
        order == .forward ? (left.count, right.count) : (right.count, left.count)
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
  }

  private func contents(_ host: TestHost) -> [ElementContent] {
    host.graph.root.descendants.filter { $0.role == .columnHeader }.map(\.content)
  }

  private func press(
    _ host: TestHost, _ name: String, _ action: UserEvent.Action
  ) async throws {
    let heading = try #require(
      host.graph.root.descendants.first { $0.role == .columnHeader && $0.accessibleName == name })
    try host.graph.perform(UserEvent(heading.id, action))
    await host.settle()
  }

  private let shift = UserEvent.Action.key(.return, modifiers: .shift)

  @Test("Shift adds a column to those by which the table is sorted, and reverses it after that")
  func add() async throws {
    let box = ObservedBox([KeyPathComparator(\Person.name)])
    let host = TestHost { People(order: box.binding) }
    try await press(host, "Age", shift)
    #expect(box.value == [KeyPathComparator(\.name), KeyPathComparator(\.age)])
    #expect(
      contents(host).prefix(2)
        == [.columnHeader(.ascending), .columnHeader(nil, ColumnFacts(laterSort: .ascending))])
    try await press(host, "Age", shift)
    #expect(box.value == [KeyPathComparator(\.name), KeyPathComparator(\.age, order: .reverse)])
    try await press(host, "Name", shift)
    #expect(
      box.value
        == [KeyPathComparator(\.name, order: .reverse), KeyPathComparator(\.age, order: .reverse)])
  }

  @Test("Without Shift, a column becomes the first one")
  func first() async throws {
    let box = ObservedBox([KeyPathComparator(\Person.name)])
    let host = TestHost { People(order: box.binding) }
    try await press(host, "Age", .tap)
    #expect(box.value == [KeyPathComparator(\.age), KeyPathComparator(\.name)])
  }

  @Test("Other keys are refused")
  func refused() async {
    let box = ObservedBox([KeyPathComparator(\Person.name)])
    let host = TestHost { People(order: box.binding) }
    await #expect(throws: EventRefusal.self) {
      try await press(host, "Age", .key(.return, modifiers: []))
    }
    await #expect(throws: EventRefusal.self) {
      try await press(host, "Age", .key(.home, modifiers: .shift))
    }
    #expect(box.value == [KeyPathComparator(\.name)])
  }

  @Test("A column sorts by a comparator of its own, first in the order of that")
  func comparators() async throws {
    let box = ObservedBox<[KeyPathComparator<Person>]>([])
    let host = TestHost { People(order: box.binding) }
    try await press(host, "Number", .tap)
    #expect(Person.all.sorted(using: box.value).map(\.id) == [3, 2, 1])
    #expect(contents(host)[2] == .columnHeader(.ascending))
    try await press(host, "Number", .tap)
    #expect(Person.all.sorted(using: box.value).map(\.id) == [1, 2, 3])
    #expect(contents(host)[2] == .columnHeader(.descending))
    box.value = []
    try await press(host, "Length", .tap)
    #expect(Person.all.sorted(using: box.value).map(\.name) == ["Ada", "Alan", "Grace"])
  }

  @Test("The sort order of a table can be of the app's own comparators")
  func ownComparators() async throws {
    let box = ObservedBox<[Part]>([])
    let host = TestHost { PeopleByParts(order: box.binding) }
    try await press(host, "Age", .tap)
    #expect(box.value == [Part(kind: .age, order: .reverse)])
    #expect(contents(host)[1] == .columnHeader(.ascending))
    try await press(host, "Age", .tap)
    #expect(box.value == [Part(kind: .age)])
    #expect(contents(host)[1] == .columnHeader(.descending))
    try await press(host, "Name", shift)
    #expect(box.value == [Part(kind: .age), Part(kind: .name)])
    #expect(contents(host)[0] == .columnHeader(nil, ColumnFacts(laterSort: .ascending)))
    try await press(host, "Name", .tap)
    #expect(box.value == [Part(kind: .name), Part(kind: .age)])
  }

  @Test("A column with a comparator of another type leaves the order as it is")
  func otherComparator() async throws {
    let box = ObservedBox([Part(kind: .name)])
    let host = TestHost { PeopleByParts(order: box.binding) }
    try await press(host, "Number", .tap)
    #expect(box.value == [Part(kind: .name)])
  }
}
