import CustomDump
import Foundation
import RostrumPresentation
import Testing

@Suite struct IdentifiedArrayTests {
  private let items: IdentifiedArrayOf<Item> = [
    Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
  ]

  private func names(_ items: IdentifiedArrayOf<Item>) -> String {
    items.map(\.name).joined()
  }

  @Test func elementsAreFoundByTheirIdentity() {
    #expect(items[id: 2]?.name == "b")
    #expect(items[id: 4] == nil)
    #expect(items.index(id: 3) == 2)
    #expect(items.index(id: 4) == nil)
    #expect(items.contains(Item(id: 1, name: "another name")))
    #expect(Array(items.ids) == [1, 2, 3])
  }

  @Test func anElementIsChangedInPlace() {
    var copy = items
    copy[id: 2]?.name = "B"
    copy[0].name = "A"
    #expect(names(copy) == "ABc")
    #expect(names(items) == "abc")
  }

  @Test func writingANewElementAppendsIt() {
    var copy = items
    copy[id: 4] = Item(id: 4, name: "d")
    #expect(names(copy) == "abcd")
  }

  @Test func writingNilRemovesAnElement() {
    var copy = items
    copy[id: 2] = nil
    copy[id: 9] = nil
    #expect(names(copy) == "ac")
  }

  @Test func anElementThatIsThereIsNotAppendedAgain() {
    var copy = items
    let result = copy.append(Item(id: 2, name: "other"))
    #expect(result == (false, 1))
    #expect(names(copy) == "abc")
    #expect(copy.append(Item(id: 4, name: "d")) == (true, 3))
    copy.append(contentsOf: [Item(id: 4, name: "x"), Item(id: 5, name: "e")])
    #expect(names(copy) == "abcde")
  }

  @Test func anElementIsInsertedAtItsPlace() {
    var copy = items
    #expect(copy.insert(Item(id: 4, name: "d"), at: 1) == (true, 1))
    #expect(copy.insert(Item(id: 3, name: "x"), at: 0) == (false, 3))
    #expect(names(copy) == "adbc")
    #expect(copy.index(id: 3) == 3)
  }

  @Test func updatingReplacesOrAdds() {
    var copy = items
    #expect(copy.updateOrAppend(Item(id: 2, name: "B"))?.name == "b")
    #expect(copy.updateOrAppend(Item(id: 4, name: "d")) == nil)
    let inserted = copy.updateOrInsert(Item(id: 5, name: "e"), at: 0)
    #expect(inserted.originalElement == nil)
    #expect(inserted.index == 0)
    let replaced = copy.updateOrInsert(Item(id: 3, name: "C"), at: 0)
    #expect(replaced.originalElement?.name == "c")
    #expect(replaced.index == 3)
    #expect(copy.update(Item(id: 1, name: "A"), at: 1).name == "a")
    #expect(names(copy) == "eABCd")
  }

  @Test func elementsAreRemovedInAllWays() {
    var copy = items
    #expect(copy.remove(id: 2)?.name == "b")
    #expect(copy.remove(id: 2) == nil)
    #expect(copy.remove(Item(id: 3))?.name == "c")
    #expect(copy.remove(at: 0).name == "a")
    #expect(copy.isEmpty)

    copy = items
    copy.removeAll { $0.id != 2 }
    #expect(names(copy) == "b")

    copy = items
    #expect(copy.removeFirst().name == "a")
    #expect(copy.removeLast().name == "c")
    #expect(names(copy) == "b")

    copy = items
    copy.removeSubrange(1...)
    #expect(names(copy) == "a")

    copy = items
    copy.removeFirst(1)
    copy.removeLast(1)
    #expect(names(copy) == "b")
    copy.removeAll()
    #expect(copy.isEmpty)
  }

  @Test func identitiesFollowTheirElements() {
    var copy = items
    copy.sort { $0.name > $1.name }
    #expect(names(copy) == "cba")
    #expect(copy[id: 1]?.name == "a")
    copy.reverse()
    #expect(Array(copy.ids) == [1, 2, 3])
    copy.swapAt(0, 2)
    #expect(Array(copy.ids) == [3, 2, 1])
    #expect(copy.partition { $0.id > 1 } == 1)
    #expect(copy.ids.first == 1)
    #expect(copy[0].id == 1)
    var generator = SystemRandomNumberGenerator()
    copy.shuffle(using: &generator)
    #expect(copy.allSatisfy { copy[id: $0.id] == $0 })
    #expect(copy.count == 3)
  }

  @Test func duplicatesAreChosenAmong() {
    let doubled = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]
    let first = IdentifiedArray(doubled) { first, _ in first }
    let last = IdentifiedArray(doubled) { _, last in last }
    #expect(names(first) == "ab")
    #expect(names(last) == "cb")
  }

  @Test func anyPropertyCanIdentify() {
    var words = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    words.append("cc")
    words.append("ccc")
    #expect(Array(words) == ["a", "bb", "ccc"])
    #expect(words[id: 3] == "ccc")
  }

  @Test func duplicatesAmongUniqueElementsBreakAnInvariant() async {
    await #expect(processExitsWith: .failure) {
      _ = IdentifiedArray(uniqueElements: [Item(id: 1), Item(id: 1)])
    }
  }

  @Test func anElementThatLosesItsIdentityBreaksAnInvariant() async {
    await #expect(processExitsWith: .failure) {
      var items: IdentifiedArrayOf<Item> = [Item(id: 1)]
      items[id: 1] = Item(id: 2)
    }
    await #expect(processExitsWith: .failure) {
      var items: IdentifiedArrayOf<Item> = [Item(id: 1)]
      items[0] = Item(id: 2)
    }
  }

  @Test func equalityIsAboutElementsAndOrder() {
    let same = IdentifiedArray(uniqueElements: items.elements)
    var reversed = items
    reversed.reverse()
    #expect(items == same)
    #expect(items.hashValue == same.hashValue)
    #expect(items != reversed)
  }

  @Test func whatIsWrittenIsReadAsAnEqualArray() throws {
    #expect(try roundTrip(items) == items)
    #expect(try roundTrip(items).elements == roundTrip(items.elements))
  }

  @Test func anIdentityThatOccursTwiceIsNotRead() {
    #expect(throws: DecodingError.self) {
      try decode(
        IdentifiedArrayOf<Item>.self,
        from: #"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#)
    }
  }

  @Test func aDumpLooksLikeAnArrays() {
    expectNoDifference(
      String(customDumping: [Item(id: 1, name: "a")] as IdentifiedArrayOf<Item>),
      """
      [
        [0]: Item(
          id: 1,
          name: "a"
        )
      ]
      """)
    #expect("\(items)" == "\(items.elements)")
  }

  @Test func aDifferenceNamesTheElementThatChanged() throws {
    var copy = items
    copy[id: 2]?.name = "B"
    let difference = try #require(diff(items, copy))
    #expect(difference.contains(#"-     name: "b""#))
    #expect(difference.contains(#"+     name: "B""#))
  }
}
