/// A length that scales with the text size.
///
/// ```swift
/// @ScaledMetric private var side = 40.0
/// ```
@MainActor @propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private var factor = 1.0

  /// Creates a scaled length.
  ///
  /// - Parameter wrappedValue: The length at the default text size.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// Creates a scaled length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the default text size.
  ///   - textStyle: The text style to scale with, which makes no difference: all text styles scale by
  ///     the same factor.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// The length at the environment's text size.
  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    factor = node.environment.dynamicTypeSize.factor
  }
}
