public import Foundation

/// A chart comes to rest at values of its axes.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The places; apps don't call it.
  public let _stops: ChartStops

  private init(
    _ x: ChartStops.Step, _ xMajor: ChartStops.Major?, _ y: ChartStops.Step,
    _ yMajor: ChartStops.Major?, _ limit: ValueAlignedLimitBehavior
  ) {
    _stops = ChartStops(
      x: ChartStops.Rule(step: x, major: xMajor), y: ChartStops.Rule(step: y, major: yMajor),
      isLimited: limit.isLimited)
  }

  /// Creates a behavior with places at the multiples of a number.
  ///
  /// - Parameters:
  ///   - unit: The number; seconds for an axis of dates, and a number of names for one of names.
  ///   - majorAlignment: The values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  public init<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .of(unit), majorAlignment?.major,
      .of(unit), majorAlignment?.major, limitBehavior)
  }

  /// Creates a behavior with places at dates.
  ///
  /// - Parameters:
  ///   - components: The components of the dates, such as an hour.
  ///   - majorAlignment: The values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  public init(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(components), majorAlignment?.major,
      .dates(components), majorAlignment?.major, limitBehavior)
  }

  /// Creates a behavior with places at the multiples of numbers.
  ///
  /// - Parameters:
  ///   - xUnit: The number of the horizontal axis.
  ///   - yUnit: The number of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .of(xUnit), xMajorAlignment?.major,
      .of(yUnit), yMajorAlignment?.major, limitBehavior)
  }

  /// Creates a behavior with places at dates of the horizontal axis, and at numbers of the vertical one.
  ///
  /// - Parameters:
  ///   - xComponents: The components of the dates of the horizontal axis.
  ///   - yUnit: The number of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(xComponents), xMajorAlignment?.major,
      .of(yUnit), yMajorAlignment?.major, limitBehavior)
  }

  /// Creates a behavior with places at numbers of the horizontal axis, and at dates of the vertical one.
  ///
  /// - Parameters:
  ///   - xUnit: The number of the horizontal axis.
  ///   - yComponents: The components of the dates of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  public init<X: Plottable & Numeric>(
    xUnit: X,
    yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .of(xUnit), xMajorAlignment?.major,
      .dates(yComponents), yMajorAlignment?.major, limitBehavior)
  }

  /// Creates a behavior with places at dates of both axes.
  ///
  /// - Parameters:
  ///   - xComponents: The components of the dates of the horizontal axis.
  ///   - yComponents: The components of the dates of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  public init(
    xMatching xComponents: DateComponents,
    yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(xComponents), xMajorAlignment?.major,
      .dates(yComponents), yMajorAlignment?.major, limitBehavior)
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// A chart comes to rest at the multiples of a number.
  ///
  /// - Parameters:
  ///   - unit: The number; seconds for an axis of dates, and a number of names for one of names.
  ///   - majorAlignment: The values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  /// - Returns: The behavior.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      unit: unit,
      majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// A chart comes to rest at dates.
  ///
  /// - Parameters:
  ///   - components: The components of the dates, such as an hour.
  ///   - majorAlignment: The values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  /// - Returns: The behavior.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      matching: components,
      majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// A chart comes to rest at the multiples of numbers.
  ///
  /// - Parameters:
  ///   - xUnit: The number of the horizontal axis.
  ///   - yUnit: The number of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  /// - Returns: The behavior.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yUnit: yUnit,
      xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// A chart comes to rest at dates of the horizontal axis, and at numbers of the vertical one.
  ///
  /// - Parameters:
  ///   - xComponents: The components of the dates of the horizontal axis.
  ///   - yUnit: The number of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  /// - Returns: The behavior.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xComponents, yUnit: yUnit,
      xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// A chart comes to rest at numbers of the horizontal axis, and at dates of the vertical one.
  ///
  /// - Parameters:
  ///   - xUnit: The number of the horizontal axis.
  ///   - yComponents: The components of the dates of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  /// - Returns: The behavior.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X,
    yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yMatching: yComponents,
      xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// A chart comes to rest at dates of both axes.
  ///
  /// - Parameters:
  ///   - xComponents: The components of the dates of the horizontal axis.
  ///   - yComponents: The components of the dates of the vertical axis.
  ///   - xMajorAlignment: The horizontal values that a scroll doesn't pass.
  ///   - yMajorAlignment: The vertical values that a scroll doesn't pass.
  ///   - limitBehavior: Whether a scroll passes them after all.
  /// - Returns: The behavior.
  public static func valueAligned(
    xMatching xComponents: DateComponents,
    yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xComponents, yMatching: yComponents,
      xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
}
