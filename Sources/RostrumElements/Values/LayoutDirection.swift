/// The direction in which a language is written, and in which views follow each other.
///
/// ```swift
/// @Environment(\.layoutDirection) private var layoutDirection
///
/// var body: some View {
///   Text(layoutDirection == .rightToLeft ? "مرحبا" : "Hello")
/// }
/// ```
///
/// The leading edge is on the left in one direction and on the right in the other.
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}
