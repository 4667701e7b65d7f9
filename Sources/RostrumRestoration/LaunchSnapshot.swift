import Foundation

/// The values that a launch of an app keeps, encoded.
///
/// A snapshot is a value: it is stored, compared, and given to the next launch.
package struct LaunchSnapshot: Hashable, Sendable, Codable {
  /// A value that is kept.
  package struct Entry: Hashable, Sendable, Codable {
    /// The name of the value's type, with its module.
    package var type: String
    /// The value as JSON.
    package var json: Data
    /// How many launches in a row, up to the one of the snapshot, had no use for the value; `nil` if
    /// that launch used it.
    package var unused: Int?

    package init(type: String, json: Data, unused: Int? = nil) {
      self.type = type
      self.json = json
      self.unused = unused
    }
  }

  /// How many bytes the values may have that the last launch didn't use, their places included.
  package static let unusedBytes = 65_536

  /// The values by place.
  package var entries: [KeptPlace: Entry]

  package init(entries: [KeptPlace: Entry] = [:]) {
    self.entries = entries
  }

  /// The size of all values, in bytes.
  ///
  /// - Complexity: O(*n*) in the number of values.
  package var byteCount: Int { entries.values.reduce(0) { $0 + $1.json.count } }
}

extension LaunchSnapshot {
  /// The values that a launch may ask for.
  ///
  /// A launch may have no use for a value because its row hasn't been created yet, or because the row
  /// or the declaration is gone for ever. Nothing tells which, so what the last launch didn't use
  /// stays while there is room for it, beginning with what was used last.
  ///
  /// - Complexity: O(*n* log *n*) in the number of values.
  var entriesOfNextLaunch: [KeptPlace: Entry] {
    var rest = Self.unusedBytes
    let unused = entries.filter { $0.value.unused != nil }.sorted {
      ($0.value.unused ?? 0, $0.key) < ($1.value.unused ?? 0, $1.key)
    }
    var next = entries.mapValues { entry in
      Entry(type: entry.type, json: entry.json, unused: (entry.unused ?? 0) + 1)
    }
    for (place, entry) in unused {
      rest -= place.rawValue.utf8.count + entry.type.utf8.count + entry.json.count
      if rest < 0 { next[place] = nil }
    }
    return next
  }
}
