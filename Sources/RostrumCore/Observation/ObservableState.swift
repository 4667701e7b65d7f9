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
public protocol ObservableState: Observable {
  /// Tells the value that stands in one place of the state from one that takes its place.
  var _$id: ObservableStateID { get }

  /// Announces that the value is about to be changed in its place.
  mutating func _$willModify()
}
