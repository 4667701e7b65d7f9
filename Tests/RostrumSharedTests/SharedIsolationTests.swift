import Foundation
import RostrumDependencies
import RostrumShared
import RostrumTestSupport
import Testing

/// Peer complaint 3468: a value that one test leaves behind was another test's value to begin with.
@MainActor
@Suite(.serialized) struct SharedIsolationTests {
  @Test("A test finds the value that it declares, and leaves nothing behind")
  func oneTest() {
    @Shared(.inMemory("leftover")) var value: String? = "begin"
    #expect(value == "begin")
    $value.withLock { $0 = nil }
  }

  @Test("A second test with the same name finds its own initial value, not an earlier one")
  func anotherTest() {
    @Shared(.inMemory("leftover")) var value: String? = "begin"
    #expect(value == "begin")
    $value.withLock { $0 = nil }
  }

  @Test("Settings and files that a test leaves behind are gone with it")
  func settings() {
    for _ in 0..<2 {
      launch {
        @Shared(.appStorage("leftover")) var setting = 1
        #expect(setting == 1)
        $setting.withLock { $0 = 2 }
      }
    }
  }

  @Test("A value that was made for a page is reported, once, when a session uses it")
  func valueOfPage() {
    let storage = FileStorage.inMemory
    let file = URL(filePath: "/numbers.json")
    let numbers = EffectPermission.$isGranted.withValue(false) {
      launch(storage.readOnly) {
        let numbers = Shared(wrappedValue: [Int](), .fileStorage(file))
        #expect(issues { numbers.withLock { $0 = [1] } } == [])
        return numbers
      }
    }
    let found = issues {
      launch(storage) {
        #expect(numbers.wrappedValue == [1])
        numbers.withLock { $0.append(2) }
      }
    }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "A shared value that was made while a page was rendered is used in a session.") == true)
    #expect(found.first?.contains("Key: .fileStorage") == true, "\(found)")
  }

  @Test("Two sessions never share values in memory, even if they change them alternately")
  func sessions() {
    let (one, other) = (DependencyContainer(context: .live), DependencyContainer(context: .live))
    func count(_ container: DependencyContainer) -> Shared<Int> {
      withDependencies {
        $0.container = container
      } operation: {
        Shared(wrappedValue: 0, .inMemory("count"))
      }
    }
    count(one).withLock { $0 += 1 }
    count(other).withLock { $0 += 10 }
    count(one).withLock { $0 += 1 }
    #expect(count(one).wrappedValue == 2)
    #expect(count(other).wrappedValue == 10)
  }

  @Test("A session's values go with its container")
  func goneWithContainer() {
    weak var box: Box?
    launch {
      let made = Box()
      box = made
      _ = Shared(wrappedValue: made, .inMemory("box"))
    }
    #expect(box == nil)
  }

  @Test("Another storage in one launch is a fresh start")
  func storages() {
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 5 }
    let storage = InMemoryStorage()
    let other = { () -> Int in
      withDependencies {
        $0.defaultInMemoryStorage = storage
      } operation: {
        @Shared(.inMemory("count")) var count = 0
        $count.withLock { $0 += 1 }
        return count
      }
    }
    #expect(other() == 1)
    #expect(other() == 2)
    #expect(count == 5)
  }

  @Test("One name refers to different values for different types")
  func types() {
    @Shared(.inMemory("x")) var number = 1
    @Shared(.inMemory("x")) var text = "a"
    #expect(number == 1)
    #expect(text == "a")
  }
}

private final class Box: Sendable {}
