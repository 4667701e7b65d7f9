public import Foundation

/// Where an axis has marks.
public struct AxisMarkValues: Sendable {
  package enum Kind: Sendable {
    case automatic(count: Int?, minimum: Double?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case values([PlotValue])
  }
  package let kind: Kind
  /// Whether the domain is widened to a mark on a side; the chart decides for `nil`.
  package var roundsLower: Bool?
  package var roundsUpper: Bool?

  package init(_ kind: Kind) {
    self.kind = kind
  }

  private func rounding(_ lower: Bool?, _ upper: Bool?) -> AxisMarkValues {
    var values = self
    values.roundsLower = lower
    values.roundsUpper = upper
    return values
  }

  /// Round values, or every category.
  public static let automatic = AxisMarkValues(.automatic(count: nil, minimum: nil))

  /// About a number of round values.
  ///
  /// - Parameters:
  ///   - desiredCount: The desired number of values.
  ///   - roundLowerBound: Whether the domain begins at a value.
  ///   - roundUpperBound: Whether the domain ends at a value.
  /// - Returns: The values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount, minimum: nil))
      .rounding(roundLowerBound, roundUpperBound)
  }

  /// About a number of round values, with a least distance.
  ///
  /// - Parameters:
  ///   - minimumStride: The least distance.
  ///   - desiredCount: The desired number of values.
  ///   - roundLowerBound: Whether the domain begins at a value.
  ///   - roundUpperBound: Whether the domain ends at a value.
  /// - Returns: The values.
  public static func automatic(
    minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount, minimum: minimumStride))
      .rounding(roundLowerBound, roundUpperBound)
  }

  /// The multiples of a distance.
  ///
  /// - Parameters:
  ///   - stepSize: The distance.
  ///   - roundLowerBound: Whether the domain begins at a value.
  ///   - roundUpperBound: Whether the domain ends at a value.
  /// - Returns: The values.
  public static func stride(
    by stepSize: some BinaryFloatingPoint, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.stride(Double(stepSize))).rounding(roundLowerBound, roundUpperBound)
  }

  /// The starts of a calendar's units.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: The number of units from one value to the next.
  ///   - roundLowerBound: Whether the domain begins at a value.
  ///   - roundUpperBound: Whether the domain ends at a value.
  ///   - calendar: The calendar; the reader's for `nil`.
  /// - Returns: The values.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.dates(component, count, calendar)).rounding(roundLowerBound, roundUpperBound)
  }
}

/// One value of an axis.
public struct AxisValue {
  package let value: PlotValue
  /// The position of the value among all, from zero.
  public let index: Int
  /// The number of values.
  public let count: Int

  /// The value as a type of the app.
  ///
  /// - Parameter valueType: The type.
  /// - Returns: The value; `nil` if it has a different type.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(plotValue: value) }
}

/// The side of a plot on which the labels of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable { case automatic, leading, trailing, top, bottom }
  let kind: Kind

  /// Below the plot, or on its right.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// On the left of the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// On the right of the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}
