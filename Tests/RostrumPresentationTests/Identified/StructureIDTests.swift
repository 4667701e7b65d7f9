import Foundation
import RostrumPresentation
import Testing

@Suite struct StructureIDTests {
  typealias Items = IdentifiedArrayOf<Item>

  private var items: Items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

  /// Whether a change renews the token of the array.
  private func renews(_ change: (inout Items) -> Void) -> Bool {
    var copy = items
    let before = copy._structureID
    change(&copy)
    return copy._structureID != before
  }

  @Test func changesInPlaceKeepTheToken() {
    #expect(!renews { $0[id: 1]?.name = "A" })
    #expect(!renews { $0[0].name = "A" })
  }

  @Test func anElementInThePlaceOfAnotherRenewsTheToken() {
    #expect(renews { $0[id: 1] = Item(id: 1, name: "A") })
    #expect(renews { $0.updateOrAppend(Item(id: 2, name: "B")) })
    #expect(renews { $0.update(Item(id: 2, name: "B"), at: 1) })
  }

  @Test func changesOfNothingKeepTheToken() {
    #expect(!renews { $0.append(Item(id: 1)) })
    #expect(!renews { $0.remove(id: 7) })
    #expect(!renews { $0[id: 7] = nil })
    #expect(!renews { $0.removeAll { _ in false } })
    #expect(!renews { $0.remove(atOffsets: []) })
    #expect(!renews { $0.move(fromOffsets: [0], toOffset: 1) })
    #expect(!renews { $0.swapAt(1, 1) })
  }

  @Test func comingAndGoingRenewTheToken() {
    #expect(renews { $0.append(Item(id: 3)) })
    #expect(renews { $0.insert(Item(id: 3), at: 0) })
    #expect(renews { $0.updateOrAppend(Item(id: 3)) })
    #expect(renews { $0[id: 3] = Item(id: 3) })
    #expect(renews { $0[id: 1] = nil })
    #expect(renews { $0.remove(id: 1) })
    #expect(renews { $0.remove(at: 0) })
    #expect(renews { $0.removeAll { $0.id == 1 } })
    #expect(renews { $0.removeAll() })
    #expect(renews { $0.removeSubrange(0..<1) })
    #expect(renews { $0.remove(atOffsets: [0]) })
  }

  @Test func changesOfOrderRenewTheToken() {
    #expect(renews { $0.swapAt(0, 1) })
    #expect(renews { $0.reverse() })
    #expect(renews { $0.sort { $0.id > $1.id } })
    #expect(renews { $0.move(fromOffsets: [0], toOffset: 2) })
  }

  @Test func equalityIgnoresTheToken() {
    var copy = items
    copy.append(Item(id: 3))
    copy.remove(id: 3)
    #expect(copy == items)
    #expect(copy._structureID != items._structureID)
  }
}
