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
  ) throws {
    let heading = try #require(
      host.graph.root.descendants.first { $0.role == .columnHeader && $0.accessibleName == name })
    try host.graph.perform(UserEvent(heading.id, action))
    host.graph.update()
  }

  private let shift = UserEvent.Action.key(.return, modifiers: .shift)

  @Test("Shift adds a column to those by which the table is sorted, and reverses it after that")
  func add() throws {
    let box = ObservedBox([KeyPathComparator(\Person.name)])
    let host = TestHost { People(order: box.binding) }
    try press(host, "Age", shift)
    #expect(box.value == [KeyPathComparator(\.name), KeyPathComparator(\.age)])
    #expect(
      contents(host).prefix(2)
        == [.columnHeader(.ascending), .columnHeader(nil, ColumnFacts(laterSort: .ascending))])
    try press(host, "Age", shift)
    #expect(box.value == [KeyPathComparator(\.name), KeyPathComparator(\.age, order: .reverse)])
    try press(host, "Name", shift)
    #expect(
      box.value
        == [KeyPathComparator(\.name, order: .reverse), KeyPathComparator(\.age, order: .reverse)])
  }

  @Test("Without Shift, a column becomes the first one")
  func first() throws {
    let box = ObservedBox([KeyPathComparator(\Person.name)])
    let host = TestHost { People(order: box.binding) }
    try press(host, "Age", .tap)
    #expect(box.value == [KeyPathComparator(\.age), KeyPathComparator(\.name)])
  }

  @Test("Other keys are refused")
  func refused() {
    let box = ObservedBox([KeyPathComparator(\Person.name)])
    let host = TestHost { People(order: box.binding) }
    #expect(throws: EventRefusal.self) { try press(host, "Age", .key(.return, modifiers: [])) }
    #expect(throws: EventRefusal.self) { try press(host, "Age", .key(.home, modifiers: .shift)) }
    #expect(box.value == [KeyPathComparator(\.name)])
  }

  @Test("A column sorts by a comparator of its own, first in the order of that")
  func comparators() throws {
    let box = ObservedBox<[KeyPathComparator<Person>]>([])
    let host = TestHost { People(order: box.binding) }
    try press(host, "Number", .tap)
    #expect(Person.all.sorted(using: box.value).map(\.id) == [3, 2, 1])
    #expect(contents(host)[2] == .columnHeader(.ascending))
    try press(host, "Number", .tap)
    #expect(Person.all.sorted(using: box.value).map(\.id) == [1, 2, 3])
    #expect(contents(host)[2] == .columnHeader(.descending))
    box.value = []
    try press(host, "Length", .tap)
    #expect(Person.all.sorted(using: box.value).map(\.name) == ["Ada", "Alan", "Grace"])
  }
}
