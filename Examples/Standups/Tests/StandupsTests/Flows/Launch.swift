import Foundation
import Rostrum
import RostrumTesting

@testable import StandupsFeature

/// The date of every launch in these tests.
let today = Date(timeIntervalSince1970: 1_234_567_890)

/// Launches the app of one user.
///
/// - Parameters:
///   - state: The state with which it starts.
///   - standups: What the user has kept before; `nil` leaves the file as it is.
///   - clock: The clock of its meetings.
///   - folder: The user's folder; a launch in the same folder finds what another one kept.
/// - Returns: The host of the launch.
@MainActor
func launch(
  _ state: @autoclosure () -> AppFeature.State = AppFeature.State(),
  standups: IdentifiedArrayOf<Standup>? = nil,
  clock: TestClock<Duration> = TestClock(),
  folder: URL? = nil
) -> TestHost {
  TestHost {
    let store = store(state(), standups: standups)
    AppView(store: store)
  } withDependencies: {
    $0.continuousClock = clock
    $0.date.now = today
    $0.uuid = .incrementing
    if let folder { $0.userDirectory = folder }
  }
}

@MainActor
private func store(
  _ state: @autoclosure () -> AppFeature.State, standups: IdentifiedArrayOf<Standup>?
) -> StoreOf<AppFeature> {
  if let standups {
    @Shared(.standups) var kept
    $kept.withLock { $0 = standups }
  }
  return Store(initialState: state()) { AppFeature() }
}
