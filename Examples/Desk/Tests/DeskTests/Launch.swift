import Foundation
import GRDB
import Rostrum
import RostrumAccounts
import RostrumDatabase
import RostrumTesting

@testable import DeskFeature

extension AppDatabase {
  /// A fleet of a few vehicles.
  static func fleet(_ count: Int = 40) -> AppDatabase {
    try! AppDatabase(inMemory: .desk) { try $0.addDemoVehicles(count) }
  }
}

/// Launches the tool for a user.
@MainActor
func launch(
  _ database: AppDatabase = .fleet(), address: String = "/", roles: Set<String> = ["editor"],
  settings: AppSettings = .inMemory
) -> TestHost {
  TestHost(size: CGSize(width: 1280, height: 900), address: address) {
    DeskView(store: Store(initialState: DeskFeature.State()) { DeskFeature() })
  } withDependencies: {
    $0.account = CurrentAccount(name: "ada", roles: roles)
    $0.appDatabase = database
    $0.date.now = Date(timeIntervalSince1970: 1_790_000_000)
    $0.defaultAppStorage = settings
  }
}
