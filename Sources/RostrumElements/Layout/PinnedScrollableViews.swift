/// The parts of sections that stay in sight while their section scrolls.
///
/// ```swift
/// LazyVStack(pinnedViews: [.sectionHeaders]) {
///   ForEach(months) { month in
///     Section(month.name) { ForEach(month.days) { DayRow($0) } }
///   }
/// }
/// ```
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = Self(rawValue: 2)
}
