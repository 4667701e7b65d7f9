import SwiftParser

/// The name of an app, and what is called after it.
package struct AppName: Hashable, Sendable {
  /// The name as it was given: `Fleet`, that of the program and the first part of its types.
  package let text: String

  /// Checks a name.
  ///
  /// - Parameter text: The name: letters and digits, beginning with a capital.
  /// - Throws: A ``NewError`` if it can't be that of modules and types.
  package init(_ text: String) throws(NewError) {
    if text.hasPrefix("Rostrum") { throw .module(text) }
    for name in [text, text + "Feature", text + "Tests"] where ModuleNames.all.contains(name) {
      throw .module(name)
    }
    try Self.check(type: text)
    self.text = text
  }

  /// Checks that a name can be that of a type, and in lower case that of a property.
  ///
  /// - Parameter name: The name.
  /// - Throws: A ``NewError`` if it can't.
  static func check(type name: String) throws(NewError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else { throw .notAType(name) }
    // The name of a system's user has at most 32 letters.
    guard name.count <= maximum else { throw .tooLong(name, maximum: maximum) }
    for name in [name, Words(name).property] where !isIdentifier(name) { throw .keyword(name) }
    try TypeNames.check(name)
  }

  private static let maximum = 30

  /// Whether a name can be declared without backticks, in a type too.
  static func isIdentifier(_ name: String) -> Bool {
    name.isValidSwiftIdentifier(for: .variableName) && !["Protocol", "Self", "Type"].contains(name)
  }

  /// What takes the place of the markers in a template.
  var words: [String: String] {
    [
      "Name": text, "name": Words(text).property, "NAME": Words(text).constant,
      "file": text.lowercased(),
    ]
  }
}
