import RostrumClassic
import RostrumTesting
import XCTest

// Block "MainActor".
@MainActor
final class TheBasicsTests: XCTestCase {
  // Blocks "TestStore" and "`store.send(_:)`".
  func testIncrement() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
  }

  // Block "Task & Clock": an effect that sleeps, and its action.
  func testSleepingTask() async {
    let clock = TestClock()

    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.incrementLaterButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(.incrementButtonTapped) {
      $0.count = 1
    }
  }

  // Blocks with `TestClock` and `advance(by:)`.
  func testTimer() async {
    let clock = TestClock()

    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let timer = await store.send(.startTimerButtonTapped)

    await clock.advance(by: .seconds(1))

    await store.receive(.timerTicked) {
      $0.count = 1
    }

    await clock.advance(by: .seconds(1))

    await store.receive(.timerTicked) {
      $0.count = 2
    }

    await timer.cancel()
  }

  // Block "Making a dependency", with an endpoint of the test's.
  func testFact() async {
    let store = TestStore(initialState: CounterFeature.State(count: 7)) {
      CounterFeature()
    } withDependencies: {
      $0.numberFact.fetch = { "\($0) is a prime." }
    }

    await store.send(.getFactButtonTapped) {
      $0.isLoadingFact = true
    }
    await store.receive(.factResponse("7 is a prime.")) {
      $0.fact = "7 is a prime."
      $0.isLoadingFact = false
    }
  }

  // Block "Testing Error Case".
  func testFactFails() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.numberFact.fetch = { _ in
        struct SomeError: Error {}
        throw SomeError()
      }
    }

    XCTExpectFailure()

    await store.send(.getFactButtonTapped) {
      $0.isLoadingFact = true
    }
    await store.finish()
  }

  // Blocks "UUID".
  func testFirstAttendee() async {
    let store = TestStore(
      initialState: StandupFormFeature.State(
        standup: Standup(
          id: UUID(),
          attendees: [
            Attendee(id: UUID())
          ]
        )
      ),
      reducer: { StandupFormFeature() },
      withDependencies: {
        $0.uuid = .incrementing
      }
    )

    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
  }
}
