public import Foundation

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
  /// The height of lines of texts, as `lineHeight(_:)` around the view sets it; `nil` for that of the font.
  public var lineHeight: AttributedString.LineHeight? {
    if case .lineHeight(let look)? = inheritedStyle(.lineHeight) {
      AttributedString.LineHeight(look: look)
    } else {
      nil
    }
  }

  /// The space between the lines of texts, as `lineSpacing(_:)` around the view sets it, in points.
  public var lineSpacing: CGFloat {
    if case .lineSpacing(let length)? = inheritedStyle(.lineSpacing) { length } else { 0 }
  }

  /// The least factor by which texts are shrunk, as `minimumScaleFactor(_:)` around the view sets it.
  public var minimumScaleFactor: CGFloat {
    if case .leastScale(let factor)? = inheritedStyle(.leastScale) { factor } else { 1 }
  }

  /// The case of texts, as `textCase(_:)` around the view sets it; `nil` for that of the words.
  public var textCase: Text.Case? {
    if case .textCase(let textCase)? = inheritedStyle(.textCase) { textCase } else { nil }
  }

  /// Which part of a text that doesn't fit is left out, as `truncationMode(_:)` around the view sets it.
  public var truncationMode: Text.TruncationMode {
    if case .truncation(let mode)? = inheritedStyle(.truncation) { mode } else { .tail }
  }
}
