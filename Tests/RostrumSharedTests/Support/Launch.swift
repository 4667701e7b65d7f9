import Foundation
import RostrumDependencies
import RostrumShared

/// Runs code in a launch of an app of its own, with files of somebody's choice.
func launch<R>(
  _ storage: FileStorage = .inMemory, user: String = "one", _ operation: () throws -> R
) rethrows -> R {
  try withDependencies {
    $0.container = DependencyContainer(context: .test)
    $0.defaultFileStorage = storage
    $0.userDirectory = URL(filePath: "/users/\(user)")
  } operation: {
    try operation()
  }
}

/// Runs code in a launch whose settings are in the file of its user, or wherever `settings` says.
func launchWithSettings<R>(
  _ storage: FileStorage, user: String = "one", settings: AppSettings = .ofUser,
  _ operation: () throws -> R
) rethrows -> R {
  try launch(storage, user: user) {
    try withDependencies {
      $0.defaultAppStorage = settings
    } operation: {
      try operation()
    }
  }
}

extension FileStorage {
  /// The disk, if it is in memory.
  var memory: DiskInMemory? { disk as? DiskInMemory }

  /// What a file holds, as text.
  func text(at url: URL) throws -> String? {
    try data(at: url).map { String(decoding: $0, as: UTF8.self) }
  }
}
