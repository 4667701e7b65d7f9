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
///   - user: Who uses it; another launch of the same user finds what was kept.
/// - Returns: The host of the launch.
@MainActor
func launch(
  _ state: @escaping @autoclosure () -> AppFeature.State = AppFeature.State(),
  standups: IdentifiedArrayOf<Standup>? = nil,
  clock: TestClock<Duration> = TestClock(),
  user: User = User()
) -> TestHost {
  TestHost {
    let store = store(state(), standups: standups)
    AppView(store: store)
  } withDependencies: {
    $0.continuousClock = clock
    $0.date.now = today
    $0.uuid = .incrementing
    $0.defaultFileStorage = user.storage
    $0.userDirectory = User.folder
  }
}

/// Someone who has files.
struct User {
  static let folder = URL(filePath: "/user", directoryHint: .isDirectory)
  static let documents = folder.appending(path: "Documents", directoryHint: .isDirectory)

  let storage: FileStorage

  /// A user whose file of standups holds a text, or who has none.
  ///
  /// - Parameters:
  ///   - standups: The text.
  ///   - clock: Says when changes are written; `nil` for at once.
  init(standups: String? = nil, clock: TestClock<Duration>? = nil) {
    storage = .inMemory(
      files: standups.map { [Self.documents.appending(component: "standups.json"): Data($0.utf8)] }
        ?? [:],
      clock: clock)
  }

  /// The text of a document.
  func document(_ name: String) throws -> String? {
    try storage.data(at: Self.documents.appending(component: name))
      .map { String(decoding: $0, as: UTF8.self) }
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
