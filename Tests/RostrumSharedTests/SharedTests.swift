import Foundation
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumShared
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SharedTests {
  @Test("All who name one key share one value")
  func inMemory() {
    @Shared(.inMemory("count")) var one = 1
    @Shared(.inMemory("count")) var other = 2
    @Shared(.inMemory("another")) var another = 3
    #expect(other == 1)
    $other.withLock { $0 += 1 }
    #expect(one == 2)
    #expect(another == 3)
    #expect($one == $other)
  }

  @Test("Launches do not share values in memory")
  func launches() {
    let count = {
      withDependencies {
        $0.container = DependencyContainer(context: .test)
      } operation: {
        @Shared(.inMemory("count")) var count = 0
        $count.withLock { $0 += 1 }
        return count
      }
    }
    #expect(count() == 1)
    #expect(count() == 1)
  }

  @Test("Reading is observed, and a change notifies")
  func observation() {
    @Shared(value: 1) var count
    let reading = Reading { _ = count }
    $count.withLock { $0 = 2 }
    #expect(reading.isStale)
  }

  @Test("A part of a shared value is shared in turn")
  func parts() {
    @Shared(value: [1, 2, 3]) var numbers
    let first = $numbers[0]
    first.withLock { $0 = 7 }
    #expect(numbers == [7, 2, 3])
    #expect($numbers.count.wrappedValue == 3)
    #expect(SharedReader($numbers).read { $0.reduce(0, +) }.wrappedValue == 12)
  }

  @Test("An optional shared value can be unwrapped")
  func unwrapped() throws {
    let optional = Shared<Int?>(value: 1)
    let number = try #require(Shared(optional))
    number.withLock { $0 += 1 }
    #expect(optional.wrappedValue == 2)
    optional.withLock { $0 = nil }
    number.withLock { $0 += 1 }
    #expect(optional.wrappedValue == nil)
    #expect(number.wrappedValue == 2)
    #expect(Shared(optional) == nil)
  }

  @Test("An optional value needs no value to begin with")
  func optionalKey() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    #expect(name == "Blob")
  }

  @Test("A key can know the value to begin with, which a declaration may override")
  func defaults() {
    @Shared(.words) var words
    #expect(words == ["begin"])
    let other = withDependencies {
      $0.container = DependencyContainer(context: .test)
    } operation: {
      @Shared(.words) var words = ["other"]
      return words
    }
    #expect(other == ["other"])
  }

  @Test("A read-only view of a shared value follows it")
  func reader() {
    @Shared(.inMemory("flag")) var flag = false
    @SharedReader(.inMemory("flag")) var reader = false
    $flag.withLock { $0 = true }
    #expect(reader)
    #expect($reader.loadError == nil)
  }

  @Test("A value that a parent hands down is the parent's")
  func handedDown() {
    @Shared(value: 1) var parents
    @Shared var childs: Int
    _childs = Shared(projectedValue: $parents)
    $childs.withLock { $0 = 5 }
    #expect(parents == 5)
  }

  @Test("A feature reads and changes a shared value; another store of the launch sees it")
  func features() {
    let one = Store(initialState: Till.State()) { Till() }
    let other = Store(initialState: Till.State()) { Till() }
    let reading = Reading { _ = other.total }
    one.send(.add)
    #expect(other.total == 1)
    #expect(reading.isStale)
  }
}

extension SharedKey where Self == InMemoryKey<[String]>.Default {
  fileprivate static var words: Self { Self[.inMemory("words"), default: ["begin"]] }
}

@Reducer private struct Till {
  @ObservableState struct State: Equatable {
    @Shared(.inMemory("total")) var total = 0
    var local = 0
  }
  enum Action { case add, addLater, added, both }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add, .added:
        state.$total.withLock { $0 += 1 }
        return .none
      case .addLater:
        return .send(.added)
      case .both:
        state.local += 1
        state.$total.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
