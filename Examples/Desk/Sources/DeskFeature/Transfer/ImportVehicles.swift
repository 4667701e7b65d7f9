import Foundation
import GRDB
import Rostrum
import RostrumCSV
import RostrumDatabase
import RostrumJobs

/// Adds the vehicles of a file, and replaces those with the same plates.
package struct ImportVehicles: Job {
  package static let kind = "Import"
  package static let retryPolicy = JobRetryPolicy(attempts: 3, delay: .seconds(10))
  /// The database of the program, in which jobs run outside of all sessions.
  package static let database = LockIsolated<AppDatabase?>(nil)

  var path: String
  var person: String

  package func run(_ run: JobRun) async throws {
    guard let database = Self.database.value else { return }
    let summary = try await add(to: database) { count, refusals in
      for refusal in refusals { await run.log("\(refusal)") }
      await run.report(nil, "\(count)")
      try await run.checkpoint()
    }
    await run.report(1, summary)
  }

  /// Adds the vehicles, a thousand in a transaction.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - step: Called after each transaction with the number of vehicles, and with the lines that were refused.
  /// - Returns: What was done, for the log.
  /// - Throws: Any error of the file, the database or the step.
  func add(
    to database: AppDatabase,
    step: @Sendable (Int, [CSVRefusal]) async throws -> Void = { _, _ in }
  ) async throws -> String {
    var (count, refused) = (0, 0)
    var batch: [Vehicle] = []
    var refusals: [CSVRefusal] = []

    func flush() async throws {
      let vehicles = batch
      try await database.write { db in
        for var vehicle in vehicles {
          let known = try Vehicle.filter(Column("plate") == vehicle.plate).fetchOne(db)
          vehicle.id = try known?.id ?? Vehicle.nextID(db)
          vehicle.version = known?.version ?? 0
          vehicle.photo = known?.photo
          _ = try vehicle.saveVersion(db)
        }
      }
      count += batch.count
      refused += refusals.count
      try await step(count, refusals)
      (batch, refusals) = ([], [])
    }

    for try await record in CSVRecords(contentsOf: URL(filePath: path)) {
      switch record {
      case .row(let row):
        do { batch.append(try Vehicle(row)) } catch let refusal as CSVRefusal {
          refusals.append(refusal)
        }
      case .refused(let refusal): refusals.append(refusal)
      }
      if batch.count + refusals.count == 1000 { try await flush() }
    }
    try await flush()
    let summary = "imported vehicles: \(count), refused lines: \(refused)"
    try await database.write { [person] db in
      try Fleet(database: database, person: person, now: Date()).log(summary, db)
    }
    return summary
  }
}
