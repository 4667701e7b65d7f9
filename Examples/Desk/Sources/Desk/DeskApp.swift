import DeskFeature
import Foundation
import GRDB
import Rostrum
import RostrumAccounts
import RostrumDatabase
import RostrumJobs
import RostrumWeb

@main
struct DeskApp: WebApp {
  // Each session of the server has a store of its own.
  static let store = Store(initialState: DeskFeature.State()) { DeskFeature() }

  init() {
    prepareDependencies { $0.appDatabase = .desk }
    @Dependency(\.jobQueue) var jobs
    jobs.start([ImportVehicles.self])
  }

  var body: some Scene {
    WindowGroup("Fleet") { DeskView(store: Self.store) }
  }

  static func configure(_ program: WebProgram) {
    program.addAccounts()
    ImportVehicles.database.setValue(.desk)
  }
}

extension AppDatabase {
  /// The database of the program, with a made-up fleet at the first start.
  fileprivate static let desk: AppDatabase = {
    let environment = ProcessInfo.processInfo.environment
    do {
      let database = try AppDatabase(
        path: environment["DESK_DATABASE"] ?? "desk.sqlite", migrator: .desk)
      let count = environment["DESK_VEHICLES"].flatMap { Int($0) } ?? 100_000
      try database.writer.write { try $0.addDemoVehicles(count) }
      return database
    } catch {
      fatalError("The database can't be opened: \(error)")
    }
  }()
}
