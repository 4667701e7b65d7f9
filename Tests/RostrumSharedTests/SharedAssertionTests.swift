import Foundation
import Observation
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumShared
import RostrumTesting
import Testing

/// How a test says what becomes of shared values: for each action what that action changed.
@MainActor
@Suite struct SharedAssertionTests {
  private func store() -> TestStoreOf<Ledger> {
    TestStore(initialState: Ledger.State()) { Ledger() }
  }

  @Test("Peer complaint 3064: a change that a received action makes at once belongs to its receipt")
  func mutationBeforeReceipt() async {
    let store = store()
    await store.send(.deposit)
    await store.receive(\.deposited) { $0.$balance.withLock { $0 = 10 } }
  }

  @Test("Peer complaint 3306: of actions that follow each other, each shows what it changed itself")
  func consecutiveActions() async {
    let store = store()
    await store.send(.depositTwice)
    await store.receive(\.deposited) { $0.$balance.withLock { $0 = 10 } }
    await store.receive(\.deposited) { $0.$balance.withLock { $0 = 20 } }
    #expect(store.state.balance == 20)
  }

  @Test("Peer complaint 3455: a change that is said for the wrong action is shown there")
  func wrongAction() async {
    let store = store()
    let found = await issues {
      await store.send(.deposit) { $0.$balance.withLock { $0 = 10 } }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("balance") == true)
    let later = await issues { await store.receive(\.deposited) }
    #expect(later.first?.hasPrefix("The state was not expected to change, but it did.") == true)
  }

  @Test("A test sees the values from right after its action, not those of actions still to come")
  func valuesOfTheMoment() async {
    let store = store()
    await store.send(.depositTwice)
    await store.receive(\.deposited) {
      #expect($0.balance == 0)
      #expect($0.reader == 0)
      $0.$balance.withLock { $0 += 10 }
      #expect($0.reader == 10)
    }
    await store.receive(\.deposited) {
      #expect($0.balance == 10)
      $0.$balance.withLock { $0 += 10 }
    }
  }

  @Test("Peer complaint 3605: saying what is expected changes nothing, and tells no reader")
  func expectationTellsNobody() async {
    let store = store()
    let reading = Reading { _ = store.state.$balance.wrappedValue }
    await store.send(.look)
    #expect(!reading.isStale)
    let found = await issues {
      await store.send(.look) { $0.$balance.withLock { $0 = 99 } }
    }
    #expect(found.count == 1)
    #expect(!reading.isStale)
    #expect(store.state.balance == 0)
  }

  @Test("A feature that follows a shared value hears of each change once, in a test as well")
  func followers() async {
    let store = store()
    await store.send(.follow)
    await store.send(.depositNow) { $0.$balance.withLock { $0 = 10 } }
    await store.receive(\.heard, 10) { $0.heard = [10] }
    await store.send(.unfollow)
  }

  @Test("A value that is changed and changed back in one action needs no words")
  func changedBack() async {
    let store = store()
    await store.send(.thereAndBack)
  }

  @Test("Relative words count from the value before the action")
  func relative() async {
    let store = store()
    await store.send(.depositNow) { $0.$balance.withLock { $0 += 10 } }
    await store.send(.depositNow) { $0.$balance.withLock { $0 += 10 } }
    #expect(store.state.balance == 20)
  }

  @Test("A part of a shared value is said like the whole")
  func parts() async {
    let store = store()
    await store.send(.note) { $0.$book.title.withLock { $0 = "noted" } }
    await store.send(.note) {
      $0.$book.withLock { $0.pages += 1 }
    }
  }

  @Test("A change through a reader of the same value is said through the shared value")
  func readers() async {
    let store = store()
    await store.send(.depositNow) {
      $0.$balance.withLock { $0 = 10 }
      #expect($0.reader == 10)
    }
  }

  @Test("A wrong part is shown with the value that is expected and the one that is")
  func difference() async {
    let store = store()
    let found = await issues {
      await store.send(.depositNow) { $0.$balance.withLock { $0 = 11 } }
    }
    #expect(found.first?.contains("-   balance: 11") == true, "\(found)")
    #expect(found.first?.contains("+   balance: 10") == true, "\(found)")
  }

  @Test("Two features that name one key change one value")
  func twoFeatures() async {
    let store = store()
    await store.send(.child) {
      $0.$balance.withLock { $0 = 1 }
      #expect($0.child.balance == 1)
    }
  }

  @Test("Two test stores of one test have one value, and each says its own changes")
  func twoStores() async {
    let one = store()
    let other = store()
    await one.send(.depositNow) { $0.$balance.withLock { $0 = 10 } }
    await other.send(.depositNow) { $0.$balance.withLock { $0 = 20 } }
    #expect(one.state.balance == 20)
  }

  @Test("A test may change a shared value itself, before an action")
  func testChanges() async {
    @Shared(.inMemory("balance")) var balance = 5
    let store = store()
    $balance.withLock { $0 = 7 }
    await store.send(.depositNow) { $0.$balance.withLock { $0 = 17 } }
  }

  @Test("A file's value is said like any other, and its file is written")
  func files() async throws {
    let storage = FileStorage.inMemory
    let store = TestStore(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      $0.defaultFileStorage = storage
    }
    await store.send(.file) { $0.$filed.withLock { $0 = [1] } }
    #expect(try storage.text(at: .init(filePath: "/filed.json")) == "[\n  1\n]")
  }
}

@Reducer private struct Ledger {
  struct Book: Equatable, Sendable {
    var title = ""
    var pages = 0
  }

  @ObservableState struct State: Equatable {
    @Shared(.inMemory("balance")) var balance = 0
    @SharedReader(.inMemory("balance")) var reader = 0
    @Shared(.inMemory("book")) var book = Book()
    @Shared(.fileStorage(.init(filePath: "/filed.json"))) var filed: [Int] = []
    var child = Child()
    var heard: [Int] = []

    struct Child: Equatable { @Shared(.inMemory("balance")) var balance = 0 }
  }

  enum Action {
    case child, deposit, deposited, depositNow, depositTwice, file, follow, heard(Int), look, note
    case thereAndBack, unfollow
  }

  enum CancelID { case follow }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: state.child.$balance.withLock { $0 += 1 }
      case .deposit: return .send(.deposited)
      case .deposited, .depositNow: state.$balance.withLock { $0 += 10 }
      case .depositTwice: return .concatenate(.send(.deposited), .send(.deposited))
      case .file: state.$filed.withLock { $0.append(1) }
      case .follow: return follow(state.$balance)
      case .heard(let value): state.heard.append(value)
      case .look: break
      case .note:
        if state.book.title.isEmpty {
          state.$book.title.withLock { $0 = "noted" }
        } else {
          state.$book.pages.withLock { $0 += 1 }
        }
      case .thereAndBack:
        state.$balance.withLock { $0 += 1 }
        state.$balance.withLock { $0 -= 1 }
      case .unfollow: return .cancel(id: CancelID.follow)
      }
      return .none
    }
  }

  /// Sends each value that comes after the one that is there.
  private func follow(_ balance: Shared<Int>) -> Effect<Action> {
    .run { send in
      for await value in Observations({ balance.wrappedValue }).dropFirst() {
        await send(.heard(value))
      }
    }
    .cancellable(id: CancelID.follow)
  }
}
