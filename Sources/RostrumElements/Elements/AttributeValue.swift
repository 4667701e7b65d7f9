/// The value of an attribute.
public enum AttributeValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A number.
  case number(Double)
  /// A yes or no. An absent flag is a no, so `false` is never stored except for a value.
  case flag(Bool)
  /// Another element of the same tree.
  case element(ElementID)
  /// How an element looks, innermost property first.
  case styles([StyleProperty])
  /// How an element comes and goes.
  case transition(AnyTransition)
}

extension AttributeValue {
  /// The text, if it is one.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, if it is one.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The yes or no, if it is one.
  public var flag: Bool? {
    if case .flag(let value) = self { value } else { nil }
  }

  /// The other element, if it is one.
  public var element: ElementID? {
    if case .element(let value) = self { value } else { nil }
  }

  /// The styles, if it is a list of them.
  public var styles: [StyleProperty]? {
    if case .styles(let value) = self { value } else { nil }
  }

  /// The transition, if it is one.
  public var transition: AnyTransition? {
    if case .transition(let value) = self { value } else { nil }
  }
}
