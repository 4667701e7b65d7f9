/// The name, type and default of a value that views have for a ``Layout`` around them.
///
/// ```swift
/// struct Flexibility: LayoutValueKey {
///   static let defaultValue: CGFloat = 0
/// }
///
/// Text("Wide").layoutValue(key: Flexibility.self, value: 2)
/// // In a layout: subview[Flexibility.self]
/// ```
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of views without one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the layout around the view.
  ///
  /// Of several values for one key, the outermost counts.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  /// - Returns: The view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier(value: LayoutValue(key: ObjectIdentifier(key), value: value)))
  }
}

/// A value for a layout.
package struct LayoutValue {
  let key: ObjectIdentifier
  let value: Any
}

/// The values that a view has for the layout around it.
///
/// NB: `@unchecked Sendable` as in SwiftUI: a value is only read.
struct LayoutValues: @unchecked Sendable {
  private let values: [LayoutValue]

  /// - Parameter values: The values, innermost first.
  init(_ values: [LayoutValue]) {
    self.values = values
  }

  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let value = values.last { $0.key == ObjectIdentifier(key) }?.value
    return value as? K.Value ?? K.defaultValue
  }
}

package struct LayoutValueTrait: TraitKey {
  package typealias Value = LayoutValue
}

package struct LayoutValueModifier: TraitModifier {
  package typealias Body = Never
  package typealias Key = LayoutValueTrait

  package let value: LayoutValue
}
