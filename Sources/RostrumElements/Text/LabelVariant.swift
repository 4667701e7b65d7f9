/// The parts of a label that are shown.
public enum LabelVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the label's context.
  case automatic
  /// The title and the icon.
  case titleAndIcon
  /// The title.
  case titleOnly
  /// The icon; the title is its accessible name.
  case iconOnly
}
