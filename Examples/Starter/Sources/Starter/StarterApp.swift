import Foundation
import GRDB
import Rostrum
import RostrumDatabase
import RostrumWeb
import StarterFeature

@main
struct StarterApp: App {
  // Each session of the server has a store of its own.
  static let store = Store(initialState: StarterFeature.State()) { StarterFeature() }

  init() {
    prepareDependencies { $0.appDatabase = .starter }
  }

  var body: some Scene {
    WindowGroup("Starter") { StarterView(store: Self.store) }
  }
}

extension AppDatabase {
  /// The database of the program.
  fileprivate static let starter: AppDatabase = {
    let path = ProcessInfo.processInfo.environment["STARTER_DATABASE"] ?? "starter.sqlite"
    do {
      return try AppDatabase(path: path, migrator: .starter)
    } catch {
      fatalError("The database can't be opened: \(error)")
    }
  }()
}
