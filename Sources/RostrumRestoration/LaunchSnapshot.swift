import Foundation

/// The encoded values that a launch of an app keeps.
///
/// A snapshot is a value: it is stored, compared, and passed to the next launch.
package struct LaunchSnapshot: Hashable, Sendable, Codable {
  /// A kept value.
  package struct Entry: Hashable, Sendable, Codable {
    /// The name of the value's type, with its module.
    package var type: String
    /// The value, encoded as JSON.
    package var json: Data
    /// The number of consecutive launches, including the snapshot's, that haven't used the value;
    /// `nil` if that launch used it.
    package var unused: Int?

    package init(type: String, json: Data, unused: Int? = nil) {
      self.type = type
      self.json = json
      self.unused = unused
    }
  }

  /// The maximum size of the values that the last launch didn't use, including their places, in
  /// bytes.
  package static let unusedBytes = 65_536

  /// The values by place.
  package var entries: [KeptPlace: Entry]

  package init(entries: [KeptPlace: Entry] = [:]) {
    self.entries = entries
  }

  /// The total size of the values, in bytes.
  ///
  /// - Complexity: O(*n*) in the number of values.
  package var byteCount: Int { entries.values.reduce(0) { $0 + $1.json.count } }
}

extension LaunchSnapshot {
  /// The values that the next launch can use.
  ///
  /// A launch may not use a value because its row hasn't been created yet, or because the row or
  /// the declaration was removed permanently. The two can't be told apart, so unused values are
  /// kept while there is room, the most recently used first.
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
