/// Adds a fact to each element of a view, unless the element or a nearer modifier has it already.
struct Attribute: ElementModifier {
  let key: AttributeKey
  let value: AttributeValue?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let value, element[key] == nil { element[key] = value }
  }
}

/// Gives each element of a view a fact instead of the one that it has.
struct ReplacedAttribute: ElementModifier {
  let key: AttributeKey
  let value: AttributeValue?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let value { element[key] = value }
  }
}

extension View {
  /// The view with a fact where it has none.
  package func attribute(_ key: AttributeKey, _ value: AttributeValue?) -> some View {
    modifier(Attribute(key: key, value: value))
  }

  /// The view with a fact, whatever it had.
  package func replacingAttribute(_ key: AttributeKey, _ value: AttributeValue?) -> some View {
    modifier(ReplacedAttribute(key: key, value: value))
  }
}
