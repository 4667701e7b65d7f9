import Dispatch
import Foundation
import RostrumCombine
import RostrumDependencies
import Testing

@MainActor
@Suite("Queues and run loops as schedulers")
struct LiveSchedulerTests {
  private func received(
    _ publisher: AnyPublisher<Int, Never>
  ) async -> (value: Int, user: String)? {
    await withDependencies {
      $0.userName = "Blob"
    } operation: {
      let (values, continuation) = AsyncStream.makeStream(of: (Int, String).self)
      let subscription = publisher.sink { _ in
        continuation.finish()
      } receiveValue: {
        continuation.yield(($0, DependencyValues.current.userName))
      }
      defer { subscription.cancel() }
      for await value in values { return value }
      return nil
    }
  }

  @Test(
    "The main run loop delivers although nothing runs it, with the dependencies of the subscriber")
  func mainRunLoop() async {
    let value = await received(Just(1).receive(on: RunLoop.main).eraseToAnyPublisher())
    #expect(value?.value == 1)
    #expect(value?.user == "Blob")
  }

  private var currentRunLoop: RunLoop { .current }

  @Test("The current run loop of the main actor is the main one")
  func currentRunLoop() async {
    #expect(
      await received(Just(2).receive(on: currentRunLoop).eraseToAnyPublisher())?.value == 2)
  }

  @Test("A queue keeps the dependencies of the subscriber, also when it delivers later")
  func queues() async {
    // A concurrent queue may deliver the completion before the value, which is then dropped.
    let queue = DispatchQueue(label: "serial")
    let soon = await received(Just(1).receive(on: queue).eraseToAnyPublisher())
    #expect(soon?.user == "Blob")
    let later = await received(
      Just(2).delay(for: .milliseconds(1), scheduler: DispatchQueue.main).eraseToAnyPublisher())
    #expect(later?.user == "Blob")
    let operation = await received(
      Just(3).receive(on: OperationQueue.main).eraseToAnyPublisher())
    #expect(operation?.user == "Blob")
  }

  @Test("A timer on the main run loop fires, with the dependencies of the subscriber")
  func timer() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().map { _ in 7 }
    let value = await received(timer.eraseToAnyPublisher())
    #expect(value?.value == 7)
    #expect(value?.user == "Blob")
  }

  @Test("A notification that is posted elsewhere is received with the subscriber's dependencies")
  func notification() async {
    let center = NotificationCenter()
    let name = Notification.Name("ping")
    let publisher = center.publisher(for: name).map { _ in 1 }
    await withDependencies {
      $0.userName = "Blob"
    } operation: {
      let (users, continuation) = AsyncStream.makeStream(of: String.self)
      let subscription = publisher.sink { _ in
        continuation.yield(DependencyValues.current.userName)
      }
      defer { subscription.cancel() }
      Task.detached { center.post(name: name, object: nil) }
      var iterator = users.makeAsyncIterator()
      #expect(await iterator.next() == "Blob")
    }
  }

  @Test("Intervals count seconds, and never overflow")
  func intervals() {
    let interval: DispatchQueue.SchedulerTimeType.Stride = 1.5
    #expect(interval == .milliseconds(1500))
    #expect(interval * 2 == .seconds(3))
    #expect(interval + .seconds(Int.max) == .nanoseconds(Int.max))
    #expect(DispatchQueue.SchedulerTimeType.Stride(.never) == .nanoseconds(Int.max))
    let date: RunLoop.SchedulerTimeType.Stride = .milliseconds(1500)
    #expect(date * 2 == 3)
  }
}

private enum UserNameKey: DependencyKey {
  static let liveValue = "nobody"
  static let testValue = "nobody"
}

extension DependencyValues {
  fileprivate var userName: String {
    get { self[UserNameKey.self] }
    set { self[UserNameKey.self] = newValue }
  }
}
