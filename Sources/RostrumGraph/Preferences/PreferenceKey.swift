/// The name, type and default of a value that views tell the views around them.
///
/// ```swift
/// struct BadgeCount: PreferenceKey {
///   static let defaultValue = 0
///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
/// }
///
/// Tabs().onPreferenceChange(BadgeCount.self) { total = $0 }
/// ```
///
/// What the environment is downwards, a preference is upwards: each view may state a value, and
/// what
/// several views state is reduced to one in the order in which they stand.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view states one.
  static var defaultValue: Value { get }

  /// Puts two values together.
  ///
  /// - Parameters:
  ///   - value: What the views before have stated together, and the result.
  ///   - nextValue: What the next view states.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// There is none.
  public static var defaultValue: Value { nil }
}

/// Gathers what the views below a node state, in order.
@MainActor
public class PreferenceCollector {}

final class TypedPreferenceCollector<Key: PreferenceKey>: PreferenceCollector {
  private(set) var value: Key.Value?

  func add(_ next: Key.Value) {
    if var value {
      Key.reduce(value: &value) { next }
      self.value = value
    } else {
      value = next
    }
  }

  /// What a node and all below state together; `nil` if none states anything.
  ///
  /// O(n) in the nodes below.
  static func value(below node: Node?) -> Key.Value? {
    let collector = TypedPreferenceCollector()
    node?.collectPreferences(collector)
    return collector.value
  }
}
