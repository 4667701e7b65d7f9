import RostrumPresentation
import Testing

@Suite struct InPlaceTests {
  @Test func anIdentifiedElementIsNotCopiedToBeChanged() {
    var items = IdentifiedArray(uniqueElements: (0..<10).map(CopyCounter.init))
    for _ in 0..<3 {
      items[id: 4]?.increment()
      items[4].increment()
    }
    #expect(items[id: 4]?.count == 6)
    #expect(items[id: 4]?.copies == 0)
  }

  @Test func anElementOfAStackIsNotCopiedToBeChanged() {
    var stack = StackState((0..<10).map(CopyCounter.init))
    for _ in 0..<3 { stack[id: 4]?.increment() }
    #expect(stack[id: 4]?.count == 3)
    #expect(stack[id: 4]?.copies == 0)
  }

  @Test func anElementThatACopyStillHoldsIsCopiedOnce() {
    var items = IdentifiedArray(uniqueElements: (0..<10).map(CopyCounter.init))
    let before = items
    for _ in 0..<3 { items[id: 4]?.increment() }
    #expect(items[id: 4]?.copies == 1)
    #expect(before[id: 4]?.count == 0)
  }
}
