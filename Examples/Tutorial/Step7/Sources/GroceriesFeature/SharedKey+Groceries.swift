import Foundation
import Rostrum

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Item>>.Default {
  /// Everything to buy, in a file that all users share.
  static var groceries: Self {
    Self[.fileStorage(.groceries), default: []]
  }
}

extension URL {
  /// The file with everything to buy.
  static var groceries: URL {
    @Dependency(\.householdDirectory) var directory
    return directory.appending(path: "groceries.json")
  }
}

extension DependencyValues {
  /// The directory of the data that all users share.
  @DependencyEntry(liveValue: URL.householdInEnvironment)
  var householdDirectory = URL(filePath: "/household", directoryHint: .isDirectory)
}

extension URL {
  /// The directory that the environment of the server names, or `household` where it was started.
  static var householdInEnvironment: URL {
    let path = ProcessInfo.processInfo.environment["GROCERIES_HOUSEHOLD"] ?? "household"
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
