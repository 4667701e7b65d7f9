public import Foundation

// The combinations with the baselines of texts.
extension Alignment {
  /// At the leading edge, by the baselines of the first lines of text.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Centred, by the baselines of the first lines of text.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  /// At the trailing edge, by the baselines of the first lines of text.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the leading edge, by the baselines of the last lines of text.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Centred, by the baselines of the last lines of text.
  public static let centerLastTextBaseline = Self(
    horizontal: .center, vertical: .lastTextBaseline)
  /// At the trailing edge, by the baselines of the last lines of text.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension HorizontalAlignment {
  /// Returns the guide of a container from the guides that its views set for the alignment.
  ///
  /// - Parameter values: The guides; `nil` for a view that sets none.
  /// - Returns: Their mean, or `nil` if no view sets a guide.
  /// - Complexity: O(*n*) in the number of guides.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    mean(of: values)
  }
}

extension VerticalAlignment {
  /// Returns the guide of a container from the guides that its views set for the alignment.
  ///
  /// - Parameter values: The guides; `nil` for a view that sets none.
  /// - Returns: For ``firstTextBaseline`` the least and for ``lastTextBaseline`` the greatest guide, else
  ///   the mean; `nil` if no view sets a guide.
  /// - Complexity: O(*n*) in the number of guides.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    switch self {
    case .firstTextBaseline: values.compactMap(\.self).min()
    case .lastTextBaseline: values.compactMap(\.self).max()
    default: mean(of: values)
    }
  }
}

private func mean(of values: some Sequence<CGFloat?>) -> CGFloat? {
  let explicit = values.compactMap(\.self)
  return explicit.isEmpty ? nil : explicit.reduce(0) { $0 + $1 / CGFloat(explicit.count) }
}
