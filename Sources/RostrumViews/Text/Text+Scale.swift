extension Text {
  /// The size of a text in relation to its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, as for the unit beside a number.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the size of the text in relation to its font, if that is one of the theme.
  ///
  /// ```swift
  /// Text("72").font(.title) + Text("bpm").font(.title).textScale(.secondary)
  /// ```
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - isEnabled: Whether the text has that size.
  /// - Returns: The text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled, scale != .default else { return self }
    var text = self
    text.styles =
      StyleBox.adding(.textScale(scale.factor, around: 1), to: styles) ?? styles
    return text
  }
}

extension View {
  /// Sets the size of the texts in the view in relation to their fonts, if these are fonts of the theme.
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - isEnabled: Whether the texts have that size.
  /// - Returns: The view with such texts.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
      .modifier(TextScaleModifier(scale: isEnabled ? scale : nil))
  }
}

private struct TextScaleModifier: ElementModifier {
  let scale: Text.Scale?

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let inherited = environment.textScale
    guard let scale, scale != inherited else { return }
    let size = environment.dynamicTypeSize.factor
    element.style(.textScale(size * scale.factor, around: size * inherited.factor))
  }
}

extension EnvironmentValues {
  fileprivate var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// What the sizes of fonts depend on, for ``Font/resolve(in:)``.
  public var fontResolutionContext: Font.Context {
    Font.Context(factor: dynamicTypeSize.factor)
  }
}

private struct TextScaleKey: EnvironmentKey {
  static var defaultValue: Text.Scale { .default }
}
