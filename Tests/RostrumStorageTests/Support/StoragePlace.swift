import Foundation
import RostrumDependencies
import RostrumPostgresTestSupport
import RostrumStorage
import Testing

/// A place that several processes would share, for one test.
protocol StoragePlace: Sendable {
  /// Opens the storage as a process of its own would.
  func open() async throws -> any Storage

  /// Lets time pass for the storage.
  func elapse(_ duration: Duration) async throws
}

/// The implementations that the conformance suite runs on.
enum Backend: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case memory
  case sqlite
  case postgres

  /// The implementations whose servers are installed.
  static let all = allCases.filter { $0 != .postgres || PostgresServer.programs != nil }

  var testDescription: String { rawValue }

  func makePlace() async throws -> any StoragePlace {
    switch self {
    case .memory: MemoryPlace()
    case .sqlite: try SQLitePlace()
    case .postgres: try PostgresPlace()
    }
  }
}

struct MemoryPlace: StoragePlace {
  private let clock: TestClock<Duration>
  private let storage: MemoryStorage

  init() {
    clock = TestClock()
    storage = MemoryStorage(clock: clock)
  }

  func open() -> any Storage { storage }

  func elapse(_ duration: Duration) async throws { await clock.advance(by: duration) }
}
