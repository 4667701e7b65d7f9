import CustomDump
import Observation

/// State whose fields are observed one by one.
///
/// The `@ObservableState` macro writes the conformance:
///
/// ```swift
/// @ObservableState struct State {
///   var title = ""
///   var count = 0
/// }
/// ```
///
/// Whoever reads `count` inside `withObservationTracking`, as views do, is told when `count`
/// changes, and not when `title` does. State stays a value: a copy is independent of the original.
public protocol ObservableState: Observable, CustomDumpReflectable {
  /// Tells the value that stands in one place of the state from one that takes its place.
  var _$id: ObservableStateID { get }

  /// Announces that the value is about to be changed in its place.
  mutating func _$willModify()

  /// Tells where the value of a property is, so that it can be changed in its place.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: The stored property behind it; `nil` if it has none.
  static func _$storage<Member>(
    of keyPath: WritableKeyPath<Self, Member>
  ) -> WritableKeyPath<Self, Member>?
}

extension ObservableState {
  /// Enums have no stored properties, and neither need states that are written by hand.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: `nil`.
  public static func _$storage<Member>(
    of keyPath: WritableKeyPath<Self, Member>
  ) -> WritableKeyPath<Self, Member>? {
    nil
  }

  /// The state as a test shows it: fields have the names that they have in the source.
  public var customDumpMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct else { return mirror }
    let fields = mirror.children
      .filter { $0.label?.hasPrefix("_$") != true }
      .map { (label: $0.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }, $0.value) }
    return Mirror(self, children: fields, displayStyle: .struct)
  }
}
