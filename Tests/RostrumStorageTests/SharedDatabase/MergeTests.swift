import RostrumPresentation
import Testing

// NB: Uses the initializer of `SharedMerge`, which is internal.
@testable import RostrumShared

@Suite struct MergeTests {
  private let base: IdentifiedArrayOf<Card> = [Card(id: 1), Card(id: 2), Card(id: 3)]

  private func merge(
    _ own: (inout IdentifiedArrayOf<Card>) -> Void,
    _ theirs: (inout IdentifiedArrayOf<Card>) -> Void
  ) -> ([Card], isComplete: Bool) {
    var (mine, other) = (base, base)
    own(&mine)
    theirs(&other)
    let isComplete = mine.merge(other, since: base)
    return (mine.elements, isComplete)
  }

  @Test("Where one side has changed nothing, the other side's changes hold")
  func oneSide() {
    #expect(merge({ _ in }, { $0.removeAll() }) == ([], true))
    #expect(merge({ $0.removeAll() }, { _ in }) == ([], true))
  }

  @Test("Inserted elements stay behind the ones that they followed")
  func inserts() {
    let (cards, isComplete) = merge {
      $0.insert(Card(id: 4), at: 1)
    } _: {
      $0.insert(Card(id: 5), at: 0)
      $0.append(Card(id: 6))
    }
    #expect(cards.map(\.id) == [5, 1, 4, 2, 3, 6])
    #expect(isComplete)
  }

  @Test("A move on one side holds; of two moves, the stored one does")
  func moves() {
    let move: (inout IdentifiedArrayOf<Card>) -> Void = { $0.move(fromOffsets: [2], toOffset: 0) }
    let (own, isOwnComplete) = merge(move, { $0.append(Card(id: 4)) })
    #expect(own.map(\.id) == [3, 4, 1, 2] && isOwnComplete)
    let (both, isComplete) = merge(move, { $0.move(fromOffsets: [1], toOffset: 0) })
    #expect(both.map(\.id) == [2, 1, 3] && !isComplete)
  }

  @Test("A delete beats an edit on either side")
  func deletes() {
    let edit: (inout IdentifiedArrayOf<Card>) -> Void = { $0[id: 2]?.text = "edited" }
    let delete: (inout IdentifiedArrayOf<Card>) -> Void = { $0.remove(id: 2) }
    #expect(merge(delete, edit) == ([Card(id: 1), Card(id: 3)], true))
    #expect(merge(edit, delete) == ([Card(id: 1), Card(id: 3)], false))
  }

  @Test("Of two edits of an element the stored one wins")
  func edits() {
    let (cards, isComplete) = merge({ $0[id: 2]?.text = "own" }, { $0[id: 2]?.text = "theirs" })
    #expect(cards[1].text == "theirs" && !isComplete)
  }

  @Test("What isn't a number and wasn't changed isn't written, nor a conflict")
  func notNumbers() {
    struct Length: Equatable, Identifiable {
      var id = 1
      var value = Double.nan
    }
    func merge(_ own: Length, _ theirs: Length) -> ([Length], isComplete: Bool) {
      var array: IdentifiedArrayOf<Length> = [own]
      let isComplete = array.merge([theirs], since: [Length()])
      return (array.elements, isComplete)
    }
    #expect(merge(Length(), Length(value: 1)) == ([Length(value: 1)], true))
    #expect(merge(Length(value: 1), Length()) == ([Length(value: 1)], true))
    let merge = SharedMerge(
      base: Length(), theirs: Length(), isNew: false, unwritten: nil, attempt: nil)
    #expect(!merge.merging(Length()).isAhead)
  }

  @Test("An element that can be merged is")
  func mergeableElements() {
    struct Pair: Equatable, Identifiable, SharedMergeable {
      var id = 1
      var left = 0
      var right = 0
      mutating func merge(_ theirs: Pair, since base: Pair) -> Bool {
        let keepsLeft = merge(\.left, of: theirs, since: base)
        return merge(\.right, of: theirs, since: base) && keepsLeft
      }
    }
    var own: IdentifiedArrayOf<Pair> = [Pair(left: 5)]
    let isComplete = own.merge([Pair(right: 6)], since: [Pair()])
    #expect(own == [Pair(left: 5, right: 6)] && isComplete)
  }
}
