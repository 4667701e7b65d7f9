import Foundation
import Rostrum
import RostrumTesting

@testable import StandupsFeature

/// The date of every launch in these tests.
let today = Date(timeIntervalSince1970: 1_234_567_890)

/// Launches the app for a user.
///
/// - Parameters:
///   - state: The initial state.
///   - standups: The standups that the user has saved, or `nil` to leave the file unchanged.
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
    $0.defaultFileStorage = user.storage
    $0.userDirectory = User.folder
  }
}

/// A user with files.
struct User {
  static let folder = URL(filePath: "/user", directoryHint: .isDirectory)
  static let documents = folder.appending(path: "Documents", directoryHint: .isDirectory)

  let storage: FileStorage

  /// Creates a user, with or without a file of standups.
  ///
  /// - Parameters:
  ///   - standups: The contents of the file, or `nil` for no file.
  ///   - clock: The clock that delays writes, or `nil` to write immediately.
  init(standups: String? = nil, clock: TestClock<Duration>? = nil) {
    storage = .inMemory(
      files: standups.map { [Self.documents.appending(component: "standups.json"): Data($0.utf8)] }
        ?? [:],
      clock: clock)
  }

  /// Returns the contents of a document.
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
