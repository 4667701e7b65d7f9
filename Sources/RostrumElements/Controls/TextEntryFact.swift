/// A fact about a text field.
public enum TextEntryFact: Hashable, Sendable {
  /// The text that the empty field shows.
  case placeholder(String)
  /// The field's format can't parse the text.
  case invalid
  /// The field grows with its number of lines.
  case severalLines
  /// The text is the code of one with looks, links and lists: see ``RichText``.
  case rich
  /// The app follows what is selected in the field, and has made this selection last.
  case selection(FieldSelection?)
  /// The keyboard that the field requests.
  case keyboard(KeyboardType)
  /// The meaning of the text, for autofill.
  case contentType(TextContentType)
  /// The automatic capitalization of the text.
  case capitalization(TextCapitalization)
  /// The user's text isn't corrected.
  case autocorrectionDisabled
  /// The label of the return key.
  case submitLabel(SubmitLabel)
  /// The visual style of the field, if it isn't the default.
  case variant(TextFieldVariant)
}

/// The visual style of a text field.
public enum TextFieldVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the field's context.
  case automatic
  /// A field without a border.
  case plain
  /// A field in a border with rounded corners.
  case roundedBorder
}
