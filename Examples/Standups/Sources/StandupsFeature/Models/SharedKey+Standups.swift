import Foundation
import Rostrum

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Standup>>.Default {
  /// All standups of the user, stored in a file.
  package static var standups: Self {
    Self[.fileStorage(.standups), default: []]
  }
}

extension URL {
  /// The URL of the file with the standups.
  package static var standups: URL {
    .documentsDirectory.appending(component: "standups.json")
  }
}
