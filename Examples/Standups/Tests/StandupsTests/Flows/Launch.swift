import Foundation
import Rostrum
import RostrumStorage
import RostrumTesting

@testable import StandupsFeature

/// The date of every launch in these tests.
let today = Date(timeIntervalSince1970: 1_234_567_890)

/// Launches the app for a user.
///
/// - Parameters:
///   - state: The initial state.
///   - standups: The standups that the user has saved, or `nil` to leave them unchanged.
///   - clock: The clock of its meetings.
///   - user: The user; another launch by the same user finds the saved data.
///   - address: The path of the URL with which it is launched.
/// - Returns: The host of the launch.
@MainActor
func launch(
  _ state: @escaping @autoclosure () -> AppFeature.State = AppFeature.State(),
  standups: IdentifiedArrayOf<Standup>? = nil,
  clock: TestClock<Duration> = TestClock(),
  user: User = User(),
  address: String = "/"
) -> TestHost {
  TestHost(address: address) {
    let store = store(state(), standups: standups)
    AppView(store: store)
  } withDependencies: {
    $0.continuousClock = clock
    $0.date.now = today
    $0.uuid = .incrementing
    $0.defaultDatabase = user.database
  }
}

/// A user with a database.
struct User {
  let storage: MemoryStorage
  let database: SharedDatabase

  /// Creates a user without standups.
  ///
  /// - Parameter clock: The clock that times the attempts to save what could not be saved.
  init(clock: some Clock<Duration> = ContinuousClock()) {
    storage = MemoryStorage()
    database = SharedDatabase(storage, clock: clock)
  }

  /// The name of the standups in the storage.
  private static let key = "user//standups"

  /// Returns what is stored.
  func stored() async throws -> String? {
    try await storage.value(for: Self.key).map { String(decoding: $0.contents, as: UTF8.self) }
  }

  /// Stores what isn't a list of standups.
  func damage() async throws {
    _ = try await storage.set(Array("{ this is no list".utf8), for: Self.key, basedOn: 0)
  }
}

@MainActor
private func store(
  _ state: @escaping @autoclosure () -> AppFeature.State, standups: IdentifiedArrayOf<Standup>?
) -> StoreOf<AppFeature> {
  if let standups {
    @Shared(.standups) var kept
    $kept.withLock { $0 = standups }
  }
  return Store(initialState: state()) { AppFeature() }
}
