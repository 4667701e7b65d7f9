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

    package init(type: String, json: Data) {
      self.type = type
      self.json = json
    }
  }

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
