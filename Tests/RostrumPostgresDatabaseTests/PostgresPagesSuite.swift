import RostrumDependencies
import RostrumPostgresDatabase
import RostrumRuntime
import RostrumShared
import Testing

/// What suites do with readers.
@MainActor protocol PostgresReaderSuite {}

extension PostgresReaderSuite {
  func launch<R>(
    _ database: PostgresDatabase, _ shared: SharedDatabase = .inMemory, _ operation: () -> R
  ) -> R {
    withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.postgresDatabase = database
      $0.defaultDatabase = shared
    } operation: {
      operation()
    }
  }

  func until(_ condition: () -> Bool) async throws {
    while !condition() {
      await Task.yield()
      try #require(!Task.isCancelled, "in vain")
    }
  }
}

/// What the suites of pages do with readers.
@MainActor protocol PostgresPagesSuite: PostgresReaderSuite {}

extension PostgresPagesSuite {
  func vehicles(
    _ database: PostgresDatabase, _ query: PostgresQuery = "SELECT * FROM vehicle",
    orderedBy order: PostgresQuery = "id", size: Int = 100, _ shared: SharedDatabase = .inMemory
  ) -> SharedReader<Pages<Vehicle>> {
    launch(database, shared) {
      SharedReader(
        wrappedValue: [], .pages(of: Vehicle.self, query, orderedBy: order, size: size))
    }
  }

  /// Asks for a row, as a view does, until it is there.
  func row(_ offset: Int, of reader: SharedReader<Pages<Vehicle>>) async throws -> Vehicle {
    try await until { reader.wrappedValue.count > offset }
    try await until {
      _ = reader.wrappedValue[offset]
      return reader.wrappedValue.isLoaded(at: offset)
    }
    return reader.wrappedValue[offset]
  }

  /// The pages that a value has.
  func loaded(_ pages: Pages<Vehicle>, size: Int = 100) -> [Int] {
    stride(from: 0, to: pages.count, by: size).filter { pages.isLoaded(at: $0) }.map { $0 / size }
  }
}
