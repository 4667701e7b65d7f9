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
  /// Without a guide, they begin with the words of the row. A guide that isn't proportional to the width of its
  /// view is that of a line through its values in views of no width and of 100 points.
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
