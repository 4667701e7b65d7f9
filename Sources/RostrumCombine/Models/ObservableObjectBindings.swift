import OpenCombine
import RostrumViews

/// Makes bindings to the members of an observable object.
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

  /// A binding to a member of the object.
  ///
  /// - Parameter keyPath: The member.
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

/// The identity of a binding: two bindings to one member of one object are equal.
private struct ObjectMember: Hashable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}
