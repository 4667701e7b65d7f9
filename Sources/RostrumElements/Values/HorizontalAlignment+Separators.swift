import Foundation

extension HorizontalAlignment {
  /// Where the separators of a list's row begin.
  ///
  /// ```swift
  /// HStack {
  ///   Image(systemName: "person")
  ///   Text("Ada").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  /// }
  /// ```
  ///
  /// Without a guide, they begin with the words of the row. A guide is a distance from the leading edge of the view
  /// plus a part of its width: those with which it has the right values for views that are 0 and 100 points wide.
  public static let listRowSeparatorLeading = Self(SeparatorStart.self)
  /// Where the separators of a list's row end; without a guide, that is the edge of the row.
  public static let listRowSeparatorTrailing = Self(SeparatorEnd.self)
}

enum SeparatorStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum SeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension AlignmentGuide {
  /// The guide as one of the separators around the view; `nil` if it is for a different alignment.
  package var separator: SeparatorGuide? {
    let edge: HorizontalEdge
    switch key {
    case HorizontalAlignment.listRowSeparatorLeading.key: edge = .leading
    case HorizontalAlignment.listRowSeparatorTrailing.key: edge = .trailing
    default: return nil
    }
    let (start, end) = (value(inWidth: 0), value(inWidth: 100))
    return SeparatorGuide(edge, offset: start, fraction: (end - start) / 100)
  }
}
