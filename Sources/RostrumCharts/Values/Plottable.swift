/// A type whose values can be plotted: numbers, dates and names, and an app's own types.
///
/// ```swift
/// enum Weekday: String, Plottable {
///   case monday, tuesday
/// }
/// ```
public protocol Plottable {
  /// The type of the value that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from what was plotted, such as for a selection.
  ///
  /// - Parameter primitivePlottable: The plotted value.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, date or name.
///
/// Apps don't add conformances: see ``Plottable``.
public protocol PrimitivePlottableProtocol: Plottable, Sendable {
  /// The value on a scale; apps don't call or implement it.
  var _plotValue: PlotValue { get }

  /// Creates a value from one on a scale; apps don't call or implement it.
  init?(_plotValue: PlotValue)
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates the value from itself.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable {
  /// The value on a scale.
  package var plotValue: PlotValue { primitivePlottable._plotValue }

  /// Creates a value from one on a scale.
  package init?(plotValue: PlotValue) {
    guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// Creates a value from its raw value.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}
