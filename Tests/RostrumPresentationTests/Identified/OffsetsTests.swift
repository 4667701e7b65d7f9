import Foundation
import RostrumFoundation
import RostrumPresentation
import Testing

@Suite struct OffsetsTests {
  @Test(arguments: [
    (IndexSet([0]), 3, "bcade"),
    (IndexSet([0]), 5, "bcdea"),
    (IndexSet([4]), 0, "eabcd"),
    (IndexSet([1, 3]), 0, "bdace"),
    (IndexSet([1, 3]), 5, "acebd"),
    (IndexSet([0, 4]), 2, "baecd"),
    (IndexSet([2]), 2, "abcde"),
    (IndexSet([2]), 3, "abcde"),
    (IndexSet(), 2, "abcde"),
  ])
  func movedElementsKeepTheirOrder(source: IndexSet, destination: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == expected)

    var identified = IdentifiedArray(uniqueElements: "abcde", id: \.self)
    identified.move(fromOffsets: source, toOffset: destination)
    #expect(String(identified.elements) == expected)
    #expect(Array(identified.ids) == identified.elements)
  }

  @Test(arguments: [
    (IndexSet([0]), "bcde"),
    (IndexSet([1, 2, 4]), "ad"),
    (IndexSet(0..<5), ""),
    (IndexSet(), "abcde"),
  ])
  func elementsAreRemovedAtTheirPlaces(offsets: IndexSet, expected: String) {
    var letters = Array("abcde")
    letters.remove(atOffsets: offsets)
    #expect(String(letters) == expected)

    var identified = IdentifiedArray(uniqueElements: "abcde", id: \.self)
    identified.remove(atOffsets: offsets)
    #expect(String(identified.elements) == expected)
    #expect(Array(identified.ids) == identified.elements)
  }
}
