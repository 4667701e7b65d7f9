import Dispatch
import Foundation
import IssueReporting
import RostrumDependencies
import RostrumShared
import RostrumTestSupport
import Testing

/// Threads that change shared values inside changes of other ones.
@Suite(.timeLimit(.minutes(10))) struct SharedOrderTests {
  /// Where values are shared.
  enum Place: CaseIterable {
    case memory, launch, settings, files, database

    /// Two values, as two threads see them: those of one launch, or those of two.
    func values(inOneLaunch isOneLaunch: Bool) -> [(Shared<Int>, Shared<Int>)] {
      let storage = FileStorage.inMemory
      func make() -> (Shared<Int>, Shared<Int>) {
        launchWithSettings(storage) {
          switch self {
          case .memory: (Shared(value: 0), Shared(value: 0))
          case .launch:
            (
              Shared(wrappedValue: 0, .inMemory("one")), Shared(wrappedValue: 0, .inMemory("two"))
            )
          case .settings:
            (
              Shared(wrappedValue: 0, .appStorage("one")),
              Shared(wrappedValue: 0, .appStorage("two"))
            )
          case .files:
            (
              Shared(wrappedValue: 0, .fileStorage(URL(filePath: "/files/one.json"))),
              Shared(wrappedValue: 0, .fileStorage(URL(filePath: "/files/two.json")))
            )
          case .database:
            (
              Shared(wrappedValue: 0, .database("one")), Shared(wrappedValue: 0, .database("two"))
            )
          }
        }
      }
      let first = make()
      return [first, isOneLaunch ? first : make()]
    }

    /// Whether the two values have one turn.
    var isOneDocument: Bool { self == .settings }
  }

  /// Runs closures on threads of their own, until all have ended.
  private func onThreads(_ bodies: [@Sendable () -> Void]) async {
    await withTaskGroup { group in
      for body in bodies {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              body()
              continuation.resume()
            }
          }
        }
      }
    }
  }

  @Test(
    "Changes that two threads nest in opposite orders end, and are reported once",
    arguments: Place.allCases, [true, false])
  func opposite(_ place: Place, isOneLaunch: Bool) async {
    let values = place.values(inOneLaunch: isOneLaunch)
    let recorder = IssueRecorder()
    let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    // Values with one turn can't be changed at once, and those of two launches are two.
    let canMeet =
      !place.isOneDocument && (isOneLaunch || place == .files)
    let bodies = (0..<2).map { thread -> @Sendable () -> Void in
      let (outer, inner) = thread == 0 ? values[0] : (values[1].1, values[1].0)
      return {
        withIssueReporters([recorder]) {
          outer.withLock {
            $0 += 1
            if !place.isOneDocument {
              arrivals[thread].signal()
              arrivals[1 - thread].wait()
            }
            inner.withLock { $0 += 1 }
          }
        }
      }
    }
    await onThreads(bodies)
    let messages = recorder.messages.value
    #expect(messages.count == (canMeet ? 1 : 0), "\(messages)")
    if place == .files, let message = messages.first {
      #expect(message.contains("/files/one.json") && message.contains("/files/two.json"))
    }
    // The values can be changed as before.
    for value in [values[0].0, values[0].1] {
      value.withLock { $0 = 9 }
      #expect(value.wrappedValue == 9)
    }
  }

  @Test("Three threads that would wait for each other in a circle end")
  func circle() async {
    let values = (0..<3).map { _ in Shared(value: 0) }
    let recorder = IssueRecorder()
    let arrived = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let bodies = (0..<3).map { thread -> @Sendable () -> Void in
      let (outer, inner) = (values[thread], values[(thread + 1) % 3])
      return {
        withIssueReporters([recorder]) {
          outer.withLock {
            $0 += 1
            arrived.signal()
            go.wait()
            inner.withLock { $0 += 1 }
          }
        }
      }
    }
    await onThreads(
      bodies + [
        {
          for _ in 0..<3 { arrived.wait() }
          for _ in 0..<3 { go.signal() }
        }
      ])
    #expect(recorder.messages.value.count == 1)
    #expect(values.allSatisfy { $0.wrappedValue >= 1 })
  }

  @Test("Threads that nest changes in one order wait for each other, and lose nothing")
  func oneOrder() async {
    let (one, two) = (Shared(value: 0), Shared(value: 0))
    let recorder = IssueRecorder()
    let body: @Sendable () -> Void = {
      withIssueReporters([recorder]) {
        for _ in 0..<500 {
          one.withLock { first in
            first += 1
            two.withLock { $0 += 1 }
          }
        }
      }
    }
    await onThreads(Array(repeating: body, count: 4))
    #expect(one.wrappedValue == 2_000 && two.wrappedValue == 2_000)
    #expect(recorder.messages.value.isEmpty)
  }

  @Test("The message names the values, and says what to do")
  func message() async {
    let storage = FileStorage.inMemory
    let (one, two) = launchWithSettings(storage) {
      (
        Shared(wrappedValue: 0, .fileStorage(URL(filePath: "/files/one.json"))),
        Shared(wrappedValue: 0, .inMemory("two"))
      )
    }
    let recorder = IssueRecorder()
    let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let isHeld = DispatchSemaphore(value: 0)
    await onThreads([
      {
        withIssueReporters([recorder]) {
          one.withLock { _ in
            arrivals[0].signal()
            arrivals[1].wait()
            // This thread waits first, so that the other one goes on.
            isHeld.signal()
            two.withLock { $0 += 1 }
          }
        }
      },
      {
        withIssueReporters([recorder]) {
          two.withLock { _ in
            arrivals[1].signal()
            arrivals[0].wait()
            isHeld.wait()
            one.withLock { $0 += 1 }
          }
        }
      },
    ])
    let message = recorder.messages.value.first ?? ""
    #expect(message.hasPrefix("Two threads change shared values inside changes of other ones"))
    #expect(message.contains("/files/one.json") && message.contains(#".inMemory("two")"#))
    #expect(message.hasSuffix("or nest their changes in the same order everywhere."))
  }
}
