import RostrumGraph

/// A value that an app attaches to a part of a text, and that a ``TextRenderer`` finds in its runs.
///
/// ```swift
/// struct EmphasisAttribute: TextAttribute {}
///
/// Text("Visit \(Text("Lisbon").customAttribute(EmphasisAttribute()))")
///   .textRenderer(Glow())
/// ```
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the text; of several values of one type, the innermost one counts.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text with the value.
  public func customAttribute(_ value: some TextAttribute) -> Text {
    var text = self
    text.attributes = attributes.within(TextAttributes(value))
    return text
  }
}

/// The values that an app has attached to a part of a text, at most one of each type.
///
/// NB: `@unchecked Sendable` because the values never change, and only the main actor reads them.
package struct TextAttributes: @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  init() {}

  init<Value: TextAttribute>(_ value: Value) {
    values = [ObjectIdentifier(Value.self): value]
  }

  var isEmpty: Bool { values.isEmpty }

  /// The value of a type.
  subscript<Value: TextAttribute>(type: Value.Type) -> Value? {
    values[ObjectIdentifier(type)] as? Value
  }

  /// These values and those around them, which don't replace any.
  func within(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.values.merge(outer.values) { inner, _ in inner }
    return result
  }
}

extension TextAttributes: Hashable {
  /// Whether both have equal values of the same types.
  ///
  /// Values that aren't equatable are equal if their types are and have no content.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.values.count == rhs.values.count else { return false }
    return lhs.values.allSatisfy { type, value in
      rhs.values[type].map { isEqual(value, $0) } ?? false
    }
  }

  private static func isEqual<Value: TextAttribute>(
    _ value: Value, _ other: any TextAttribute
  ) -> Bool {
    guard let other = other as? Value else { return false }
    if MemoryLayout<Value>.size == 0 { return true }
    guard let value = value as? any Equatable else { return false }
    return value.equals(other)
  }

  /// Hashes the types.
  package func hash(into hasher: inout Hasher) {
    for type in values.keys.sorted() { hasher.combine(type) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
