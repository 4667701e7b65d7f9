import Foundation
import Rostrum

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Standup>>.Default {
  /// All standups of the user, kept in a file.
  package static var standups: Self {
    Self[.fileStorage(.standups), default: []]
  }
}

extension URL {
  /// Where the standups are kept.
  package static var standups: URL {
    .documentsDirectory.appending(component: "standups.json")
  }
}
