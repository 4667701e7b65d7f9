/// A fact about a field of text.
public enum TextEntryFact: Hashable, Sendable {
  /// What the field shows while it is empty.
  case placeholder(String)
  /// The field's format does not understand the text.
  case invalid
  /// The field grows with its lines.
  case severalLines
  /// Which keys the user needs.
  case keyboard(KeyboardType)
  /// What the text is about.
  case contentType(TextContentType)
  /// Which letters are capitals without the user doing anything.
  case capitalization(TextCapitalization)
  /// What the user types is not corrected.
  case autocorrectionDisabled
  /// What the return key says.
  case submitLabel(SubmitLabel)
  /// How the field is drawn, where that is not as usual.
  case variant(TextFieldVariant)
}

/// How a field of text is drawn.
public enum TextFieldVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the field stands.
  case automatic
  /// Without a border.
  case plain
  /// In a border with round corners.
  case roundedBorder
}

extension ElementContent {
  /// The text of a field; `nil` for what is not a field of text.
  public var text: String? {
    switch self {
    case .textField(let text, _), .secureField(let text, _), .textEditor(let text, _): text
    default: nil
    }
  }

  /// The facts of a field of text; empty for what is not a field of text.
  public var entry: [TextEntryFact] {
    switch self {
    case .textField(_, let entry), .secureField(_, let entry), .textEditor(_, let entry): entry
    default: []
    }
  }

  /// What an empty field shows.
  public var placeholder: String? {
    for case .placeholder(let text) in entry { return text }
    return nil
  }
}
