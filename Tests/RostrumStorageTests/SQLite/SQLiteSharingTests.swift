import Foundation
import RostrumSQLite
import RostrumStorage
import Testing

/// Several users of one file, each of which opens it for itself.
@Suite(.timeLimit(.minutes(10))) struct SQLiteSharingTests {
  private let place: SQLitePlace

  init() throws { place = try SQLitePlace() }

  @Test(
    "All commits are kept when an app opens the file of its server, and another process comes and goes"
  )
  func openedTwice() async throws {
    let path = place.path
    let server = try SQLiteStorage(path: path)
    try await server.commit("server", 1)
    let app = try SQLiteStorage(path: path)
    try await app.commit("app", 1)
    await #expect(processExitsWith: .success) { [path = path as String] in
      // The last one that closes a file deletes its log.
      try await SQLiteStorage(path: path).commit("other", 1)
    }
    for number in 2...20 {
      try await server.commit("server", number)
      try await app.commit("app", number)
    }
    await #expect(processExitsWith: .success) { [path = path as String] in
      let storage = try SQLiteStorage(path: path)
      for (name, last) in [("server", 20), ("app", 20), ("other", 1)] {
        for number in 1...last {
          #expect(try await storage.value(for: "\(name) \(number)") != nil, "\(name) \(number)")
        }
      }
    }
    for storage in [server, app] {
      #expect(try await storage.sizes(ofKeysWithPrefix: "").count == 41)
    }
  }
}

extension SQLiteStorage {
  /// Writes a new value.
  fileprivate func commit(_ name: String, _ number: Int) async throws {
    let write = try await set([1], for: "\(name) \(number)", basedOn: 0)
    guard case .written = write else { throw CocoaError(.fileWriteUnknown) }
  }
}
