import CustomDump
import Observation

/// A type whose fields are observed one by one.
///
/// The `@ObservableState` macro adds the conformance:
///
/// ```swift
/// @ObservableState struct State {
///   var title = ""
///   var count = 0
/// }
/// ```
///
/// A closure that reads `count` inside `withObservationTracking`, as a view's body does, is
/// notified when `count` changes, and not when `title` does. A state is still a value: copies are
/// independent.
public protocol ObservableState: Observable, CustomDumpReflectable {
  /// An identity that distinguishes a value from one that replaces it.
  var _$id: ObservableStateID { get }

  /// Notifies the value that it is about to be mutated in place.
  mutating func _$willModify()

  /// Whether the type is `Sendable`, so that copies may be used on any thread.
  static var _$isSendable: Bool { get }

  /// Returns the stored property behind a property, through which it can be mutated in place.
  ///
  /// - Parameter keyPath: The key path to the property.
  /// - Returns: The stored property, or `nil` if there is none.
  static func _$storage<Member>(
    of keyPath: WritableKeyPath<Self, Member>
  ) -> WritableKeyPath<Self, Member>?
}

extension ObservableState {
  /// The default for enums and for conformances written by hand: it isn't known.
  public static var _$isSendable: Bool { false }

  /// The default for enums and for conformances written by hand, which expose no stored properties.
  ///
  /// - Parameter keyPath: The key path to the property.
  /// - Returns: `nil`.
  public static func _$storage<Member>(
    of keyPath: WritableKeyPath<Self, Member>
  ) -> WritableKeyPath<Self, Member>? {
    nil
  }

  /// The fields as a test failure prints them, with their names in the source.
  public var customDumpMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct else { return mirror }
    let fields = mirror.children
      .filter { $0.label?.hasPrefix("_$") != true }
      .map { (label: $0.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }, $0.value) }
    return Mirror(self, children: fields, displayStyle: .struct)
  }
}

/// Whether a type is `Sendable`: not as far as the compiler can tell.
///
/// - Parameter type: The type.
/// - Returns: `false`.
public func _$isSendable<State>(_ type: State.Type) -> Bool { false }

/// Whether a type is `Sendable`: the compiler has chosen this function, because it is.
///
/// - Parameter type: The type.
/// - Returns: `true`.
public func _$isSendable<State: Sendable>(_ type: State.Type) -> Bool { true }
