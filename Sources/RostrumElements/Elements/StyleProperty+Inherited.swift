extension StyleProperty.Kind {
  /// Whether a view passes the property on to everything in it, also to what it presents.
  package var isPassedOn: Bool {
    switch self {
    case .font, .weight, .italic, .monospacedDigits, .fontDesign, .tracking, .textCase, .foreground,
      .tint, .lineLimit, .textAlignment, .lineSpacing, .textScale, .imageScale,
      .foregroundLevels, .fontWidth, .leastScale, .lineHeight, .truncation:
      true
    default: false
    }
  }
}
