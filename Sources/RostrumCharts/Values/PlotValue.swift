public import Foundation

/// A value on a scale, without the type that the app gave it.
///
/// Marks of one axis have values of one kind: numbers, dates or categories.
public enum PlotValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A moment.
  case date(Date)
  /// One of several names.
  case category(String)

  /// The position on a continuous scale: the number, or the seconds since 2001; `nil` for categories
  /// and for values that aren't finite.
  package var coordinate: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The name of a category.
  package var category: String? {
    if case .category(let name) = self { name } else { nil }
  }

  /// The kind of the value.
  package var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The kinds of values.
  ///
  /// All values of an axis are of one kind.
  package enum Kind: String, Hashable, Sendable {
    case number
    case date
    case category
  }
}
