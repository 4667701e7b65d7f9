/// How large controls and their text are, and how close together they stand.
public enum InterfaceDensity: String, Hashable, Sendable, CaseIterable {
  /// The density of the device: compact where there is a wide window and a fine pointer, such as that
  /// of a mouse, and otherwise comfortable.
  case automatic
  /// The density of phones and tablets: text of 17 points, and controls of 44 points.
  case comfortable
  /// The density of desktop systems: text of 13 and 14 points, and controls of 28 points.
  case compact
}
