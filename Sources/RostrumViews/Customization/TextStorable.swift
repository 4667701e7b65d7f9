import Foundation

/// A value that a scene or the settings store as a text.
package protocol TextStorable: Codable {}

extension TextStorable {
  /// Creates a value from the text of a stored one; `nil` if the text isn't valid.
  package init?(storedText text: String) {
    let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    guard let value else { return nil }
    self = value
  }

  /// The text to store.
  package var storedText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
