import RostrumDependencies
import Testing

@Suite struct LockIsolatedTests {
  @Test func changesFromManyTasksAllCount() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 { group.addTask { count.withValue { $0 += 1 } } }
    }
    #expect(count.value == 200)
  }

  @Test func partsAreReadByName() {
    let words = LockIsolated(["a", "b"])
    words.withValue { $0.append("c") }
    #expect(words.count == 3)
    words.setValue([])
    #expect(words.isEmpty)
  }

  @Test func twoThatHoldEqualValuesAreEqual() {
    #expect(LockIsolated(1) == LockIsolated(1))
    #expect(LockIsolated(1) != LockIsolated(2))
    #expect(LockIsolated("a").hashValue == LockIsolated("a").hashValue)
  }

  @Test func noChangeIsLost() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { count.withValue { $0 += 1 } } }
    }
    #expect(count.value == 100)
  }
}
