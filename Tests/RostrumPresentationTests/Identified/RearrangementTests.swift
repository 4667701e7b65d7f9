import Foundation
import RostrumFoundation
import RostrumPresentation
import Testing

@Suite("Whatever rearranges a mutable collection")
struct RearrangementTests {
  private let four = IdentifiedArray(uniqueElements: [
    Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"), Item(id: 4, name: "d"),
  ])

  @Test("… rearranges a part of an array", arguments: Rearrangement.allCases)
  func slices(rearrangement: Rearrangement) {
    for range in [0..<4, 0..<2, 1..<4, 2..<4] {
      var (array, model) = (four, four.elements)
      rearrangement.change(&array[range])
      rearrangement.change(&model[range])
      #expect(array.elements == model)
      #expect(Array(array.ids) == model.map(\.id) && array[id: 3] == four[id: 3])
    }
  }

  @Test("… rearranges a whole array", arguments: Rearrangement.allCases)
  func arrays(rearrangement: Rearrangement) {
    // An element of an array can't be there twice, not even between two assignments.
    guard rearrangement != .assignments else { return }
    var (array, model) = (four, four.elements)
    rearrangement.change(&array)
    rearrangement.change(&model)
    #expect(array.elements == model)
    #expect(Array(array.ids) == model.map(\.id) && array[id: 3] == four[id: 3])
  }

  @Test("A part in which an element stands twice is refused")
  func twice() {
    var array = four
    withKnownIssue { array[1...][1] = array[3] }
    #expect(array == four)
  }
}

/// An algorithm of the standard library, or of Foundation, for mutable collections.
enum Rearrangement: CaseIterable {
  case swap, reverse, sortBy, sortUsing, partition, shuffle, move, assignments

  func change<Elements: MutableCollection & RandomAccessCollection>(_ elements: inout Elements)
  where Elements.Element == Item, Elements.Index == Int {
    let (first, second) = (elements.startIndex, elements.startIndex + 1)
    switch self {
    case .swap: elements.swapAt(first, second)
    case .reverse: elements.reverse()
    case .sortBy: elements.sort { $0.name > $1.name }
    case .sortUsing: elements.sort(using: KeyPathComparator(\.name, order: .reverse))
    case .partition: _ = elements.partition { $0.id.isMultiple(of: 2) }
    case .shuffle:
      var generator = Counting()
      elements.shuffle(using: &generator)
    case .move: elements.move(fromOffsets: [0], toOffset: 2)
    case .assignments:
      let element = elements[first]
      elements[first] = elements[second]
      elements[second] = element
    }
  }
}

/// Numbers that are the same each time.
private struct Counting: RandomNumberGenerator {
  private var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last &+= 0x9E37_79B9_7F4A_7C15
    return last
  }
}
