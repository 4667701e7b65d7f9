// What the modifiers around a view set for its texts. Set them with those modifiers.
extension EnvironmentValues {
  /// The font of texts, as `font(_:)` around the view sets it; `nil` for that of the theme.
  ///
  /// ```swift
  /// struct Caption: View {
  ///   @Environment(\.font) private var font
  ///
  ///   var body: some View {
  ///     Text("Caption").font(font ?? .caption)
  ///   }
  /// }
  /// ```
  public var font: Font? {
    if case .font(let font)? = inheritedStyle(.font) { font } else { nil }
  }

  /// The number of lines of each text, as `lineLimit(_:)` around the view sets it; `nil` for any.
  public var lineLimit: Int? {
    if case .lineLimit(let lines)? = inheritedStyle(.lineLimit) { lines } else { nil }
  }

  /// The alignment of the lines of texts, as `multilineTextAlignment(_:)` around the view sets it.
  public var multilineTextAlignment: TextAlignment {
    if case .textAlignment(let alignment)? = inheritedStyle(.textAlignment) {
      alignment
    } else {
      .leading
    }
  }
}
