public import Foundation

extension String: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = String
  /// The value on a scale.
  public var _plotValue: PlotValue { .category(self) }
  /// Creates a name from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let name = _plotValue.category else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Date
  /// The value on a scale.
  public var _plotValue: PlotValue { .date(self) }
  /// Creates a date from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard case .date(let date) = _plotValue else { return nil }
    self = date
  }
}

extension Decimal: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Decimal
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// Creates a number from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue, number.isFinite else { return nil }
    self.init(number)
  }
}

extension Double: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Double
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates a number from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension Float: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Float
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates a number from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension CGFloat: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = CGFloat
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates a number from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Int
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = Int(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension Int8: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Int8
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = Int8(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension Int16: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Int16
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = Int16(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension Int32: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Int32
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = Int32(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension Int64: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = Int64
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = Int64(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension UInt: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = UInt
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = UInt(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension UInt8: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = UInt8
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = UInt8(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension UInt16: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = UInt16
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = UInt16(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension UInt32: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = UInt32
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = UInt32(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension UInt64: PrimitivePlottableProtocol {
  /// The type of the value that is plotted.
  public typealias PrimitivePlottable = UInt64
  /// The value on a scale.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the nearest integer from a value on a scale.
  public init?(_plotValue: PlotValue) {
    guard let integer = UInt64(nearestTo: _plotValue) else { return nil }
    self = integer
  }
}

extension BinaryInteger {
  /// The nearest integer; `nil` for what isn't a number, or is out of range.
  fileprivate init?(nearestTo value: PlotValue) {
    guard case .number(let number) = value, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}
