/// A length that grows with the size of text.
///
/// ```swift
/// @ScaledMetric private var side = 40.0
/// ```
@MainActor @propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private var factor = 1.0

  /// Makes a length.
  ///
  /// - Parameter wrappedValue: The length at the usual size of text.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// Makes a length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the usual size of text.
  ///   - textStyle: The text with which it grows; all grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// The length at the size of text around.
  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    factor = node.environment.dynamicTypeSize.factor
  }
}
