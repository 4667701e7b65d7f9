import OrderedCollections
import RostrumPresentation
import Testing

/// A stack is a collection, and each way of changing one keeps identities with their elements.
@Suite struct StackEditingTests {
  private var stack = StackState(["a", "b", "c", "d"])

  @Test("It is read from the bottom to the top")
  func reading() {
    #expect(Array(stack) == ["a", "b", "c", "d"])
    #expect(stack.first == "a")
    #expect(stack.last == "d")
    #expect(stack.count == 4)
    #expect(stack[1...2].map { $0 } == ["b", "c"])
    #expect(stack.ids == [0, 1, 2, 3])
  }

  @Test("What is put on top gets the next identities")
  mutating func append() {
    stack.append("e")
    stack.append(contentsOf: ["f", "g"])
    #expect(stack.ids == [0, 1, 2, 3, 4, 5, 6])
    #expect(stack.last == "g")
  }

  @Test("What is put in between gets a new identity, and the others keep theirs")
  mutating func insert() {
    stack.insert("x", at: 1)
    #expect(Array(stack) == ["a", "x", "b", "c", "d"])
    #expect(stack.ids == [0, 4, 1, 2, 3])
  }

  @Test("What is removed takes its identity along")
  mutating func remove() {
    #expect(stack.remove(at: 1) == "b")
    #expect(stack.ids == [0, 2, 3])
    #expect(stack.removeLast() == "d")
    #expect(stack.popLast() == "c")
    #expect(stack.removeFirst() == "a")
    #expect(stack.isEmpty)
    #expect(stack.popLast() == nil)
  }

  @Test("Several are removed at once")
  mutating func removeMany() {
    stack.removeLast(2)
    #expect(stack.ids == [0, 1])
    stack.removeAll { $0 == "a" }
    #expect(Array(stack) == ["b"])
  }

  @Test("What takes the place of another gets a new identity")
  mutating func replace() {
    stack.replaceSubrange(1...2, with: ["x"])
    #expect(Array(stack) == ["a", "x", "d"])
    #expect(stack.ids == [0, 4, 3])
  }

  @Test("Popping an identity that is not there does nothing")
  mutating func popMissing() {
    stack.pop(from: 9)
    stack.pop(to: 9)
    #expect(stack.count == 4)
  }

  @Test("Popping to the top does nothing, and from the bottom everything")
  mutating func popBounds() {
    stack.pop(to: 3)
    #expect(stack.count == 4)
    stack.pop(from: 0)
    #expect(stack.isEmpty)
  }

  @Test("An element is changed where it stands, by its identity")
  mutating func change() {
    stack[id: 2]?.append("!")
    #expect(Array(stack) == ["a", "b", "c!", "d"])
    #expect(stack.ids == [0, 1, 2, 3])
  }

  @Test("Two stacks are joined, and the second's elements get new identities")
  func join() {
    let joined = stack + ["e"]
    #expect(Array(joined) == ["a", "b", "c", "d", "e"])
    #expect(joined.ids == [0, 1, 2, 3, 4])
  }

  @Test("A copy goes its own way")
  func copy() {
    var copy = stack
    copy.pop(to: 0)
    #expect(stack.count == 4)
    #expect(copy.count == 1)
  }
}
