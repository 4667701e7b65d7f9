/// The name, type and default of a value that views pass to their ancestors.
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
/// Preferences pass values up the tree as the environment passes them down: each view may set a
/// value, and the values of several views are reduced to one in the order of the views.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines two values.
  ///
  /// - Parameters:
  ///   - value: The combined value of the preceding views, and the result.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default, `nil`.
  public static var defaultValue: Value { nil }
}

/// Collects the preferences of the views below a node, in order.
@MainActor
public class PreferenceCollector {
  /// Whether the collector collects the values of a key.
  package final func collects<Key: PreferenceKey>(_ key: Key.Type) -> Bool {
    self is TypedPreferenceCollector<Key>
  }

  /// Adds the value of a view, if the collector collects the values of its key.
  package final func add<Key: PreferenceKey>(_ value: Key.Value, of key: Key.Type) {
    (self as? TypedPreferenceCollector<Key>)?.add(value)
  }
}

/// The combined value of a node and its descendants; `nil` if no view sets one.
///
/// O(n) in the number of descendants.
@MainActor
package func preference<Key: PreferenceKey>(_ key: Key.Type, below node: Node?) -> Key.Value? {
  TypedPreferenceCollector<Key>.value(below: node)
}

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

  /// The combined value of a node and its descendants; `nil` if no view sets one.
  ///
  /// O(n) in the number of descendants.
  static func value(below node: Node?) -> Key.Value? {
    let collector = TypedPreferenceCollector()
    node?.collectPreferences(collector)
    return collector.value
  }
}
