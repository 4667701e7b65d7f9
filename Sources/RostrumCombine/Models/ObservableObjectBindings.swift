import OpenCombine
import RostrumViews

/// A factory of bindings to the properties of an observable object.
///
/// ```swift
/// @ObservedObject var player: Player
///
/// Slider(value: $player.volume)
/// ```
@MainActor @dynamicMemberLookup
public struct ObservableObjectBindings<Object: ObservableObject> {
  let object: Object
  let follower: ObjectFollower<Object>?

  /// A binding to a property of the object.
  ///
  /// - Parameter keyPath: The key path to the property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
  ) -> Binding<Member> {
    Binding(
      id: ObjectMember(object: ObjectIdentifier(object), keyPath: keyPath),
      get: { [object, follower] in
        follower?.read(keyPath, of: object) ?? object[keyPath: keyPath]
      },
      set: { [object] in object[keyPath: keyPath] = $0 })
  }
}

/// The identity of a binding.
///
/// Two bindings to the same property of one object are equal.
private struct ObjectMember: Hashable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}
