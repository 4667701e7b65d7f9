extension StyleProperty.Kind {
  /// Whether a view passes the property on to everything in it, also to what it presents.
  package var isPassedOn: Bool {
    switch self {
    case .font, .weight, .italic, .monospacedDigits, .fontDesign, .tracking, .textCase, .foreground,
      .tint, .lineLimit, .textAlignment:
      true
    default: false
    }
  }

  /// Whether the property of a box counts for the texts in it, unless they have their own.
  ///
  /// The number of lines is that of each text, so the box around them doesn't have one.
  package var belongsToBoxes: Bool { isPassedOn && self != .lineLimit }
}
