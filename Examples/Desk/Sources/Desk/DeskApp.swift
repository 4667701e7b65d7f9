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
    program.add(command: "add-demo-vehicles") { words in
      guard let count = Int(words.first ?? "100000") else {
        return print("Usage: Desk add-demo-vehicles [COUNT]")
      }
      let added = try await AppDatabase.desk.write { try $0.addDemoVehicles(count) }
      print(added > 0 ? "Made up \(added) vehicles." : "There are vehicles already.")
    }
    // Commands don't open the database, except for those that need it.
    program.beforeServing { _ in ImportVehicles.database.setValue(.desk) }
  }
}

extension AppDatabase {
  /// The database of the program.
  fileprivate static let desk: AppDatabase = {
    do {
      let path = ProcessInfo.processInfo.environment["DESK_DATABASE"] ?? "desk.sqlite"
      return try AppDatabase(path: path, migrator: .desk)
    } catch {
      fatalError("The database can't be opened: \(error)")
    }
  }()
}
