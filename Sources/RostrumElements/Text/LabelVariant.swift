/// Which parts of a label are shown.
public enum LabelVariant: String, Hashable, Sendable, CaseIterable {
  /// The parts that are usual where the label stands.
  case automatic
  /// The title and the icon.
  case titleAndIcon
  /// The title.
  case titleOnly
  /// The icon; the title names it.
  case iconOnly
}
