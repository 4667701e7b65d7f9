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
