public import Foundation

/// The values that a scale shows.
public protocol ScaleDomain {
  /// The domain as a plain value; apps don't implement it.
  var _domain: ChartDomain { get }
}

/// The values that a scale shows, which apps don't use themselves.
public struct ChartDomain: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case range(PlotValue, PlotValue)
    case values([PlotValue])
  }
  package var kind = Kind.automatic
  package var includesZero: Bool?
  package var isReversed = false

  package init() {}
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The domain as a plain value; apps don't use it.
  public var _domain: ChartDomain {
    var domain = ChartDomain()
    domain.kind = .range(lowerBound.plotValue, upperBound.plotValue)
    return domain
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The domain as a plain value; apps don't use it.
  public var _domain: ChartDomain {
    var domain = ChartDomain()
    domain.kind = .range(lowerBound.plotValue, upperBound.plotValue)
    return domain
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The domain as a plain value; apps don't use it.
  public var _domain: ChartDomain {
    var domain = ChartDomain()
    domain.kind = .values(map(\.plotValue))
    return domain
  }
}

/// A domain that the chart derives from its data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The domain as a plain value; apps don't use it.
  public let _domain: ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain around the data.
  public static var automatic: Self { automatic(includesZero: nil) }

  /// A domain around the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero is part of a domain of numbers, which it is by default.
  ///   - reversed: Whether the greatest value comes first.
  /// - Returns: The domain.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    var domain = ChartDomain()
    domain.includesZero = includesZero
    domain.isReversed = reversed ?? false
    return AutomaticScaleDomain(_domain: domain)
  }
}

/// How values are distributed along an axis.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }
  let kind: Kind

  /// Equal differences are equally far apart.
  public static let linear = ScaleType(kind: .linear)
  /// Equal factors are equally far apart.
  public static let log = ScaleType(kind: .log)
  /// Dates, with equal durations equally far apart.
  public static let date = ScaleType(kind: .date)
  /// Each value has a place of its own.
  public static let category = ScaleType(kind: .category)
  /// The places of square roots.
  public static let squareRoot = ScaleType(kind: .power(0.5))
  /// Logarithmic far from zero, linear near it.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// The places of powers.
  ///
  /// - Parameter exponent: The exponent, which is above zero.
  /// - Returns: The type.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent > 0 ? exponent : 1))
  }

  /// Logarithmic far from zero, linear near it.
  ///
  /// - Parameter slope: The slope at zero.
  /// - Returns: The type.
  public static func symmetricLog(slopeAtZero slope: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope > 0 ? slope : 1))
  }

  var curve: ContinuousScale.Curve {
    switch kind {
    case .linear, .date, .category: .linear
    case .log: .log
    case .power(let exponent): .power(exponent: exponent)
    case .symmetricLog(let slope): .symmetricLog(slopeAtZero: slope)
    }
  }
}

/// What the values of a scale stand for, such as places of the plot.
public protocol ScaleRange {
  /// The type of what a value stands for.
  associatedtype VisualValue
}

/// The places that the values of an axis stand for.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The part of the plot; apps don't implement it.
  var _part: PlotDimensionScaleRange { get }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: Self { Self(start: 0, end: 0) }

  /// The plot without a distance at both ends.
  ///
  /// - Parameter padding: The distance, in points.
  /// - Returns: The range.
  public static func plotDimension(padding: Double) -> Self {
    Self(start: padding, end: padding)
  }

  /// The plot without a distance at each end.
  ///
  /// - Parameters:
  ///   - startPadding: The distance at the start, in points.
  ///   - endPadding: The distance at the end, in points.
  /// - Returns: The range.
  public static func plotDimension(
    startPadding: Double = 0, endPadding: Double = 0
  ) -> Self {
    Self(start: startPadding, end: endPadding)
  }
}

/// The part of the plot that a scale uses.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  /// A place of the plot.
  public typealias VisualValue = CGFloat

  let start: Double
  let end: Double

  /// The part itself; apps don't use it.
  public var _part: PlotDimensionScaleRange { self }
}
